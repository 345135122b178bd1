#include "core/math/rational.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <ostream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/math/interruption.h"
#include "core/math/rational_big.h"

namespace hairline {
namespace {

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 UnsignedWide;

UnsignedWide magnitude(Wide x) {
  return x < 0 ? -static_cast<UnsignedWide>(x) : static_cast<UnsignedWide>(x);
}

int bitLength(UnsignedWide x) {
  const auto high = static_cast<std::uint64_t>(x >> 64);
  if (high != 0) return 128 - __builtin_clzll(high);
  const auto low = static_cast<std::uint64_t>(x);
  return low == 0 ? 0 : 64 - __builtin_clzll(low);
}

int trailingZeros(UnsignedWide x) {
  const auto low = static_cast<std::uint64_t>(x);
  if (low != 0) return __builtin_ctzll(low);
  return 64 + __builtin_ctzll(static_cast<std::uint64_t>(x >> 64));
}

void strip(Wide& numerator, int& exponent) {
  if (numerator == 0) {
    exponent = 0;
    return;
  }
  const int zeros = trailingZeros(magnitude(numerator));
  numerator >>= zeros;
  exponent += zeros;
}

// In the small form exponents stay below this.
constexpr long mostSmallExponent = 1L << 24;
// Exponents of expressions in doubles stay far below this.
constexpr long mostExponent = 1L << 30;

}  // namespace

// A rational in GMP's form: the stored value, or a view of the small form.
class BigOperand {
 public:
  explicit BigOperand(const Rational& x) : m_exponent(x.m_exponent) {
    if (x.m_big) {
      m_exponent = x.m_big->exponent;
      m_numerator = x.m_big->numerator;
      if (!x.m_big->isDyadic()) m_denominator = x.m_big->denominator;
      return;
    }
    static_assert(GMP_NUMB_BITS == 64);
    const UnsignedWide size = magnitude(x.m_numerator);
    m_limbs[0] = static_cast<mp_limb_t>(size);
    m_limbs[1] = static_cast<mp_limb_t>(size >> 64);
    m_numerator = mpz_roinit_n(m_view, m_limbs, x.m_numerator < 0 ? -2 : 2);
  }
  BigOperand(const BigOperand&) = delete;
  BigOperand& operator=(const BigOperand&) = delete;

  mpz_srcptr numerator() const { return m_numerator; }
  /// Odd; nothing if it is 1.
  mpz_srcptr denominator() const { return m_denominator; }
  long exponent() const { return m_exponent; }
  /// The absolute value lies between 2^(order - 1) and 2^(order + 1), exclusively.
  long order() const {
    const std::size_t below = m_denominator != nullptr ? mpz_sizeinbase(m_denominator, 2) : 1;
    return static_cast<long>(mpz_sizeinbase(m_numerator, 2)) - static_cast<long>(below) +
           m_exponent;
  }

  /// a + b or a - b.
  static Rational sum(const Rational& a, const Rational& b, bool subtract);

  /// Writes the value as a fraction with integer numerator and denominator.
  void split(mpz_t numerator, mpz_t denominator) const {
    mpz_set(numerator, m_numerator);
    if (m_denominator != nullptr) {
      mpz_set(denominator, m_denominator);
    } else {
      mpz_set_ui(denominator, 1);
    }
    mpz_ptr shifted = m_exponent < 0 ? denominator : numerator;
    mpz_mul_2exp(shifted, shifted, static_cast<mp_bitcnt_t>(std::abs(m_exponent)));
  }

