#pragma once

#include <QString>

namespace hairline {

/// The notes of a scene for display: those of a sample in the language of the window, all others
/// unchanged. Scenes contain the English ones, because files are the same in every language.
QString notesToRead(const QString& notes);
/// The title of a scene with these notes, likewise.
QString titleToRead(const QString& title, const QString& notes);

}  // namespace hairline
