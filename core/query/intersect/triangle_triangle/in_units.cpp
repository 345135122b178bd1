#include "core/query/intersect/triangle_triangle/in_units.h"

#include <array>
#include <cmath>

#include "core/math/fixed.h"
#include "core/math/scaled.h"
#include "core/math/triple.h"

namespace hairline::triangle_triangle {
namespace {

template <typename S>
using Corners = std::array<Triple<S>, 3>;

double least(double a, double b) { return b < a ? b : a; }
double greatest(double a, double b) { return a < b ? b : a; }
double magnitude(double x) { return std::abs(x); }
template <int words>
Fixed<words> least(const Fixed<words>& a, const Fixed<words>& b) {
  return minimum(a, b);
}
template <int words>
Fixed<words> greatest(const Fixed<words>& a, const Fixed<words>& b) {
  return maximum(a, b);
}
template <int words>
Fixed<words> magnitude(const Fixed<words>& x) {
  return absolute(x);
}

/// The 11 axes of triangles whose planes cross, one by one; the expressions are those of `Side` and
/// `EdgeAxes`. A gap is positive where the axis separates.
template <typename S>
class Axes {
 public:
  Axes(const Corners<S>& a, const Corners<S>& b)
      : m_a(a),
        m_b(b),
        m_edgesA(edgesOf(a)),
        m_edgesB(edgesOf(b)),
        m_normalA(cross(m_edgesA[1], m_edgesA[2])),
        m_normalB(cross(m_edgesB[1], m_edgesB[2])) {}

  static constexpr int count = 11;

  auto gap(int axis) const {
    if (axis == 0) return gapOfNormal(m_normalA, m_a, m_b);
    if (axis == 1) return gapOfNormal(m_normalB, m_b, m_a);
    const auto i = static_cast<std::size_t>((axis - 2) / 3);
    const auto j = static_cast<std::size_t>((axis - 2) % 3);
    const Triple<S>& from = m_a[i == 0 ? 1 : 0];
    const Triple<S>& onto = m_b[j == 0 ? 1 : 0];
    const auto center = dot(m_edgesB[j], cross(between(from, onto), m_edgesA[i]));
    const auto a = dot(m_normalA, m_edgesB[j]);
    const auto b = dot(m_normalB, m_edgesA[i]);
    return magnitude((center + center) + (a + b)) - (magnitude(a) + magnitude(b));
  }

  /// Along the line of the planes.
  auto line() const { return cross(m_normalA, m_normalB); }

  const auto& normalA() const { return m_normalA; }
  const auto& normalB() const { return m_normalB; }

  /// Whether an axis across an edge, in the common plane with the normal given, separates.
  template <typename N>
  bool apartInPlane(const Triple<N>& normal) const {
    for (std::size_t i = 0; i < 3; ++i) {
      if (apartOn(cross(normal, m_edgesA[i])) || apartOn(cross(normal, m_edgesB[i]))) return true;
    }
    return false;
  }

 private:
  static Corners<S> edgesOf(const Corners<S>& v) {
    return {between(v[1], v[2]), between(v[2], v[0]), between(v[0], v[1])};
  }

  template <typename N>
  static auto gapOfNormal(const N& normal, const Corners<S>& self, const Corners<S>& other) {
    const auto x = dot(normal, between(self[0], other[0]));
    const auto y = dot(normal, between(self[0], other[1]));
    const auto z = dot(normal, between(self[0], other[2]));
    return greatest(least(least(x, y), z), -greatest(greatest(x, y), z));
  }

  template <typename A>
  bool apartOn(const Triple<A>& axis) const {
    const auto at = [&](const Triple<S>& p) { return dot(axis, between(m_a[0], p)); };
    const auto low = [&](const Corners<S>& v) {
      return least(least(at(v[0]), at(v[1])), at(v[2]));
    };
    const auto high = [&](const Corners<S>& v) {
      return greatest(greatest(at(v[0]), at(v[1])), at(v[2]));
    };
    return sign(low(m_b) - high(m_a)) > 0 || sign(low(m_a) - high(m_b)) > 0;
  }

