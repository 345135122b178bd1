#pragma once

#include <optional>

#include "core/math/cross_noise.h"
#include "core/query/intersect/triangle_triangle/axes.h"

namespace hairline::triangle_triangle {

template <typename S>
Pair<Three<S>> pairOf(const Input<S>& input) {
  return Pair<Three<S>>(verticesOf<Three<S>>(input.a, input.b));
}
template <typename N>
Interval<N> hullOf(const Three<N>& numbers) {
  return hull<N>(numbers.x, numbers.y, numbers.z);
}

/// Whether a product is a direction: not zero, and in float and double more than rounding error.
template <typename S, typename N>
bool isDirection(const Three<N>& product, const Three<S>& a, const Three<S>& b) {
  if constexpr (std::floating_point<S>) {
    return hasDirection(product, crossMagnitude(a, b));
  } else {
    return !isZero(product);
  }
}
template <typename S>
bool hasNormal(const Side<Three<S>>& side) {
  return isDirection(side.normal, side.edges[1], side.edges[2]);
}

/// Whether the planes of two triangles meet in a line. False in float and double if rounding leaves
/// that open; a triangle without area has no plane.
template <typename S>
bool planesCross(const Pair<Three<S>>& pair) {
  const auto line = lineOf(pair);
  if constexpr (std::floating_point<S>) {
    const auto magnitude = [](const Side<Three<S>>& side) {
      return crossMagnitude(side.edges[1], side.edges[2]);
    };
    return hasDirection(line, crossMagnitude(magnitude(pair.a), magnitude(pair.b)));
  } else {
    return !isZero(line);
  }
}

/// Projects two triangles on axes, one by one, and keeps the first separating one or the one of
/// least overlap. S may be an integer of fixed width for observers that need only the verdict.
template <typename S, typename Observer>
class AxisScan {
 public:
  AxisScan(const Input<S>& input, Observer& observer)
      : m_observer(observer), m_input(input), m_pair(pairOf(input)) {}

  /// Two normals and nine products of edges; if those cannot suffice, because the planes are
  /// parallel or a triangle has no area, also the axes in the common plane. True if one of them
  /// separates.
  bool run() {
    if (visitNormal(0, m_pair.a, heightsOfB(m_pair)) ||
        visitNormal(1, m_pair.b, heightsOfA(m_pair))) {
      return true;
    }
    const ProductAxes<Three<S>> axes(m_pair);
    if (visitProducts<0>(axes) || visitProducts<1>(axes) || visitProducts<2>(axes)) return true;
    return planesCross(m_pair) ? m_separated : inPlane();
  }

  bool separated() const { return m_separated; }

  std::optional<SeparatingAxis<S>> separating(const Input<S>& input) const {
    if (!m_separated) return std::nullopt;
    return SeparatingAxis<S>{m_best.label, m_best.axis, project(input.a, m_best.axis),
                             project(input.b, m_best.axis), m_best.amount};
  }

  std::optional<Overlap<S>> leastOverlap() const {
    if (m_separated || !m_any) return std::nullopt;
    return m_best;
  }

 private:
  /// Whether only the verdict is requested.
  static constexpr bool isSilent = std::same_as<Observer, VerdictOnly>;

  template <typename N>
  bool visitNormal(std::size_t side, const Side<Three<S>>& self, const Three<N>& heights) {
    const Interval<N> other = hullOf(heights);
    const auto isAxis = [&] { return hasNormal(self); };
    N gap = maximum(other.min, N(-other.max));
    // The planes' own rounding error is no gap.
    if constexpr (std::floating_point<S>) {
      if (gap > S(0) && !isAxis()) gap = S(0);
    }
    return visit(normalLabels[side], gap, isAxis, [&]<typename Shown>(Shown&& shown) {
      const Interval<S> plane{S(0), S(0)};
      const Vector3<S>& origin = (side == 0 ? m_input.a : m_input.b).vertices[0];
      return side == 0 ? shown(self.normal, origin, plane, other)
                       : shown(self.normal, origin, other, plane);
    });
  }

