#pragma once

#include <QString>

#include "core/query/report.h"

namespace hairline {

// Numbers for people. A minus is the real minus sign here, so that columns align.

/// A number's text with the decimal separator of the locale, for display. Text that may be copied
/// into files and other programs (`fullNumber`, fields) always has a point.
QString localNumber(QString text);

/// The shortest decimal that reads back to the same double if it is short, else four significant
/// digits: "0.25", "0.1235", "1.235e−9". Never "0" for a nonzero number. For display: the separator
/// is the locale's.
QString shortNumber(double value);

/// The shortest decimal that reads back to the same double: "0.12345678901234568", "-1e-300".
QString fullNumber(double value);

/// As a C hexadecimal float: "0x1.8p+1".
QString hexadecimalNumber(double value);

/// A line for tooltips: the full number, its hexadecimal float, and if it is no double the rational
/// itself unless it is too long to read.
QString numberDetails(double value);
QString numberDetails(const Number& number);

/// A count as the language writes it: "1,310,720".
QString countText(std::size_t count);

}  // namespace hairline