 private:
  mp_limb_t m_limbs[2]{};
  mpz_t m_view;
  mpz_srcptr m_numerator = nullptr;
  mpz_srcptr m_denominator = nullptr;
  long m_exponent = 0;
};

namespace {

void multiply(const BigOperand& x, const BigOperand& y, RationalBig& product) {
  mpz_mul(product.numerator, x.numerator(), y.numerator());
  if (x.denominator() != nullptr && y.denominator() != nullptr) {
    mpz_mul(product.denominator, x.denominator(), y.denominator());
  } else if (x.denominator() != nullptr || y.denominator() != nullptr) {
    mpz_set(product.denominator, x.denominator() != nullptr ? x.denominator() : y.denominator());
  }
  product.exponent = x.exponent() + y.exponent();
}

// numerator = first ± second.
void addOrSubtract(mpz_t sum, mpz_srcptr first, mpz_srcptr second, bool subtract) {
  if (subtract) {
    mpz_sub(sum, first, second);
  } else {
    mpz_add(sum, first, second);
  }
}

// x ± y of operands that are not 0.
void add(const BigOperand& x, const BigOperand& y, bool subtract, RationalBig& sum) {
  const NewNumber scaled = newNumber();
  mpz_srcptr numeratorX = x.numerator();
  mpz_srcptr numeratorY = y.numerator();
  if (x.denominator() != nullptr || y.denominator() != nullptr) {
    const bool isShared = x.denominator() != nullptr && y.denominator() != nullptr &&
                          mpz_cmp(x.denominator(), y.denominator()) == 0;
    if (!isShared && y.denominator() != nullptr) {
      mpz_mul(scaled->numerator, numeratorX, y.denominator());
      numeratorX = scaled->numerator;
    }
    if (!isShared && x.denominator() != nullptr) {
      mpz_mul(scaled->denominator, numeratorY, x.denominator());
      numeratorY = scaled->denominator;
    }
    if (!isShared && x.denominator() != nullptr && y.denominator() != nullptr) {
      mpz_mul(sum.denominator, x.denominator(), y.denominator());
    } else {
      mpz_set(sum.denominator, x.denominator() != nullptr ? x.denominator() : y.denominator());
    }
  }
  const long exponent = std::min(x.exponent(), y.exponent());
  sum.exponent = exponent;
  if (x.exponent() > exponent) {
    mpz_mul_2exp(sum.numerator, numeratorX, static_cast<mp_bitcnt_t>(x.exponent() - exponent));
    addOrSubtract(sum.numerator, sum.numerator, numeratorY, subtract);
  } else if (y.exponent() > exponent) {
    mpz_mul_2exp(sum.numerator, numeratorY, static_cast<mp_bitcnt_t>(y.exponent() - exponent));
    addOrSubtract(sum.numerator, numeratorX, sum.numerator, subtract);
  } else {
    addOrSubtract(sum.numerator, numeratorX, numeratorY, subtract);
  }
}

}  // namespace

Rational::Rational(double value) {
  if (value == 0 || std::isnan(value)) return;
  // Operands beyond the range of float become infinite when rounded. They count as 2^1024 on every
  // processor, and NaN as 0.
  if (std::isinf(value)) {
    m_numerator = value > 0 ? 1 : -1;
    m_exponent = std::numeric_limits<double>::max_exponent;
    return;
  }
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  m_numerator = static_cast<std::int64_t>(std::ldexp(fraction, 53));
  m_exponent = exponent - 53;
  // Short numerators keep later products in the small form.
  strip(m_numerator, m_exponent);
}

Rational Rational::fraction(std::int64_t numerator, std::int64_t denominator) {
  return small(numerator, 0) / small(denominator, 0);
}

std::optional<Rational> Rational::fromString(std::string_view text) {
  // A signed integer in GMP's syntax, which has no plus; empty for other text.
  const auto integer = [](std::string_view digits) {
    const bool isNegative = digits.starts_with('-');
    if (isNegative || digits.starts_with('+')) digits.remove_prefix(1);
    std::string known;
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) {
      return known;
    }
    if (isNegative) known += '-';
    known += digits;
    return known;
  };
  const std::size_t slash = text.find('/');
  const std::string numerator = integer(text.substr(0, slash));
  const std::string denominator =
      slash == std::string_view::npos ? "1" : integer(text.substr(slash + 1));
  if (numerator.empty() || denominator.empty()) return std::nullopt;
  NewNumber value = newNumber();
  if (mpz_set_str(value->numerator, numerator.c_str(), 10) != 0 ||
      mpz_set_str(value->denominator, denominator.c_str(), 10) != 0 ||
      mpz_sgn(value->denominator) == 0) {
    return std::nullopt;
  }
  if (mpz_sgn(value->numerator) == 0) return Rational();
  const mp_bitcnt_t twos = mpz_scan1(value->denominator, 0);
  mpz_tdiv_q_2exp(value->denominator, value->denominator, twos);
  value->exponent = -static_cast<long>(twos);
  return big(value.release());
}

