#import <UIKit/UIKit.h>

@class BOTBoat;

NS_ASSUME_NONNULL_BEGIN

@interface BOTCell : UITableViewCell
@property (nonatomic, weak) IBOutlet UILabel *sailLabel;
@property (nonatomic, copy) NSString *mastText;
+ (NSString *)textForCrew:(NSInteger)crew;
- (void)showBoat:(BOTBoat *)boat;
- (void)setCrewText:(NSString *)text animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
