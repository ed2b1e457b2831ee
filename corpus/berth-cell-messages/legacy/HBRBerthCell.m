#import "HBRBerthCell.h"
#import "HBRBerth.h"

@interface HBRBerthCell ()
@property (nonatomic, weak) IBOutlet UILabel *nameLabel;
@property (nonatomic, weak) IBOutlet UILabel *pierLabel;
@property (nonatomic, weak) IBOutlet UILabel *remarkLabel;
@property (nonatomic, weak) IBOutlet UILabel *stateLabel;
@end

@implementation HBRBerthCell {
  UILabel *_skipperLabel;
  UILabel *_vesselLabel;
}

- (void)setBerth:(HBRBerth *)berth {
  _berth = berth;
  self.nameLabel.text = berth.name;
  [_skipperLabel setText:[berth skipper]];
  _vesselLabel.text = self.berth.vessel;
  [self.pierLabel setText:[NSString stringWithFormat:@"Pier %ld, %.1f m", (long)berth.pier, [berth length]]];
  self.remarkLabel.text = berth.remark ?: @"No remark";
  self.stateLabel.text = berth.isOccupied ? NSLocalizedString(@"Taken", nil) : NSLocalizedString(@"Free", nil);
}

@end
