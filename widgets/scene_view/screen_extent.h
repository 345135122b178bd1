#pragma once

#include <QRectF>
#include <optional>

#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// A disc of pixels that contains the whole image of a shape.
struct ScreenExtent {
  QPointF middle;
  double radius = 0;

  bool meets(const QRectF& rectangle) const;
};

/// The disc around a shape's bounds; not the smallest. Nothing for unbounded shapes and those that
/// extend to the eye or behind it, which may be anywhere.
std::optional<ScreenExtent> screenExtent(const Shape& shape, const ViewState& view);

/// The tolerance of a chord of a round shape, in pixels.
inline constexpr double finestChordError = 0.5;
/// The same for a picture with this many objects: in a crowd nobody looks at a single outline, and
/// all facets would take too long to draw.
double chordErrorAmong(std::size_t objects);

/// The geometry of a shape, cut to the view, with as many facets of a curved surface as needed at
/// this size.
ShapeGeometry geometryIn(const Shape& shape, const ViewState& view,
                         const std::optional<ScreenExtent>& extent,
                         double chordError = finestChordError);
ShapeGeometry geometryIn(const Shape& shape, const ViewState& view);

}  // namespace hairline
