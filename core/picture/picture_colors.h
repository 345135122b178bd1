#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/picture/ray_picture.h"

namespace hairline {

/// The quantity that colours pixels.
/// - `barycentric`: the weights of a triangle's three corners as red, green and blue; objects that
///   are hit as a whole are grey, lighter where they face the eye.
/// - `normal`: its three coordinates as red, green and blue; grey if there is none.
/// - `distance`: from the eye, the nearest pixel yellow, the farthest dark blue.
/// - `tests`: how many the ray took, from dark blue for the fewest to yellow for the most; also of
///   rays that hit nothing.
enum class PictureColors { barycentric, normal, distance, tests };

struct PixelColor {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  /// 0 if nothing is visible.
  std::uint8_t alpha = 0;

  friend bool operator==(const PixelColor&, const PixelColor&) = default;
};

/// The range of numbers spanned by the colours of distance and tests.
struct ColorRange {
  double least = 0;
  double most = 0;

  friend bool operator==(const ColorRange&, const ColorRange&) = default;
};

/// The range of the numbers that colour pixels. Distances count for hits only. Both ends are 0 if
/// there are none, and for the other colours.
ColorRange rangeOf(const RayPicture& picture, PictureColors colors);

/// The distance from the eye to the hit of a pixel's ray.
double distanceOf(const RayPicture& picture, int x, int y);

/// The colour of each pixel, row by row. Pixels not yet cast have no tests and are transparent.
std::vector<PixelColor> paint(const RayPicture& picture, PictureColors colors,
                              const ColorRange& range);

/// The colour of a fraction from 0 to 1 in the scale of distance and tests.
PixelColor scaleColor(double share);

}  // namespace hairline
