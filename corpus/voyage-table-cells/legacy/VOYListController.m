#import "VOYListController.h"
#import "VOYCell.h"
#import "VOYVoyage.h"

@implementation VOYListController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.voyages.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  VOYCell *cell = [tableView dequeueReusableCellWithIdentifier:@"voyage" forIndexPath:indexPath];
  VOYVoyage *voyage = self.voyages[indexPath.row];
  [cell setTitle:voyage.title];
  [cell showCaptain:voyage.captain port:voyage.port];
  return cell;
}

@end
