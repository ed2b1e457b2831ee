#include "CRuleFiles.h"

// The tables of models, in the order of their names.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char models[] = {
#embed "../models/models.table"
};
static const unsigned char numbers[] = {
#embed "../models/numbers.table"
};

static const struct uyum_rule_file tables[] = {
  {"models/models.table", models, sizeof models},
  {"models/numbers.table", numbers, sizeof numbers},
};

struct uyum_rule_file uyum_model_table_at(long place) {
  const struct uyum_rule_file none = {0, 0, 0};
  return place >= 0 && place < (long)(sizeof tables / sizeof *tables) ? tables[place] : none;
}
