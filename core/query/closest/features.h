#pragma once

#include "core/query/closest/point_triangle.h"
#include "core/query/closest/segment_segment.h"
#include "core/shapes/segment.h"
#include "core/shapes/triangle.h"

namespace hairline::closest_features {

/// The best of several pairs of features: each is offered with its nearest points, and the first
/// with the least squared distance is kept.
template <typename S, typename Observer>
class Best {
 public:
  explicit Best(Observer& observer) : m_observer(observer) {
    m_points.fill(Vector3<S>(S(0), S(0), S(0)));
  }

  void offer(Label feature, const Vector3<S>& onA, const Vector3<S>& onB) {
    const S sqdist = squaredNorm(onA - onB);
    m_observer.step([&] {
      RegionStep step;
      step.label = "pair of features";
      step.feature = feature;
      step.query = toDouble(onA);
      step.nearest = toDouble(onB);
      return step;
    });
    if (m_any && sign(S(sqdist - m_sqdist)) >= 0) return;
    m_any = true;
    m_sqdist = sqdist;
    m_points = {onA, onB};
    m_feature = feature;
  }

  /// The answer for sets that intersect in a point.
  void meet(const Vector3<S>& point) {
    m_observer.step([&] {
      RegionStep step;
      step.label = "common point";
      step.feature = "meet";
      step.query = toDouble(point);
      step.nearest = toDouble(point);
      return step;
    });
    m_any = true;
    m_sqdist = S(0);
    m_points = {point, point};
    m_feature = "meet";
  }

  ClosestAnswer<S> answer() const {
    ClosestAnswer<S> answer;
    answer.sqdist = m_sqdist;
    answer.points = m_points;
    answer.feature = m_feature;
    return answer;
  }

 private:
  Observer& m_observer;
  S m_sqdist{};
  std::array<Vector3<S>, 2> m_points;
  Label m_feature;
  bool m_any = false;
};

template <Scalar S>
Vector3<S> nearestOnTriangle(const Vector3<S>& point, const Triangle<S>& triangle) {
  Silent observer;
  return ClosestPointTriangleVoronoi::nearest(point, triangle, observer).points[1];
}

/// The edge opposite to a vertex, as a segment.
template <Scalar S>
Segment<S> edgeOf(const Triangle<S>& triangle, std::size_t i) {
  return {triangle.vertices[(i + 1) % 3], triangle.vertices[(i + 2) % 3]};
}

}  // namespace hairline::closest_features
