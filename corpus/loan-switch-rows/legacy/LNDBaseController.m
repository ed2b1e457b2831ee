#import "LNDBaseController.h"
#import "LNDLoan.h"

@implementation LNDBaseController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = self.loan.title;
}

@end
