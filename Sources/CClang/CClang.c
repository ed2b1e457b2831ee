#include "CClang.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The part of libclang's stable interface that is used; the layouts are the same from 14 to 21.
typedef struct { const void *data; unsigned flags; } CXString;
typedef struct { int kind; int xdata; const void *data[3]; } CXCursor;
typedef struct { int kind; void *data[2]; } CXType;
typedef struct { const void *data[2]; unsigned offset; } CXSourceLocation;
typedef struct { const void *data[2]; unsigned begin, end; } CXSourceRange;
typedef struct { unsigned numbers[4]; void *data; } CXToken;
struct CXUnsavedFile { const char *name, *contents; unsigned long length; };
typedef void *Opaque;
typedef int (*Visitor)(CXCursor, CXCursor, void *);

#define FUNCTIONS(X) \
  X(Opaque, createIndex, (int, int)) X(void, disposeIndex, (Opaque)) \
  X(int, parseTranslationUnit2, (Opaque, const char *, const char *const *, int, struct CXUnsavedFile *, unsigned, \
                                 unsigned, Opaque *)) \
  X(void, disposeTranslationUnit, (Opaque)) X(CXCursor, getTranslationUnitCursor, (Opaque)) \
  X(unsigned, getNumDiagnostics, (Opaque)) X(Opaque, getDiagnostic, (Opaque, unsigned)) \
  X(void, disposeDiagnostic, (Opaque)) X(int, getDiagnosticSeverity, (Opaque)) \
  X(CXString, getDiagnosticSpelling, (Opaque)) X(CXSourceLocation, getDiagnosticLocation, (Opaque)) \
  X(void, getExpansionLocation, (CXSourceLocation, Opaque *, unsigned *, unsigned *, unsigned *)) \
  X(void, getSpellingLocation, (CXSourceLocation, Opaque *, unsigned *, unsigned *, unsigned *)) \
  X(unsigned, visitChildren, (CXCursor, Visitor, void *)) X(CXString, getCursorSpelling, (CXCursor)) \
  X(CXSourceLocation, getCursorLocation, (CXCursor)) X(CXSourceRange, getCursorExtent, (CXCursor)) \
  X(CXSourceLocation, getRangeStart, (CXSourceRange)) X(CXSourceLocation, getRangeEnd, (CXSourceRange)) \
  X(CXType, getCursorType, (CXCursor)) X(CXType, getCursorResultType, (CXCursor)) \
  X(CXType, getTypedefDeclUnderlyingType, (CXCursor)) X(CXType, getCanonicalType, (CXType)) \
  X(CXString, getTypeSpelling, (CXType)) X(int, Type_getNullability, (CXType)) \
  X(CXCursor, getTypeDeclaration, (CXType)) X(CXCursor, getCursorDefinition, (CXCursor)) \
  X(int, Cursor_isNull, (CXCursor)) X(unsigned, Cursor_getObjCPropertyAttributes, (CXCursor, unsigned)) \
  X(CXString, Cursor_getObjCPropertyGetterName, (CXCursor)) \
  X(CXString, Cursor_getObjCPropertySetterName, (CXCursor)) X(unsigned, Cursor_isObjCOptional, (CXCursor)) \
  X(int, getCursorAvailability, (CXCursor)) X(CXString, getCursorPrettyPrinted, (CXCursor, Opaque)) \
  X(Opaque, getFile, (Opaque, const char *)) X(CXSourceLocation, getLocationForOffset, (Opaque, Opaque, unsigned)) \
  X(CXSourceRange, getRange, (CXSourceLocation, CXSourceLocation)) \
  X(void, tokenize, (Opaque, CXSourceRange, CXToken **, unsigned *)) X(int, getTokenKind, (CXToken)) \
  X(CXSourceRange, getTokenExtent, (Opaque, CXToken)) X(void, disposeTokens, (Opaque, CXToken *, unsigned)) \
  X(const char *, getCString, (CXString)) X(void, disposeString, (CXString)) X(CXString, getClangVersion, (void))

struct CClangLibrary {
#define FIELD(result, name, parameters) result(*name) parameters;
  FUNCTIONS(FIELD)
};

