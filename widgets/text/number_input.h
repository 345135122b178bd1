#pragma once

#include <QString>
#include <optional>

namespace hairline {

/// A number typed by the user.
struct NumberInput {
  /// Nothing if the text was refused.
  std::optional<double> value;
  /// Why the text was refused, and what to type instead.
  QString error;
  /// A note on a changed number, such as a rounded "1/3"; usually empty.
  QString note;
};

/// Reads a decimal ("1.5", "1,5", "-2e-9"; rounded to the nearest double), a C hexadecimal float
/// ("0x1.8p+1") or a rational of two integers ("1/3"). The typographic minus is a minus. A text
/// with both comma and point is refused, as are numbers that overflow a double or round to zero.
NumberInput readNumberInput(const QString& text);

/// A round step around `value`: a tenth of its leading digit's place, and for zero a tenth of that
/// of `scale`.
double numberStep(double value, double scale = 1);

/// The decimal sum: 0.1 + 0.2 gives 0.3 if `value` has a decimal of up to 15 digits; else the plain
/// sum.
double steppedNumber(double value, double step);

}  // namespace hairline
