#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface Crate : NSObject

@property (nonatomic, copy, readonly) NSString *label;
@property (nonatomic, copy, readonly) NSString *weight;
@property (nonatomic, copy, readonly) NSString *stamp;

@end

NS_ASSUME_NONNULL_END
