#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/mesh/shape_mesh.h"
#include "core/shapes/slab_edges.h"
#include "core/volume/volume.h"

namespace hairline {
namespace {

using Vector = Vector3<double>;

/// The volume enclosed by a closed surface: the sum of tetrahedra on its triangles with one of its
/// points.
double enclosed(const Mesh& mesh) {
  double sum = 0;
  for (const auto& [a, b, c] : mesh.triangles) {
    const auto at = [&](int i) -> Vector {
      return mesh.vertices[static_cast<std::size_t>(i)] - mesh.vertices[0];
    };
    sum += dot(at(a), cross(at(b), at(c)));
  }
  return std::abs(sum) / 6;
}

double area(const std::array<Vector2<double>, 3>& v) {
  return std::abs(cross(Vector2<double>(v[1] - v[0]), Vector2<double>(v[2] - v[0]))) / 2;
}

/// The area of a k-DOP of the plane: its corners, sorted around their middle.
double area(const Kdop2<double>& kdop) {
  std::vector<Vector> corners;
  for (const auto& vertex : slabPolytope(kdop).vertices) corners.push_back(toDouble(vertex));
  if (corners.size() < 3) return 0;
  Vector middle = Vector::Zero();
  for (const Vector& corner : corners) middle += corner / static_cast<double>(corners.size());
  std::sort(corners.begin(), corners.end(), [&](const Vector& a, const Vector& b) {
    return std::atan2(a[1] - middle[1], a[0] - middle[0]) <
           std::atan2(b[1] - middle[1], b[0] - middle[0]);
  });
  double sum = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vector a = corners[i] - middle;
    const Vector b = corners[(i + 1) % corners.size()] - middle;
    sum += a[0] * b[1] - a[1] * b[0];
  }
  return std::abs(sum) / 2;
}

struct Content {
  double operator()(const Sphere<double>& s) const {
    return 4 * std::numbers::pi / 3 * s.radius * s.radius * s.radius;
  }
  double operator()(const Ellipsoid<double>& s) const {
    return 4 * std::numbers::pi / 3 * s.radii[0] * s.radii[1] * s.radii[2];
  }
  double operator()(const Capsule<double>& s) const {
    const double length = (s.b - s.a).norm();
    return std::numbers::pi * s.radius * s.radius * (length + 4 * s.radius / 3);
  }
  double operator()(const Cylinder<double>& s) const {
    return std::numbers::pi * s.radius * s.radius * (s.b - s.a).norm();
  }
  double operator()(const Cone<double>& s) const {
    return std::numbers::pi / 3 * s.radius * s.radius * s.height;
  }
  double operator()(const Aabb<double>& s) const { return (s.max - s.min).prod(); }
  double operator()(const Obb<double>& s) const {
    return 8 * s.halfExtents[0] * s.halfExtents[1] * s.halfExtents[2];
  }
  double operator()(const Tetrahedron<double>& s) const { return ofSurface(s); }
  double operator()(const Frustum<double>& s) const { return ofSurface(s); }
  double operator()(const Convex<double>& s) const { return ofSurface(s); }
  double operator()(const Kdop<double>& s) const { return ofSurface(s); }
  double operator()(const Mesh& s) const { return s.triangles.empty() ? 0 : enclosed(s); }
  double operator()(const Grid& s) const {
    return s.cell * s.cell * s.cell * s.dimensions[0] * s.dimensions[1] * s.dimensions[2];
  }
  double operator()(const Triangle2<double>& s) const { return area(s.vertices); }
  double operator()(const Rectangle2<double>& s) const {
    return 4 * s.halfExtents[0] * s.halfExtents[1];
  }
  double operator()(const Kdop2<double>& s) const { return area(s); }
  /// Points, lines and flat shapes have none.
  template <typename T>
  double operator()(const T&) const {
    return 0;
  }

 private:
  static double ofSurface(const Shape& shape) {
    const std::optional<Mesh> surface = meshOf(shape);
    return surface && !surface->triangles.empty() ? enclosed(*surface) : 0;
  }
};

}  // namespace

double contentOf(const Volume& volume) { return std::visit(Content(), volume.shape); }

std::optional<double> tightness(const Volume& volume, const Shape& shape) {
  const double whole = contentOf(volume);
  if (!(whole > 0) || !std::isfinite(whole)) return std::nullopt;
  const double part = std::visit(Content(), shape);
  return std::clamp(part / whole, 0.0, 1.0);
}

}  // namespace hairline
