#import <Mantle/Mantle.h>

NS_ASSUME_NONNULL_BEGIN

@interface OldHarvest : MTLModel <MTLJSONSerializing>

@property (nonatomic, copy, readonly) NSNumber *harvestId;
@property (nonatomic, copy, readonly) NSString *orchard;
@property (nonatomic, copy, readonly) NSNumber *kilos;
@property (nonatomic, copy, readonly, nullable) NSString *remark;
@property (nonatomic, copy, readonly) NSString *variety;
@property (nonatomic, copy) NSString *pickedBy;

@end

NS_ASSUME_NONNULL_END
