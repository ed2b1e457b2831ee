#import "LNDLoanController.h"
#import "LNDLoan.h"

typedef NS_ENUM(NSInteger, LNDRow) { LNDRowBorrower, LNDRowDue, LNDRowShelf };

@implementation LNDLoanController

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return self.loan.category;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"detail"];
  switch (indexPath.row) {
    case LNDRowBorrower:
      cell.textLabel.text = self.loan.borrower;
      break;
    case LNDRowDue: {
      NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
      formatter.dateStyle = NSDateFormatterMediumStyle;
      cell.textLabel.text = [formatter stringFromDate:self.loan.due];
      break;
    }
    default:
      [cell.textLabel setText:[self.loan.shelf uppercaseString]];
  }
  return cell;
}

@end
