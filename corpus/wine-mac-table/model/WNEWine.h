#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface WNEWine : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *grower;
@property (nonatomic, copy) NSString *vintage;
@property (nonatomic, copy) NSString *region;
@property (nonatomic, copy) NSString *labelName;
@property (nonatomic, copy) NSString *story;
@property (nonatomic, copy) NSString *grape;
@property (nonatomic, assign) double ripeness;
@property (nonatomic, copy) NSString *cork;
@property (nonatomic, copy) NSString *shelf;
@end

NS_ASSUME_NONNULL_END
