#import "DSHCell.h"
#import "DSHDish.h"

@interface DSHCell ()
@property (nonatomic, weak) IBOutlet UILabel *nameLabel;
@property (nonatomic, weak) IBOutlet UILabel *originLabel;
@property (nonatomic, weak) IBOutlet UILabel *noteLabel;
@property (nonatomic, weak) IBOutlet UILabel *spiceLabel;
@property (nonatomic, weak) IBOutlet UILabel *wineLabel;
@property (nonatomic, weak) IBOutlet UILabel *chefLabel;
@property (nonatomic, weak) IBOutlet UILabel *seasonLabel;
@property (nonatomic, weak) IBOutlet UILabel *allergensLabel;
@end

@implementation DSHCell

- (void)showDish:(DSHDish *)dish {
  self.nameLabel.text = dish.name;
  self.originLabel.text = dish.origin;
  if (dish.note) {
    self.noteLabel.text = dish.note;
  }
  if (dish.spice != nil) {
    self.spiceLabel.text = dish.spice;
  } else {
    self.spiceLabel.text = nil;
  }
  self.wineLabel.text = dish.wine ?: NSLocalizedString(@"Water", nil);
  self.seasonLabel.text = [NSString stringWithFormat:@"in %@", dish.season];
  self.allergensLabel.hidden = !dish.allergens;
  self.allergensLabel.text = dish.allergens;
  if (!dish.chef) {
    return;
  }
  self.chefLabel.text = dish.chef;
}

@end
