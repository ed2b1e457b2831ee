#import "CrateCell.h"
#import "Crate.h"

@implementation CrateCell

- (void)awakeFromNib {
    [super awakeFromNib];
    self.stampLabel.textColor = [UIColor redColor];
}

- (void)showCrate:(Crate *)crate {
    self.labelLabel.text = crate.label;
    [self.weightLabel setText:crate.weight];
}

@end
