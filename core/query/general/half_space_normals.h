#pragma once

#include "core/query/common/planes.h"
#include "core/query/general/any_pair.h"
#include "core/query/side/plane_methods.h"
#include "core/shapes/boundary_of.h"

namespace hairline {

/// Whether a half-space intersects a plane or another half-space: always, unless the normals are
/// parallel. Then the boundary of the first is compared with that of the second: two half-spaces
/// are disjoint only if they extend in opposite directions.
struct HalfSpaceNormals : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "normals", "RTCD 5.4.4"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const auto first = convert<S>(*boundaryOf(*input.a.shape));
    const auto second = convert<S>(*boundaryOf(*input.b.shape));
    const bool isFilled = std::holds_alternative<HalfSpace<double>>(*input.a.shape);
    const S length = squaredNorm(first.normal);
    const S along = dot(first.normal, second.normal);
    // The height of the first boundary over the second, if they are parallel, times
    // |first.normal|².
    const S height = first.offset * along - second.offset * length;
    const bool isParallel = planes::parallel(first, second);
    observer.step([&] {
      const S across = squaredNorm(cross(first.normal, second.normal));
      return SignStep{"squared length of the direction", toDouble(across), sign(across)};
    });
    if (isParallel) {
      observer.step([&] { return SignStep{"normal · normal", toDouble(along), sign(along)}; });
      observer.step([&] { return SignStep{"height", toDouble(height), sign(height)}; });
    }
    answer.hit = !isParallel || (isFilled && sign(along) > 0) || sign(height) <= 0;
    observer.decide();
    if (!observer.answers || !answer.hit) return answer;
    if (!isParallel) {
      answer.point = planes::commonLine(first, second).origin;
    } else {
      const Plane<S>& inner = sign(height) <= 0 ? first : second;
      answer.point = inner.normal * S(inner.offset / squaredNorm(inner.normal));
    }
    return answer;
  }
};

}  // namespace hairline
