import Foundation

struct ClinicVisit {
  let date: Date
  let doctor: String
}
