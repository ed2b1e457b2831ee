#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface DSHDish : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) NSString *origin;
@property (nonatomic, copy, nullable) NSString *note;
@property (nonatomic, copy, nullable) NSString *spice;
@property (nonatomic, copy, nullable) NSString *wine;
@property (nonatomic, copy, nullable) NSString *chef;
@property (nonatomic, copy, nullable) NSString *season;
@property (nonatomic, copy, nullable) NSString *allergens;
@end

NS_ASSUME_NONNULL_END