  template <int i>
  bool visitProducts(const ProductAxes<Three<S>>& axes) {
    const OnProducts<Three<S>> on = axes.template ofEdge<i>();
    const auto gaps = on.distance() - on.reach();
    for (int j = 0; j < 3; ++j) {
      const Three<S>& edgeOfA = m_pair.a.edges[i];
      const Three<S>& edgeOfB = m_pair.b.edges[j];
      const auto axis = [&] { return crossOf(edgeOfA, edgeOfB); };
      const auto isAxis = [&] { return isDirection(axis(), edgeOfA, edgeOfB); };
      const auto label = crossLabels[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
      if (visit(label, half(gaps[j]), isAxis, [&]<typename Shown>(Shown&& shown) {
            using N = typename Pair<Three<S>>::Volumes::Number;
            const N& center = on.center[j];
            return shown(axis(), m_input.a.vertices[i == 0 ? 1 : 0], hull<N>(N{}, N(-on.toA[j])),
                         hull<N>(center, N(center + on.toB[j])));
          })) {
        return true;
      }
    }
    return false;
  }

  /// The axes in the common plane of triangles whose planes do not cross. The difference of the two
  /// sets is flat: its normal, and across each of its edges in its plane.
  bool inPlane() {
    const bool ofA = hasNormal(m_pair.a);
    bool isFlat = ofA || hasNormal(m_pair.b);
    auto plane = ofA ? m_pair.a.normal : m_pair.b.normal;
    for (int i = 0; i < 3 && !isFlat; ++i) {
      for (int j = 0; j < 3 && !isFlat; ++j) {
        plane = crossOf(m_pair.a.edges[i], m_pair.b.edges[j]);
        isFlat = isDirection(plane, m_pair.a.edges[i], m_pair.b.edges[j]);
      }
    }
    if (!isFlat) return onOneLine();
    for (int i = 0; i < 3; ++i) {
      const auto k = static_cast<std::size_t>(i);
      if (visitFromA(inPlaneLabels[0][k], crossOf(plane, m_pair.a.edges[i])) ||
          visitFromA(inPlaneLabels[1][k], crossOf(plane, m_pair.b.edges[i]))) {
        return true;
      }
    }
    return m_separated;
  }

  // Both are segments or points, and parallel: separated along their direction or across it.
  bool onOneLine() {
    const Three<S> between = m_pair.v.b[0] - m_pair.v.a[0];
    Three<S> direction = Three<S>::zero();
    for (int i = 0; i < 3 && isZero(direction); ++i) {
      direction = isZero(m_pair.a.edges[i]) ? m_pair.b.edges[i] : m_pair.a.edges[i];
    }
    if (isZero(direction)) return visitFromA("between two points", between);
    return visitFromA("along the common direction", direction) ||
           visitFromA("across the common direction",
                      crossOf(crossOf(direction, between), direction));
  }

  template <typename N>
  bool visitFromA(Label label, const Three<N>& axis) {
    const Three<S>& origin = m_pair.v.a[0];
    const auto onto = [&](const Three<S>(&v)[3]) {
      using M = decltype(dot(axis, v[0]));
      return hull<M>(dot(axis, v[0] - origin), dot(axis, v[1] - origin), dot(axis, v[2] - origin));
    };
    const auto a = onto(m_pair.v.a);
    const auto b = onto(m_pair.v.b);
    return visit(
        label, gapBetween(a, b), [&] { return !isZero(axis); },
        [&]<typename Shown>(Shown&& shown) { return shown(axis, m_input.a.vertices[0], a, b); });
  }

  template <typename N>
  static N half(const N& x) {
    if constexpr (isSilent) {
      return x;
    } else {
      return x * N(0.5);
    }
  }

  // A degenerate axis decides nothing. `details(shown)` calls `shown(axis, origin, a, b)` with the
  // projections measured from the origin.
  template <typename N, typename IsAxis, typename Details>
  bool visit(Label label, const N& gap, const IsAxis& isAxis, const Details& details) {
    if constexpr (isSilent) {
      m_separated = sign(gap) > 0 && isAxis();
      return m_separated;
    } else {
      const bool axisKnown = isAxis();
      const bool separates = sign(gap) > 0 && axisKnown;
      return details([&](const Three<S>& axis, const Vector3<S>& origin, const Interval<S>& a,
                         const Interval<S>& b) {
        return show(label, Vector3<S>(axis.x, axis.y, axis.z), axisKnown, origin, a, b, gap,
                    separates);
      });
    }
  }

  bool show(Label label, const Vector3<S>& axis, bool isAxis, const Vector3<S>& origin,
            const Interval<S>& a, const Interval<S>& b, const S& gap, bool separates) {
    m_observer.step([&] { return axisStep(label, axis, a, b, gap, toDouble(origin), isAxis); });
    if (separates && !m_separated) {
      m_separated = true;
      m_best = {label, axis, gap};
      m_observer.decide();
    } else if (!m_separated && isAxis) {
      keepLeast(label, axis, a, b, -gap);
    }
    return m_separated && !m_observer.records;
  }

  // Compares overlap / |axis| without roots.
  void keepLeast(Label label, const Vector3<S>& axis, const Interval<S>& a, const Interval<S>& b,
                 const S& amount) {
    const S length = squaredNorm(axis);
    if (sign(length) == 0) return;
    if (m_any &&
        sign(S(amount * amount * m_bestLength - m_best.amount * m_best.amount * length)) >= 0) {
      return;
    }
    m_any = true;
    m_best = {label, fromBToA<S>(axis, a, b), amount};
    m_bestLength = length;
  }

  Observer& m_observer;
  const Input<S>& m_input;
  Pair<Three<S>> m_pair;
  bool m_separated = false;
  bool m_any = false;
  Overlap<S> m_best;
  S m_bestLength{};
};

/// Whether two triangles intersect, by all axes.
template <typename S>
bool meetByAllAxes(const Input<S>& input) {
  VerdictOnly observer;
  return !AxisScan<S, VerdictOnly>(input, observer).run();
}

}  // namespace hairline::triangle_triangle
