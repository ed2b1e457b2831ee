#import <UIKit/UIKit.h>

@class Crate;

@interface CrateCell : UITableViewCell

@property (nonatomic, weak) IBOutlet UILabel *labelLabel;
@property (nonatomic, weak) IBOutlet UILabel *weightLabel;
@property (nonatomic, weak) IBOutlet UILabel *stampLabel;

- (void)showCrate:(Crate *)crate;

@end
