#import "LNDBaseController.h"

@interface LNDLoanController : LNDBaseController
@end
