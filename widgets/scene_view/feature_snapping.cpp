#include "widgets/scene_view/feature_snapping.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/document/object_lock.h"
#include "widgets/scene_view/label_placement.h"
#include "widgets/text/labels.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

struct FeatureTexts {
  Q_DECLARE_TR_FUNCTIONS(FeatureSnapping)
};

/// The limit on objects under a pixel whose features are tested.
constexpr std::size_t mostObjects = 6;

struct Candidate {
  FeaturePlace place;
  std::string id;
  std::size_t source = 0;
};

bool isBetter(const Candidate& next, const std::optional<Candidate>& best) {
  if (!best) return true;
  const bool corner = next.place.feature == Feature::vertex;
  const bool bestCorner = best->place.feature == Feature::vertex;
  if (corner != bestCorner) return corner;
  return next.place.away < best->place.away;
}

/// The doubles nearest to the place; exactly on the feature if its corners have few digits.
void takePoint(FeatureSnap& snap, const FeaturePlace& place, const ShapeFeatures& features,
               const std::optional<Vector3<double>>& touchingFrom) {
  Vector3<Rational> exact = place.point(features);
  if (touchingFrom && place.feature == Feature::edge) {
    exact = features.edges[place.index].nearest(fromDouble<Rational>(*touchingFrom), false);
  } else if (touchingFrom && place.feature == Feature::face) {
    exact = features.faces[place.index].nearest(fromDouble<Rational>(*touchingFrom));
  }
  snap.point = toDouble(exact);
  const auto point = fromDouble<Rational>(snap.point);
  snap.isExact = isZero(Vector3<Rational>(point - exact));
  if (place.feature == Feature::edge) {
    const ExactLine& edge = features.edges[place.index];
    snap.isExact = isZero(Vector3<Rational>(point - edge.nearest(point, false)));
    snap.outline = {toDouble(edge.origin),
                    toDouble(Vector3<Rational>(edge.origin + edge.direction))};
  } else if (place.feature == Feature::face) {
    const ExactFace& face = features.faces[place.index];
    snap.isExact = sign(face.height(point)) == 0;
    for (const auto& corner : face.corners) snap.outline.push_back(toDouble(corner));
    if (!snap.outline.empty()) snap.outline.push_back(snap.outline.front());
  }
}

QString nameOf(const FeaturePlace& place, const QString& object) {
  switch (place.feature) {
    case Feature::vertex:
      return FeatureTexts::tr("vertex %1 of %2").arg(place.index).arg(object);
    case Feature::edge:
      return FeatureTexts::tr("edge %1 of %2").arg(place.index).arg(object);
    case Feature::face:
      break;
  }
  return FeatureTexts::tr("face %1 of %2").arg(place.index).arg(object);
}

}  // namespace

FeatureSnapper::FeatureSnapper(const Scene& scene, const SelectionIds& dragged) {
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || std::ranges::find(dragged, object.id) != dragged.end()) continue;
    // It has no feature to snap to, and testing millions of triangles would slow a drag.
    if (hasTooManyCorners(object.shape)) continue;
    m_targets.objects.push_back(object);
    // Locked objects stay in place, which makes them good snap targets.
    setLocked(m_targets.objects.back(), false);
  }
}

const ShapeFeatures& FeatureSnapper::features(const std::string& id) {
  const auto known = m_features.find(id);
  if (known != m_features.end()) return known->second;
  return m_features.emplace(id, featuresOf(hairline::find(m_targets, id)->shape)).first->second;
}

std::optional<FeatureSnap> FeatureSnapper::find(
    const std::vector<QPointF>& pixels, const ViewState& view,
    const std::optional<Vector3<double>>& touchingFrom) {
  if (!m_seen || !(m_seen->view() == view)) m_seen.emplace(m_targets, view);
  std::optional<Candidate> best;
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    std::vector<Pick> picks = m_seen->at(pixels[i], cornerTolerance);
    picks.resize(std::min(picks.size(), mostObjects));
    for (const Pick& pick : picks) {
      const ShapeFeatures& parts = features(pick.id);
      auto place = cornerAt(parts, view, pixels[i]);
      if (!place) place = edgeAt(parts, view, pixels[i]);
      if (!place) continue;
      const Candidate next{*place, pick.id, i};
      if (isBetter(next, best)) best = next;
    }
  }
  if (!best && !pixels.empty()) {
    for (const Pick& pick : m_seen->at(pixels.front(), pickTolerance)) {
      const auto place = faceAt(features(pick.id), view, pick.point);
      if (!place) continue;
      best = Candidate{*place, pick.id, 0};
      break;
    }
  }
  if (!best) return std::nullopt;
  FeatureSnap snap;
  snap.source = best->source;
  snap.feature = best->place.feature;
  snap.name = nameOf(best->place, objectText(*hairline::find(m_targets, best->id)));
  takePoint(snap, best->place, features(best->id), touchingFrom);
  if (!snap.point.allFinite()) return std::nullopt;
  return snap;
}

void appendSnap(DrawList& list, const FeatureSnap& snap, const ViewState& view,
                const Theme& theme) {
  for (std::size_t i = 1; i < snap.outline.size(); ++i) {
    appendLine(list, snap.outline[i - 1], snap.outline[i],
               {.color = theme.accent, .width = 3, .onTop = true});
  }
  list.points.push_back(
      {.position = snap.point,
       .color = theme.accent,
       .size = 15,
       .shape = snap.feature == Feature::vertex ? PointShape::square : PointShape::ring,
       .outline = theme.view.plate,
       .onTop = true});
  DrawLabel label{.position = snap.point,
                  .text = snap.name,
                  .color = theme.accent,
                  .size = 12,
                  .style = LabelStyle::plate,
                  .bold = true};
  LabelPlacement(view, list.labels).place(std::move(label), {0, 1}, 14);
}

}  // namespace hairline
