#ifndef C_RULE_FILES_H
#define C_RULE_FILES_H

/// A card file as it was when the program was compiled.
struct uyum_rule_file {
  /// Its path below rules/, ends with a zero byte.
  const char *path;
  /// Its bytes.
  const unsigned char *bytes;
  /// How many bytes it has.
  long count;
};

/// The file at a place from 0; its path is null past the last one.
struct uyum_rule_file uyum_rule_file_at(long place);

/// The table of the system's Objective-C names at a place from 0; its path is null past the last one.
struct uyum_rule_file uyum_objective_c_table_at(long place);

/// The table of layout documents at a place from 0; its path is null past the last one.
struct uyum_rule_file uyum_layout_table_at(long place);

/// The table of models and numbers at a place from 0; its path is null past the last one.
struct uyum_rule_file uyum_model_table_at(long place);

#endif
