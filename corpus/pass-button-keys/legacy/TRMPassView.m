#import "TRMPassView.h"
#import "TRMPass.h"

@interface TRMPassView ()
@property (nonatomic, strong) TRMPass *pass;
@property (nonatomic, strong) UIButton *buyButton;
@property (nonatomic, strong) UILabel *zoneLabel;
@property (nonatomic, strong) UIImageView *badgeView;
@end

@implementation TRMPassView

- (instancetype)initWithPass:(TRMPass *)pass {
  self = [super initWithFrame:CGRectZero];
  if (self) {
    _pass = pass;
    _buyButton = [UIButton buttonWithType:UIButtonTypeSystem];
    _zoneLabel = [[UILabel alloc] init];
    _badgeView = [UIImageView new];
    [self fill];
  }
  return self;
}

- (void)fill {
  [self.buyButton setTitle:self.pass.verb forState:UIControlStateNormal];
  [self.zoneLabel setValue:[self.pass valueForKey:@"zone"] forKey:@"text"];
  self.badgeView.image = [UIImage imageNamed:_pass.badgeName];
}

@end
