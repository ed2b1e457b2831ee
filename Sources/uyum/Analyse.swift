import Inventories
import Syntax

/// The way from source to a report without levels, and the findings that are no rows.
func analyse(_ request: CompareRequest) -> (report: Report, others: [Report.Finding]) {
  (Report(), [])
}
