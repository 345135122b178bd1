#pragma once

#include <QString>

namespace hairline {

/// The notes of a scene for display: those of a sample in the language of the window, all others
/// unchanged. Scenes contain the English ones, because files are the same in every language.
QString notesToRead(const QString& notes);

}  // namespace hairline
