#pragma once

#include <cstdint>

namespace hairline {

/// The values along one side of a map: of the pixel in the middle, and from pixel to pixel. Where
/// the step is no more than a unit in the last place of the middle, pixels are neighbouring
/// doubles, each its own; otherwise they are `center + offset * step`, rounded once or twice.
class MapAxis {
 public:
  MapAxis() = default;
  /// The middle is finite. The step is brought into the range from a unit in the last place of the
  /// middle to `greatestStep`; NaN counts as the smallest.
  MapAxis(double center, double step);

  static constexpr double greatestStep = 0x1p1000;

  double center() const { return m_center; }
  double step() const { return m_step; }
  /// Whether neighbouring pixels are neighbouring doubles.
  bool isByUlps() const { return m_step <= unitInLastPlace(m_center); }

  /// The value of the pixel at a distance from the middle, in pixels: finite.
  double at(std::int64_t offset) const;
  /// How many pixels from the middle a value lies: of `at(k)` it is k, exactly where pixels are
  /// neighbouring doubles.
  double offsetOf(double value) const;

  /// The same values from another pixel as the middle.
  MapAxis panned(std::int64_t pixels) const;
  /// Steps times a factor, while the pixel at `anchor` keeps its value.
  MapAxis zoomed(double factor, std::int64_t anchor) const;

  /// The distance to the next double away from zero.
  static double unitInLastPlace(double x);

  friend bool operator==(const MapAxis&, const MapAxis&) = default;

 private:
  double m_center = 0;
  double m_step = 1;
};

}  // namespace hairline
