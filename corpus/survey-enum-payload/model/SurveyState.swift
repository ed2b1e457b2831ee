enum SurveyState {
  case open
  case closed(date: String, reason: String)
}
