#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace hairline {

namespace detail {

__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UnsignedInt128;

/// A two's complement integer of several words, the lowest first.
template <int words>
struct Words {
  std::uint64_t word[words] = {};

  Words() = default;
  explicit Words(std::int64_t x) : Words(&x) {}
  explicit Words(Int128 x) {
    for (int i = 0; i < words; ++i) {
      word[i] = static_cast<std::uint64_t>(x);
      x >>= 64;
    }
  }

  bool isNegative() const { return (word[words - 1] >> 63) != 0; }

  friend Words operator+(const Words& a, const Words& b) {
    Words sum;
    UnsignedInt128 carry = 0;
    for (int i = 0; i < words; ++i) {
      carry += static_cast<UnsignedInt128>(a.word[i]) + b.word[i];
      sum.word[i] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    return sum;
  }
  friend Words operator-(const Words& a, const Words& b) {
    Words difference;
    std::uint64_t borrow = 0;
    for (int i = 0; i < words; ++i) {
      const UnsignedInt128 x = static_cast<UnsignedInt128>(a.word[i]) - b.word[i] - borrow;
      difference.word[i] = static_cast<std::uint64_t>(x);
      borrow = static_cast<std::uint64_t>(x >> 64) & 1;
    }
    return difference;
  }
  friend Words operator-(const Words& a) { return Words() - a; }
  friend bool operator<(const Words& a, const Words& b) { return (a - b).isNegative(); }

 private:
  explicit Words(const std::int64_t* x) : Words(static_cast<Int128>(*x)) {}
};

inline Int128 multiply(std::int64_t a, std::int64_t b) { return static_cast<Int128>(a) * b; }

/// Schoolbook multiplication of the words as if unsigned; a negative factor then has its surplus
/// taken off.
template <int m, int n>
Words<m + n> multiply(const Words<m>& a, const Words<n>& b) {
  Words<m + n> product;
  for (int i = 0; i < m; ++i) {
    std::uint64_t carry = 0;
    for (int j = 0; j < n; ++j) {
      const UnsignedInt128 x =
          static_cast<UnsignedInt128>(a.word[i]) * b.word[j] + product.word[i + j] + carry;
      product.word[i + j] = static_cast<std::uint64_t>(x);
      carry = static_cast<std::uint64_t>(x >> 64);
    }
    product.word[i + n] = carry;
  }
  const auto takeOff = [&product](const std::uint64_t* from, int count, int place) {
    std::uint64_t borrow = 0;
    for (int i = 0; i < count; ++i) {
      const UnsignedInt128 x =
          static_cast<UnsignedInt128>(product.word[place + i]) - from[i] - borrow;
      product.word[place + i] = static_cast<std::uint64_t>(x);
      borrow = static_cast<std::uint64_t>(x >> 64) & 1;
    }
  };
  if (a.isNegative()) takeOff(b.word, n, m);
  if (b.isNegative()) takeOff(a.word, m, n);
  return product;
}

template <int words>
struct IntegerOf {
  using Type = Words<words>;
};
template <>
struct IntegerOf<1> {
  using Type = std::int64_t;
};
template <>
struct IntegerOf<2> {
  using Type = Int128;
};

}  // namespace detail

/// An integer of a fixed number of 64-bit words: the second to last stage of exact verdicts, for
/// coordinates that share a unit (see CommonUnit). A product has as many words as its factors
/// together, so that a body whose types follow its products never overflows: factors are sums of at
/// most four coordinates, and at most eight products are added up.
template <int words>
class Fixed {
 public:
  using Integer = typename detail::IntegerOf<words>::Type;

  Fixed() = default;
  explicit Fixed(Integer value) : m_value(value) {}
  /// An integer that fits.
  explicit Fixed(double value) requires(words <= 2) : m_value(static_cast<Integer>(value)) {}

  Integer value() const { return m_value; }

  friend Fixed operator+(const Fixed& a, const Fixed& b) { return Fixed(a.m_value + b.m_value); }
  friend Fixed operator-(const Fixed& a, const Fixed& b) { return Fixed(a.m_value - b.m_value); }
  friend Fixed operator-(const Fixed& a) { return Fixed(-a.m_value); }

  friend int sign(const Fixed& x) { return (Integer{} < x.m_value) - (x.m_value < Integer{}); }
  friend Fixed minimum(const Fixed& a, const Fixed& b) { return b.m_value < a.m_value ? b : a; }
  friend Fixed maximum(const Fixed& a, const Fixed& b) { return a.m_value < b.m_value ? b : a; }
  friend Fixed absolute(const Fixed& x) { return x.m_value < Integer{} ? -x : x; }
  friend Fixed withSign(const Fixed& x, int sign) { return sign < 0 ? -x : x; }

 private:
  Integer m_value{};
};

template <int m, int n>
Fixed<m + n> operator*(const Fixed<m>& a, const Fixed<n>& b) {
  if constexpr (m == 1 && n == 1) {
    return Fixed<2>(detail::multiply(a.value(), b.value()));
  } else {
    return Fixed<m + n>(detail::multiply(detail::Words<m>(a.value()), detail::Words<n>(b.value())));
  }
}

/// Converts doubles to integers of one unit, a power of two. Doubles of about one size have one:
/// the last place of the least of them.
template <int words>
class CommonUnit {
 public:
  /// For numbers up to `greatest` in magnitude.
  explicit CommonUnit(double greatest) {
    // greatest < 2^exponent, read from its bits
    const int exponent = static_cast<int>(std::bit_cast<std::uint64_t>(greatest) >> 52) - 1022;
    m_works = exponent > -800 && exponent < 800;
    m_isInRange = m_works;
    m_factor = powerOfTwo(m_works ? bits - exponent : 0);
    m_unit = powerOfTwo(m_works ? exponent - bits : 0);
  }

  /// The number in units, an integer; if it is not one, `works()` is false from then on.
  double operator()(double x) {
    // Out of that range there is no unit in which all numbers are integers.
    const double inUnits = m_isInRange ? x * m_factor : 0.0;
    const auto integer = static_cast<typename Fixed<words>::Integer>(inUnits);
    m_works &= static_cast<double>(integer) * m_unit == x;
    return inUnits;
  }

  /// Whether all numbers so far became integers without loss.
  bool works() const { return m_works; }

 private:
  // Sums of four need two spare bits, as `Fixed` requires.
  static constexpr int bits = 64 * words - 4;

  static double powerOfTwo(int exponent) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
  }

  double m_factor = 0;
  double m_unit = 0;
  bool m_isInRange = false;
  bool m_works = false;
};

}  // namespace hairline
