#pragma once

#include <optional>

#include "core/query/intersect/triangle_triangle/measures.h"

namespace hairline::triangle_triangle {

/// Projects two triangles on axes, one by one, and keeps the first that separates or the one of
/// least overlap. `meets` gives the verdict alone from the same numbers.
template <typename S, typename Observer>
class AxisScan {
 public:
  AxisScan(const Input<S>& input, Observer& observer)
      : m_observer(observer),
        m_input(input),
        m_sideA(input.a, input.b),
        m_sideB(input.b, input.a) {}

  /// Two normals and nine products of edges; where those cannot suffice, because the planes are
  /// parallel or a triangle has no area, the axes in the common plane besides. True when one of
  /// them separates.
  bool run() {
    const auto heights = [](const Side<S>& side) {
      return hull<S>(side.heights[0], side.heights[1], side.heights[2]);
    };
    const Interval<S> plane{S(0), S(0)};
    if (visit(normalLabels[0], toVector(m_sideA.normal), hasNormal(m_sideA), m_input.a.vertices[0],
              plane, heights(m_sideA), m_sideA.gap()) ||
        visit(normalLabels[1], toVector(m_sideB.normal), hasNormal(m_sideB), m_input.b.vertices[0],
              heights(m_sideB), plane, m_sideB.gap())) {
      return true;
    }
    const EdgeAxes<S> edgeAxes(m_input, m_sideA, m_sideB);
    if (visitEdge<0>(edgeAxes) || visitEdge<1>(edgeAxes) || visitEdge<2>(edgeAxes)) return true;
    return planesCross(m_sideA, m_sideB) ? m_separated : inPlane();
  }

  /// Whether the planes meet in a line; otherwise, and where in float and double rounding leaves
  /// that open, normals and products of edges may not suffice.
  static bool planesCross(const Side<S>& a, const Side<S>& b) {
    const Triple<S> line = cross(a.normal, b.normal);
    if constexpr (std::floating_point<S>) {
      return hasDirection(line, crossMagnitude(a.magnitude(), b.magnitude()));
    } else {
      return !isZero(toVector(line));
    }
  }

