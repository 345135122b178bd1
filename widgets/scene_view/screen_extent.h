#pragma once

#include <QRectF>
#include <optional>

#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// A disc of pixels in which all of a shape is seen.
struct ScreenExtent {
  QPointF middle;
  double radius = 0;

  bool meets(const QRectF& rectangle) const;
};

/// The disc around a shape's bounds; not the smallest. Nothing for unbounded shapes and for what
/// reaches to the eye or behind it, which may be seen anywhere.
std::optional<ScreenExtent> screenExtent(const Shape& shape, const ViewState& view);

/// How far a chord of what is round may be off its arc, in pixels.
inline constexpr double finestChordError = 0.5;
/// The same of the objects of a picture of so many: where they are a crowd, nobody looks at the
/// outline of one, and all their facets would take longer to draw than the window may wait.
double chordErrorAmong(std::size_t objects);

/// The geometry of a shape, cut to the view's reach, with as many facets of a curved surface as it
/// takes to look round at this size.
ShapeGeometry geometryIn(const Shape& shape, const ViewState& view,
                         const std::optional<ScreenExtent>& extent,
                         double chordError = finestChordError);
ShapeGeometry geometryIn(const Shape& shape, const ViewState& view);

}  // namespace hairline
