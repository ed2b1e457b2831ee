struct GymMember {
  let name: String
  let plan: String
}
