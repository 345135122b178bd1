#pragma once

#include <algorithm>

#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box without projections or cutting: is there a pair of weights (u, v) with u, v >=
/// 0 and u + v <= 1 whose point a + u (b-a) + v (c-a) satisfies the box' six bounds? The nine
/// half-planes in (u, v) enclose a bounded region, which is empty if and only if no intersection of
/// two of their boundary lines satisfies all nine. Rationals only; shares no step with the other
/// methods.
struct TriangleAabbReference {
  static constexpr QueryInfo info{.kind = Kind::intersect,
                                  .method = "reference",
                                  .source = "linear programming",
                                  .alwaysProves = true};
  static constexpr ScalarSet scalars{false, false, true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const std::optional<Vector2<S>> weights = commonWeights(input);
    answer.hit = weights.has_value();
    if (!observer.answers) return answer;
    if (weights) {
      const S u = (*weights)[0];
      const S v = (*weights)[1];
      answer.barycentric = Vector3<S>(S(1) - u - v, u, v);
      const auto& corner = input.a.vertices;
      answer.point = corner[0] + (corner[1] - corner[0]) * u + (corner[2] - corner[0]) * v;
    }
    triangle_aabb::addAxis(input, answer);
    return answer;
  }

 private:
  // p u + q v + r >= 0
  template <typename S>
  struct HalfPlane {
    S p, q, r;
  };

  template <typename S>
  static std::optional<Vector2<S>> commonWeights(const Input<S>& input) {
    std::array<HalfPlane<S>, 9> sides{HalfPlane<S>{S(1), S(0), S(0)},
                                      HalfPlane<S>{S(0), S(1), S(0)},
                                      HalfPlane<S>{S(-1), S(-1), S(1)}};
    const auto& corner = input.a.vertices;
    for (int k = 0; k < 3; ++k) {
      const S p = corner[1][k] - corner[0][k];
      const S q = corner[2][k] - corner[0][k];
      const auto place = static_cast<std::size_t>(3 + 2 * k);
      sides[place] = {p, q, corner[0][k] - input.b.min[k]};
      sides[place + 1] = {-p, -q, input.b.max[k] - corner[0][k]};
    }
    for (std::size_t i = 0; i < sides.size(); ++i) {
      for (std::size_t j = i + 1; j < sides.size(); ++j) {
        const HalfPlane<S>& f = sides[i];
        const HalfPlane<S>& g = sides[j];
        S w = f.p * g.q - f.q * g.p;
        if (sign(w) == 0) continue;
        // The crossing in homogeneous form, w > 0.
        S u = f.q * g.r - f.r * g.q;
        S v = f.r * g.p - f.p * g.r;
        if (sign(w) < 0) {
          u = -u;
          v = -v;
          w = -w;
        }
        const auto keeps = [&](const HalfPlane<S>& side) {
          return sign(S(side.p * u + side.q * v + side.r * w)) >= 0;
        };
        if (std::all_of(sides.begin(), sides.end(), keeps)) return Vector2<S>(u / w, v / w);
      }
    }
    return std::nullopt;
  }
};

}  // namespace hairline
