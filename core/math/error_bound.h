#pragma once

#include <limits>

namespace hairline {

/// The result of comparing unknown values: either may be greater.
struct EitherWay {};

/// A number that bounds the error of the double in its place. A body that runs over it once,
/// usually at compile time, yields the error bounds of its own numbers: none is derived by hand.
///
/// Inputs have at most the stated magnitude and an error of at most `error` units of 2^-53 times
/// their unit. Each operation adds half an ulp of the largest possible result. Underflow is not
/// considered: if products underflow there is no bound.
class ErrorBound {
 public:
  constexpr ErrorBound() = default;
  constexpr explicit ErrorBound(double magnitude, double error = 0)
      : m_magnitude(magnitude), m_error(error) {}

  /// A coordinate: differences of two have magnitude 1 at most.
  static constexpr ErrorBound coordinate() { return ErrorBound(0.5); }

  constexpr double magnitude() const { return m_magnitude; }
  /// The true value lies no farther from the computed one, for inputs of these magnitudes, with
  /// room for the rounding when the bound is scaled to others.
  constexpr double bound() const { return units() * unit; }
  /// The same in units of the scalar that rounds: 2^-24 for float, whose bound is the same number
  /// of them. Fused products and sums round less often.
  constexpr double units() const { return m_error * 1.0001; }

  friend constexpr ErrorBound operator+(const ErrorBound& a, const ErrorBound& b) {
    return rounded(a.m_magnitude + b.m_magnitude, a.m_error + b.m_error);
  }
  friend constexpr ErrorBound operator-(const ErrorBound& a, const ErrorBound& b) { return a + b; }
  friend constexpr ErrorBound operator-(const ErrorBound& a) { return a; }
  friend constexpr ErrorBound operator*(const ErrorBound& a, const ErrorBound& b) {
    return rounded(
        a.m_magnitude * b.m_magnitude,
        a.m_magnitude * b.m_error + b.m_magnitude * a.m_error + a.m_error * b.m_error * unit);
  }
  friend constexpr ErrorBound multiplyAdd(const ErrorBound& a, const ErrorBound& b,
                                          const ErrorBound& c) {
    return a * b + c;
  }
  /// The rounding error of an operation with that result: a number without an error itself.
  friend constexpr ErrorBound roundingOf(const ErrorBound& result) {
    return ErrorBound((result.m_magnitude + result.m_error * unit) * unit);
  }
  friend constexpr ErrorBound absolute(const ErrorBound& a) { return a; }
  friend constexpr ErrorBound minimum(const ErrorBound& a, const ErrorBound& b) {
    return maximum(a, b);
  }
  friend constexpr ErrorBound maximum(const ErrorBound& a, const ErrorBound& b) {
    return ErrorBound(a.m_magnitude > b.m_magnitude ? a.m_magnitude : b.m_magnitude,
                      a.m_error > b.m_error ? a.m_error : b.m_error);
  }
  friend constexpr EitherWay exceeds(const ErrorBound&, const ErrorBound&) { return {}; }
  friend constexpr ErrorBound select(EitherWay, const ErrorBound& yes, const ErrorBound& no) {
    return maximum(yes, no);
  }

 private:
  static constexpr double unit = 0x1p-53;

  static constexpr ErrorBound rounded(double magnitude, double error) {
    return ErrorBound(magnitude, error + magnitude + error * unit);
  }

  double m_magnitude = 0;
  double m_error = 0;
};

/// Error bound of a product of edges, with or without one offset as a factor. Coordinates of edges
/// are at most `size` and those of the offset at most `away`, computed and true; input coordinates
/// are off by at most `pad`. A bound is (edges + offset) times `size`, for each edge but the first;
/// `core/math/error_slopes-inl.h` builds it in S and in packs of S.
template <typename S>
struct ErrorSlopes {
  // Per unit of rounding and per `pad`, without an offset and with one.
  S edgeRounding, edgePad, awayRounding, awayPad;

  /// For a body run for edges of 1, by the offset's magnitude and the error of coordinates in
  /// units, where numbers are rounded to `unit`. A bound is linear in each, so that four of them
  /// give its slopes.
  using Body = ErrorBound (*)(double away, double off);
  static constexpr ErrorSlopes of(Body body,
                                  double unit = double{std::numeric_limits<S>::epsilon()} / 2) {
    constexpr double off = 0x1p20;
    const double edges = body(0, 0).units();
    const double pads = body(0, off).units() - edges;
    const double aways = body(1, 0).units() - edges;
    const double both = body(1, off).units() - edges - pads - aways;
    return {slope(edges * unit), slope(pads / off), slope(aways * unit), slope(both / off)};
  }

 private:
  // With room for the roundings of a bound and of the sizes it is made of.
  static constexpr S slope(double exact) { return static_cast<S>(exact * (1 + 0x1p-10)); }
};

}  // namespace hairline
