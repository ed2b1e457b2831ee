#import <UIKit/UIKit.h>

@class CRTCourt;

@interface CRTPlaceView : UIView {
 @protected
  UILabel *placeLabel;
}
@property (nonatomic, strong) CRTCourt *court;
- (void)refresh;
@end

@interface CRTCourtView : CRTPlaceView
@end