Rational::Rational(const Rational& other)
    : m_numerator(other.m_numerator), m_exponent(other.m_exponent) {
  if (other.m_big) copyBig(other);
}

Rational::Rational(Rational&& other) noexcept
    : m_numerator(other.m_numerator),
      m_exponent(other.m_exponent),
      m_big(std::exchange(other.m_big, nullptr)) {}

Rational::~Rational() {
  if (m_big) freeBig();
}

Rational& Rational::operator=(const Rational& other) {
  if (this == &other) return *this;
  if (m_big) freeBig();
  m_numerator = other.m_numerator;
  m_exponent = other.m_exponent;
  m_big = nullptr;
  if (other.m_big) copyBig(other);
  return *this;
}

Rational& Rational::operator=(Rational&& other) noexcept {
  m_numerator = other.m_numerator;
  m_exponent = other.m_exponent;
  std::swap(m_big, other.m_big);
  return *this;
}

Rational Rational::small(Wide numerator, int exponent) {
  Rational result;
  result.m_numerator = numerator;
  result.m_exponent = numerator == 0 ? 0 : exponent;
  return result;
}

// Takes ownership of numerator / denominator with any common factors; goes back to the small form
// where the value fits, so that it stays fast.
Rational Rational::big(RationalBig* value) {
  NewNumber owned(value);
  // Cancellation point: every GMP operation passes through here, and beside GMP's own work the
  // check costs nothing.
  countOperations(3 + mpz_size(value->numerator) + mpz_size(value->denominator));
  Rational result;
  if (mpz_sgn(value->numerator) == 0) return result;
  if (const mp_bitcnt_t twos = mpz_scan1(value->numerator, 0); twos > 0) {
    mpz_tdiv_q_2exp(value->numerator, value->numerator, twos);
    value->exponent += static_cast<long>(twos);
  }
  if (!value->isDyadic()) reduce(*value);
  if (std::abs(value->exponent) >= mostExponent)
    throw std::overflow_error("exponent of a rational");
  if (value->isDyadic() && mpz_size(value->numerator) <= 2 &&
      mpz_sizeinbase(value->numerator, 2) <= 120 && std::abs(value->exponent) < mostSmallExponent) {
    const UnsignedWide size =
        (UnsignedWide(mpz_getlimbn(value->numerator, 1)) << 64) | mpz_getlimbn(value->numerator, 0);
    result.m_numerator =
        mpz_sgn(value->numerator) < 0 ? -static_cast<Wide>(size) : static_cast<Wide>(size);
    result.m_exponent = static_cast<int>(value->exponent);
    return result;
  }
  result.m_big = owned.release();
  return result;
}

Rational Rational::denominator() const {
  NewNumber above = newNumber();
  const NewNumber below = newNumber();
  BigOperand(*this).split(above->numerator, below->numerator);
  mpz_gcd(above->numerator, above->numerator, below->numerator);
  mpz_divexact(above->numerator, below->numerator, above->numerator);
  above->exponent = 0;
  return big(above.release());
}

Rational Rational::floor() const {
  NewNumber above = newNumber();
  const NewNumber below = newNumber();
  BigOperand(*this).split(above->numerator, below->numerator);
  mpz_fdiv_q(above->numerator, above->numerator, below->numerator);
  above->exponent = 0;
  return big(above.release());
}

void Rational::copyBig(const Rational& other) {
  m_big = takeNumber();
  mpz_set(m_big->numerator, other.m_big->numerator);
  mpz_set(m_big->denominator, other.m_big->denominator);
  m_big->exponent = other.m_big->exponent;
}

void Rational::freeBig() {
  giveNumber(m_big);
  m_big = nullptr;
}

std::string Rational::toString() const {
  mpq_t fraction;
  mpq_init(fraction);
  BigOperand(*this).split(mpq_numref(fraction), mpq_denref(fraction));
  // If the value is in the small form, its numerator may be even.
  mpq_canonicalize(fraction);
  std::vector<char> text(mpz_sizeinbase(mpq_numref(fraction), 10) +
                         mpz_sizeinbase(mpq_denref(fraction), 10) + 3);
  mpq_get_str(text.data(), 10, fraction);
  mpq_clear(fraction);
  return text.data();
}

