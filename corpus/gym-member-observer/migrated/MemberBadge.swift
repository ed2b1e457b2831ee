import SwiftUI

struct MemberBadge: View {
  let member: GymMember

  var body: some View {
    Label(member.name, systemImage: "person")
  }
}
