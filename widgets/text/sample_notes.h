#pragma once

#include <QString>

namespace hairline {

/// The notes of a scene to be read: those of a sample in the language of the window, all others as
/// they are. Scenes keep the English ones, as files are the same in every language.
QString notesToRead(const QString& notes);

}  // namespace hairline
