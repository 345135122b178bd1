#include "core/query/closest/supporting_triangles.h"

namespace hairline {
namespace {

// Signs with a bound on the error first, in rationals where that leaves doubt. The caller may be in
// the filter itself, so its doubt is kept.
class ExactSigns {
 public:
  explicit ExactSigns(const std::vector<Vector3<double>>& points)
      : m_points(points), m_doubt(Filtered::inDoubt()) {
    for (const Vector3<double>& point : points) {
      for (int k = 0; k < 3; ++k) m_safe = m_safe && Filtered::isSafeInput(point[k]);
    }
  }
  ~ExactSigns() {
    Filtered::clearDoubt();
    if (m_doubt) Filtered::setDoubt();
  }
  ExactSigns(const ExactSigns&) = delete;
  ExactSigns& operator=(const ExactSigns&) = delete;

  /// The side of the plane abc on which d lies.
  int side(int a, int b, int c, int d) const {
    if (m_safe) {
      Filtered::clearDoubt();
      const int result = sideIn<Filtered>(a, b, c, d);
      if (!Filtered::inDoubt()) return result;
    }
    return sideIn<Rational>(a, b, c, d);
  }
  bool collinear(int a, int b, int c) const {
    return isZero(
        cross(point<Rational>(b) - point<Rational>(a), point<Rational>(c) - point<Rational>(a)));
  }

 private:
  template <Scalar S>
  Vector3<S> point(int i) const {
    return fromDouble<S>(m_points[static_cast<std::size_t>(i)]);
  }
  template <Scalar S>
  int sideIn(int a, int b, int c, int d) const {
    const Vector3<S> from = point<S>(a);
    return sign(dot(point<S>(d) - from, cross(point<S>(b) - from, point<S>(c) - from)));
  }

  const std::vector<Vector3<double>>& m_points;
  bool m_safe = true;
  bool m_doubt = false;
};

}  // namespace

SupportingTriangles supportingTriangles(const std::vector<Vector3<double>>& points) {
  const ExactSigns signs(points);
  const int count = static_cast<int>(points.size());
  SupportingTriangles result;
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      for (int c = b + 1; c < count; ++c) {
        int outer = 0;
        bool supports = true;
        for (int d = 0; d < count && supports; ++d) {
          if (d == a || d == b || d == c) continue;
          const int side = signs.side(a, b, c, d);
          supports = side == 0 || outer == 0 || side == outer;
          if (side != 0) outer = side;
        }
        if (!supports || signs.collinear(a, b, c)) continue;
        result.solid = result.solid || outer != 0;
        result.triangles.push_back(outer > 0 ? IndexTriple{a, c, b} : IndexTriple{a, b, c});
      }
    }
  }
  if (!result.triangles.empty()) return result;
  for (int a = 0; a < count; ++a) {
    for (int b = a; b < count; ++b) result.triangles.push_back({a, b, b});
  }
  return result;
}

}  // namespace hairline
