#import <UIKit/UIKit.h>

@class DSHDish;

@interface DSHCell : UITableViewCell
- (void)showDish:(DSHDish *)dish;
@end
