#import <UIKit/UIKit.h>

@class TRMPass;

@interface TRMPassView : UIView
- (instancetype)initWithPass:(TRMPass *)pass;
@end
