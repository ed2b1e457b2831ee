#import "WNEListController.h"
#import "WNEWine.h"

@interface WNEListController ()
@property (weak) IBOutlet NSTableView *tableView;
@property (weak) IBOutlet NSTextField *regionField;
@property (weak) IBOutlet NSTextView *storyView;
@property (weak) IBOutlet NSPopUpButton *grapeButton;
@property (weak) IBOutlet NSLevelIndicator *ripenessIndicator;
@end

@implementation WNEListController

- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView {
  return self.wines.count;
}

- (NSView *)tableView:(NSTableView *)tableView viewForTableColumn:(NSTableColumn *)column row:(NSInteger)row {
  NSTableCellView *cell = [tableView makeViewWithIdentifier:@"wine" owner:self];
  WNEWine *wine = self.wines[row];
  cell.textField.stringValue = wine.name;
  cell.imageView.image = [NSImage imageNamed:wine.labelName];
  [cell setToolTip:wine.cork];
  return cell;
}

- (id)tableView:(NSTableView *)tableView objectValueForTableColumn:(NSTableColumn *)column row:(NSInteger)row {
  WNEWine *wine = [self.wines objectAtIndex:row];
  if ([column.identifier isEqualToString:@"grower"]) {
    return wine.grower;
  }
  return wine.vintage;
}

- (void)tableViewSelectionDidChange:(NSNotification *)notification {
  WNEWine *wine = self.wines[self.tableView.selectedRow];
  [self.regionField setStringValue:wine.region];
  self.storyView.string = wine.story;
  [self.grapeButton selectItemWithTitle:wine.grape];
  self.ripenessIndicator.doubleValue = wine.ripeness;
  NSAlert *alert = [[NSAlert alloc] init];
  alert.messageText = [NSString stringWithFormat:@"Take it from %@?", wine.shelf];
  [alert runModal];
}

@end
