#include "widgets/viewport/vertex_lists.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numeric>

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

bool isUsable(const Eigen::Vector3d& local) {
  return local.allFinite() && local.cwiseAbs().maxCoeff() <= localReach;
}

Eigen::Vector3d normalOf(const std::array<Eigen::Vector3d, 3>& corners) {
  const Eigen::Vector3d across = corners[1] - corners[0];
  const Eigen::Vector3d along = corners[2] - corners[0];
  // Scaled before they are multiplied: the product of two short sides could underflow.
  return across.stableNormalized().cross(along.stableNormalized()).stableNormalized();
}

/// The common data of the three vertices of a triangle.
SolidVertex commonOf(const DrawTriangle& triangle) {
  SolidVertex vertex{};
  store(vertex.color, triangle.color);
  vertex.flags[0] = triangle.shading == Shading::lit ? 1 : 0;
  vertex.flags[1] = triangle.twoSided ? 1 : 0;
  return vertex;
}

// Buffers reused for each picture, so that nothing is allocated per triangle.
struct TriangleRoom {
  std::array<Eigen::Vector3d, 3> corners;
  std::vector<ClipCorner> polygon;
};

void appendTriangle(VertexLists& lists, const DrawTriangle& triangle, const LocalFrame& frame,
                    TriangleRoom& room) {
  for (std::size_t i = 0; i < 3; ++i) room.corners[i] = frame.toLocal(triangle.corners[i]);
  std::array<Eigen::Vector3d, 3> normals;
  if (triangle.normals) {
    normals = *triangle.normals;
  } else {
    normals.fill(normalOf(room.corners));
  }
  SolidVertex vertex = commonOf(triangle);
  std::vector<SolidVertex>& target =
      triangle.color.alpha() == 255 ? lists.opaque : lists.transparent;
  const auto append = [&](const Eigen::Vector3d& position, const Eigen::Vector3d& direction) {
    store(vertex.position, position);
    store(vertex.normal, direction);
    target.push_back(vertex);
    include(lists, position);
  };
  if (std::ranges::all_of(room.corners, isUsable)) {
    for (std::size_t i = 0; i < 3; ++i) append(room.corners[i], normals[i]);
    return;
  }
  room.polygon.resize(3);
  for (std::size_t i = 0; i < 3; ++i) room.polygon[i] = {room.corners[i], normals[i]};
  clipToReach(room.polygon);
  for (std::size_t i = 2; i < room.polygon.size(); ++i) {
    for (const std::size_t k : {std::size_t{0}, i - 1, i}) {
      append(room.polygon[k].position, room.polygon[k].normal);
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
      // The dash pattern continues across the corners of a polyline.
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
  if (!isUsable(local)) return;
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

// The order of the triangles with the transparent ones from back to front.
std::vector<std::uint32_t> drawingOrder(const std::vector<DrawTriangle>& triangles,
                                        const Camera& camera) {
  const Eigen::Vector3d backward = camera.backward();
  std::vector<std::pair<float, std::uint32_t>> keys;
  keys.reserve(triangles.size());
  for (const DrawTriangle& triangle : triangles) {
    const auto& corners = triangle.corners;
    const double nearness = backward.dot(corners[0] - camera.target) +
                            backward.dot(corners[1] - camera.target) +
                            backward.dot(corners[2] - camera.target);
    // Entries that are not finite are skipped later, but need an order.
    const bool ordered = triangle.color.alpha() < 255 && std::isfinite(nearness);
    // Triangles of one plane seen from straight above keep their order whatever is rounded.
    constexpr double parts = 1e6;
    const double key = ordered ? std::round(parts * nearness / camera.distance) : 0.0;
    keys.emplace_back(static_cast<float>(key), static_cast<std::uint32_t>(keys.size()));
  }
  std::ranges::sort(keys);
  std::vector<std::uint32_t> order;
  order.reserve(keys.size());
  for (const auto& [key, place] : keys) order.push_back(place);
  return order;
}

constexpr double cube = localReach / 4;

bool within(const Eigen::Vector3d& point) { return point.cwiseAbs().maxCoeff() <= localReach; }

}  // namespace

void appendVertices(VertexLists& lists, const DrawList& list, const LocalFrame& frame,
                    const Camera& camera, const QSizeF& view) {
  const auto opaque = static_cast<std::size_t>(std::ranges::count_if(
      list.triangles, [](const DrawTriangle& triangle) { return triangle.color.alpha() == 255; }));
  lists.opaque.reserve(lists.opaque.size() + 3 * opaque);
  lists.transparent.reserve(lists.transparent.size() + 3 * (list.triangles.size() - opaque));
  if (opaque < list.triangles.size()) lists.dependsOnCamera = true;
  TriangleRoom room;
  for (const std::uint32_t place : drawingOrder(list.triangles, camera)) {
    appendTriangle(lists, list.triangles[place], frame, room);
  }
  for (const DrawRibbon& ribbon : list.ribbons) appendRibbon(lists, ribbon, frame, camera, view);
  for (const DrawPoint& point : list.points) appendPoint(lists, point, frame);
}

namespace {

// In double, however far the grid is from the origin.
Eigen::Vector3d localCorner(const DrawCells& cells, const LocalFrame& frame,
                            const Eigen::Vector3d& place) {
  return frame.toLocal(cells.origin + cells.cell * place);
}

}  // namespace

void appendCells(std::vector<CellVertex>& vertices, const DrawCells& cells,
                 const LocalFrame& frame) {
  if (!cells.faces) return;
  vertices.reserve(vertices.size() + 4 * cells.faces->size());
  for (const CellFace& face : *cells.faces) {
    const int u = (face.axis + 1) % 3;
    const int v = (face.axis + 2) % 3;
    CellVertex vertex;
    vertex.across = face.axis;
    store(vertex.color, cells.color);
    const std::size_t before = vertices.size();
    for (const auto& corner : quadCorners) {
      Eigen::Vector3d place;
      place[face.axis] = face.level;
      place[u] = corner[0] > 0 ? face.end[0] : face.first[0];
      place[v] = corner[1] > 0 ? face.end[1] : face.first[1];
      const Eigen::Vector3d local = localCorner(cells, frame, place);
      if (!isUsable(local)) {
        vertices.resize(before);
        break;
      }
      store(vertex.position, local);
      vertex.place[0] = static_cast<float>(place[u]);
      vertex.place[1] = static_cast<float>(place[v]);
      vertices.push_back(vertex);
    }
  }
}

void includeCells(VertexLists& lists, const DrawCells& cells, const LocalFrame& frame) {
  if (!cells.faces || cells.faces->empty()) return;
  Eigen::Vector3d low = Eigen::Vector3d::Constant(1e9);
  Eigen::Vector3d high = -low;
  for (const CellFace& face : *cells.faces) {
    const int u = (face.axis + 1) % 3;
    const int v = (face.axis + 2) % 3;
    low[face.axis] = std::min<double>(low[face.axis], face.level);
    high[face.axis] = std::max<double>(high[face.axis], face.level);
    low[u] = std::min<double>(low[u], face.first[0]);
    high[u] = std::max<double>(high[u], face.end[0]);
    low[v] = std::min<double>(low[v], face.first[1]);
    high[v] = std::max<double>(high[v], face.end[1]);
  }
  for (const Eigen::Vector3d& place : {low, high}) {
    const Eigen::Vector3d local = localCorner(cells, frame, place);
    if (isUsable(local)) include(lists, local);
  }
}

std::vector<SurfaceVertex> surfaceVertices(const DrawSurface& surface, const LocalFrame& frame) {
  const Mesh& mesh = surface.mesh;
  // Each vertex once, as it is a corner of some six triangles.
  std::vector<SurfaceVertex> places(mesh.vertices.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    store(places[i].position, frame.toLocal(mesh.vertices[i]));
  }
  std::vector<SurfaceVertex> vertices;
  vertices.reserve(3 * mesh.triangles.size());
  for (const std::array<int, 3>& corners : mesh.triangles) {
    for (const int corner : corners) vertices.push_back(places[static_cast<std::size_t>(corner)]);
  }
  return vertices;
}

void includeSurface(VertexLists& lists, const DrawSurface& surface, const LocalFrame& frame) {
  for (const Eigen::Vector3d& end : {surface.bounds.min, surface.bounds.max}) {
    const Eigen::Vector3d local = frame.toLocal(end + surface.offset);
    if (local.allFinite()) {
      include(lists, local.cwiseMax(-localReach).cwiseMin(localReach));
    }
  }
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
    if (rect.isEmpty() || !isUsable(local)) continue;
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

std::optional<std::pair<Eigen::Vector3d, Eigen::Vector3d>> clipToReach(const Eigen::Vector3d& from,
                                                                       const Eigen::Vector3d& to) {
  if (!from.allFinite() || !to.allFinite()) return std::nullopt;
  if (within(from) && within(to)) return std::pair(from, to);
  const Eigen::Vector3d direction = to - from;
  double enter = 0;
  double leave = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (direction[axis] == 0) {
      if (from[axis] < -cube || from[axis] > cube) return std::nullopt;
      continue;
    }
    const double first = (-cube - from[axis]) / direction[axis];
    const double second = (cube - from[axis]) / direction[axis];
    enter = std::max(enter, std::min(first, second));
    leave = std::min(leave, std::max(first, second));
  }
  if (!(enter <= leave)) return std::nullopt;
  return std::pair<Eigen::Vector3d, Eigen::Vector3d>(from + enter * direction,
                                                     from + leave * direction);
}

void clipToReach(std::vector<ClipCorner>& polygon) {
  for (const ClipCorner& corner : polygon) {
    if (!corner.position.allFinite()) return polygon.clear();
  }
  if (std::ranges::all_of(polygon, [](const ClipCorner& c) { return within(c.position); })) return;
  std::vector<ClipCorner> kept;
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    const double sign = side % 2 == 0 ? 1 : -1;
    kept.clear();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const ClipCorner& a = polygon[i];
      const ClipCorner& b = polygon[(i + 1) % polygon.size()];
      const double insideA = cube - sign * a.position[axis];
      const double insideB = cube - sign * b.position[axis];
      if (insideA >= 0) kept.push_back(a);
      if ((insideA >= 0) != (insideB >= 0)) {
        const double t = insideA / (insideA - insideB);
        kept.push_back(
            {a.position + t * (b.position - a.position), a.normal + t * (b.normal - a.normal)});
      }
    }
    polygon.swap(kept);
  }
}

}  // namespace hairline
