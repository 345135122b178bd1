#pragma once

#include <QString>
#include <span>

namespace hairline {

/// A language of the window and the lessons.
struct Language {
  const char* code;
  /// Its name in the language itself.
  const char* name;
};

/// All of them, English first, the language of the sources.
std::span<const Language> languages();

/// The user's choice: a code of `languages`, or empty for that of the system.
QString chosenLanguage();
/// Saves the choice for the next start as well.
void chooseLanguage(const QString& code);

/// Sets the language of texts created from now on; existing texts are unchanged. An empty code
/// means the saved choice. Needs the application.
void useLanguage(const QString& code = {});

/// The code of the current language.
QString currentLanguage();

/// The name of a package with fonts for the current language, if the system has no font for it;
/// else empty.
QString missingFontPackage();

}  // namespace hairline
