#include "CRuleFiles.h"

// The tables of the system's Objective-C names, in the order of their names.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char classes[] = {
#embed "../objc/classes.table"
};
static const unsigned char enumerations[] = {
#embed "../objc/enumerations.table"
};
static const unsigned char macros[] = {
#embed "../objc/macros.table"
};
static const unsigned char numbers[] = {
#embed "../objc/numbers.table"
};
static const unsigned char pointers[] = {
#embed "../objc/pointers.table"
};
static const unsigned char swift[] = {
#embed "../objc/swift.table"
};
static const unsigned char values[] = {
#embed "../objc/values.table"
};

static const struct uyum_rule_file tables[] = {
  {"objc/classes.table", classes, sizeof classes},
  {"objc/enumerations.table", enumerations, sizeof enumerations},
  {"objc/macros.table", macros, sizeof macros},
  {"objc/numbers.table", numbers, sizeof numbers},
  {"objc/pointers.table", pointers, sizeof pointers},
  {"objc/swift.table", swift, sizeof swift},
  {"objc/values.table", values, sizeof values},
};

struct uyum_rule_file uyum_objective_c_table_at(long place) {
  const struct uyum_rule_file none = {0, 0, 0};
  return place >= 0 && place < (long)(sizeof tables / sizeof *tables) ? tables[place] : none;
}