double Rational::toNearestDouble() const {
  if (!m_big && m_numerator == 0) return 0;
  if (!m_big && bitLength(magnitude(m_numerator)) <= 53 && m_exponent > -1000 && m_exponent < 900) {
    return std::ldexp(static_cast<double>(m_numerator), m_exponent);
  }
  if (!m_big && m_exponent > -1000 && m_exponent < 800) {
    // The leading 64 bits and a sticky one: rounding them to 53 is rounding the whole.
    const UnsignedWide size = magnitude(m_numerator);
    const int rest = std::max(bitLength(size) - 64, 0);
    auto leading = static_cast<std::uint64_t>(size >> rest);
    if ((UnsignedWide(leading) << rest) != size) leading |= 1U;
    const double rounded = std::ldexp(static_cast<double>(leading), m_exponent + rest);
    return m_numerator < 0 ? -rounded : rounded;
  }
  const BigOperand operand(*this);
  const long exponent = operand.order();
  const int numeratorSign = mpz_sgn(operand.numerator());
  if (exponent > 1030) return numeratorSign * std::numeric_limits<double>::infinity();
  if (exponent < -1080) return numeratorSign < 0 ? -0.0 : 0.0;
  // A quotient of at least 55 bits, or fewer where the result is subnormal, and a sticky bit:
  // rounding it once more to nearest gives the right double.
  const long shift = std::min(56 - exponent, 1076L);
  mpz_t quotient;
  mpz_t remainder;
  mpz_t scaled;
  mpz_t divisor;
  mpz_inits(quotient, remainder, scaled, divisor, nullptr);
  operand.split(scaled, divisor);
  mpz_abs(scaled, scaled);
  if (shift >= 0) {
    mpz_mul_2exp(scaled, scaled, static_cast<mp_bitcnt_t>(shift));
  } else {
    mpz_mul_2exp(divisor, divisor, static_cast<mp_bitcnt_t>(-shift));
  }
  mpz_tdiv_qr(quotient, remainder, scaled, divisor);
  std::uint64_t bits = mpz_get_ui(quotient);
  const bool inexact = mpz_sgn(remainder) != 0;
  mpz_clears(quotient, remainder, scaled, divisor, nullptr);

  // The position of the last bit the double can hold.
  const int length = bits == 0 ? 0 : 64 - __builtin_clzll(bits);
  const long lowest = std::max(static_cast<long>(length) - 53 - shift, -1074L);
  const long drop = lowest + shift;
  if (drop > 0) {
    const std::uint64_t half = std::uint64_t{1} << (drop - 1);
    const std::uint64_t rest = bits & ((std::uint64_t{1} << drop) - 1);
    bits >>= drop;
    if (rest > half || (rest == half && (inexact || (bits & 1) != 0))) ++bits;
  }
  const double size = std::ldexp(static_cast<double>(bits), static_cast<int>(lowest));
  return numeratorSign < 0 ? -size : size;
}

bool Rational::isDouble() const {
  const double nearest = toNearestDouble();
  return std::isfinite(nearest) && compare(*this, Rational(nearest)) == 0;
}

bool Rational::addSmall(const Rational& a, const Rational& b, bool subtract, Rational& sum) {
  Wide x = a.m_numerator;
  Wide y = subtract ? -b.m_numerator : b.m_numerator;
  if (x == 0) {
    sum = small(y, b.m_exponent);
    return true;
  }
  if (y == 0) {
    sum = small(x, a.m_exponent);
    return true;
  }
  int exponentX = a.m_exponent;
  int exponentY = b.m_exponent;
  for (int attempt = 0; attempt < 2; ++attempt) {
    const int difference = exponentX - exponentY;
    const int bitsX = bitLength(magnitude(x)) + (difference > 0 ? difference : 0);
    const int bitsY = bitLength(magnitude(y)) + (difference < 0 ? -difference : 0);
    if (bitsX <= 125 && bitsY <= 125) {
      // Multiplied rather than shifted: a shift of a negative number has no meaning before C++20
      // compilers agree on it, and the product is as cheap.
      if (difference > 0) x *= static_cast<Wide>(1) << difference;
      if (difference < 0) y *= static_cast<Wide>(1) << -difference;
      sum = small(x + y, difference > 0 ? exponentY : exponentX);
      return true;
    }
    strip(x, exponentX);
    strip(y, exponentY);
  }
  return false;
}

