#include "widgets/scene_view/feature_picking.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "widgets/scene_view/picking.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

/// Shapes with more corners have thousands of edges.
constexpr std::size_t mostCorners = 64;
/// More would slow a drag.
constexpr std::size_t mostVertices = 4096;

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

/// A weight of nearly the same place, within a twentieth of a pixel, with few binary digits: so the
/// place is representable wherever corners have few digits too.
double shortened(double weight, double length, double worldPerPixel) {
  const double wanted = 0.05 * worldPerPixel / length;
  if (!(wanted > 0) || !std::isfinite(wanted)) return weight;
  const double step = std::exp2(std::clamp(std::floor(std::log2(wanted)), -40.0, 40.0));
  return std::round(weight / step) * step;
}

/// The place of a point of a face's plane among three of its corners.
bool setWeights(FeaturePlace& place, const ExactFace& face, const Vector3d& point,
                const ViewState& view) {
  if (face.corners.size() < 3) return false;
  const Vector3d a = toDouble(face.corners[0]);
  const Vector3d first = toDouble(face.corners[1]) - a;
  const Vector3d second = toDouble(face.corners[2]) - a;
  const Vector3d normal = first.cross(second);
  const double area = normal.squaredNorm();
  if (!(area > 0)) return false;
  const double scale = view.worldPerPixel(point);
  place.u = shortened((point - a).cross(second).dot(normal) / area, first.norm(), scale);
  place.v = shortened(first.cross(point - a).dot(normal) / area, second.norm(), scale);
  return std::isfinite(place.u) && std::isfinite(place.v);
}

std::size_t verticesOf(const Shape& shape) {
  return std::visit(
      [](const auto& plain) -> std::size_t {
        if constexpr (requires { plain.cornerCount(); }) return plain.cornerCount();
        if constexpr (requires { plain.vertices.size(); }) return plain.vertices.size();
        return 0;
      },
      shape);
}

}  // namespace

bool hasTooManyCorners(const Shape& shape) { return verticesOf(shape) > mostVertices; }

ShapeFeatures featuresOf(const Shape& shape) {
  ShapeFeatures features;
  if (hasTooManyCorners(shape)) return features;
  features.corners = cornersExactly(shape);
  if (features.corners.size() > mostCorners) return features;
  features.edges = edgesExactly(shape);
  features.faces = facesExactly(shape);
  return features;
}

Vector3<Rational> FeaturePlace::point(const ShapeFeatures& features) const {
  switch (feature) {
    case Feature::vertex:
      break;
    case Feature::edge: {
      const ExactLine& edge = features.edges[index];
      return Vector3<Rational>(edge.origin + edge.direction * Rational(u));
    }
    case Feature::face: {
      const auto& corners = features.faces[index].corners;
      return Vector3<Rational>(corners[0] + (corners[1] - corners[0]) * Rational(u) +
                               (corners[2] - corners[0]) * Rational(v));
    }
  }
  return features.corners[index];
}

std::optional<FeaturePlace> cornerAt(const ShapeFeatures& features, const ViewState& view,
                                     const QPointF& pixel) {
  std::optional<FeaturePlace> best;
  for (std::size_t i = 0; i < features.corners.size(); ++i) {
    const double away = pixelsBetween(view.project(toDouble(features.corners[i])), pixel);
    if (!(away < (best ? best->away : cornerTolerance))) continue;
    best = FeaturePlace{.feature = Feature::vertex, .index = i, .away = away};
  }
  return best;
}

std::optional<FeaturePlace> edgeAt(const ShapeFeatures& features, const ViewState& view,
                                   const QPointF& pixel) {
  std::optional<FeaturePlace> best;
  const ViewRay ray = view.ray(pixel);
  for (std::size_t i = 0; i < features.edges.size(); ++i) {
    const ExactLine& edge = features.edges[i];
    const double t = nearestParameter(edge, ray);
    const Vector3d point = toDouble(edge.origin) + t * toDouble(edge.direction);
    const double away = pixelsBetween(view.project(point), pixel);
    if (!(away < (best ? best->away : pickTolerance)) || !std::isfinite(t)) continue;
    const double u = shortened(t, toDouble(edge.direction).norm(), view.worldPerPixel(point));
    best = FeaturePlace{.feature = Feature::edge, .index = i, .u = u, .away = away};
  }
  return best;
}

std::optional<FeaturePlace> faceAt(const ShapeFeatures& features, const ViewState& view,
                                   const Vector3<double>& point) {
  std::optional<FeaturePlace> best;
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < features.faces.size(); ++i) {
    const ExactFace& face = features.faces[i];
    const Vector3d normal = toDouble(face.normal);
    const double away = std::abs(normal.dot(point) - toDouble(face.offset)) / normal.norm();
    FeaturePlace place{.feature = Feature::face, .index = i};
    if (!(away < least) || !setWeights(place, face, point, view)) continue;
    least = away;
    best = place;
  }
  return best;
}

}  // namespace hairline
