#include "core/math/rational.h"

#include <gmp.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <ostream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/math/interruption.h"

struct RationalBig {
  RationalBig() { mpq_init(value); }
  RationalBig(const RationalBig& other) {
    mpq_init(value);
    mpq_set(value, other.value);
  }
  RationalBig& operator=(const RationalBig&) = delete;
  ~RationalBig() { mpq_clear(value); }
  mpq_t value;
};

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

void setWide(mpz_t target, Wide x) {
  const UnsignedWide size = magnitude(x);
  const std::uint64_t words[2] = {static_cast<std::uint64_t>(size),
                                  static_cast<std::uint64_t>(size >> 64)};
  mpz_import(target, 2, -1, sizeof(std::uint64_t), 0, 0, words);
  if (x < 0) mpz_neg(target, target);
}

}  // namespace

// A rational in GMP's form: the stored value, or a short-lived copy of the small form.
class BigOperand {
 public:
  explicit BigOperand(const Rational& x) {
    if (x.m_big) {
      m_pointer = x.m_big->value;
      return;
    }
    mpq_init(m_copy);
    m_owned = true;
    setWide(mpq_numref(m_copy), x.m_numerator);
    if (x.m_exponent > 0) {
      mpq_mul_2exp(m_copy, m_copy, static_cast<mp_bitcnt_t>(x.m_exponent));
    } else if (x.m_exponent < 0) {
      mpq_div_2exp(m_copy, m_copy, static_cast<mp_bitcnt_t>(-x.m_exponent));
    }
    m_pointer = m_copy;
  }
  BigOperand(const BigOperand&) = delete;
  BigOperand& operator=(const BigOperand&) = delete;
  ~BigOperand() {
    if (m_owned) mpq_clear(m_copy);
  }
  mpq_srcptr get() const { return m_pointer; }

 private:
  mpq_t m_copy;
  bool m_owned = false;
  mpq_srcptr m_pointer = nullptr;
};

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
  auto* value = new RationalBig;
  if (mpq_set_str(value->value, (numerator + '/' + denominator).c_str(), 10) != 0 ||
      mpz_sgn(mpq_denref(value->value)) == 0) {
    delete value;
    return std::nullopt;
  }
  mpq_canonicalize(value->value);
  return big(value);
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

// Takes ownership; goes back to the small form where the value fits, so that it stays fast.
Rational Rational::big(RationalBig* value) {
  Rational result;
  result.m_big = value;
  // Cancellation point: every GMP operation passes through here, and beside GMP's own work the
  // check costs nothing.
  mpz_srcptr numerator = mpq_numref(value->value);
  mpz_srcptr denominator = mpq_denref(value->value);
  countOperations(8 + mpz_size(numerator) + mpz_size(denominator));
  const mp_bitcnt_t twos = mpz_scan1(denominator, 0);
  const bool dyadic = mpz_sizeinbase(denominator, 2) == twos + 1;
  if (dyadic && mpz_sizeinbase(numerator, 2) <= 120 && twos < 1000000) {
    UnsignedWide size = 0;
    for (std::size_t i = mpz_size(numerator); i-- > 0;) {
      size = (size << 64) | mpz_getlimbn(numerator, static_cast<mp_size_t>(i));
    }
    result.m_numerator =
        mpz_sgn(numerator) < 0 ? -static_cast<Wide>(size) : static_cast<Wide>(size);
    result.m_exponent = -static_cast<int>(twos);
    strip(result.m_numerator, result.m_exponent);
    result.freeBig();
    return result;
  }
  return result;
}

void Rational::copyBig(const Rational& other) { m_big = new RationalBig(*other.m_big); }

void Rational::freeBig() {
  delete m_big;
  m_big = nullptr;
}

