#import <UIKit/UIKit.h>

@class TGDGuide;

@interface TGDGuideView : UIView
- (void)showGuide:(TGDGuide *)guide;
@end
