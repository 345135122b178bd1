#include "core/search/simplicity.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "core/search/case_numbers.h"

namespace hairline {
namespace {

/// The number of hexadecimal digits after the point in 0x1.…
int hexadecimalDigits(double number) {
  int exponent = 0;
  double rest = std::frexp(std::abs(number), &exponent) * 2 - 1;
  int digits = 0;
  for (; rest != 0; ++digits) rest = rest * 16 - std::floor(rest * 16);
  return digits;
}

/// The shortest decimal: its significant digits and its decimal exponent.
struct Decimal {
  int digits = 0;
  int exponent = 0;
};

Decimal decimalOf(double number) {
  char text[32];
  const auto end =
      std::to_chars(text, text + sizeof text, std::abs(number), std::chars_format::scientific).ptr;
  const char* const mark =
      std::find(static_cast<const char*>(text), static_cast<const char*>(end), 'e');
  const auto digits = static_cast<int>(mark - text) - (mark - text > 1 ? 1 : 0);
  // from_chars accepts no plus sign.
  int exponent = 0;
  std::from_chars(mark + (mark[1] == '+' ? 2 : 1), end, exponent);
  return {digits, exponent};
}

double roundedTo(double number, int digits) {
  char text[48];
  const auto end =
      std::to_chars(text, text + sizeof text, number, std::chars_format::scientific, digits - 1)
          .ptr;
  double rounded = 0;
  std::from_chars(text, end, rounded);
  return rounded;
}

}  // namespace

int significantDigits(double number) { return number == 0 ? 0 : decimalOf(number).digits; }

int costOf(double number) {
  if (number == 0) return 0;
  // No case has such numbers: overflowing ones are never simpler.
  if (!std::isfinite(number)) return 1000;
  const int sign = number < 0 ? 1 : 0;
  const double size = std::abs(number);
  if (size == 1) return 1 + sign;
  const bool isWhole = size == std::trunc(size);
  if (isWhole && size < 10) return 3 + sign;
  if (size * 4 == std::trunc(size * 4) && size < 4) return 5 + sign;
  const Decimal decimal = decimalOf(number);
  // Beyond three digits before or after the point an exponent is written.
  const int power = std::abs(decimal.exponent) > 3 ? 5 + std::abs(decimal.exponent) / 100 : 0;
  const int asDecimal = (isWhole ? 3 : 5) + 4 * (decimal.digits - 1) + power;
  const int binary = std::abs(std::ilogb(size)) > 9 ? 5 : 0;
  const int asHexadecimal = 12 + 4 * hexadecimalDigits(number) + binary;
  return std::min(asDecimal, asHexadecimal) + sign;
}

int costOf(const SearchCase& given) {
  SearchCase looked = given;
  int cost = 0;
  std::vector<double> sizes;
  forEachNumber(looked, [&](double& number, NumberRole) {
    cost += costOf(number) + 1;
    sizes.push_back(std::abs(number));
  });
  std::ranges::sort(sizes);
  const auto different = std::ranges::unique(sizes).begin() - sizes.begin();
  return cost + 2 * static_cast<int>(different);
}

std::vector<double> simplerThan(double number) {
  std::vector<double> simpler{0, 1, -1};
  const double whole = std::nearbyint(number);
  if (std::abs(number) < 1e6) {
    for (const double near : {whole, std::floor(number), std::ceil(number)})
      simpler.push_back(near);
    simpler.push_back(std::nearbyint(number * 2) / 2);
    simpler.push_back(std::nearbyint(number * 4) / 4);
  }
  for (const int digits : {1, 2, 3, 5, 8}) simpler.push_back(roundedTo(number, digits));
  for (const int bits : {4, 8, 16, 24}) {
    const double unit = std::ldexp(1.0, std::ilogb(number == 0 ? 1 : number) - bits);
    simpler.push_back(std::nearbyint(number / unit) * unit);
  }
  if (number < 0) simpler.push_back(-number);
  const int cost = costOf(number);
  std::erase_if(simpler, [&](double x) { return !std::isfinite(x) || costOf(x) >= cost; });
  std::ranges::stable_sort(simpler, {}, [](double x) { return costOf(x); });
  const auto repeated = std::ranges::unique(simpler);
  simpler.erase(repeated.begin(), repeated.end());
  return simpler;
}

}  // namespace hairline
