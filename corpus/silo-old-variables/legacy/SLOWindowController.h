#import <Cocoa/Cocoa.h>

@class SLOSilo;

@interface SLOWindowController : NSWindowController {
  IBOutlet NSTextField *first;
  IBOutlet NSTextField *second;
  IBOutlet NSLevelIndicator *third;
  NSMenuItem *_fourth;
 @private
  SLOSilo *silo;
  NSString *filter;
}
- (void)showSilo:(SLOSilo *)newSilo;
- (void)showHeading:(NSString *)heading;
@end
