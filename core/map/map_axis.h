#pragma once

#include <cstdint>

namespace hairline {

/// The values along one side of a map: of the pixel in the middle, and from pixel to pixel. If the
/// step is no more than one ulp of the middle, pixels are neighbouring doubles, all distinct;
/// otherwise they are `center + offset * step`, rounded once or twice.
class MapAxis {
 public:
  MapAxis() = default;
  /// The middle is finite. The step is clamped to the range from one ulp of the middle to
  /// `greatestStep`; NaN counts as the smallest.
  MapAxis(double center, double step);

  static constexpr double greatestStep = 0x1p1000;

  double center() const { return m_center; }
  double step() const { return m_step; }
  /// Whether neighbouring pixels are neighbouring doubles.
  bool isByUlps() const { return m_step <= unitInLastPlace(m_center); }

  /// The value of the pixel at a distance from the middle, in pixels: finite.
  double at(std::int64_t offset) const;
  /// How many pixels from the middle a value lies: for `at(k)` it is k, exactly if pixels are
  /// neighbouring doubles.
  double offsetOf(double value) const;

  /// The same values from another pixel as the middle.
  MapAxis panned(std::int64_t pixels) const;
  /// Scales the steps by a factor, while the pixel at `anchor` keeps its value.
  MapAxis zoomed(double factor, std::int64_t anchor) const;

  /// The distance to the next double away from zero.
  static double unitInLastPlace(double x);

  friend bool operator==(const MapAxis&, const MapAxis&) = default;

 private:
  double m_center = 0;
  double m_step = 1;
};

}  // namespace hairline
