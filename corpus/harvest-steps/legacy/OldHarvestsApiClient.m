#import "OldHarvestsApiClient.h"
#import "OldHarvest.h"

@implementation OldHarvestsApiClient

- (void)loadWithCompletion:(void (^)(NSArray<OldHarvest *> *))completion {
  completion(@[]);
}

@end
