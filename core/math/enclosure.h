#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

namespace hairline {

/// A double and a bound on its distance from the true value: the number itself may be uncertain, as
/// a root is, which `Filtered` cannot express. The bound grows with every operation; no sign is
/// taken unless it is certain.
///
/// Valid for inputs that are zero or of magnitude in [2^-100, 2^100] (see `Filtered::isSafeInput`)
/// and products of up to five of their differences, which neither overflow nor vanish.
class Enclosure {
 public:
  Enclosure() = default;
  // Implicit, so that bodies can mix in small constants as they do with double.
  Enclosure(double value, double radius = 0) : m_value(value), m_radius(radius) {}  // NOLINT
  Enclosure(int value) : Enclosure(static_cast<double>(value)) {}                   // NOLINT
  /// The difference of two doubles.
  static Enclosure difference(double a, double b) {
    const double value = a - b;
    return {value, absolute(value) * unit};
  }

  double value() const { return m_value; }
  double radius() const { return m_radius; }
  /// The sign if it is certain; else 0.
  int certainSign() const {
    // The radii are rounded, too: by less than this after thousands of operations.
    const double bound = m_radius * (1 + 0x1p-40);
    return (m_value > bound) - (m_value < -bound);
  }

  friend Enclosure operator+(Enclosure a, Enclosure b) {
    const double sum = a.m_value + b.m_value;
    return {sum, a.m_radius + b.m_radius + absolute(sum) * unit};
  }
  friend Enclosure operator-(Enclosure a, Enclosure b) {
    const double difference = a.m_value - b.m_value;
    return {difference, a.m_radius + b.m_radius + absolute(difference) * unit};
  }
  friend Enclosure operator-(Enclosure a) { return {-a.m_value, a.m_radius}; }
  friend Enclosure operator*(Enclosure a, Enclosure b) {
    const double product = a.m_value * b.m_value;
    return {product, absolute(a.m_value) * b.m_radius +
                         a.m_radius * (absolute(b.m_value) + b.m_radius) +
                         absolute(product) * unit};
  }
  friend Enclosure minimum(Enclosure a, Enclosure b) {
    return {std::min(a.m_value, b.m_value), std::max(a.m_radius, b.m_radius)};
  }
  friend Enclosure maximum(Enclosure a, Enclosure b) {
    return {std::max(a.m_value, b.m_value), std::max(a.m_radius, b.m_radius)};
  }
  Enclosure& operator+=(Enclosure b) { return *this = *this + b; }
  Enclosure& operator-=(Enclosure b) { return *this = *this - b; }
  Enclosure& operator*=(Enclosure b) { return *this = *this * b; }

 private:
  /// Twice the largest relative error of an operation, which leaves room for the rounding of the
  /// radius itself.
  static constexpr double unit = 0x1p-52;

  static double absolute(double x) { return std::abs(x); }  // branchless, unlike a comparison

  double m_value = 0;
  double m_radius = 0;
};

}  // namespace hairline

namespace Eigen {

template <>
struct NumTraits<hairline::Enclosure> : GenericNumTraits<hairline::Enclosure> {
  typedef hairline::Enclosure Real;
  typedef hairline::Enclosure NonInteger;
  typedef hairline::Enclosure Nested;
  enum {
    IsComplex = 0,
    IsInteger = 0,
    IsSigned = 1,
    RequireInitialization = 0,
    ReadCost = 2,
    AddCost = 4,
    MulCost = 8
  };
};

}  // namespace Eigen
