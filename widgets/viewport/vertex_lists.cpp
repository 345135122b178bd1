#include "widgets/viewport/vertex_lists.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/viewport/frame_clip.h"

namespace hairline {
namespace {

constexpr float quadCorners[4][2] = {{0, -1}, {1, -1}, {1, 1}, {0, 1}};

void store(float (&to)[3], const Eigen::Vector3d& from) {
  for (int i = 0; i < 3; ++i) to[i] = static_cast<float>(from[i]);
}

void store(float (&to)[4], const QColor& from) {
  to[0] = from.redF();
  to[1] = from.greenF();
  to[2] = from.blueF();
  to[3] = from.alphaF();
}

void include(VertexLists& lists, const Eigen::Vector3d& point) {
  if (lists.min.x() > lists.max.x()) {
    lists.min = lists.max = point;
  } else {
    lists.min = lists.min.cwiseMin(point);
    lists.max = lists.max.cwiseMax(point);
  }
}

bool usable(const Eigen::Vector3d& local) {
  return local.allFinite() && local.cwiseAbs().maxCoeff() <= localReach;
}

void appendTriangle(VertexLists& lists, const DrawTriangle& triangle, const LocalFrame& frame,
                    std::vector<ClipCorner>& polygon) {
  polygon.resize(3);
  for (std::size_t i = 0; i < 3; ++i) polygon[i].position = frame.toLocal(triangle.corners[i]);
  const Eigen::Vector3d across = polygon[1].position - polygon[0].position;
  const Eigen::Vector3d along = polygon[2].position - polygon[0].position;
  // Scaled before they are multiplied: the product of two short sides could vanish.
  const Eigen::Vector3d normal =
      across.stableNormalized().cross(along.stableNormalized()).stableNormalized();
  for (std::size_t i = 0; i < 3; ++i) {
    polygon[i].normal = triangle.normals ? (*triangle.normals)[i] : normal;
  }
  clipToReach(polygon);
  std::vector<SolidVertex>& target =
      triangle.color.alpha() == 255 ? lists.opaque : lists.transparent;
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    for (const ClipCorner& corner : {polygon[0], polygon[i - 1], polygon[i]}) {
      SolidVertex vertex;
      store(vertex.position, corner.position);
      store(vertex.normal, corner.normal);
      store(vertex.color, triangle.color);
      vertex.flags[0] = triangle.shading == Shading::lit ? 1 : 0;
      vertex.flags[1] = triangle.twoSided ? 1 : 0;
      target.push_back(vertex);
      include(lists, corner.position);
    }
  }
}

void appendSegment(std::vector<RibbonVertex>& target, RibbonVertex vertex) {
  for (const auto& corner : quadCorners) {
    vertex.corner[0] = corner[0];
    vertex.corner[1] = corner[1];
    target.push_back(vertex);
  }
}

void appendRibbon(VertexLists& lists, const DrawRibbon& ribbon, const LocalFrame& frame,
                  const Camera& camera, const QSizeF& view) {
  std::vector<RibbonVertex>& target = ribbon.onTop ? lists.topRibbons : lists.ribbons;
  const bool dashed = ribbon.dash.gap > 0;
  double phase = 0;
  for (std::size_t i = 1; i < ribbon.points.size(); ++i) {
    const auto segment =
        clipToReach(frame.toLocal(ribbon.points[i - 1]), frame.toLocal(ribbon.points[i]));
    if (!segment) continue;
    RibbonVertex vertex;
    store(vertex.start, segment->first);
    store(vertex.end, segment->second);
    store(vertex.color, ribbon.color);
    vertex.stroke[0] = static_cast<float>(ribbon.width);
    vertex.stroke[1] = dashed ? static_cast<float>(ribbon.dash.stroke) : 0;
    vertex.stroke[2] = dashed ? static_cast<float>(ribbon.dash.gap) : 0;
    vertex.stroke[3] = static_cast<float>(phase);
    const bool headed = ribbon.arrow && i + 1 == ribbon.points.size();
    vertex.part = headed ? 1 : 0;
    appendSegment(target, vertex);
    if (headed) {
      vertex.part = 2;
      vertex.stroke[1] = vertex.stroke[2] = 0;
      appendSegment(target, vertex);
    }
    include(lists, segment->first);
    include(lists, segment->second);
    if (dashed && ribbon.points.size() > 2) {
      // The pattern runs on across the corners of a polyline.
      lists.dependsOnCamera = true;
      const auto from = camera.project(ribbon.points[i - 1], view);
      const auto to = camera.project(ribbon.points[i], view);
      if (from && to) {
        const double length = std::hypot(to->x() - from->x(), to->y() - from->y());
        phase = std::fmod(phase + length, ribbon.dash.stroke + ribbon.dash.gap);
      }
    }
  }
}

void appendPoint(VertexLists& lists, const DrawPoint& point, const LocalFrame& frame) {
  const Eigen::Vector3d local = frame.toLocal(point.position);
  if (!usable(local)) return;
  PointVertex vertex;
  store(vertex.position, local);
  store(vertex.color, point.color);
  store(vertex.outline, point.outline);
  vertex.mark[0] = static_cast<float>(point.size);
  vertex.mark[1] = static_cast<float>(point.shape);
  std::vector<PointVertex>& target = point.onTop ? lists.topPoints : lists.points;
  for (const auto& corner : quadCorners) {
    vertex.corner[0] = 2 * corner[0] - 1;
    vertex.corner[1] = corner[1];
    target.push_back(vertex);
  }
  include(lists, local);
}

std::vector<std::size_t> farthestFirst(const std::vector<double>& nearness) {
  std::vector<std::size_t> order(nearness.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return nearness[i]; });
  return order;
}

