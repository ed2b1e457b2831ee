import TestKit
import Testing

@Suite("Objective-C: how a member comes to a sink")
struct MessageTests {
  @Test(
    "K1 messages, members, and key-value coding say the same",
    arguments: [
      "self.nameLabel.text = self.kite.name;", "[[self nameLabel] setText:[[self kite] name]];",
      "[_nameLabel setText:_kite.name];", "[self.nameLabel setValue:self.kite.name forKey:@\"text\"];",
      "[self setValue:self.kite.name forKeyPath:@\"nameLabel.text\"];",
      "self.nameLabel.text = [self.kite valueForKey:@\"name\"];",
      "self.nameLabel.text = [self.kite valueForKey:NSStringFromSelector(@selector(name))];",
      "self.nameLabel.text = [[self.kites valueForKey:@\"name\"] componentsJoinedByString:@\", \"];",
    ])
  func spellings(statement: String) { #expect(KiteScreen(statement).matched == ["name"]) }

  @Test(
    "K2 what a value passes through is no key",
    arguments: [
      "self.nameLabel.text = [NSString stringWithFormat:@\"%@ kite\", self.kite.name];",
      "NSMutableString *s = [NSMutableString string]; [s appendString:self.kite.name]; self.nameLabel.text = s;",
      "self.nameLabel.text = NSLocalizedStringFromTable(self.kite.name, @\"Kites\", nil);",
      "self.nameLabel.attributedText = [[NSAttributedString alloc] initWithString:self.kite.name];",
      "NSDictionary *d = @{@\"n\": self.kite.name}; self.nameLabel.text = d[@\"n\"];",
      "self.nameLabel.text = @[self.kite.name][0];",
      "@synchronized(self) { self.nameLabel.text = self.kite.name; }",
      "dispatch_async(dispatch_get_main_queue(), ^{ self.nameLabel.text = self.kite.name; });",
      "void (^show)(NSString *) = ^(NSString *t) { self.nameLabel.text = t; }; show(self.kite.name);",
    ])
  func passed(statement: String) { #expect(KiteScreen(statement).matched == ["name"]) }

  @Test(
    "K1 an element of a collection has the type that the collection says",
    arguments: [
      "for (Kite *k in self.kites) { self.nameLabel.text = k.name; }",
      "for (id k in self.kites) { self.nameLabel.text = [k name]; }",
      "[self.kites enumerateObjectsUsingBlock:^(Kite *k, NSUInteger i, BOOL *stop) { self.nameLabel.text = k.name; }];",
      "[self.kites enumerateObjectsUsingBlock:^(id k, NSUInteger i, BOOL *stop) { self.nameLabel.text = [k name]; }];",
      "self.nameLabel.text = self.kites.firstObject.name;", "self.nameLabel.text = self.kites[0].name;",
    ])
  func elements(statement: String) { #expect(KiteScreen(statement).matched == ["name"]) }

  @Test("K2 a method that is performed by its selector is handed the object", arguments: ["", "OnMainThread"])
  func performed(how: String) {
    let wait = how.isEmpty ? "" : " waitUntilDone:NO"
    let methods = """
      - (void)viewDidLoad { [self performSelector\(how):@selector(show:) withObject:self.kite.name\(wait)]; }
      - (void)show:(id)text { self.nameLabel.text = text; }
      """
    #expect(KiteScreen(methods: methods).matched == ["name"])
  }

  @Test(
    "K2 a selector with several parts is handed an object for each",
    arguments: [
      "performSelector:@selector(show:in:) withObject:self.kite.name withObject:self.nameLabel",
      "performSelector:@selector(put:) onThread:NSThread.mainThread withObject:self.kite.name waitUntilDone:NO",
      "performSelectorInBackground:@selector(put:) withObject:self.kite.name",
    ])
  func performedParts(message: String) {
    let methods = """
      - (void)viewDidLoad { [self \(message)]; }
      - (void)show:(id)text in:(UILabel *)label { label.text = text; }
      - (void)put:(id)text { self.nameLabel.text = text; }
      """
    #expect(KiteScreen(methods: methods).matched == ["name"])
  }

  @Test("K1 a setter that is performed sets its property", arguments: ["", "OnMainThread"])
  func performedSetter(how: String) {
    let wait = how.isEmpty ? "" : " waitUntilDone:YES"
    let message = "performSelector\(how):@selector(setText:) withObject:self.kite.name\(wait)"
    #expect(KiteScreen("[self.nameLabel \(message)];").matched == ["name"])
  }

  @Test(
    "R1 what takes a constant out of a table chooses it",
    arguments: [
      "NSArray *words = @[@\"delta\", @\"box\"]; self.nameLabel.text = words[self.kite.kind];",
      "self.nameLabel.text = @{@(KiteKindBox): @\"box\"}[@(self.kite.kind)];",
      "if (self.kite.kind == KiteKindBox) { self.nameLabel.text = @\"b\"; } else { self.nameLabel.text = @\"d\"; }",
    ])
  func chosen(statement: String) { #expect(KiteScreen(statement).matched == ["kind"]) }

  @Test("K6 a getter with a name of its own is the property that it belongs to")
  func ownGetter() {
    #expect(KiteScreen("self.nameLabel.text = self.kite.torn ? @\"torn\" : @\"whole\";").matched == ["isTorn"])
    #expect(KiteScreen("self.nameLabel.text = [self.kite isTorn] ? @\"torn\" : @\"whole\";").matched == ["isTorn"])
  }

  @Test("K2 a choice that is handed on chooses where it is handed to")
  func handedChoice() {
    let methods = """
      - (void)viewDidLoad { [self show:self.kite.span > 3 ? 1 : 2]; }
      - (void)show:(int)size { switch (size) { case 1: self.nameLabel.text = @"big"; break;
        default: self.nameLabel.text = @"small"; } }
      """
    #expect(KiteScreen(methods: methods).matched == ["span"])
  }
}
