#pragma once

#include <optional>
#include <vector>

#include "core/solve/align.h"
#include "core/solve/features.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// The corners, edges and faces of a shape, exactly, for picking. For shapes with many corners only
/// those, and nothing for shapes with thousands.
struct ShapeFeatures {
  std::vector<Vector3<Rational>> corners;
  std::vector<ExactLine> edges;
  std::vector<ExactFace> faces;
};
ShapeFeatures featuresOf(const Shape& shape);
/// Whether a shape has too many corners to pick any of them.
bool hasTooManyCorners(const Shape& shape);

/// A place on a feature: its index among those of its kind, and its parameters: origin + u
/// direction of an edge, a + u (b - a) + v (c - a) of three corners of a face. The weights have no
/// more binary digits than are visible.
struct FeaturePlace {
  Feature feature = Feature::vertex;
  std::size_t index = 0;
  double u = 0;
  double v = 0;
  /// Its distance from the mouse, in pixels; 0 for faces.
  double away = 0;

  /// The place, exactly; the features are those it was found among.
  Vector3<Rational> point(const ShapeFeatures& features) const;
};

/// The pick distance of corners in pixels; edges have `pickTolerance`.
constexpr double cornerTolerance = 10;

/// The corner nearest to a pixel.
std::optional<FeaturePlace> cornerAt(const ShapeFeatures& features, const ViewState& view,
                                     const QPointF& pixel);
/// The edge nearest to a pixel, and its point there.
std::optional<FeaturePlace> edgeAt(const ShapeFeatures& features, const ViewState& view,
                                   const QPointF& pixel);
/// The face whose plane contains, or nearly contains, a visible point.
std::optional<FeaturePlace> faceAt(const ShapeFeatures& features, const ViewState& view,
                                   const Vector3<double>& point);

}  // namespace hairline
