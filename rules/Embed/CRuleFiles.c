#include "CRuleFiles.h"

// Made by `swift run dev docs`: every card file below rules/, in the order of the paths.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../appkit/sinks.rule"
};
static const unsigned char file1[] = {
#embed "../appkit/types.rule"
};
static const unsigned char file2[] = {
#embed "../combine/combine.rule"
};
static const unsigned char file3[] = {
#embed "../foundation/collections.rule"
};
static const unsigned char file4[] = {
#embed "../foundation/formatters.rule"
};
static const unsigned char file5[] = {
#embed "../foundation/texts.rule"
};
static const unsigned char file6[] = {
#embed "../foundation/types.rule"
};
static const unsigned char file7[] = {
#embed "../libraries/images.rule"
};
static const unsigned char file8[] = {
#embed "../objc/messages.rule"
};
static const unsigned char file9[] = {
#embed "../swiftui/accessibility.rule"
};
static const unsigned char file10[] = {
#embed "../swiftui/conditions.rule"
};
static const unsigned char file11[] = {
#embed "../swiftui/images.rule"
};
static const unsigned char file12[] = {
#embed "../swiftui/lists.rule"
};
static const unsigned char file13[] = {
#embed "../swiftui/maps.rule"
};
static const unsigned char file14[] = {
#embed "../swiftui/texts.rule"
};
static const unsigned char file15[] = {
#embed "../swiftui/types.rule"
};
static const unsigned char file16[] = {
#embed "../uikit/accessibility.rule"
};
static const unsigned char file17[] = {
#embed "../uikit/buttons.rule"
};
static const unsigned char file18[] = {
#embed "../uikit/cells.rule"
};
static const unsigned char file19[] = {
#embed "../uikit/conditions.rule"
};
static const unsigned char file20[] = {
#embed "../uikit/controls.rule"
};
static const unsigned char file21[] = {
#embed "../uikit/images.rule"
};
static const unsigned char file22[] = {
#embed "../uikit/lists.rule"
};
static const unsigned char file23[] = {
#embed "../uikit/names.rule"
};
static const unsigned char file24[] = {
#embed "../uikit/navigation.rule"
};
static const unsigned char file25[] = {
#embed "../uikit/text.rule"
};
static const unsigned char file26[] = {
#embed "../uikit/types.rule"
};

static const struct uyum_rule_file files[] = {
  {"appkit/sinks.rule", file0, sizeof file0},
  {"appkit/types.rule", file1, sizeof file1},
  {"combine/combine.rule", file2, sizeof file2},
  {"foundation/collections.rule", file3, sizeof file3},
  {"foundation/formatters.rule", file4, sizeof file4},
  {"foundation/texts.rule", file5, sizeof file5},
  {"foundation/types.rule", file6, sizeof file6},
  {"libraries/images.rule", file7, sizeof file7},
  {"objc/messages.rule", file8, sizeof file8},
  {"swiftui/accessibility.rule", file9, sizeof file9},
  {"swiftui/conditions.rule", file10, sizeof file10},
  {"swiftui/images.rule", file11, sizeof file11},
  {"swiftui/lists.rule", file12, sizeof file12},
  {"swiftui/maps.rule", file13, sizeof file13},
  {"swiftui/texts.rule", file14, sizeof file14},
  {"swiftui/types.rule", file15, sizeof file15},
  {"uikit/accessibility.rule", file16, sizeof file16},
  {"uikit/buttons.rule", file17, sizeof file17},
  {"uikit/cells.rule", file18, sizeof file18},
  {"uikit/conditions.rule", file19, sizeof file19},
  {"uikit/controls.rule", file20, sizeof file20},
  {"uikit/images.rule", file21, sizeof file21},
  {"uikit/lists.rule", file22, sizeof file22},
  {"uikit/names.rule", file23, sizeof file23},
  {"uikit/navigation.rule", file24, sizeof file24},
  {"uikit/text.rule", file25, sizeof file25},
  {"uikit/types.rule", file26, sizeof file26},
};

struct uyum_rule_file uyum_rule_file_at(long place) {
  const struct uyum_rule_file none = {0, 0, 0};
  return place >= 0 && place < (long)(sizeof files / sizeof *files) ? files[place] : none;
}
