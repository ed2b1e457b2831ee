#import <UIKit/UIKit.h>

@interface VOYCell : UITableViewCell
@property (nonatomic, copy) NSString *title;
- (void)showCaptain:(NSString *)captain port:(NSString *)port;
@end