std::string Rational::toString() const {
  const BigOperand operand(*this);
  std::vector<char> text(mpz_sizeinbase(mpq_numref(operand.get()), 10) +
                         mpz_sizeinbase(mpq_denref(operand.get()), 10) + 3);
  mpq_get_str(text.data(), 10, operand.get());
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
  mpz_srcptr numerator = mpq_numref(operand.get());
  mpz_srcptr denominator = mpq_denref(operand.get());
  // 2^(exponent-1) < |value| < 2^(exponent+1)
  const auto exponent = static_cast<long>(mpz_sizeinbase(numerator, 2)) -
                        static_cast<long>(mpz_sizeinbase(denominator, 2));
  if (exponent > 1030) {
    return mpz_sgn(numerator) * std::numeric_limits<double>::infinity();
  }
  if (exponent < -1080) return mpz_sgn(numerator) < 0 ? -0.0 : 0.0;
  // A quotient of at least 55 bits, or fewer where the result is subnormal, and a sticky bit:
  // rounding it once more to nearest gives the right double.
  const long shift = std::min(56 - exponent, 1076L);
  mpz_t quotient;
  mpz_t remainder;
  mpz_t scaled;
  mpz_inits(quotient, remainder, scaled, nullptr);
  mpz_abs(scaled, numerator);
  mpz_t divisor;
  mpz_init_set(divisor, denominator);
  if (shift >= 0) {
    mpz_mul_2exp(scaled, scaled, static_cast<mp_bitcnt_t>(shift));
  } else {
    mpz_mul_2exp(divisor, divisor, static_cast<mp_bitcnt_t>(-shift));
  }
  mpz_tdiv_qr(quotient, remainder, scaled, divisor);
  std::uint64_t bits = mpz_get_ui(quotient);
  const bool inexact = mpz_sgn(remainder) != 0;
  const int numeratorSign = mpz_sgn(numerator);
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

Rational operator+(const Rational& a, const Rational& b) {
  Rational sum;
  if (!a.m_big && !b.m_big && Rational::addSmall(a, b, false, sum)) return sum;
  auto* value = new RationalBig;
  mpq_add(value->value, BigOperand(a).get(), BigOperand(b).get());
  return Rational::big(value);
}

Rational operator-(const Rational& a, const Rational& b) {
  Rational sum;
  if (!a.m_big && !b.m_big && Rational::addSmall(a, b, true, sum)) return sum;
  auto* value = new RationalBig;
  mpq_sub(value->value, BigOperand(a).get(), BigOperand(b).get());
  return Rational::big(value);
}

// Powers of two beyond this go to GMP, so that no sum of exponents overflows `int`.
constexpr int mostExponent = 1 << 24;

Rational operator*(const Rational& a, const Rational& b) {
  if (!a.m_big && !b.m_big) {
    Wide x = a.m_numerator;
    Wide y = b.m_numerator;
    int exponent = a.m_exponent + b.m_exponent;
    if (bitLength(magnitude(x)) + bitLength(magnitude(y)) > 125) {
      strip(x, exponent);
      strip(y, exponent);
    }
    if (std::abs(exponent) < mostExponent &&
        bitLength(magnitude(x)) + bitLength(magnitude(y)) <= 125) {
      // Computations with numbers from a grid may never reach GMP.
      countShortProduct();
      return Rational::small(x * y, exponent);
    }
  }
  auto* value = new RationalBig;
  mpq_mul(value->value, BigOperand(a).get(), BigOperand(b).get());
  return Rational::big(value);
}

Rational operator/(const Rational& a, const Rational& b) {
  if (sign(b) == 0) throw std::domain_error("division of a rational by zero");
  if (!a.m_big && !b.m_big) {
    Wide divisor = b.m_numerator;
    int exponent = b.m_exponent;
    strip(divisor, exponent);
    if (std::abs(a.m_exponent - exponent) < mostExponent && a.m_numerator % divisor == 0) {
      return Rational::small(a.m_numerator / divisor, a.m_exponent - exponent);
    }
  }
  auto* value = new RationalBig;
  mpq_div(value->value, BigOperand(a).get(), BigOperand(b).get());
  return Rational::big(value);
}

Rational operator-(Rational a) {
  if (a.m_big) {
    mpq_neg(a.m_big->value, a.m_big->value);
  } else {
    a.m_numerator = -a.m_numerator;
  }
  return a;
}

int sign(const Rational& x) {
  if (x.m_big) return mpq_sgn(x.m_big->value);
  return (x.m_numerator > 0) - (x.m_numerator < 0);
}

int compare(const Rational& a, const Rational& b) {
  if (!a.m_big && !b.m_big) {
    const int signA = sign(a);
    const int signB = sign(b);
    if (signA != signB) return signA < signB ? -1 : 1;
    if (signA == 0) return 0;
    Rational difference;
    if (Rational::addSmall(a, b, true, difference)) return sign(difference);
  }
  const int order = mpq_cmp(BigOperand(a).get(), BigOperand(b).get());
  return (order > 0) - (order < 0);
}

std::ostream& operator<<(std::ostream& stream, const Rational& x) { return stream << x.toString(); }

}  // namespace hairline