Rational BigOperand::sum(const Rational& a, const Rational& b, bool subtract) {
  Rational small;
  if (!a.m_big && !b.m_big && Rational::addSmall(a, b, subtract, small)) return small;
  if (sign(b) == 0) return a;
  if (sign(a) == 0) return subtract ? -b : b;
  NewNumber value = newNumber();
  add(BigOperand(a), BigOperand(b), subtract, *value);
  return Rational::big(value.release());
}

Rational operator+(const Rational& a, const Rational& b) { return BigOperand::sum(a, b, false); }
Rational operator-(const Rational& a, const Rational& b) { return BigOperand::sum(a, b, true); }

Rational operator*(const Rational& a, const Rational& b) {
  if (!a.m_big && !b.m_big) {
    Wide x = a.m_numerator;
    Wide y = b.m_numerator;
    int exponent = a.m_exponent + b.m_exponent;
    if (bitLength(magnitude(x)) + bitLength(magnitude(y)) > 125) {
      strip(x, exponent);
      strip(y, exponent);
    }
    if (std::abs(exponent) < mostSmallExponent &&
        bitLength(magnitude(x)) + bitLength(magnitude(y)) <= 125) {
      // Computations with numbers from a grid may never reach GMP.
      countShortProduct();
      return Rational::small(x * y, exponent);
    }
  }
  NewNumber value = newNumber();
  multiply(BigOperand(a), BigOperand(b), *value);
  return Rational::big(value.release());
}

Rational operator/(const Rational& a, const Rational& b) {
  if (sign(b) == 0) throw std::domain_error("division of a rational by zero");
  Rational divisor = b;
  if (!divisor.m_big) strip(divisor.m_numerator, divisor.m_exponent);
  if (!a.m_big && !divisor.m_big) {
    const int exponent = a.m_exponent - divisor.m_exponent;
    if (std::abs(exponent) < mostSmallExponent && a.m_numerator % divisor.m_numerator == 0) {
      return Rational::small(a.m_numerator / divisor.m_numerator, exponent);
    }
  }
  // The inverse: its numerator is odd, and as a denominator has to be positive.
  Rational inverse;
  inverse.m_big = newNumber().release();
  const BigOperand y(divisor);
  mpz_abs(inverse.m_big->denominator, y.numerator());
  if (y.denominator() != nullptr) {
    mpz_set(inverse.m_big->numerator, y.denominator());
  } else {
    mpz_set_ui(inverse.m_big->numerator, 1);
  }
  if (sign(b) < 0) mpz_neg(inverse.m_big->numerator, inverse.m_big->numerator);
  inverse.m_big->exponent = -y.exponent();
  NewNumber value = newNumber();
  multiply(BigOperand(a), BigOperand(inverse), *value);
  return Rational::big(value.release());
}

Rational operator-(Rational a) {
  if (a.m_big) {
    mpz_neg(a.m_big->numerator, a.m_big->numerator);
  } else {
    a.m_numerator = -a.m_numerator;
  }
  return a;
}

int sign(const Rational& x) {
  if (x.m_big) return mpz_sgn(x.m_big->numerator);
  return (x.m_numerator > 0) - (x.m_numerator < 0);
}

int compare(const Rational& a, const Rational& b) {
  const int signA = sign(a);
  const int signB = sign(b);
  if (signA != signB) return signA < signB ? -1 : 1;
  if (signA == 0) return 0;
  Rational difference;
  if (!a.m_big && !b.m_big && Rational::addSmall(a, b, true, difference)) return sign(difference);
  const long orderA = BigOperand(a).order();
  const long orderB = BigOperand(b).order();
  if (std::abs(orderA - orderB) >= 2) return orderA > orderB ? signA : -signA;
  return sign(a - b);
}

std::ostream& operator<<(std::ostream& stream, const Rational& x) { return stream << x.toString(); }

}  // namespace hairline
