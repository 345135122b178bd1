#include "widgets/tools/anchor_picking.h"

#include "widgets/scene_view/feature_picking.h"
#include "widgets/scene_view/picking.h"

namespace hairline {

std::optional<Anchor> anchorAt(const Scene& scene, const ViewState& view, const QPointF& pixel,
                               bool whole, const LargeMeshes* large) {
  const auto picks = pickAll(scene, view, pixel, large);
  if (picks.empty()) return std::nullopt;
  const Pick& pick = picks.front();
  const SceneObject* object = find(scene, pick.id);
  if (object == nullptr) return std::nullopt;
  Anchor anchor;
  anchor.id = pick.id;
  if (whole) return anchor;
  const ShapeFeatures features = featuresOf(object->shape);
  auto place = cornerAt(features, view, pixel);
  if (!place) place = edgeAt(features, view, pixel);
  if (!place) place = faceAt(features, view, pick.point);
  if (place) {
    anchor.kind = place->feature == Feature::vertex ? Anchor::Kind::corner
                  : place->feature == Feature::edge ? Anchor::Kind::edge
                                                    : Anchor::Kind::face;
    anchor.index = place->index;
    anchor.u = place->u;
    anchor.v = place->v;
    return anchor;
  }
  anchor.kind = Anchor::Kind::offset;
  anchor.offset = pick.point - toDouble(originOf(object->shape));
  if (!anchor.offset.allFinite()) return std::nullopt;
  return anchor;
}

}  // namespace hairline
