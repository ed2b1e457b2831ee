#import "BOTCell.h"
#import "BOTBoat.h"

@implementation BOTCell {
  UILabel *_nameLabel;
  UILabel *_harbourLabel;
  UILabel *_mastLabel;
  UILabel *_crewLabel;
}

+ (NSString *)textForCrew:(NSInteger)crew {
  return [NSString stringWithFormat:@"%ld aboard", (long)crew];
}

- (void)showBoat:(BOTBoat *)boat {
  _nameLabel.text = boat.name;
  [_harbourLabel setText:boat.harbour];
}

- (void)setMastText:(NSString *)mastText {
  _mastText = [mastText copy];
  _mastLabel.text = _mastText;
}

- (void)setCrewText:(NSString *)text animated:(BOOL)animated {
  _crewLabel.text = text;
}

@end
