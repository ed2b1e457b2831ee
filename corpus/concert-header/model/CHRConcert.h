#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Concert)
@interface CHRConcert : NSObject
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, copy, nullable) NSString *conductor;
@property (nonatomic, copy, nullable) NSString *hall;
@property (nonatomic, copy, nullable) NSString *note;
@property (nonatomic, copy, nullable) NSString *soloist;
@property (nonatomic, strong, nullable) NSDate *doorsOpen;
@property (nonatomic, copy, null_resettable) NSString *motto;
@property (nonatomic, getter=isSoldOut) BOOL soldOut;
@property (nonatomic) NSInteger seats;
@property (nonatomic, copy) NSString *URLText;
- (nullable NSString *)dateText;
@end

NS_ASSUME_NONNULL_END

@interface CHRConcert (Programme)
@property (nonatomic, copy, readonly) NSString *composer;
@property (nonatomic, copy, readonly) NSString *encore;
@end
