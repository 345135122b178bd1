#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/axes.h"

namespace hairline::triangle_aabb {

template <typename S>
Vector3<S> vectorOf(const Three<S>& v) {
  return {v.x, v.y, v.z};
}

/// The axis e_k × edge e.
template <typename S>
Vector3<S> crossAxis(const Frame<Three<S>>& frame, int k, std::size_t e) {
  const int i = (k + 1) % 3;
  const int j = (k + 2) % 3;
  Vector3<S> product(S(0), S(0), S(0));
  product[i] = -frame.edges[e][j];
  product[j] = frame.edges[e][i];
  return product;
}

/// Projects triangle and box onto the 13 axes, one by one, and keeps what an answer needs: the
/// first separating axis, or the one of least overlap. For observers that need more than the
/// verdict, which `satSeparates` computes from the same numbers.
template <typename S, typename Observer>
class AxisScan {
 public:
  AxisScan(const Input<S>& input, Observer& observer) : m_input(input), m_observer(observer) {}

  /// The three box normals. Compares coordinates directly, without rounding.
  bool boxAxes() {
    for (int k = 0; k < 3; ++k) {
      const Interval<S> a = extent(m_input.a, k);
      const Interval<S> b = m_input.b.extent(k);
      const auto axis = [k] {
        Vector3<S> unit(S(0), S(0), S(0));
        unit[k] = S(1);
        return unit;
      };
      const auto intervals = [&] { return std::array<Interval<S>, 2>{a, b}; };
      const S gap = gapBetween(a, b);
      if (visit(boxAxisLabels[static_cast<std::size_t>(k)], axis, false, intervals, gap,
                sign(gap) > 0)) {
        return true;
      }
    }
    return false;
  }

  /// Computes the differences that the other axes share. Call before `triangleNormal` and
  /// `crossAxes`.
  void measureFromVertex() { m_frame.emplace(corners(m_input)); }
  const Frame<Three<S>>& frame() const { return *m_frame; }

  /// The normal of the triangle's plane.
  bool triangleNormal() {
    const ThreeSums<S> box = onNormal(*m_frame);
    const auto intervals = [&] {
      return std::array<Interval<S>, 2>{Interval<S>{S(0), S(0)}, around(box.first, box.second)};
    };
    const S gap = excessOfFirst(box);
    const auto axis = [&] { return vectorOf(m_frame->normal); };
    return visit(normalLabel, axis, true, intervals, half(gap), sign(gap) > 0);
  }

  /// The nine products of a coordinate axis with an edge.
  bool crossAxes() {
    // In the order of the labels: by coordinate axes, then by edges.
    std::array<OnProducts<Three<S>>, 3> boxes;
    std::array<Three<S>, 3> gaps;
    for (int e = 0; e < 3; ++e) {
      const auto edge = static_cast<std::size_t>(e);
      boxes[edge] = onProducts(*m_frame, e);
      const Distances<Three<S>> on = satDistances(*m_frame, e);
      gaps[edge] = on.distance - on.reach;
    }
    // The coordinate axis is a constant: chosen at run time, components cost more than their use.
    const auto mayStopAlong = [&]<int k>() {
      for (std::size_t e = 0; e < 3; ++e) {
        const auto intervals = [&] {
          const S& n = m_frame->normal[k];
          return std::array<Interval<S>, 2>{hull<S>(S(0), e == 0 ? S(-n) : n),
                                            around(boxes[e].middle[k], boxes[e].width[k])};
        };
        const auto axis = [&] { return crossAxis(*m_frame, k, e); };
        const S& gap = gaps[e][k];
        if (visit(crossLabels[static_cast<std::size_t>(k)][e], axis, true, intervals, half(gap),
                  sign(gap) > 0)) {
          return true;
        }
      }
      return false;
    };
    return mayStopAlong.template operator()<0>() || mayStopAlong.template operator()<1>() ||
           mayStopAlong.template operator()<2>();
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
  // From twice the centre and the full width of an interval.
  static Interval<S> around(const S& center, const S& width) {
    return {half(S(center - width)), half(S(center + width))};
  }
  static S half(const S& x) { return x * S(0.5); }

  // True when the scan may stop.
  template <typename MakeAxis, typename MakeIntervals>
  bool visit(Label label, const MakeAxis& makeAxis, bool fromVertex,
             const MakeIntervals& makeIntervals, const S& gap, bool separates) {
    m_observer.step([&] {
      const std::array<Interval<S>, 2> intervals = makeIntervals();
      const Vector3<double> origin =
          fromVertex ? toDouble(m_input.a.vertices[0]) : Vector3<double>::Zero();
      AxisStep step = axisStep<S>(label, makeAxis(), intervals[0], intervals[1], gap, origin);
      step.separates = separates;  // half a gap may round to zero
      return step;
    });
    if (separates && !m_separated) {
      m_separated = true;
      m_best = {label, makeAxis(), gap};
      m_observer.decide();
    } else if (!m_separated) {
      keepLeast(label, makeAxis(), makeIntervals, -gap);
    }
    return m_separated && !m_observer.records;
  }

  // Compares overlap / |axis| without roots.
  template <typename MakeIntervals>
  void keepLeast(Label label, const Vector3<S>& axis, const MakeIntervals& makeIntervals,
                 const S& amount) {
    const S length = squaredNorm(axis);
    if (sign(length) == 0) return;
    if (m_any &&
        sign(amount * amount * m_bestLength - m_best.amount * m_best.amount * length) >= 0) {
      return;
    }
    m_any = true;
    const std::array<Interval<S>, 2> intervals = makeIntervals();
    m_best = {label, fromBToA<S>(axis, intervals[0], intervals[1]), amount};
    m_bestLength = length;
  }

  const Input<S>& m_input;
  Observer& m_observer;
  std::optional<Frame<Three<S>>> m_frame;
  bool m_separated = false;
  bool m_any = false;
  Overlap<S> m_best;
  S m_bestLength{};
};

}  // namespace hairline::triangle_aabb
