#include "widgets/scene_view/screen_extent.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/scene/transform.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

// The number of facets around a circle of this size: a chord of 2 pi / n is off its arc by about
// radius · pi² / (2 n²).
int sectorsFor(const std::optional<ScreenExtent>& extent, double chordError) {
  if (!extent) return finestSectors;
  // The disc contains the corners of a box around the shape, and is larger than a round shape
  // needs.
  const double radius = extent->radius / std::numbers::sqrt3;
  const double sectors = std::numbers::pi * std::sqrt(std::min(radius, 1e6) / (2 * chordError));
  const int quarter = static_cast<int>(std::ceil(sectors / 4));
  return std::clamp(4 * quarter, coarsestSectors, finestSectors);
}

}  // namespace

bool ScreenExtent::meets(const QRectF& rectangle) const {
  const double x = std::clamp(middle.x(), rectangle.left(), rectangle.right());
  const double y = std::clamp(middle.y(), rectangle.top(), rectangle.bottom());
  return std::hypot(middle.x() - x, middle.y() - y) <= radius;
}

std::optional<ScreenExtent> screenExtent(const Shape& shape, const ViewState& view) {
  const auto box = bounds(shape);
  if (!box) return std::nullopt;
  const Vector3d centre = box->min / 2 + box->max / 2;
  const double radius = (box->max / 2 - box->min / 2).stableNorm();
  const auto middle = view.project(centre);
  if (!middle || !std::isfinite(radius)) return std::nullopt;
  const double perPixel = view.worldPerPixel(centre);
  if (view.camera.projection == Projection::orthographic) {
    return ScreenExtent{*middle, radius / perPixel};
  }
  const Vector3d seen = view.camera.toView(centre);
  const double depth = view.camera.distance - seen.z();
  const double nearest = depth - radius;
  if (!(nearest > 0.01 * view.camera.distance)) return std::nullopt;
  // Points nearer to the eye appear larger, and farther from the centre of the view.
  const double aside = std::hypot(seen.x(), seen.y()) / depth;
  return ScreenExtent{*middle, radius / perPixel * (depth / nearest) * (1 + aside)};
}

double chordErrorAmong(std::size_t objects) {
  constexpr double crowd = 500;
  return finestChordError * std::max(1.0, static_cast<double>(objects) / crowd);
}

ShapeGeometry geometryIn(const Shape& shape, const ViewState& view,
                         const std::optional<ScreenExtent>& extent, double chordError) {
  return geometryOf(shape, view.camera.target, view.reach(), sectorsFor(extent, chordError));
}

ShapeGeometry geometryIn(const Shape& shape, const ViewState& view) {
  return geometryIn(shape, view, screenExtent(shape, view));
}

}  // namespace hairline
