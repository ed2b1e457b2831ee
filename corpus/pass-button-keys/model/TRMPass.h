#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface TRMPass : NSObject
@property (nonatomic, copy) NSString *verb;
@property (nonatomic, copy) NSString *zone;
@property (nonatomic, copy) NSString *badgeName;
@property (nonatomic, copy) NSString *serial;
@end

NS_ASSUME_NONNULL_END