  const Corners<S>& m_a;
  const Corners<S>& m_b;
  Corners<S> m_edgesA;
  Corners<S> m_edgesB;
  decltype(cross(Triple<S>{}, Triple<S>{})) m_normalA;
  decltype(cross(Triple<S>{}, Triple<S>{})) m_normalB;
};

template <typename N>
bool isNothing(const Triple<N>& v) {
  return sign(v[0]) == 0 && sign(v[1]) == 0 && sign(v[2]) == 0;
}

Corners<double> cornersOf(const Triangle<double>& triangle) {
  const auto one = [](const Vector3<double>& v) { return Triple<double>{v[0], v[1], v[2]}; };
  const auto& v = triangle.vertices;
  return {one(v[0]), one(v[1]), one(v[2])};
}

/// What is left to be told: which axes are in doubt, and whether the planes surely cross.
struct Doubt {
  unsigned axes = 0;
  bool cross = false;
};

template <typename S, typename Unit>
std::optional<bool> decide(const Corners<double>& a, const Corners<double>& b, const Doubt& doubt,
                           Unit& unit) {
  const auto inUnits = [&](const Corners<double>& v) {
    Corners<S> result;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t k = 0; k < 3; ++k) result[i][k] = S(unit(v[i][k]));
    }
    return result;
  };
  const Corners<S> first = inUnits(a);
  const Corners<S> second = inUnits(b);
  if (!unit.works()) return std::nullopt;
  const Axes<S> axes(first, second);
  for (unsigned left = doubt.axes; left != 0; left &= left - 1) {
    if (sign(axes.gap(std::countr_zero(left))) > 0) return false;
  }
  if (doubt.cross || !isNothing(axes.line())) return true;
  if (!isNothing(axes.normalA())) return !axes.apartInPlane(axes.normalA());
  if (!isNothing(axes.normalB())) return !axes.apartInPlane(axes.normalB());
  return std::nullopt;
}

}  // namespace

std::optional<bool> meetsInUnits(const Triangle<double>& a, const Triangle<double>& b) {
  Corners<double> first = cornersOf(a);
  Corners<double> second = cornersOf(b);
  double reach = 0;
  double most = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    double low = first[0][k];
    double high = low;
    for (const Corners<double>* corners : {&first, &second}) {
      for (const Triple<double>& v : *corners) {
        low = least(low, v[k]);
        high = greatest(high, v[k]);
      }
    }
    reach = greatest(reach, high - low);
    most = greatest(most, greatest(-low, high));
  }
  // As in Scaled: no difference of coordinates exceeds 1, and a sign beyond the bound is certain.
  if (!(reach < 0x1p999)) return std::nullopt;
  const double factor = Scaled::factorFor(reach);
  const auto times = [factor](Corners<double> corners) {
    for (Triple<double>& v : corners) {
      for (double& x : v) x *= factor;
    }
    return corners;
  };
  const Corners<double> scaledA = times(first);
  const Corners<double> scaledB = times(second);
  const Axes<double> axes(scaledA, scaledB);
  Doubt doubt;
  for (int i = 0; i < Axes<double>::count; ++i) {
    const double gap = axes.gap(i);
    if (gap > Scaled::errorBound) return false;
    if (!(gap < -Scaled::errorBound)) doubt.axes |= 1U << i;
  }
  for (const double x : axes.line()) doubt.cross = doubt.cross || std::abs(x) > Scaled::errorBound;
  CommonUnit<1> unit(most);
  if (const auto found = decide<Fixed<1>>(first, second, doubt, unit)) return found;
  CommonUnit<2> finerUnit(most);
  return decide<Fixed<2>>(first, second, doubt, finerUnit);
}

}  // namespace hairline::triangle_triangle
