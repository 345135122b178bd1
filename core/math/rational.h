#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

struct RationalBig;

namespace hairline {

/// An exact number: any rational.
///
/// Coordinates are doubles, so nearly all intermediate numbers are n * 2^e with a short n. Those
/// are kept in place and cost a few machine instructions; everything else goes to GMP. Values are
/// equal whichever form holds them.
class Rational {
 public:
  Rational() = default;
  Rational(int value) : m_numerator(value) {}  // NOLINT: bodies mix in small constants
  /// The value of a finite double, exactly. The caller refuses NaN and infinities beforehand.
  Rational(double value);                                          // NOLINT
  Rational(float value) : Rational(static_cast<double>(value)) {}  // NOLINT
  /// numerator / denominator; the denominator is not zero.
  static Rational fraction(std::int64_t numerator, std::int64_t denominator);
  /// Reads "n", "-n" or "n/d" in decimal digits of any count. Nothing for other text or d = 0.
  static std::optional<Rational> fromString(std::string_view text);

  // Out of line: bodies in rationals are large and rarely run.
  Rational(const Rational& other);
  Rational(Rational&& other) noexcept;
  Rational& operator=(const Rational& other);
  Rational& operator=(Rational&& other) noexcept;
  ~Rational();

  /// "n" or "n/d" in lowest terms, d > 0.
  std::string toString() const;
  /// The nearest double, ties to even; infinite where the value is beyond the largest double.
  double toNearestDouble() const;
  /// Whether the value is a double exactly.
  bool isDouble() const;
  /// The denominator in lowest terms; positive.
  Rational denominator() const;
  /// The greatest integer that does not exceed the value.
  Rational floor() const;

  Rational& operator+=(const Rational& b) { return *this = *this + b; }
  Rational& operator-=(const Rational& b) { return *this = *this - b; }
  Rational& operator*=(const Rational& b) { return *this = *this * b; }
  Rational& operator/=(const Rational& b) { return *this = *this / b; }

  friend Rational operator+(const Rational& a, const Rational& b);
  friend Rational operator-(const Rational& a, const Rational& b);
  friend Rational operator*(const Rational& a, const Rational& b);
  /// The divisor is not zero (checked: throws std::domain_error).
  friend Rational operator/(const Rational& a, const Rational& b);
  friend Rational operator-(Rational a);
  friend int sign(const Rational& x);
  friend int compare(const Rational& a, const Rational& b);

  friend bool operator==(const Rational& a, const Rational& b) { return compare(a, b) == 0; }
  friend bool operator!=(const Rational& a, const Rational& b) { return compare(a, b) != 0; }
  friend bool operator<(const Rational& a, const Rational& b) { return compare(a, b) < 0; }
  friend bool operator>(const Rational& a, const Rational& b) { return compare(a, b) > 0; }
  friend bool operator<=(const Rational& a, const Rational& b) { return compare(a, b) <= 0; }
  friend bool operator>=(const Rational& a, const Rational& b) { return compare(a, b) >= 0; }

 private:
  __extension__ typedef __int128 Wide;

  static Rational small(Wide numerator, int exponent);
  static Rational big(RationalBig* value);
  static bool addSmall(const Rational& a, const Rational& b, bool subtract, Rational& sum);
  void copyBig(const Rational& other);
  void freeBig();

  // The value is m_numerator * 2^m_exponent unless m_big is set.
  Wide m_numerator = 0;
  int m_exponent = 0;
  RationalBig* m_big = nullptr;

  friend class BigOperand;
};

int sign(const Rational& x);
int compare(const Rational& a, const Rational& b);
inline Rational minimum(const Rational& a, const Rational& b) { return b < a ? b : a; }
inline Rational maximum(const Rational& a, const Rational& b) { return a < b ? b : a; }
inline Rational absolute(const Rational& x) { return sign(x) < 0 ? -x : x; }
inline double toDouble(const Rational& x) { return x.toNearestDouble(); }
std::ostream& operator<<(std::ostream& stream, const Rational& x);

}  // namespace hairline