void sortTransparent(VertexLists& lists, const Camera& camera) {
  if (lists.transparent.empty()) return;
  lists.dependsOnCamera = true;
  const Eigen::Vector3f backward = camera.backward().cast<float>();
  std::vector<double> nearness;
  for (std::size_t i = 0; i + 2 < lists.transparent.size(); i += 3) {
    Eigen::Vector3f sum = Eigen::Vector3f::Zero();
    for (std::size_t k = 0; k < 3; ++k) {
      sum += Eigen::Map<const Eigen::Vector3f>(lists.transparent[i + k].position);
    }
    nearness.push_back(backward.dot(sum));
  }
  std::vector<SolidVertex> sorted;
  sorted.reserve(lists.transparent.size());
  for (const std::size_t i : farthestFirst(nearness)) {
    for (std::size_t k = 0; k < 3; ++k) sorted.push_back(lists.transparent[3 * i + k]);
  }
  lists.transparent.swap(sorted);
}

}  // namespace

void appendVertices(VertexLists& lists, const DrawList& list, const LocalFrame& frame,
                    const Camera& camera, const QSizeF& view) {
  std::vector<ClipCorner> polygon;
  for (const DrawTriangle& triangle : list.triangles) {
    appendTriangle(lists, triangle, frame, polygon);
  }
  for (const DrawRibbon& ribbon : list.ribbons) appendRibbon(lists, ribbon, frame, camera, view);
  for (const DrawPoint& point : list.points) appendPoint(lists, point, frame);
  sortTransparent(lists, camera);
}

void appendSprites(VertexLists& lists, const std::vector<DrawLabel>& labels,
                   const QList<LabelAtlas::Sprite>& sprites, const LocalFrame& frame,
                   const Camera& camera, double pixelRatio) {
  std::vector<double> nearness;
  for (const DrawLabel& label : labels) nearness.push_back(camera.toView(label.position).z());
  for (const std::size_t i : farthestFirst(nearness)) {
    const DrawLabel& label = labels[i];
    const QRectF rect = sprites[static_cast<qsizetype>(i)].rect;
    const Eigen::Vector3d local = frame.toLocal(label.position);
    if (rect.isEmpty() || !usable(local)) continue;
    const double left = std::round(label.offset.x() * pixelRatio - label.anchor.x() * rect.width());
    const double top = std::round(label.offset.y() * pixelRatio - label.anchor.y() * rect.height());
    for (const auto& corner : quadCorners) {
      const double x = corner[0] * rect.width();
      const double y = (corner[1] + 1) / 2 * rect.height();
      SpriteVertex vertex;
      store(vertex.position, local);
      vertex.place[0] = static_cast<float>(left + x);
      vertex.place[1] = static_cast<float>(top + y);
      vertex.texture[0] = static_cast<float>(rect.x() + x);
      vertex.texture[1] = static_cast<float>(rect.y() + y);
      lists.sprites.push_back(vertex);
    }
    include(lists, local);
  }
  if (!labels.empty()) lists.dependsOnCamera = true;
}

}  // namespace hairline
