#import <UIKit/UIKit.h>

@class LNDLoan;

@interface LNDBaseController : UITableViewController
@property (nonatomic, strong) LNDLoan *loan;
@end
