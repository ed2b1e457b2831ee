#import "OldHarvest.h"

@implementation OldHarvest

+ (NSDictionary *)JSONKeyPathsByPropertyKey {
  return @{
    @"harvestId": @"id",
    @"orchard": @"orchard_name",
    @"kilos": @"kilos",
    @"remark": @"remark",
    @"variety": @"variety",
    @"grade": @"grade",
  };
}

@end