  /// The axes in the common plane of triangles whose planes do not cross. The difference of the two
  /// sets is flat: its normal, and across each of its edges in its plane.
  bool inPlane() {
    const bool ofA = hasNormal(m_sideA);
    bool isFlat = ofA || hasNormal(m_sideB);
    Vector3<S> plane = toVector(ofA ? m_sideA.normal : m_sideB.normal);
    for (std::size_t i = 0; i < 3 && !isFlat; ++i) {
      for (std::size_t j = 0; j < 3 && !isFlat; ++j) {
        const Vector3<S> edge = toVector(m_sideA.edges[i]);
        const Vector3<S> other = toVector(m_sideB.edges[j]);
        plane = cross(edge, other);
        isFlat = crossHasDirection(plane, edge, other);
      }
    }
    if (!isFlat) return onOneLine();
    for (std::size_t i = 0; i < 3; ++i) {
      if (visit(inPlaneLabels[0][i], cross(plane, toVector(m_sideA.edges[i])))) {
        return true;
      }
      if (visit(inPlaneLabels[1][i], cross(plane, toVector(m_sideB.edges[i])))) {
        return true;
      }
    }
    return m_separated;
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
  static bool hasNormal(const Side<S>& side) {
    if constexpr (std::floating_point<S>) {
      return side.hasNormal();
    } else {
      return !isZero(toVector(side.normal));
    }
  }

  template <std::size_t i>
  bool visitEdge(const EdgeAxes<S>& edgeAxes) {
    const auto axes = edgeAxes.template axes<i>();
    const Vector3<S>& origin = m_input.a.vertices[i == 0 ? 1 : 0];
    for (std::size_t j = 0; j < 3; ++j) {
      const auto& [center, a, b] = axes[j];
      const Vector3<S> axis = toVector(cross(m_sideA.edges[i], m_sideB.edges[j]));
      bool isAxis = false;
      if constexpr (std::floating_point<S>) {
        isAxis = edgeAxes.isAxis(i, j);
      } else {
        isAxis = !isZero(axis);
      }
      if (visit(crossLabels[i][j], axis, isAxis, origin, hull<S>(S(0), S(-a)),
                hull<S>(center, S(center + b)), axes[j].twiceGap() * S(0.5))) {
        return true;
      }
    }
    return false;
  }

  // Both are segments or points, and parallel: apart along their direction or across it.
  bool onOneLine() {
    const Vector3<S> way = m_input.b.vertices[0] - m_input.a.vertices[0];
    Vector3<S> direction(S(0), S(0), S(0));
    for (std::size_t i = 0; i < 3 && isZero(direction); ++i) {
      const Vector3<S> edge = toVector(m_sideA.edges[i]);
      direction = isZero(edge) ? toVector(m_sideB.edges[i]) : edge;
    }
    if (isZero(direction)) return visit("between two points", way);
    if (visit("along the common direction", direction)) return true;
    return visit("across the common direction", cross(cross(direction, way), direction));
  }

  bool visit(Label label, const Vector3<S>& axis) {
    const Vector3<S>& origin = m_input.a.vertices[0];
    const auto onto = [&](const Triangle<S>& triangle) {
      const auto& v = triangle.vertices;
      return hull<S>(dot(axis, v[0] - origin), dot(axis, v[1] - origin), dot(axis, v[2] - origin));
    };
    const Interval<S> a = onto(m_input.a);
    const Interval<S> b = onto(m_input.b);
    return visit(label, axis, !isZero(axis), origin, a, b, gapBetween(a, b));
  }

  // The projections are measured from the origin given. What is no axis decides nothing.
  bool visit(Label label, const Vector3<S>& axis, bool isAxis, const Vector3<S>& origin,
             const Interval<S>& a, const Interval<S>& b, const S& gap) {
    const bool separates = sign(gap) > 0 && isAxis;
    m_observer.step([&] {
      AxisStep step;
      step.label = label;
      step.axis = toDouble(axis);
      step.origin = toDouble(origin);
      step.a = toDouble(a);
      step.b = toDouble(b);
      step.gap = toDouble(gap);
      step.separates = separates;
      step.degenerate = !isAxis;
      return step;
    });
    if (m_observer.answers) {
      if (separates && !m_separated) {
        m_separated = true;
        m_best = {label, axis, gap};
        m_observer.decide();
      } else if (!m_separated && isAxis) {
        keepLeast(label, axis, a, b, -gap);
      }
      return m_separated && !m_observer.records;
    } else {
      m_separated = m_separated || separates;
      return separates;
    }
  }

  // Compares overlap / |axis| without the roots.
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
  Side<S> m_sideA;
  Side<S> m_sideB;
  bool m_separated = false;
  bool m_any = false;
  Overlap<S> m_best;
  S m_bestLength{};
};

/// Whether two triangles meet.
template <typename S>
bool meets(const Input<S>& input) {
  // Both normals in one decision: which of them separates is not foreseeable.
  const Side<S> a(input.a, input.b);
  const Side<S> b(input.b, input.a);
  if (anyPositive<S>(a.gap(), b.gap(), b.gap())) return false;
  const EdgeAxes<S> axes(input, a, b);
  if (axes.template apart<0>() || axes.template apart<1>() || axes.template apart<2>()) {
    return false;
  }
  if (AxisScan<S, VerdictOnly>::planesCross(a, b)) return true;
  if constexpr (std::same_as<S, Scaled>) {
    return false;  // in doubt: it never tells a zero
  } else {
    VerdictOnly observer;
    return !AxisScan<S, VerdictOnly>(input, observer).inPlane();
  }
}

/// The operands times a power of two that makes no difference of coordinates exceed 1 (see Scaled).
inline Input<Scaled> scaled(const Input<double>& input) {
  double reach = 0;
  for (int k = 0; k < 3; ++k) {
    const auto& v = input.a.vertices;
    const auto& w = input.b.vertices;
    const Interval<double> a = hull<double>(v[0][k], v[1][k], v[2][k]);
    const Interval<double> b = hull<double>(w[0][k], w[1][k], w[2][k]);
    reach = maximum(reach, maximum(a.max, b.max) - minimum(a.min, b.min));
  }
  const double factor = Scaled::factorFor(reach);
  const auto times = [factor](const Triangle<double>& triangle) {
    const auto one = [factor](const Vector3<double>& v) {
      return Vector3<Scaled>(v[0] * factor, v[1] * factor, v[2] * factor);
    };
    const auto& v = triangle.vertices;
    return Triangle<Scaled>{{one(v[0]), one(v[1]), one(v[2])}};
  };
  return {times(input.a), times(input.b), input.options};
}

}  // namespace hairline::triangle_triangle
