#pragma once

class QString;

namespace hairline {

// The stable names of core (`Label`) as texts to be translated, in the context "Labels". A name
// that core adds is put in here; `test_translations` lists those that are missing.

/// A whole name, with its numbers as %1 and %2, such as "height of a %1 over b"; null where it is
/// put together of its parts.
const char* labelPhrase(const QString& name);

/// A word of a name; null where it is the same in all languages.
const char* labelWord(const QString& word);

}  // namespace hairline
