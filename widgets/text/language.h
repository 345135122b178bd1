#pragma once

#include <QString>
#include <span>

namespace hairline {

/// A language that the window and the lessons speak.
struct Language {
  const char* code;
  /// In the language itself.
  const char* name;
};

/// All of them, English first, which the sources are written in.
std::span<const Language> languages();

/// What the user chose: a code of `languages`, or empty for that of the system.
QString chosenLanguage();
/// Keeps the choice for the next start as well.
void chooseLanguage(const QString& code);

/// Brings texts that are made from now on into the language that was chosen; those that stand
/// somewhere stay as they are. An empty code means the choice that was kept. Needs the application.
void useLanguage(const QString& code = {});

/// The code of the language in use.
QString currentLanguage();

/// The name of a package with fonts for the language in use, where the system has no font with its
/// letters; else empty.
QString missingFontPackage();

}  // namespace hairline
