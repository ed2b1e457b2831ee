#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface HBRBerth : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *skipper;
@property (nonatomic, copy) NSString *vessel;
@property (nonatomic, copy, nullable) NSString *remark;
@property (nonatomic, assign) NSInteger pier;
@property (nonatomic, assign) double length;
@property (nonatomic, assign, getter=isOccupied) BOOL occupied;
@property (nonatomic, copy) NSString *ledger;
@end

NS_ASSUME_NONNULL_END
