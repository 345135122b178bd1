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

/// The geometry of a shape, cut to the view's reach, with as many facets of a curved surface as it
/// takes to look round at this size.
ShapeGeometry geometryIn(const Shape& shape, const ViewState& view,
                         const std::optional<ScreenExtent>& extent);
ShapeGeometry geometryIn(const Shape& shape, const ViewState& view);

}  // namespace hairline
