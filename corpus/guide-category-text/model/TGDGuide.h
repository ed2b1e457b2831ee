#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface TGDGuide : NSObject
@property (nonatomic, copy) NSString *firstName;
@property (nonatomic, copy) NSString *lastName;
@property (nonatomic, copy) NSString *language;
@property (nonatomic, copy) NSString *phone;
@end

@interface TGDGuide (Texts)
- (NSString *)fullName;
@end

NS_ASSUME_NONNULL_END
