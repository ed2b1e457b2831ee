#import <UIKit/UIKit.h>

@class OldProduct;

@interface ProductController : UIViewController
- (instancetype)initWithProduct:(OldProduct *)product;
@end
