#include "widgets/scene_view/picking.h"

#include <Eigen/Geometry>
#include <QLineF>
#include <algorithm>
#include <cmath>

#include "core/shapes/triangle_of.h"
#include "widgets/document/object_lock.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/screen_extent.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

double lengthOf(const QPointF& vector) { return std::hypot(vector.x(), vector.y()); }

// In weights of corners, far below a pixel: a ray along the common edge of two faces does not slip
// between them by rounding.
constexpr double seam = 1e-9;

// Where a ray hits a triangle, two-sided and closed (Möller and Trumbore 1997).
std::optional<double> meet(const ViewRay& ray, const ShapeGeometry::Face& face) {
  const Vector3d first = face[1] - face[0];
  const Vector3d second = face[2] - face[0];
  const Vector3d p = ray.direction.cross(second);
  const double determinant = first.dot(p);
  if (determinant == 0) return std::nullopt;
  const Vector3d from = ray.origin - face[0];
  const double u = from.dot(p) / determinant;
  const Vector3d q = from.cross(first);
  const double v = ray.direction.dot(q) / determinant;
  const double t = second.dot(q) / determinant;
  if (!(u >= -seam && v >= -seam && u + v <= 1 + seam && t >= 0)) return std::nullopt;
  return t;
}

bool isCorner(const ShapeGeometry& geometry, const Vector3d& point) {
  return std::ranges::any_of(geometry.faces, [&](const ShapeGeometry::Face& face) {
    return std::ranges::find(face, point) != face.end();
  });
}

// The part of a segment in front of the eye, so that both ends can be projected.
bool clipToEye(const ViewState& view, Vector3d& from, Vector3d& to) {
  if (view.camera.projection == Projection::orthographic) return true;
  const double nearest = view.camera.distance * (1 - 1e-6);
  const double a = view.camera.toView(from).z();
  const double b = view.camera.toView(to).z();
  if (a >= nearest && b >= nearest) return false;
  if (a >= nearest)
    from += (a - nearest) / (a - b) * (to - from);
  else if (b >= nearest)
    to += (b - nearest) / (b - a) * (from - to);
  return true;
}

// Finds the best place of one object under the pixel.
class ObjectPicker {
 public:
  ObjectPicker(const ViewState& view, const QPointF& pixel, double tolerance = pickTolerance)
      : m_view(view), m_pixel(pixel), m_tolerance(tolerance), m_ray(view.ray(pixel)) {}

  std::optional<Pick> pick(const ShapeGeometry& geometry) {
    m_best.reset();
    m_bestDistance = m_tolerance;
    for (const Vector3d& point : geometry.points) line(point, point);
    for (const auto& edge : geometry.edges) {
      for (std::size_t i = 1; i < edge.size(); ++i) line(edge[i - 1], edge[i]);
    }
    if (m_best) return m_best;
    for (const ShapeGeometry::Face& face : geometry.faces) {
      const auto t = meet(m_ray, face);
      if (t && (!m_best || *t < m_best->depth)) {
        m_best = Pick{{}, m_ray.origin + *t * m_ray.direction, *t, false};
      }
    }
    return m_best;
  }

 private:
  void line(Vector3d from, Vector3d to) {
    if (!from.allFinite() || !to.allFinite() || !clipToEye(m_view, from, to)) return;
    const auto start = m_view.project(from);
    const auto end = m_view.project(to);
    if (!start || !end) return;
    const double distance = pixelDistance(m_pixel, *start, *end);
    if (distance > m_bestDistance) return;
    m_bestDistance = distance;
    // The point of the segment nearest to the ray.
    const Vector3d along = to - from;
    const Vector3d across = along - along.dot(m_ray.direction) * m_ray.direction;
    const Vector3d off = m_ray.origin - from;
    const double square = across.squaredNorm();
    const double s = square > 0 ? std::clamp(off.dot(across) / square, 0.0, 1.0) : 0;
    const Vector3d point = from + s * along;
    m_best = Pick{{}, point, (point - m_ray.origin).dot(m_ray.direction), true};
  }

  const ViewState& m_view;
  QPointF m_pixel;
  double m_tolerance;
  ViewRay m_ray;
  std::optional<Pick> m_best;
  double m_bestDistance = 0;
};

