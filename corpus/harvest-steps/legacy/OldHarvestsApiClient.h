#import <Foundation/Foundation.h>

@class OldHarvest;

NS_ASSUME_NONNULL_BEGIN

@interface OldHarvestsApiClient : NSObject
- (void)loadWithCompletion:(void (^)(NSArray<OldHarvest *> *harvests))completion;
@end

NS_ASSUME_NONNULL_END
