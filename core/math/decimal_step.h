#pragma once

namespace hairline {

/// A length of the form 1, 2 or 5 times a power of ten.
struct DecimalStep {
  int mantissa = 1;
  int exponent = 0;

  friend bool operator==(const DecimalStep&, const DecimalStep&) = default;

  /// The double nearest to the length.
  double value() const;
};

/// The smallest step of at least that length. Lengths that are not positive and finite give 1;
/// the exponent stays within ±300.
DecimalStep stepOfAtLeast(double length);

/// The multiple of a step nearest to a number, as the double nearest to that decimal: 0.3 with a
/// step of 0.1, not 3 times the double 0.1. A number so large that its neighbours are more than a
/// step apart is its own multiple; so is one that is not finite.
double snap(double number, const DecimalStep& step);

}  // namespace hairline
