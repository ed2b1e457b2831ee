// The only door to libclang. The library is found and loaded at run time, so nothing of it is needed to build; its
// structs stay on the C side, and a reader gets flat records whose texts live as long as the call back.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A loaded libclang; never unloaded.
typedef struct CClangLibrary CClangLibrary;

/// What the library is told of one unit.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
  /// Records of what starts before this offset are left out.
  uint32_t skipped;
  bool isCPlusPlus;
  /// Whether `pretty` is wanted of properties: it is dear.
  bool wantsPretty;
} CClangInput;

/// One declaration or reference, in source order, an outer one before those inside it.
typedef struct {
  /// The number of libclang's CXCursorKind.
  int32_t kind;
  /// How deep it stands; 0 at the level of the file.
  int32_t depth;
  /// Byte offsets where its text begins and ends, macros seen from outside.
  uint32_t start, end, nameOffset;
  /// Whether it begins inside of a macro's expansion.
  bool isInMacro;
  bool isOptional;
  bool hasDefinition;
  /// CXTypeNullability, the bits of CXObjCPropertyAttrKind, the CXTypeKind of the canonical type, CXAvailabilityKind.
  int32_t nullability, attributes, canonicalKind, availability;
  const char *_Nonnull name, *_Nonnull type, *_Nonnull getter, *_Nonnull setter, *_Nonnull pretty;
} CClangRecord;

typedef void (*CClangVisit)(void *_Nullable context, const CClangRecord *_Nonnull record);
typedef void (*CClangDiagnose)(void *_Nullable context, int32_t severity, uint32_t offset, const char *_Nonnull text);

/// Loads a library; NULL where the file is none or lacks one of libclang's functions.
CClangLibrary *_Nullable CClangLoad(const char *_Nonnull path);
/// What the library calls itself.
void CClangVersion(CClangLibrary *_Nonnull library, char *_Nonnull text, size_t capacity);
/// Parses one unit and hands over its diagnostics, then its records. Safe from several threads. False: no unit came.
bool CClangRead(CClangLibrary *_Nonnull library, CClangInput input, void *_Nullable context,
                CClangDiagnose _Nonnull diagnose, CClangVisit _Nonnull visit);

/// A token's CXTokenKind and the byte offsets where its text begins and ends.
typedef void (*CClangTokenVisit)(void *_Nullable context, int32_t kind, uint32_t start, uint32_t end);
/// Hands over a file's tokens, comments among them; `skipped` and `wantsPretty` of the input say nothing here.
bool CClangTokens(CClangLibrary *_Nonnull library, CClangInput input, void *_Nullable context,
                  CClangTokenVisit _Nonnull visit);
