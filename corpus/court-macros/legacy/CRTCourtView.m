#import "CRTCourtView.h"
#import "CRTCourt.h"

#define kNameLabel self.nameLabel
#define kNumberFormat @"No. %ld, %ld seats"
#define kUnlit NSLocalizedString(@"not lit", nil)
#define SET_TEXT(label, value) [label setText:(value)]

@implementation CRTPlaceView

- (void)refresh {
  placeLabel.text = [NSString stringWithFormat:@"%@, %@", self.court.club, [self.court city]];
}

@end

@interface CRTCourtView ()
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *numberLabel;
@property (nonatomic, strong) UILabel *surfaceLabel;
@property (nonatomic, strong) UILabel *lightLabel;
@property (nonatomic, strong) UILabel *keeperLabel;
@end

@implementation CRTCourtView

- (void)setCourt:(CRTCourt *)court {
  [super setCourt:court];
  [self refresh];
}

- (void)refresh {
  [super refresh];
  kNameLabel.text = self.court.name;
  self.numberLabel.text = [NSString stringWithFormat:kNumberFormat, (long)self.court.number, (long)self.court.seats];
  SET_TEXT(self.surfaceLabel, self.court.surface);
  self.lightLabel.text = self.court.light.length > 0 ? self.court.light : kUnlit;
  [self setValue:self.court.keeper forKeyPath:@"keeperLabel.text"];
}

@end