void sortPicks(std::vector<Pick>& picks) {
  std::ranges::stable_sort(picks, [](const Pick& a, const Pick& b) {
    return a.onLine != b.onLine ? a.onLine : a.depth < b.depth;
  });
}

std::optional<QRectF> areaOf(const ShapeGeometry& geometry, const ViewState& view) {
  QPointF low(HUGE_VAL, HUGE_VAL);
  QPointF high(-HUGE_VAL, -HUGE_VAL);
  bool bounded = true;
  const auto add = [&](const Vector3d& point) {
    const auto pixel = view.project(point);
    if (!pixel) {
      bounded = false;
      return;
    }
    low = {std::min(low.x(), pixel->x()), std::min(low.y(), pixel->y())};
    high = {std::max(high.x(), pixel->x()), std::max(high.y(), pixel->y())};
  };
  std::ranges::for_each(geometry.points, add);
  for (const auto& edge : geometry.edges) std::ranges::for_each(edge, add);
  for (const auto& face : geometry.faces) std::ranges::for_each(face, add);
  if (!bounded || !(low.x() <= high.x())) return std::nullopt;
  return QRectF(low, high);
}

}  // namespace

double pixelDistance(const QPointF& pixel, const QPointF& from, const QPointF& to) {
  const QPointF along = to - from;
  const double square = QPointF::dotProduct(along, along);
  if (!(square > 0)) return lengthOf(pixel - from);
  const double s = std::clamp(QPointF::dotProduct(pixel - from, along) / square, 0.0, 1.0);
  return lengthOf(pixel - (from + s * along));
}

std::optional<int> triangleAt(const SceneObject& object, const ViewState& view,
                              const QPointF& pixel, const LargeMeshes* large) {
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  if (mesh == nullptr) return std::nullopt;
  const ViewRay ray = view.ray(pixel);
  if (const LargeMesh* known = large == nullptr ? nullptr : large->find(object.id)) {
    const auto hit = known->firstHit(ray);
    return hit ? std::optional<int>(hit->triangle) : std::nullopt;
  }
  std::optional<int> best;
  double nearest = 0;
  for (std::size_t i = 0; i < mesh->triangles.size(); ++i) {
    const auto t = meet(ray, triangleOf(*mesh, mesh->triangles[i]).vertices);
    if (!t || (best && *t >= nearest)) continue;
    best = static_cast<int>(i);
    nearest = *t;
  }
  return best;
}

std::vector<Pick> pickAll(const Scene& scene, const ViewState& view, const QPointF& pixel,
                          const LargeMeshes* large) {
  std::vector<Pick> picks;
  ObjectPicker picker(view, pixel);
  const QRectF around(pixel - QPointF(pickTolerance, pickTolerance),
                      QSizeF(2 * pickTolerance, 2 * pickTolerance));
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || isLocked(object)) continue;
    if (const LargeMesh* known = large == nullptr ? nullptr : large->find(object.id)) {
      const ViewRay ray = view.ray(pixel);
      if (const auto hit = known->firstHit(ray)) {
        picks.push_back({object.id, ray.origin + hit->t * ray.direction, hit->t, false});
      }
      continue;
    }
    const auto extent = screenExtent(object.shape, view);
    if (extent && !extent->meets(around)) continue;
    auto pick = picker.pick(geometryIn(object.shape, view, extent));
    if (!pick) continue;
    pick->id = object.id;
    picks.push_back(std::move(*pick));
  }
  sortPicks(picks);
  return picks;
}

Pickables::Pickables(const Scene& scene, const ViewState& view) : m_view(view) {
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || isLocked(object)) continue;
    ShapeGeometry geometry = geometryOf(object.shape, view.camera.target, view.reach());
    auto area = areaOf(geometry, view);
    m_items.push_back({object.id, std::move(geometry), area});
  }
}

std::vector<Pick> Pickables::at(const QPointF& pixel, double tolerance) const {
  std::vector<Pick> picks;
  ObjectPicker picker(m_view, pixel, tolerance);
  for (const Item& item : m_items) {
    if (item.area &&
        !item.area->adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(pixel)) {
      continue;
    }
    auto pick = picker.pick(item.geometry);
    if (!pick) continue;
    pick->id = item.id;
    picks.push_back(std::move(*pick));
  }
  sortPicks(picks);
  return picks;
}

