#import "ProductController.h"
#import "OldProduct.h"

@interface ProductController ()
@property (nonatomic, strong) OldProduct *product;
@property (nonatomic, strong) NSNumberFormatter *moneyFormatter;
@property (nonatomic, weak) IBOutlet UILabel *nameLabel;
@property (nonatomic, weak) IBOutlet UILabel *reviewLabel;
@property (nonatomic, weak) IBOutlet UILabel *priceLabel;
@property (nonatomic, weak) IBOutlet UILabel *manufacturerLabel;
@property (nonatomic, weak) IBOutlet UILabel *scoreLabel;
@property (nonatomic, weak) IBOutlet UIImageView *photoView;
@end

@implementation ProductController

- (instancetype)initWithProduct:(OldProduct *)product {
  if ((self = [super initWithNibName:nil bundle:nil])) {
    _product = product;
    _moneyFormatter = [[NSNumberFormatter alloc] init];
    _moneyFormatter.numberStyle = NSNumberFormatterCurrencyStyle;
  }
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.nameLabel.text = self.product.name;
  self.reviewLabel.text = self.product.review;
  self.priceLabel.text = [self.moneyFormatter stringFromNumber:self.product.price];
  [self.manufacturerLabel setText:[NSString stringWithFormat:@"by %@", self.product.manufacturer]];
  self.scoreLabel.text = [NSString stringWithFormat:@"%@ / 5", self.product.reviewsScore];
  if (self.product.imageUrl != nil) {
    [self.photoView sd_setImageWithURL:[NSURL URLWithString:self.product.imageUrl]];
  } else {
    self.photoView.image = [UIImage imageNamed:@"no-photo"];
  }
}

@end
