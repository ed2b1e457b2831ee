#include "CRuleFiles.h"

// The tables of layout documents, the one for all frameworks first.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char all[] = {
#embed "../layouts/all.table"
};
static const unsigned char appkit[] = {
#embed "../layouts/appkit.table"
};
static const unsigned char uikit[] = {
#embed "../layouts/uikit.table"
};
static const unsigned char watchkit[] = {
#embed "../layouts/watchkit.table"
};

static const struct uyum_rule_file tables[] = {
  {"layouts/all.table", all, sizeof all},
  {"layouts/appkit.table", appkit, sizeof appkit},
  {"layouts/uikit.table", uikit, sizeof uikit},
  {"layouts/watchkit.table", watchkit, sizeof watchkit},
};

struct uyum_rule_file uyum_layout_table_at(long place) {
  const struct uyum_rule_file none = {0, 0, 0};
  return place >= 0 && place < (long)(sizeof tables / sizeof *tables) ? tables[place] : none;
}
