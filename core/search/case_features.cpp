#include "core/search/case_features.h"

#include <algorithm>
#include <cmath>

#include "core/shapes/fields.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

using V = Vector3<double>;

class Collector {
 public:
  explicit Collector(CaseFeatures& found) : m_found(found) {}

  void operator()(const Point<double>& s) { m_found.corners.add(s.position); }
  void operator()(const Point2<double>& s) { m_found.corners.add(inSpace(s.position)); }
  void operator()(const Line<double>& s) { endless(s.origin, s.direction); }
  void operator()(const Ray<double>& s) { endless(s.origin, s.direction); }
  void operator()(const Segment<double>& s) { ends(s.a, s.b); }
  void operator()(const Segment2<double>& s) { ends(inSpace(s.a), inSpace(s.b)); }
  void operator()(const Plane<double>& s) {
    m_found.isPlane = true;
    m_found.normals.add(s.normal);
    m_found.corners.add(s.normal * (s.offset / squaredNorm(s.normal)));
  }
  void operator()(const HalfSpace<double>& s) { (*this)(s.boundary()); }
  void operator()(const Rectangle<double>& s) { box(s.center, s.axes, s.halfExtents); }
  void operator()(const Obb<double>& s) { box(s.center, s.axes, s.halfExtents); }
  void operator()(const Aabb<double>& s) { box(s.min, s.max, 3); }
  void operator()(const Rectangle2<double>& s) { (*this)(spatial(s)); }
  void operator()(const Sphere<double>& s) {
    m_found.corners.add(s.center);
    m_found.radius = s.radius;
  }
  void operator()(const Capsule<double>& s) {
    ends(s.a, s.b);
    m_found.radius = s.radius;
  }
  void operator()(const Cylinder<double>& s) {
    ends(s.a, s.b);
    disc(s.b - s.a, s.radius, 2);
  }
  void operator()(const Cone<double>& s) {
    ends(s.apex, s.apex + s.axis * s.height);
    disc(s.axis, s.radius, 1);
  }
  void operator()(const Disc<double>& s) {
    m_found.corners.add(s.center);
    disc(s.normal, s.radius, 1);
  }
  // The ends of its axes, where its surface is across them.
  void operator()(const Ellipsoid<double>& s) {
    for (std::size_t i = 0; i < 3; ++i) {
      m_found.corners.add(s.center - s.arm(i));
      m_found.corners.add(s.center + s.arm(i));
      m_found.edges.add(s.axes[i]);
      m_found.normals.add(s.axes[i]);
    }
  }
  void operator()(const Kdop<double>& s) { slabs(s); }
  void operator()(const Kdop2<double>& s) { slabs(s); }
  void operator()(const Grid& s) {
    const V size(s.dimensions[0], s.dimensions[1], s.dimensions[2]);
    box(s.origin, s.origin + size * s.cell, 3);
  }
  void operator()(const Polygon<double>& s) {
    s.forEachLoop([&](const std::vector<V>& loop) {
      for (std::size_t i = 0; i < loop.size(); ++i) {
        m_found.corners.add(loop[i]);
        m_found.edges.add(loop[(i + 1) % loop.size()] - loop[i]);
      }
      for (std::size_t i = 0; i + 2 < loop.size(); ++i) {
        m_found.normals.add(cross(loop[i + 1] - loop[i], loop[i + 2] - loop[i]));
      }
    });
  }
  template <typename T>
  void operator()(const T& s) {
    const std::size_t count = s.vertices.size();
    for (const auto& vertex : s.vertices) m_found.corners.add(inSpace(vertex));
    const auto& corners = m_found.corners;
    for (std::size_t i = 0; i < corners.size() && count > 1; ++i) {
      m_found.edges.add(corners[(i + 1) % corners.size()] - corners[i]);
    }
    for (std::size_t i = 0; i + 2 < corners.size(); ++i) {
      m_found.normals.add(cross(corners[i + 1] - corners[i], corners[i + 2] - corners[i]));
    }
  }

