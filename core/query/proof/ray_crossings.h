#pragma once

#include <optional>
#include <vector>

#include "core/shapes/mesh.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// A ray from a point along (1, ε, ε²), with an infinitesimal ε. It meets no edge of a triangle
/// that does not contain the point.
class CrossingRay {
 public:
  explicit CrossingRay(const Vector3<Rational>& start);

  /// Whether it crosses a triangle that does not contain its start. Found by solving for the
  /// weights of the corners that give its direction.
  bool crosses(const Triangle<double>& triangle) const;
  /// Whether a triangle lies wholly behind the start or to one side of the ray along x, so that
  /// neither the start nor the ray meets it: true for most, without arithmetic.
  bool passesBeside(const Triangle<double>& triangle) const;

 private:
  Vector3<Rational> m_start;
  /// Doubles on both sides of the start, or equal to it.
  Vector3<double> m_low;
  Vector3<double> m_high;
};

/// The triangle of a mesh that contains a point; otherwise all that the ray from there crosses, in
/// ascending order.
struct MeshCrossings {
  std::optional<std::size_t> containing{};
  std::vector<std::size_t> crossed{};

  /// Whether the point is on the surface or enclosed by it.
  bool isInside() const { return containing || crossed.size() % 2 != 0; }
};
MeshCrossings crossingsFrom(const Vector3<Rational>& point, const Mesh& mesh);

}  // namespace hairline
