#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/document/selection.h"
#include "widgets/scene_view/feature_picking.h"
#include "widgets/scene_view/picking.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The snap target of a dragged point.
struct FeatureSnap {
  /// The index of the snapping point.
  std::size_t source = 0;
  /// The target: a corner's own coordinates, or doubles on an edge or in the plane of a face.
  Vector3<double> point = Vector3<double>::Zero();
  /// The point is on the feature to the last bit; near it if no nearby doubles are, or if the
  /// corner's coordinates are not doubles.
  bool isExact = false;
  Feature feature = Feature::vertex;
  /// "edge 3 of box".
  QString name;
  /// The edge, or the outline of the face.
  std::vector<Vector3<double>> outline;
};

/// Finds the snap targets of dragged points among the corners, edges and faces of the other
/// objects, including locked ones. Computes each object's features once.
class FeatureSnapper {
 public:
  FeatureSnapper(const Scene& scene, const SelectionIds& dragged);

  /// The feature at one of some points: the nearest corner within the pick distance, else the
  /// nearest edge, else, for the first point only, the front face behind it. With a point from
  /// which edges and faces are to be touched, their points nearest to it are used.
  std::optional<FeatureSnap> find(const std::vector<QPointF>& pixels, const ViewState& view,
                                  const std::optional<Vector3<double>>& touchingFrom = {});

 private:
  const ShapeFeatures& features(const std::string& id);

  Scene m_targets;
  std::optional<Pickables> m_seen;
  std::map<std::string, ShapeFeatures> m_features;
};

/// Marks the snap target of a drag.
void appendSnap(DrawList& list, const FeatureSnap& snap, const ViewState& view, const Theme& theme);

}  // namespace hairline
