#pragma once

#include <array>
#include <cstddef>

#include "core/search/case_random.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The features of a shape that others can be placed against: corners, directions of edges and of
/// faces, and the radii around them. For shapes with very many corners only the first few; rounded,
/// for generating cases only.
struct CaseFeatures {
  using V = Vector3<double>;

  template <std::size_t most>
  class Few {
   public:
    void add(const V& v) {
      if (m_count < most) m_items[m_count++] = v;
    }
    std::size_t size() const { return m_count; }
    bool empty() const { return m_count == 0; }
    const V& operator[](std::size_t i) const { return m_items[i]; }
    const V* begin() const { return m_items.data(); }
    const V* end() const { return m_items.data() + m_count; }

   private:
    std::array<V, most> m_items;
    std::size_t m_count = 0;
  };

  Few<12> corners;
  Few<6> edges;
  Few<6> normals;
  /// For spheres and capsules around the corners.
  double radius = 0;
  /// For cylinders and cones around their axis, at the last `discs` corners.
  double discRadius = 0;
  std::size_t discs = 0;
  V discAxis = V::Zero();
  /// It is unbounded along its one edge, or at both ends of it.
  bool isEndless = false;
  bool isPlane = false;
  bool isPlanar = false;
};

CaseFeatures caseFeaturesOf(const Shape& shape);

/// A support point in a direction: a corner, or a random point on the support edge or face.
Vector3<double> supportPoint(const CaseFeatures& features, const Vector3<double>& direction,
                             CaseRandom& random);

}  // namespace hairline
