#pragma once

namespace hairline {

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
  friend constexpr ErrorBound absolute(const ErrorBound& a) { return a; }
  friend constexpr ErrorBound minimum(const ErrorBound& a, const ErrorBound& b) {
    return maximum(a, b);
  }
  friend constexpr ErrorBound maximum(const ErrorBound& a, const ErrorBound& b) {
    return ErrorBound(a.m_magnitude > b.m_magnitude ? a.m_magnitude : b.m_magnitude,
                      a.m_error > b.m_error ? a.m_error : b.m_error);
  }

 private:
  static constexpr double unit = 0x1p-53;

  static constexpr ErrorBound rounded(double magnitude, double error) {
    return ErrorBound(magnitude, error + magnitude + error * unit);
  }

  double m_magnitude = 0;
  double m_error = 0;
};

}  // namespace hairline
