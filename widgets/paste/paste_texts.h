#pragma once

#include <QString>

#include "core/paste/paste.h"

namespace hairline {

// What was understood of a text, in words for people. All of them are translated.

/// How a text was printed: "gdb", "Visual Studio", "C or C++".
QString formText(PrintedForm form);

/// What numbers may be: "Box (min, max)", "3 points", "Matrix by rows".
QString readingText(const PasteReading& reading);

/// Whether the digits give a number back: "enough", "6 digits: one of 13 floats".
QString precisionText(const PastedNumber& number);

/// Whether some other number of its type prints to the same digits.
bool isUnsure(const PastedNumber& number);

}  // namespace hairline
