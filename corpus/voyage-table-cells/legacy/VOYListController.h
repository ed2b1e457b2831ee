#import <UIKit/UIKit.h>

@class VOYVoyage;

@interface VOYListController : UITableViewController
@property (nonatomic, copy) NSArray<VOYVoyage *> *voyages;
@end
