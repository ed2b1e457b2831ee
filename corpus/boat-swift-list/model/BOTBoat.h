#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface BOTBoat : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *harbour;
@property (nonatomic, copy) NSString *mast;
@property (nonatomic, assign) NSInteger crew;
@property (nonatomic, copy) NSString *sail;
@end

NS_ASSUME_NONNULL_END
