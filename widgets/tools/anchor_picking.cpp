#include "widgets/tools/anchor_picking.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "core/solve/exact_move.h"
#include "core/solve/features.h"
#include "widgets/scene_view/picking.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

constexpr double cornerTolerance = 10;
/// More corners than this have edges by the thousand.
constexpr std::size_t mostCorners = 64;

double pixelsBetween(const std::optional<QPointF>& a, const QPointF& b) {
  return a ? std::hypot(a->x() - b.x(), a->y() - b.y()) : HUGE_VAL;
}

/// The parameter at which an edge comes nearest to the ray through a pixel.
double nearestParameter(const ExactLine& edge, const ViewRay& ray) {
  const Vector3d origin = toDouble(edge.origin);
  const Vector3d direction = toDouble(edge.direction);
  const double along = direction.squaredNorm();
  const double across = ray.direction.dot(direction);
  const Vector3d between = ray.origin - origin;
  const double denominator = along - across * across;
  double t = 0;
  if (denominator > 1e-12 * along) {
    t = (between.dot(direction) - between.dot(ray.direction) * across) / denominator;
  }
  if (edge.hasStart) t = std::max(t, 0.0);
  if (edge.hasEnd) t = std::min(t, 1.0);
  return t;
}

/// The place of a point of a face's plane among three of its corners.
bool setWeights(Anchor& anchor, const ExactFace& face, const Vector3d& point) {
  if (face.corners.size() < 3) return false;
  const Vector3d a = toDouble(face.corners[0]);
  const Vector3d first = toDouble(face.corners[1]) - a;
  const Vector3d second = toDouble(face.corners[2]) - a;
  const Vector3d normal = first.cross(second);
  const double area = normal.squaredNorm();
  if (!(area > 0)) return false;
  anchor.u = (point - a).cross(second).dot(normal) / area;
  anchor.v = first.cross(point - a).dot(normal) / area;
  return std::isfinite(anchor.u) && std::isfinite(anchor.v);
}

bool snapToCorner(Anchor& anchor, const Shape& shape, const ViewState& view, const QPointF& pixel) {
  const auto corners = cornersExactly(shape);
  double least = cornerTolerance;
  bool found = false;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const double away = pixelsBetween(view.project(toDouble(corners[i])), pixel);
    if (away >= least) continue;
    least = away;
    anchor.index = i;
    found = true;
  }
  if (found) anchor.kind = Anchor::Kind::corner;
  return found;
}

bool snapToEdge(Anchor& anchor, const Shape& shape, const ViewState& view, const QPointF& pixel) {
  const auto edges = edgesExactly(shape);
  double least = pickTolerance;
  bool found = false;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const double t = nearestParameter(edges[i], view.ray(pixel));
    const Vector3d point = toDouble(edges[i].origin) + t * toDouble(edges[i].direction);
    const double away = pixelsBetween(view.project(point), pixel);
    if (away >= least) continue;
    least = away;
    anchor.index = i;
    anchor.u = t;
    found = true;
  }
  if (found) anchor.kind = Anchor::Kind::edge;
  return found;
}

bool takeFace(Anchor& anchor, const Shape& shape, const Vector3d& point) {
  const auto faces = facesExactly(shape);
  double least = HUGE_VAL;
  bool found = false;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const Vector3d normal = toDouble(faces[i].normal);
    const double away = std::abs(normal.dot(point) - toDouble(faces[i].offset)) / normal.norm();
    Anchor candidate = anchor;
    if (!(away < least) || !setWeights(candidate, faces[i], point)) continue;
    least = away;
    candidate.index = i;
    candidate.kind = Anchor::Kind::face;
    anchor = candidate;
    found = true;
  }
  return found;
}

}  // namespace

std::optional<Anchor> anchorAt(const Scene& scene, const ViewState& view, const QPointF& pixel,
                               bool whole) {
  const auto picks = pickAll(scene, view, pixel);
  if (picks.empty()) return std::nullopt;
  const Pick& pick = picks.front();
  const SceneObject* object = find(scene, pick.id);
  if (object == nullptr) return std::nullopt;
  Anchor anchor;
  anchor.id = pick.id;
  if (whole) return anchor;
  const Shape& shape = object->shape;
  if (snapToCorner(anchor, shape, view, pixel)) return anchor;
  const bool isSmall = cornersExactly(shape).size() <= mostCorners;
  if (isSmall && snapToEdge(anchor, shape, view, pixel)) return anchor;
  if (isSmall && takeFace(anchor, shape, pick.point)) return anchor;
  const auto points = pointsOf(shape);
  const Vector3d origin = points.empty() ? Vector3d(0, 0, 0) : toDouble(points.front());
  anchor.kind = Anchor::Kind::offset;
  anchor.offset = pick.point - origin;
  return anchor;
}

}  // namespace hairline
