#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface CRTCourt : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *surface;
@property (nonatomic, copy) NSString *club;
@property (nonatomic, copy) NSString *city;
@property (nonatomic, copy) NSString *light;
@property (nonatomic, copy) NSString *keeper;
@property (nonatomic, assign) NSInteger number;
@property (nonatomic, assign) NSInteger seats;
@end

NS_ASSUME_NONNULL_END
