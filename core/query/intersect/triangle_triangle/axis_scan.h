#pragma once

#include <optional>

#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

/// Projects two triangles on axes, one by one, from vertex 0 of the first, and keeps the first that
/// separates or the one of least overlap.
template <typename S, typename Observer>
class AxisScan {
 public:
  AxisScan(const Input<S>& input, Observer& observer)
      : m_observer(observer), m_origin(input.a.vertices[0]) {
    for (std::size_t i = 0; i < 3; ++i) {
      m_a.vertices[i] = input.a.vertices[i] - m_origin;
      m_b.vertices[i] = input.b.vertices[i] - m_origin;
      m_edgesA[i] = input.a.edge(static_cast<int>(i));
      m_edgesB[i] = input.b.edge(static_cast<int>(i));
    }
    m_normalA = cross(m_edgesA[1], m_edgesA[2]);
    m_normalB = cross(m_edgesB[1], m_edgesB[2]);
  }

  /// Two normals and nine products of edges; where those cannot suffice, because the planes are
  /// parallel or a triangle has no area, the axes in the common plane besides. True when one of
  /// them separates.
  bool run() {
    if (visit(normalLabels[0], m_normalA) || visit(normalLabels[1], m_normalB)) return true;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) {
        if (visit(crossLabels[i][j], cross(m_edgesA[i], m_edgesB[j]))) return true;
      }
    }
    if (!isZero(cross(m_normalA, m_normalB))) return m_separated;
    return inPlane();
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
  // The difference of the two sets is flat: its normal, and across each of its edges in its plane.
  bool inPlane() {
    Vector3<S> plane = isZero(m_normalA) ? m_normalB : m_normalA;
    for (std::size_t i = 0; i < 3 && isZero(plane); ++i) {
      for (std::size_t j = 0; j < 3 && isZero(plane); ++j) plane = cross(m_edgesA[i], m_edgesB[j]);
    }
    if (isZero(plane)) return onOneLine();
    for (std::size_t i = 0; i < 3; ++i) {
      if (visit(inPlaneLabels[0][i], cross(plane, m_edgesA[i]))) return true;
      if (visit(inPlaneLabels[1][i], cross(plane, m_edgesB[i]))) return true;
    }
    return m_separated;
  }

  // Both are segments or points, and parallel: apart along their direction or across it.
  bool onOneLine() {
    const Vector3<S>& between = m_b.vertices[0];
    Vector3<S> direction(S(0), S(0), S(0));
    for (std::size_t i = 0; i < 3 && isZero(direction); ++i) {
      direction = isZero(m_edgesA[i]) ? m_edgesB[i] : m_edgesA[i];
    }
    if (isZero(direction)) return visit("between two points", between);
    if (visit("along the common direction", direction)) return true;
    return visit("across the common direction", cross(cross(direction, between), direction));
  }

  bool visit(Label label, const Vector3<S>& axis) {
    const Interval<S> a = project(m_a, axis);
    const Interval<S> b = project(m_b, axis);
    const S gap = gapBetween(a, b);
    const bool separates = sign(gap) > 0;
    m_observer.step([&] {
      AxisStep step;
      step.label = label;
      step.axis = toDouble(axis);
      step.origin = toDouble(m_origin);
      step.a = toDouble(a);
      step.b = toDouble(b);
      step.gap = toDouble(gap);
      step.separates = separates;
      step.degenerate = isZero(axis);
      return step;
    });
    if constexpr (Observer::answers) {
      if (separates && !m_separated) {
        m_separated = true;
        m_best = {label, axis, gap};
        m_observer.decide();
      } else if (!m_separated) {
        keepLeast(label, axis, -gap);
      }
      return m_separated && !Observer::records;
    } else {
      m_separated = m_separated || separates;
      return separates;
    }
  }

  // Compares overlap / |axis| without the roots.
  void keepLeast(Label label, const Vector3<S>& axis, const S& amount) {
    const S length = squaredNorm(axis);
    if (sign(length) == 0) return;
    if (m_any &&
        sign(S(amount * amount * m_bestLength - m_best.amount * m_best.amount * length)) >= 0) {
      return;
    }
    m_any = true;
    m_best = {label, axis, amount};
    m_bestLength = length;
  }

  Observer& m_observer;
  Vector3<S> m_origin;
  Triangle<S> m_a;
  Triangle<S> m_b;
  std::array<Vector3<S>, 3> m_edgesA;
  std::array<Vector3<S>, 3> m_edgesB;
  Vector3<S> m_normalA;
  Vector3<S> m_normalB;
  bool m_separated = false;
  bool m_any = false;
  Overlap<S> m_best;
  S m_bestLength{};
};

}  // namespace hairline::triangle_triangle