 private:
  void ends(const V& a, const V& b) {
    m_found.corners.add(a);
    m_found.corners.add(b);
    m_found.edges.add(b - a);
  }
  void endless(const V& origin, const V& direction) {
    m_found.corners.add(origin);
    m_found.edges.add(direction);
    m_found.isEndless = true;
  }
  void disc(const V& axis, double radius, std::size_t discs) {
    m_found.discAxis = axis;
    m_found.discRadius = radius;
    m_found.discs = discs;
    m_found.normals.add(axis);
  }
  void box(const V& min, const V& max, int dimensions) {
    const int count = 1 << dimensions;
    for (int corner = 0; corner < count; ++corner) {
      V place = min;
      for (int k = 0; k < dimensions; ++k) {
        if ((corner >> k & 1) != 0) place[k] = max[k];
      }
      m_found.corners.add(place);
    }
    for (int k = 0; k < dimensions; ++k) {
      m_found.edges.add(V::Unit(k));
      m_found.normals.add(V::Unit(k));
    }
  }
  template <std::size_t N>
  void box(const V& center, const std::array<V, N>& axes, const std::array<double, N>& extents) {
    for (std::size_t corner = 0; corner < (std::size_t{1} << N); ++corner) {
      V place = center;
      for (std::size_t k = 0; k < N; ++k) {
        place += axes[k] * ((corner >> k & 1) != 0 ? extents[k] : -extents[k]);
      }
      m_found.corners.add(place);
    }
    for (const V& axis : axes) m_found.edges.add(axis);
    if constexpr (N == 2) {
      m_found.normals.add(cross(axes[0], axes[1]));
    } else {
      for (const V& axis : axes) m_found.normals.add(axis);
    }
  }
  // The corners of the box of the coordinate slabs, where the first directions are the axes.
  template <typename K>
  void slabs(const K& s) {
    constexpr int dimensions = int(std::tuple_size_v<std::decay_t<decltype(s.directions[0])>>);
    V min = V::Zero();
    V max = V::Zero();
    for (int k = 0; k < dimensions; ++k) {
      min[k] = s.min[static_cast<std::size_t>(k)];
      max[k] = s.max[static_cast<std::size_t>(k)];
    }
    box(min, max, dimensions);
  }

  CaseFeatures& m_found;
};

// Corners count as equally far if they differ by less than this fraction of the width of the shape
// in that direction: more than rounding, less than any other corner.
constexpr double sameShare = 0x1p-40;

}  // namespace

CaseFeatures caseFeaturesOf(const Shape& shape) {
  CaseFeatures found;
  std::visit(Collector(found), shape);
  found.isPlanar = isPlanar(shape);
  if (found.isPlanar) {
    for (const V& edge : found.edges) found.normals.add({edge[1], -edge[0], 0});
  }
  return found;
}

Vector3<double> supportPoint(const CaseFeatures& features, const Vector3<double>& direction,
                             CaseRandom& random) {
  std::array<double, 12> heights;
  double least = dot(features.corners[0], direction);
  double most = least;
  for (std::size_t i = 0; i < features.corners.size(); ++i) {
    heights[i] = dot(features.corners[i], direction);
    least = std::min(least, heights[i]);
    most = std::max(most, heights[i]);
  }
  const double bound = most - (most - least) * sameShare;
  const bool atCorner = random.chance(0.3);
  V place = V::Zero();
  double total = 0;
  for (std::size_t i = 0; i < features.corners.size(); ++i) {
    if (!(heights[i] >= bound)) continue;
    const double weight = atCorner ? 1 : random.real(0, 1);
    V corner = features.corners[i];
    if (features.discRadius > 0 && i + features.discs >= features.corners.size()) {
      const V along =
          features.discAxis * (dot(features.discAxis, direction) / squaredNorm(features.discAxis));
      const V rim = direction - along;
      if (rim.norm() > 0) corner += rim * (features.discRadius / rim.norm());
    }
    if (atCorner) {
      place = corner;
      total = 1;
      break;
    }
    place += corner * weight;
    total += weight;
  }
  if (total > 0) place /= total;
  if (features.radius > 0 && direction.norm() > 0) {
    place += direction * (features.radius / direction.norm());
  }
  if (features.isEndless) place += features.edges[0] * random.real(0, 2);
  return place;
}

}  // namespace hairline
