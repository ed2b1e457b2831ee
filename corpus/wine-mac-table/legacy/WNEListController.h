#import <Cocoa/Cocoa.h>

@class WNEWine;

@interface WNEListController : NSWindowController <NSTableViewDataSource, NSTableViewDelegate>
@property (copy) NSArray<WNEWine *> *wines;
@end
