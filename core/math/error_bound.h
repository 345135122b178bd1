#pragma once

#include <limits>

namespace hairline {

/// Result of comparing unknown values: either may be greater.
struct EitherWay {};

/// A number that knows how far a double in its place may be from the true value. A body that runs
/// over it once, as a rule when the program is compiled, yields the bounds on the errors of its own
/// numbers: none is derived by hand.
///
/// Of inputs whose magnitude is at most as stated, which are right to `error` units of 2^-53 times
/// their unit. Each operation adds half a unit in the last place of the largest result there can
/// be. Numbers that vanish are not looked at: where products underflow there is no bound.
class ErrorBound {
 public:
  constexpr ErrorBound() = default;
  constexpr explicit ErrorBound(double magnitude, double error = 0)
      : m_magnitude(magnitude), m_error(error) {}

  /// A coordinate: differences of two have magnitude 1 at most.
  static constexpr ErrorBound coordinate() { return ErrorBound(0.5); }

  constexpr double magnitude() const { return m_magnitude; }
  /// What is true lies no farther from what is computed, for inputs of these magnitudes, with room
  /// for the rounding of a bound that is scaled to others.
  constexpr double bound() const { return units() * unit; }
  /// The same in units of the scalar that rounds: 2^-24 for float, whose bound is the same number
  /// of them. Products and sums that are fused round less often.
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
/// are at most `size` and those of the offset at most `away`, as computed and in truth; input
/// coordinates are off by at most `pad`. A bound is (edges + offset) times `size`, for
/// each edge but the first; `core/math/error_slopes-inl.h` makes it of S and packs of it.
template <typename S>
struct ErrorSlopes {
  // For each unit of rounding and for each `pad`, of what has no offset and of what has one.
  S edgeRounding, edgePad, awayRounding, awayPad;

  /// Of a body run for edges of 1, by the offset's magnitude and by how many units coordinates are
  /// off, where numbers are rounded to `unit`. A bound is linear in each, so that four of them give
  /// its slopes.
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
  // With room for the roundings of a bound, and of the sizes it is made of.
  static constexpr S slope(double exact) { return static_cast<S>(exact * (1 + 0x1p-10)); }
};

}  // namespace hairline
