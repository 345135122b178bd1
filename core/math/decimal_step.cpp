#include "core/math/decimal_step.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace hairline {
namespace {

double decimal(long long digits, int exponent) {
  const std::string text = std::to_string(digits) + "e" + std::to_string(exponent);
  double number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

double DecimalStep::value() const { return decimal(mantissa, exponent); }

DecimalStep stepOfAtLeast(double length) {
  if (!std::isfinite(length) || length <= 0) return {};
  DecimalStep step{1, std::clamp(static_cast<int>(std::floor(std::log10(length))), -300, 300)};
  for (const int mantissa : {1, 2, 5}) {
    step.mantissa = mantissa;
    // The logarithm may be one ulp off: a step just below the length still counts.
    if (step.value() >= length * (1 - 1e-12)) return step;
  }
  return {1, std::min(step.exponent + 1, 300)};
}

double snap(double number, const DecimalStep& step) {
  const double count = std::round(number / step.value());
  if (!(std::abs(count) < 1 / std::numeric_limits<double>::epsilon())) return number;
  return decimal(static_cast<long long>(count) * step.mantissa, step.exponent);
}

}  // namespace hairline
