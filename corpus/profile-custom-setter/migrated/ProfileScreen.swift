import SwiftUI

struct ProfileScreen: View {
  let profile: MemberProfile

  var body: some View {
    Text(verbatim: profile.name)
  }
}
