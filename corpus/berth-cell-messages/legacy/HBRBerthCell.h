#import <UIKit/UIKit.h>

@class HBRBerth;

@interface HBRBerthCell : UITableViewCell
@property (nonatomic, strong) HBRBerth *berth;
@end
