#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface SLOSilo : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *grain;
@property (nonatomic, copy) NSString *farmer;
@property (nonatomic, copy) NSString *ledger;
@property (nonatomic, assign) double level;
@property (nonatomic, assign) NSInteger alarms;
@end

NS_ASSUME_NONNULL_END
