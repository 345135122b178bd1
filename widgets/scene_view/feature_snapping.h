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

/// What a point that is being dragged snaps to.
struct FeatureSnap {
  /// Which of the points that may snap does.
  std::size_t source = 0;
  /// Where it goes: a corner's own coordinates, or doubles on an edge or in the plane of a face.
  Vector3<double> point = Vector3<double>::Zero();
  /// The point lies on the feature to the last bit; beside it where no doubles near do, or where
  /// the corner itself has no doubles for coordinates.
  bool isExact = false;
  Feature feature = Feature::vertex;
  /// "edge 3 of box".
  QString name;
  /// The edge, or the outline of the face.
  std::vector<Vector3<double>> outline;
};

/// Finds what dragged points come near to among the corners, edges and faces of the objects that
/// are not dragged, locked ones included. Works out each object's features once.
class FeatureSnapper {
 public:
  FeatureSnapper(const Scene& scene, const SelectionIds& dragged);

  /// The feature that one of some points is seen at: the nearest corner within reach, else the
  /// nearest edge, else, of the first point alone, the foremost face behind it. With a point from
  /// where edges and faces are to be touched, theirs that is nearest to it is taken.
  std::optional<FeatureSnap> find(const std::vector<QPointF>& pixels, const ViewState& view,
                                  const std::optional<Vector3<double>>& touchingFrom = {});

 private:
  const ShapeFeatures& features(const std::string& id);

  Scene m_targets;
  std::optional<Pickables> m_seen;
  std::map<std::string, ShapeFeatures> m_features;
};

/// Marks what a drag snaps to, and where.
void appendSnap(DrawList& list, const FeatureSnap& snap, const ViewState& view, const Theme& theme);

}  // namespace hairline
