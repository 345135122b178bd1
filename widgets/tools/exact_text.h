#pragma once

#include <QString>

#include "core/solve/contact.h"

namespace hairline {

// Exact numbers for people.

/// A rational as it is, or where it has too many digits to read their count.
QString rationalText(const Rational& number);

/// A length in three lines: decimal, hexadecimal float, and exactly: as a rational, as the root of
/// one, or as a + b √c over √d.
QString lengthText(const TrueLength& length);

}  // namespace hairline
