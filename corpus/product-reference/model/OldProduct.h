#import <Mantle/Mantle.h>

@interface OldProduct : MTLModel <MTLJSONSerializing>

@property (nonatomic, copy, readonly, nonnull) NSNumber *productId;
@property (nonatomic, copy, readonly, nonnull) NSString *name;
@property (nonatomic, copy, readonly, nullable) NSString *review;
@property (nonatomic, copy, readonly, nonnull) NSNumber *price;
@property (nonatomic, copy, readonly, nonnull) NSString *manufacturer;
@property (nonatomic, copy, readonly, nullable) NSString *imageUrl;
@property (nonatomic, strong, readonly, nullable) NSNumber *reviewsScore;

@end
