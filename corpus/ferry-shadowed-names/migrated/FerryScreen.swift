import SwiftUI

struct FerryScreen: View {
  let line: FerryLine

  var body: some View {
    Text(line.code)
  }
}
