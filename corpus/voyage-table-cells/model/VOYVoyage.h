#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface VOYVoyage : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *captain;
@property (nonatomic, copy) NSString *port;
@property (nonatomic, copy) NSString *cargo;
@end

NS_ASSUME_NONNULL_END
