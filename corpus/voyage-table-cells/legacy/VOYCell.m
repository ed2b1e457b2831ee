#import "VOYCell.h"

@interface VOYCell ()
@property (nonatomic, weak) IBOutlet UILabel *titleLabel;
@property (nonatomic, weak) IBOutlet UILabel *captainLabel;
@property (nonatomic, weak) IBOutlet UILabel *portLabel;
@end

@implementation VOYCell

- (void)setTitle:(NSString *)title {
  _title = [title copy];
  self.titleLabel.text = title;
}

- (void)showCaptain:(NSString *)captain port:(NSString *)port {
  self.captainLabel.text = captain;
  [self.portLabel setText:port];
}

@end
