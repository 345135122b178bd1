#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/picture/ray_picture.h"

namespace hairline {

/// By what pixels are coloured.
/// - `barycentric`: the weights of a triangle's three corners as red, green and blue; objects that
///   are met as a whole are grey, the lighter the more they face the eye.
/// - `normal`: its three coordinates as red, green and blue; grey where there is none.
/// - `distance`: from the eye, the nearest pixel yellow, the farthest dark blue.
/// - `tests`: how many the ray took, from dark blue for the fewest to yellow for the most; of rays
///   that meet nothing too.
enum class PictureColors { barycentric, normal, distance, tests };

struct PixelColor {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  /// 0 where nothing is to be seen.
  std::uint8_t alpha = 0;

  friend bool operator==(const PixelColor&, const PixelColor&) = default;
};

/// Between which numbers the colours of distance and tests are spread.
struct ColorRange {
  double least = 0;
  double most = 0;

  friend bool operator==(const ColorRange&, const ColorRange&) = default;
};

/// The numbers that pixels are coloured by. Distances are of what is met alone. Both ends are 0
/// where there is nothing, and of the other colours.
ColorRange rangeOf(const RayPicture& picture, PictureColors colors);

/// How far from its eye a pixel's ray meets something.
double distanceOf(const RayPicture& picture, int x, int y);

/// The colour of each pixel, row by row. Pixels that were not cast yet have taken no test, and are
/// transparent.
std::vector<PixelColor> paint(const RayPicture& picture, PictureColors colors,
                              const ColorRange& range);

/// The colour of a share from 0 to 1 in the scale of distance and tests.
PixelColor scaleColor(double share);

}  // namespace hairline
