#include "CRuleFiles.h"

// Made by `swift run dev docs`: every card file below rules/, in the order of the paths.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../appkit/buttons.rule"
};
static const unsigned char file1[] = {
#embed "../appkit/fields.rule"
};
static const unsigned char file2[] = {
#embed "../appkit/tables.rule"
};
static const unsigned char file3[] = {
#embed "../appkit/types.rule"
};
static const unsigned char file4[] = {
#embed "../appkit/windows.rule"
};
static const unsigned char file5[] = {
#embed "../combine/combine.rule"
};
static const unsigned char file6[] = {
#embed "../foundation/collections.rule"
};
static const unsigned char file7[] = {
#embed "../foundation/formatters.rule"
};
static const unsigned char file8[] = {
#embed "../foundation/texts.rule"
};
static const unsigned char file9[] = {
#embed "../foundation/types.rule"
};
static const unsigned char file10[] = {
#embed "../libraries/images.rule"
};
static const unsigned char file11[] = {
#embed "../objc/messages.rule"
};
static const unsigned char file12[] = {
#embed "../objc/properties.rule"
};
static const unsigned char file13[] = {
#embed "../swiftui/accessibility.rule"
};
static const unsigned char file14[] = {
#embed "../swiftui/conditions.rule"
};
static const unsigned char file15[] = {
#embed "../swiftui/images.rule"
};
static const unsigned char file16[] = {
#embed "../swiftui/lists.rule"
};
static const unsigned char file17[] = {
#embed "../swiftui/maps.rule"
};
static const unsigned char file18[] = {
#embed "../swiftui/moments.rule"
};
static const unsigned char file19[] = {
#embed "../swiftui/storage.rule"
};
static const unsigned char file20[] = {
#embed "../swiftui/texts.rule"
};
static const unsigned char file21[] = {
#embed "../swiftui/types.rule"
};
static const unsigned char file22[] = {
#embed "../uikit/accessibility.rule"
};
static const unsigned char file23[] = {
#embed "../uikit/buttons.rule"
};
static const unsigned char file24[] = {
#embed "../uikit/cells.rule"
};
static const unsigned char file25[] = {
#embed "../uikit/conditions.rule"
};
static const unsigned char file26[] = {
#embed "../uikit/controls.rule"
};
static const unsigned char file27[] = {
#embed "../uikit/images.rule"
};
static const unsigned char file28[] = {
#embed "../uikit/lists.rule"
};
static const unsigned char file29[] = {
#embed "../uikit/names.rule"
};
static const unsigned char file30[] = {
#embed "../uikit/navigation.rule"
};
static const unsigned char file31[] = {
#embed "../uikit/text.rule"
};
static const unsigned char file32[] = {
#embed "../uikit/types.rule"
};
static const unsigned char file33[] = {
#embed "../watchkit/watchkit.rule"
};

static const struct uyum_rule_file files[] = {
  {"appkit/buttons.rule", file0, sizeof file0},
  {"appkit/fields.rule", file1, sizeof file1},
  {"appkit/tables.rule", file2, sizeof file2},
  {"appkit/types.rule", file3, sizeof file3},
  {"appkit/windows.rule", file4, sizeof file4},
  {"combine/combine.rule", file5, sizeof file5},
  {"foundation/collections.rule", file6, sizeof file6},
  {"foundation/formatters.rule", file7, sizeof file7},
  {"foundation/texts.rule", file8, sizeof file8},
  {"foundation/types.rule", file9, sizeof file9},
  {"libraries/images.rule", file10, sizeof file10},
  {"objc/messages.rule", file11, sizeof file11},
  {"objc/properties.rule", file12, sizeof file12},
  {"swiftui/accessibility.rule", file13, sizeof file13},
  {"swiftui/conditions.rule", file14, sizeof file14},
  {"swiftui/images.rule", file15, sizeof file15},
  {"swiftui/lists.rule", file16, sizeof file16},
  {"swiftui/maps.rule", file17, sizeof file17},
  {"swiftui/moments.rule", file18, sizeof file18},
  {"swiftui/storage.rule", file19, sizeof file19},
  {"swiftui/texts.rule", file20, sizeof file20},
  {"swiftui/types.rule", file21, sizeof file21},
  {"uikit/accessibility.rule", file22, sizeof file22},
  {"uikit/buttons.rule", file23, sizeof file23},
  {"uikit/cells.rule", file24, sizeof file24},
  {"uikit/conditions.rule", file25, sizeof file25},
  {"uikit/controls.rule", file26, sizeof file26},
  {"uikit/images.rule", file27, sizeof file27},
  {"uikit/lists.rule", file28, sizeof file28},
  {"uikit/names.rule", file29, sizeof file29},
  {"uikit/navigation.rule", file30, sizeof file30},
  {"uikit/text.rule", file31, sizeof file31},
  {"uikit/types.rule", file32, sizeof file32},
  {"watchkit/watchkit.rule", file33, sizeof file33},
};

struct uyum_rule_file uyum_rule_file_at(long place) {
  const struct uyum_rule_file none = {0, 0, 0};
  return place >= 0 && place < (long)(sizeof files / sizeof *files) ? files[place] : none;
}
