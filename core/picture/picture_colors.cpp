#include "core/picture/picture_colors.h"

#include <algorithm>
#include <cmath>

#include "core/base/checked.h"

namespace hairline {
namespace {

std::uint8_t byteOf(double share) {
  return clampedInteger<std::uint8_t>(255 * share + 0.5, 0, 255);  // NaN is black
}

PixelColor colorOf(const Vector3<double>& shares) {
  return {byteOf(shares[0]), byteOf(shares[1]), byteOf(shares[2]), 255};
}

/// The vector scaled so that its largest component is 1 and no square overflows; zero stays zero.
Vector3<double> scaled(const Vector3<double>& v) {
  const double largest = v.cwiseAbs().maxCoeff();
  return largest > 0 && std::isfinite(largest) ? Vector3<double>(v / largest)
                                               : Vector3<double>(Vector3<double>::Zero());
}

Vector3<double> unit(const Vector3<double>& v) {
  const Vector3<double> s = scaled(v);
  return isZero(s) ? s : Vector3<double>(s / std::sqrt(squaredNorm(s)));
}

PixelColor grey(const RayHit& hit, const Vector3<double>& direction) {
  const double facing = std::abs(dot(unit(hit.normal), unit(direction)));
  return colorOf(Vector3<double>::Constant(0.35 + 0.5 * facing));
}

/// The number that determines a pixel's colour; nothing for pixels without one.
std::optional<double> numberOf(const RayPicture& picture, int x, int y, PictureColors colors) {
  const RayHit& hit = picture.at(x, y);
  if (colors == PictureColors::tests) {
    if (hit.tests > 0) return hit.tests;
  } else if (colors == PictureColors::distance && hit.isHit()) {
    return distanceOf(picture, x, y);
  }
  return std::nullopt;
}

PixelColor colorAt(const RayPicture& picture, int x, int y, PictureColors colors,
                   const ColorRange& range) {
  const RayHit& hit = picture.at(x, y);
  switch (colors) {
    case PictureColors::barycentric:
      if (!hit.isHit()) return {};
      if (!isZero(hit.barycentric)) return colorOf(hit.barycentric);
      return grey(hit, picture.frame.ray(x, y).direction);
    case PictureColors::normal:
      if (!hit.isHit()) return {};
      return colorOf((unit(hit.normal) + Vector3<double>::Ones()) * 0.5);
    case PictureColors::distance:
    case PictureColors::tests:
      break;
  }
  const auto number = numberOf(picture, x, y, colors);
  if (!number) return {};
  const double wide = range.most - range.least;
  const double share = wide > 0 ? (*number - range.least) / wide : 0;
  return scaleColor(colors == PictureColors::distance ? 1 - share : share);
}

}  // namespace

double distanceOf(const RayPicture& picture, int x, int y) {
  const Vector3<double> direction = picture.frame.ray(x, y).direction;
  const double largest = direction.cwiseAbs().maxCoeff();
  return picture.at(x, y).t * largest * std::sqrt(squaredNorm(scaled(direction)));
}

ColorRange rangeOf(const RayPicture& picture, PictureColors colors) {
  std::optional<ColorRange> range;
  for (int y = 0; y < picture.frame.height; ++y) {
    for (int x = 0; x < picture.frame.width; ++x) {
      const auto number = numberOf(picture, x, y, colors);
      if (!number || !std::isfinite(*number)) continue;
      if (!range) range = {*number, *number};
      range->least = std::min(range->least, *number);
      range->most = std::max(range->most, *number);
    }
  }
  return range.value_or(ColorRange{});
}

std::vector<PixelColor> paint(const RayPicture& picture, PictureColors colors,
                              const ColorRange& range) {
  std::vector<PixelColor> result;
  result.reserve(picture.pixels.size());
  for (int y = 0; y < picture.frame.height; ++y) {
    for (int x = 0; x < picture.frame.width; ++x) {
      result.push_back(colorAt(picture, x, y, colors, range));
    }
  }
  return result;
}

PixelColor scaleColor(double share) {
  // Even steps in lightness, distinguishable for colour-blind eyes: five anchors from dark blue
  // through green to yellow.
  static const std::array<Vector3<double>, 5> anchors{
      Vector3<double>(0.27, 0.00, 0.33), Vector3<double>(0.23, 0.32, 0.55),
      Vector3<double>(0.13, 0.57, 0.55), Vector3<double>(0.37, 0.79, 0.38),
      Vector3<double>(0.99, 0.91, 0.14)};
  const double place = std::min(4.0, std::max(0.0, share * 4));
  const auto i = clampedInteger<std::size_t>(place, 0, 3);
  const double rest = place - static_cast<double>(i);
  return colorOf(anchors[i] * (1 - rest) + anchors[i + 1] * rest);
}

}  // namespace hairline
