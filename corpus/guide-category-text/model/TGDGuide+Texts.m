#import "TGDGuide.h"

@implementation TGDGuide (Texts)

- (NSString *)fullName {
  return [NSString stringWithFormat:@"%@ %@", self.firstName, self.lastName];
}

@end