std::vector<std::string> objectsTouching(const Scene& scene, const ViewState& view,
                                         const QRectF& rectangle) {
  const auto touches = [&](Vector3d from, Vector3d to) {
    if (!from.allFinite() || !to.allFinite() || !clipToEye(view, from, to)) return false;
    const auto start = view.project(from);
    const auto end = view.project(to);
    if (!start || !end) return false;
    if (rectangle.contains(*start) || rectangle.contains(*end)) return true;
    const std::array<QPointF, 4> corners{rectangle.topLeft(), rectangle.topRight(),
                                         rectangle.bottomRight(), rectangle.bottomLeft()};
    for (std::size_t i = 0; i < 4; ++i) {
      const QLineF side(corners[i], corners[(i + 1) % 4]);
      if (side.intersects(QLineF(*start, *end), nullptr) == QLineF::BoundedIntersection) {
        return true;
      }
    }
    return false;
  };
  const ViewRay middle = view.ray(rectangle.center());
  std::vector<std::string> ids;
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || isLocked(object)) continue;
    const auto extent = screenExtent(object.shape, view);
    if (extent && !extent->meets(rectangle)) continue;
    const ShapeGeometry geometry = geometryIn(object.shape, view, extent);
    bool found = std::ranges::any_of(geometry.points,
                                     [&](const Vector3d& point) { return touches(point, point); });
    for (const auto& edge : geometry.edges) {
      for (std::size_t i = 1; i < edge.size() && !found; ++i) found = touches(edge[i - 1], edge[i]);
    }
    // A rectangle inside a face touches no line.
    found = found || std::ranges::any_of(geometry.faces, [&](const ShapeGeometry::Face& face) {
              return meet(middle, face).has_value();
            });
    if (found) ids.push_back(object.id);
  }
  return ids;
}

std::vector<Handle> takeableHandles(const SceneObject& object, std::vector<Handle> handles,
                                    const ViewState& view) {
  // Round shapes have handles inside, on their axis, which are not hidden by their front.
  const bool hides = std::holds_alternative<Aabb<double>>(object.shape) ||
                     std::holds_alternative<Obb<double>>(object.shape) ||
                     std::holds_alternative<Tetrahedron<double>>(object.shape) ||
                     std::holds_alternative<Frustum<double>>(object.shape) ||
                     std::holds_alternative<Convex<double>>(object.shape) ||
                     std::holds_alternative<Kdop<double>>(object.shape);
  if (!hides) return handles;
  // A point that is not a corner of the hull is always inside, and could never be grabbed.
  const bool hasInside = std::holds_alternative<Convex<double>>(object.shape) ||
                         std::holds_alternative<Frustum<double>>(object.shape);
  const ShapeGeometry geometry = geometryOf(object.shape, view.camera.target, view.reach());
  std::erase_if(handles, [&](const Handle& handle) {
    const auto at = view.project(handle.position);
    const bool isOfMotion =
        handle.kind == HandleKind::displacement || handle.kind == HandleKind::rotation;
    if (!at || isOfMotion) return false;
    if (hasInside && !isCorner(geometry, handle.position)) return false;
    const ViewRay ray = view.ray(*at);
    const double depth = (handle.position - ray.origin).dot(ray.direction);
    const double air = pickTolerance * view.worldPerPixel(handle.position);
    return std::ranges::any_of(geometry.faces, [&](const ShapeGeometry::Face& face) {
      const auto hit = meet(ray, face);
      return hit && *hit < depth - air;
    });
  });
  return handles;
}

std::optional<Handle> pickHandle(std::span<const Handle> handles, const ViewState& view,
                                 const QPointF& pixel) {
  constexpr double samePlace = 1.5;  // pixels
  std::optional<Handle> best;
  double bestDistance = pickTolerance + 1;
  double bestDepth = 0;
  for (const Handle& handle : handles) {
    const auto at = view.project(handle.position);
    if (!at) continue;
    const double distance = lengthOf(pixel - *at);
    const double depth = -view.camera.toView(handle.position).z();
    const bool nearer = distance < bestDistance - (best ? samePlace : 0);
    const bool before = best && distance < bestDistance + samePlace && depth < bestDepth;
    if (distance > pickTolerance + 1 || (!nearer && !before)) continue;
    best = handle;
    bestDistance = distance;
    bestDepth = depth;
  }
  return best;
}

}  // namespace hairline
