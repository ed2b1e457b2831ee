#import <UIKit/UIKit.h>

@class TRMTram;

@interface TramController : UIViewController
@property (nonatomic, strong) TRMTram *tram;
@end
