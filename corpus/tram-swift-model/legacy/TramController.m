#import "TramController.h"
#import "Depot-Swift.h"

@interface TramController ()
@property (nonatomic, weak) IBOutlet UILabel *lineLabel;
@property (nonatomic, weak) IBOutlet UILabel *platformLabel;
@property (nonatomic, weak) IBOutlet UILabel *driverLabel;
@property (nonatomic, weak) IBOutlet UILabel *routeLabel;
@property (nonatomic, weak) IBOutlet UILabel *nextLabel;
@property (nonatomic, weak) IBOutlet UILabel *crowdLabel;
@end

@implementation TramController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  TRMTram *tram = self.tram;
  self.lineLabel.text = tram.line;
  self.platformLabel.text = [tram platform];
  self.routeLabel.text = tram.route;
  self.nextLabel.text = [tram stopAt:0];
  if (tram.driver) {
    self.driverLabel.text = tram.driver;
  }
  self.crowdLabel.text = tram.crowded ? NSLocalizedString(@"Full", nil) : NSLocalizedString(@"Seats left", nil);
}

@end