CClangLibrary *CClangLoad(const char *path) {
  void *file = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  CClangLibrary *library = file ? calloc(1, sizeof *library) : NULL;
  if (!library) return NULL;
  bool isWhole = true;
#define FIND(result, name, parameters) \
  isWhole &= (*(void **)&library->name = dlsym(file, "clang_" #name)) != NULL;
  FUNCTIONS(FIND)
  if (isWhole) return library;
  free(library);
  dlclose(file);
  return NULL;
}

void CClangVersion(CClangLibrary *library, char *text, size_t capacity) {
  CXString version = library->getClangVersion();
  const char *spelled = library->getCString(version);
  snprintf(text, capacity, "%s", spelled ? spelled : "");
  library->disposeString(version);
}

// CXCursorKind and CXTypeKind: the numbers this file decides by; the rest goes to the reader as it is.
enum { Enum = 5, EnumConstant = 7, Interface = 11, Category = 12, Protocol = 13, Property = 14, InstanceMethod = 16,
       ClassMethod = 17, Typedef = 20, Namespace = 22, Linkage = 23, SuperClass = 40, ClassReference = 42,
       FirstAttribute = 400, LastAttribute = 499, Unexposed = 1, TypeKindEnum = 106 };
enum { Continue = 1, MaximumDepth = 64 };

typedef struct {
  CClangLibrary *library;
  CClangInput input;
  void *context;
  CClangVisit visit;
  int depth;
} Walk;

typedef struct { CXString strings[5]; int count; } Texts;

static const char *text(Walk *walk, Texts *texts, CXString string) {
  texts->strings[texts->count++] = string;
  const char *spelled = walk->library->getCString(string);
  return spelled ? spelled : "";
}

static uint32_t offset(Walk *walk, CXSourceLocation location, bool *isInMacro) {
  unsigned offset = 0, spelled = 0;
  walk->library->getExpansionLocation(location, NULL, NULL, NULL, &offset);
  if (isInMacro) {
    walk->library->getSpellingLocation(location, NULL, NULL, NULL, &spelled);
    *isInMacro = spelled != offset;
  }
  return offset;
}

static void describeType(Walk *walk, CXCursor cursor, CClangRecord *record, Texts *texts) {
  CClangLibrary *library = walk->library;
  bool isMethod = cursor.kind == InstanceMethod || cursor.kind == ClassMethod;
  CXType type = isMethod ? library->getCursorResultType(cursor)
              : cursor.kind == Typedef ? library->getTypedefDeclUnderlyingType(cursor) : library->getCursorType(cursor);
  CXType canonical = library->getCanonicalType(type);
  record->type = text(walk, texts, library->getTypeSpelling(type));
  record->nullability = library->Type_getNullability(type);
  record->canonicalKind = canonical.kind;
  if (canonical.kind == TypeKindEnum)
    record->hasDefinition = !library->Cursor_isNull(library->getCursorDefinition(library->getTypeDeclaration(canonical)));
}

static void describeProperty(Walk *walk, CXCursor cursor, CClangRecord *record, Texts *texts) {
  CClangLibrary *library = walk->library;
  record->attributes = (int32_t)library->Cursor_getObjCPropertyAttributes(cursor, 0);
  record->getter = text(walk, texts, library->Cursor_getObjCPropertyGetterName(cursor));
  record->setter = text(walk, texts, library->Cursor_getObjCPropertySetterName(cursor));
  if (walk->input.wantsPretty) record->pretty = text(walk, texts, library->getCursorPrettyPrinted(cursor, NULL));
}

static int visitCursor(CXCursor cursor, CXCursor parent, void *context) {
  (void)parent;
  Walk *walk = context;
  CClangLibrary *library = walk->library;
  int kind = cursor.kind;
  bool isAttribute = kind >= FirstAttribute && kind <= LastAttribute;
  bool isTyped = kind == Property || kind == InstanceMethod || kind == ClassMethod || kind == Typedef;
  bool isContainer = (kind >= Interface && kind <= Protocol) || kind == Namespace || kind == Linkage || kind == Unexposed;
  bool isLeaf = (kind >= SuperClass && kind <= ClassReference) || kind == EnumConstant || isAttribute;
  if (!isTyped && !isContainer && !isLeaf && kind != Enum) return Continue;
  CClangRecord record = {.kind = kind, .depth = walk->depth, .hasDefinition = true,
                         .name = "", .type = "", .getter = "", .setter = "", .pretty = ""};
  Texts texts = {.count = 0};
  CXSourceRange extent = library->getCursorExtent(cursor);
  record.start = offset(walk, library->getRangeStart(extent), &record.isInMacro);
  record.end = offset(walk, library->getRangeEnd(extent), NULL);
  if (!isAttribute && record.end <= walk->input.skipped) return Continue;
  record.nameOffset = offset(walk, library->getCursorLocation(cursor), NULL);
  record.name = text(walk, &texts, library->getCursorSpelling(cursor));
  if (isTyped) {
    describeType(walk, cursor, &record, &texts);
    record.isOptional = library->Cursor_isObjCOptional(cursor) != 0;
  }
  if (isTyped || isContainer) record.availability = library->getCursorAvailability(cursor);
  if (kind == Property) describeProperty(walk, cursor, &record, &texts);
  walk->visit(walk->context, &record);
  for (int index = 0; index < texts.count; index++) library->disposeString(texts.strings[index]);
  if (isLeaf || walk->depth >= MaximumDepth) return Continue;
  walk->depth++;
  library->visitChildren(cursor, visitCursor, walk);
  walk->depth--;
  return Continue;
}

static const char *const arguments[] = {
  "-x", "objective-c", "-fblocks", "-fno-objc-arc", "-fobjc-weak", "-target", "x86_64-unknown-linux-gnu",
  "-fobjc-runtime=macosx-11", "-nostdinc", "-ferror-limit=0", "-Wno-everything", "-fno-spell-checking"};
enum { IncludeAttributedTypes = 0x1000, SingleFile = 0x400, Language = 1, Arguments = sizeof arguments / sizeof *arguments };

bool CClangRead(CClangLibrary *library, CClangInput input, void *context, CClangDiagnose diagnose, CClangVisit visit) {
  const char *given[Arguments];
  memcpy(given, arguments, sizeof arguments);
  if (input.isCPlusPlus) given[Language] = "objective-c++";
  const char *name = input.isCPlusPlus ? "header.mm" : "header.m";
  struct CXUnsavedFile file = {name, input.bytes, input.count};
  Walk walk = {library, input, context, visit, 0};
  Opaque index = library->createIndex(0, 0), unit = NULL;
  int error = library->parseTranslationUnit2(index, name, given, Arguments, &file, 1, IncludeAttributedTypes, &unit);
  if (error == 0 && unit) {
    unsigned count = library->getNumDiagnostics(unit);
    for (unsigned number = 0; number < count; number++) {
      Opaque diagnostic = library->getDiagnostic(unit, number);
      CXString spelled = library->getDiagnosticSpelling(diagnostic);
      const char *said = library->getCString(spelled);
      diagnose(context, library->getDiagnosticSeverity(diagnostic),
               offset(&walk, library->getDiagnosticLocation(diagnostic), NULL), said ? said : "");
      library->disposeString(spelled);
      library->disposeDiagnostic(diagnostic);
    }
    library->visitChildren(library->getTranslationUnitCursor(unit), visitCursor, &walk);
    library->disposeTranslationUnit(unit);
  }
  library->disposeIndex(index);
  return error == 0 && unit != NULL;
}

bool CClangTokens(CClangLibrary *library, CClangInput input, void *context, CClangTokenVisit visit) {
  const char *given[Arguments];
  memcpy(given, arguments, sizeof arguments);
  if (input.isCPlusPlus) given[Language] = "objective-c++";
  const char *name = input.isCPlusPlus ? "source.mm" : "source.m";
  struct CXUnsavedFile file = {name, input.bytes, input.count};
  Opaque index = library->createIndex(0, 0), unit = NULL;
  int error = library->parseTranslationUnit2(index, name, given, Arguments, &file, 1, SingleFile, &unit);
  if (error == 0 && unit) {
    Opaque own = library->getFile(unit, name);
    CXSourceLocation start = library->getLocationForOffset(unit, own, 0);
    CXSourceLocation end = library->getLocationForOffset(unit, own, (unsigned)input.count);
    CXToken *tokens = NULL;
    unsigned count = 0;
    library->tokenize(unit, library->getRange(start, end), &tokens, &count);
    for (unsigned number = 0; number < count; number++) {
      CXSourceRange extent = library->getTokenExtent(unit, tokens[number]);
      unsigned first = 0, last = 0;
      library->getSpellingLocation(library->getRangeStart(extent), NULL, NULL, NULL, &first);
      library->getSpellingLocation(library->getRangeEnd(extent), NULL, NULL, NULL, &last);
      visit(context, library->getTokenKind(tokens[number]), first, last);
    }
    library->disposeTokens(unit, tokens, count);
    library->disposeTranslationUnit(unit);
  }
  library->disposeIndex(index);
  return error == 0 && unit != NULL;
}
