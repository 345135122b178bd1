#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::triangle_aabb {

/// Projects triangle and box onto the 13 axes, one by one, and keeps what an answer needs: the
/// first axis that separates, or the one of least overlap.
///
/// All but the box normals are measured from vertex 0 of the triangle. There the triangle's
/// interval on e_k × edge needs no product of its own: both ends of the edge project to one number
/// and the opposite vertex to another, and the two are 0 and ± the k-th component of the triangle's
/// normal.
template <typename S, typename Observer>
class AxisScan {
 public:
  AxisScan(const Input<S>& input, Observer& observer) : m_input(input), m_observer(observer) {}

  /// The three box normals. Compares coordinates as they are, without rounding.
  bool boxAxes() {
    for (int k = 0; k < 3; ++k) {
      const auto& v = m_input.a.vertices;
      const Interval<S> a = hull(v[0][k], v[1][k], v[2][k]);
      const auto axis = [k] {
        Vector3<S> unit(S(0), S(0), S(0));
        unit[k] = S(1);
        return unit;
      };
      if (visit(boxAxisLabels[static_cast<std::size_t>(k)], axis, false, a, m_input.b.extent(k))) {
        return true;
      }
    }
    return false;
  }

  /// Takes the differences that the other axes share. Call before `triangleNormal` and `crossAxes`.
  void measureFromVertex() {
    const auto& v = m_input.a.vertices;
    m_edges[1] = v[0] - v[2];
    m_edges[2] = v[1] - v[0];
    m_edges[0] = v[2] - v[1];
    m_box.min = m_input.b.min - v[0];
    m_box.max = m_input.b.max - v[0];
    m_normal = cross(m_edges[1], m_edges[2]);
  }

  /// The normal of the triangle's plane.
  bool triangleNormal() {
    return visit(
        normalLabel, [this] { return m_normal; }, true, Interval<S>{S(0), S(0)},
        project(m_box, m_normal));
  }

  /// The nine products of a coordinate axis with an edge.
  bool crossAxes() {
    for (int k = 0; k < 3; ++k) {
      const int i = (k + 1) % 3;
      const int j = (k + 2) % 3;
      const Interval<S> forwards = hull<S>(S(0), m_normal[k]);
      const Interval<S> backwards{-forwards.max, -forwards.min};
      for (int e = 0; e < 3; ++e) {
        const Vector3<S>& edge = m_edges[static_cast<std::size_t>(e)];
        // e_k × edge has -edge[j] at i and edge[i] at j.
        const Interval<S> first = hull<S>(edge[j] * m_box.min[i], edge[j] * m_box.max[i]);
        const Interval<S> second = hull<S>(edge[i] * m_box.min[j], edge[i] * m_box.max[j]);
        const Interval<S> b{second.min - first.max, second.max - first.min};
        const auto axis = [&] {
          Vector3<S> product(S(0), S(0), S(0));
          product[i] = -edge[j];
          product[j] = edge[i];
          return product;
        };
        if (visit(crossLabels[static_cast<std::size_t>(k)][static_cast<std::size_t>(e)], axis, true,
                  e == 0 ? backwards : forwards, b)) {
          return true;
        }
      }
    }
    return false;
  }

  bool separated() const { return m_separated; }

  /// The first separating axis, with the projections in the coordinates of the scene.
  std::optional<SeparatingAxis<S>> separating() const {
    if (!m_separated) return std::nullopt;
    return SeparatingAxis<S>{m_best.label, m_best.axis, project(m_input.a, m_best.axis),
                             project(m_input.b, m_best.axis), m_best.amount};
  }

  /// The axis of least overlap among those visited.
  std::optional<Overlap<S>> leastOverlap() const {
    if (m_separated || !m_any) return std::nullopt;
    return m_best;
  }

 private:
  // True when the scan may stop.
  template <typename MakeAxis>
  bool visit(Label label, const MakeAxis& makeAxis, bool fromVertex, const Interval<S>& a,
             const Interval<S>& b) {
    const S gap = gapBetween(a, b);
    const bool separates = sign(gap) > 0;
    m_observer.step([&] {
      const Vector3<S> axis = makeAxis();
      AxisStep step;
      step.label = label;
      step.axis = toDouble(axis);
      if (fromVertex) step.origin = toDouble(m_input.a.vertices[0]);
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
        m_best = {label, makeAxis(), gap};
        m_observer.decide();
      } else if (!m_separated) {
        keepLeast(label, makeAxis(), -gap);
      }
      return m_separated && !Observer::records;
    } else {
      return separates;
    }
  }

  // Compares overlap / |axis| without the roots.
  void keepLeast(Label label, const Vector3<S>& axis, const S& amount) {
    const S length = squaredNorm(axis);
    if (sign(length) == 0) return;
    if (m_any &&
        sign(amount * amount * m_bestLength - m_best.amount * m_best.amount * length) >= 0) {
      return;
    }
    m_any = true;
    m_best = {label, axis, amount};
    m_bestLength = length;
  }

  const Input<S>& m_input;
  Observer& m_observer;
  std::array<Vector3<S>, 3> m_edges;
  Vector3<S> m_normal;
  Aabb<S> m_box;
  bool m_separated = false;
  bool m_any = false;
  Overlap<S> m_best;
  S m_bestLength{};
};

}  // namespace hairline::triangle_aabb
