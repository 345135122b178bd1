#pragma once

#include <optional>
#include <vector>

#include "core/solve/align.h"
#include "core/solve/features.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// The corners, edges and faces of a shape, exactly, for the mouse to take. Of shapes with many
/// corners there are corners alone, and none of those with thousands.
struct ShapeFeatures {
  std::vector<Vector3<Rational>> corners;
  std::vector<ExactLine> edges;
  std::vector<ExactFace> faces;
};
ShapeFeatures featuresOf(const Shape& shape);
/// Whether a shape has too many corners for any of them to be taken.
bool hasTooManyCorners(const Shape& shape);

/// A place on a feature: its number among those of its kind, and where on it: origin + u direction
/// of an edge, a + u (b - a) + v (c - a) of three corners of a face. The weights have no more
/// binary digits than the eye can tell apart.
struct FeaturePlace {
  Feature feature = Feature::vertex;
  std::size_t index = 0;
  double u = 0;
  double v = 0;
  /// How far it is from the mouse, in pixels; 0 for faces.
  double away = 0;

  /// The place, exactly; the features are those it was found among.
  Vector3<Rational> point(const ShapeFeatures& features) const;
};

/// How near, in pixels, the mouse has to come to a corner; edges have `pickTolerance`.
constexpr double cornerTolerance = 10;

/// The corner seen nearest to a pixel.
std::optional<FeaturePlace> cornerAt(const ShapeFeatures& features, const ViewState& view,
                                     const QPointF& pixel);
/// The edge seen nearest to a pixel, and its point there.
std::optional<FeaturePlace> edgeAt(const ShapeFeatures& features, const ViewState& view,
                                   const QPointF& pixel);
/// The face in whose plane a point that is seen lies, or nearly lies.
std::optional<FeaturePlace> faceAt(const ShapeFeatures& features, const ViewState& view,
                                   const Vector3<double>& point);

}  // namespace hairline
