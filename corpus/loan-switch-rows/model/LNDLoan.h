#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface LNDLoan : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *borrower;
@property (nonatomic, strong) NSDate *due;
@property (nonatomic, copy) NSString *shelf;
@property (nonatomic, copy) NSString *category;
@end

NS_ASSUME_NONNULL_END
