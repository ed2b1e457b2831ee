#import "SLOWindowController.h"
#import "SLOSilo.h"

@implementation SLOWindowController

- (void)showSilo:(SLOSilo *)newSilo {
  silo = newSilo;
  [first setStringValue:[silo name]];
  first.toolTip = silo->grain;
  [third setDoubleValue:silo.level];
  _fourth.title = silo.farmer;
}

- (void)showHeading:(NSString *)heading {
  [second setStringValue:heading];
}

- (void)controlTextDidChange:(NSNotification *)notification {
  filter = [[notification object] stringValue];
  [second setStringValue:filter];
}

- (void)control:(NSControl *)control didFailWithText:(NSString *)text {
  [second setStringValue:text];
}

- (void)warn {
  if (silo.alarms > 3) {
    NSAlert *alert = [[NSAlert alloc] init];
    alert.messageText = NSLocalizedString(@"Too many alarms", nil);
    [alert runModal];
  }
}

@end
