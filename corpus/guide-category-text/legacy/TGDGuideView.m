#import "TGDGuideView.h"
#import "TGDGuide.h"

#define kSpeaks @"Speaks %@"

@interface TGDGuideView ()
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *languageLabel;
@property (nonatomic, strong) UILabel *phoneLabel;
@end

@implementation TGDGuideView

- (void)showGuide:(TGDGuide *)guide {
  [self put:[guide fullName] into:self.nameLabel];
  __weak typeof(self) weakSelf = self;
  dispatch_async(dispatch_get_main_queue(), ^{
    weakSelf.languageLabel.text = [NSString stringWithFormat:kSpeaks, guide.language];
  });
  NSString *phone = guide.phone;
  if (phone.length > 0) {
    [self put:phone into:self.phoneLabel];
  } else {
    self.phoneLabel.hidden = YES;
  }
}

- (void)put:(NSString *)text into:(UILabel *)label {
  label.text = text;
}

@end
