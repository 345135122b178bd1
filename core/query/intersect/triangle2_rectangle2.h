#pragma once

#include "core/query/intersect/triangle_aabb/clipper.h"
#include "core/query/query.h"
#include "core/shapes/rectangle2.h"
#include "core/shapes/triangle2.h"

namespace hairline {

/// Triangle and rectangle of the plane by edge functions: first the two bounding rectangles, then
/// for each edge the rectangle's corner foremost along the inward normal, which must not lie
/// outside of the edge. A triangle without area has no inside; the rectangle may then lie on
/// neither side. TV: what each projection panel of PEF shows.
struct Triangle2Rectangle2EdgeFunctions {
  static constexpr QueryInfo info{Kind::intersect, "edge_functions", "TV"};
  template <typename S>
  using Input = PairInput<Triangle2, Rectangle2>::Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    if constexpr (std::floating_point<S>) {
      const int facing = sign(signedArea2(input.a));
      if (facing != 0) [[likely]]
        return !apart(input, facing);
    }
    std::optional<SeparatingAxis<S>> none;
    return !separated(input, observer, none);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = !separated(input, observer, answer.separating);
    if (answer.hit) putPoint(input, answer);
    return answer;
  }

 private:
  // The verdict of a triangle with area by the same numbers, without branches, which nobody could
  // foretell.
  template <std::floating_point S>
  static bool apart(const Input<S>& input, int facing) {
    const auto& v = input.a.vertices;
    const Rectangle2<S> around = bounds(input.a);
    bool found = false;
    for (int k = 0; k < 2; ++k) {
      found |= (input.b.min[k] > around.max[k]) | (around.min[k] > input.b.max[k]);
    }
    const S turn(facing);
    for (std::size_t e = 0; e < 3; ++e) {
      const Vector2<S>& foot = v[(e + 1) % 3];
      const Vector2<S> edge = v[(e + 2) % 3] - foot;
      found |= foremost<S>(input.b, {-edge[1] * turn, edge[0] * turn}, foot) < 0;
    }
    return found;
  }

  template <Scalar S>
  static Vector3<S> lift(const Vector2<S>& p) {
    return {p[0], p[1], S(0)};
  }

  template <Scalar S, typename Observer>
  static bool separated(const Input<S>& input, Observer& observer,
                        std::optional<SeparatingAxis<S>>& separating) {
    constexpr std::array<Label, 2> axes{"x", "y"};
    constexpr std::array<Label, 3> edges{"edge 0", "edge 1", "edge 2"};
    const Triangle2<S>& triangle = input.a;
    const Rectangle2<S>& rectangle = input.b;
    bool found = false;
    const Rectangle2<S> around = bounds(triangle);
    for (int k = 0; k < 2; ++k) {
      const Interval<S> a{around.min[k], around.max[k]};
      const Interval<S> b{rectangle.min[k], rectangle.max[k]};
      const S gap = gapBetween(a, b);
      const bool apart = sign(gap) > 0;
      Vector3<S> axis(S(0), S(0), S(0));
      axis[k] = S(1);
      const Label label = axes[static_cast<std::size_t>(k)];
      observer.step([&] {
        AxisStep step;
        step.label = label;
        step.axis = toDouble(axis);
        step.a = toDouble(a);
        step.b = toDouble(b);
        step.gap = toDouble(gap);
        step.separates = apart;
        return step;
      });
      if (!apart) continue;
      if (!found) observer.decide();
      if constexpr (Observer::answers) {
        if (!found) separating = SeparatingAxis<S>{label, axis, a, b, gap};
      }
      found = true;
      if (!observer.records) return true;
    }
    const int facing = sign(signedArea2(triangle));
    for (int e = 0; e < 3; ++e) {
      const Vector2<S>& foot = triangle.vertices[static_cast<std::size_t>((e + 1) % 3)];
      Vector2<S> inward = inwardNormal(triangle, e, facing);
      S value = foremost(rectangle, inward, foot);
      if (facing == 0 && sign(value) >= 0) {
        const S other = foremost<S>(rectangle, -inward, foot);
        if (sign(other) < 0) {
          inward = -inward;
          value = other;
        }
      }
      const bool outside = sign(value) < 0;
      observer.step([&] {
        EdgeFunctionStep step;
        step.label = edges[static_cast<std::size_t>(e)];
        step.edge = e;
        step.normal = toDouble(inward);
        step.foot = toDouble(foot);
        step.corner = toDouble(support(rectangle, inward));
        step.value = toDouble(value);
        step.separates = outside;
        step.degenerate = sign(inward[0]) == 0 && sign(inward[1]) == 0;
        return step;
      });
      if (!outside) continue;
      if (!found) observer.decide();
      if constexpr (Observer::answers) {
        if (!found)
          separating = axisOf<S>(edges[static_cast<std::size_t>(e)], inward, value, input);
      }
      found = true;
      if (!observer.records) return true;
    }
    return found;
  }

  // normal · (corner - foot) at the corner where it is greatest, without asking for signs.
  template <Scalar S>
  static S foremost(const Rectangle2<S>& rectangle, const Vector2<S>& normal,
                    const Vector2<S>& foot) {
    return maximum(S(normal[0] * (rectangle.min[0] - foot[0])),
                   S(normal[0] * (rectangle.max[0] - foot[0]))) +
           maximum(S(normal[1] * (rectangle.min[1] - foot[1])),
                   S(normal[1] * (rectangle.max[1] - foot[1])));
  }

  template <Scalar S>
  static SeparatingAxis<S> axisOf(Label label, const Vector2<S>& inward, const S& value,
                                  const Input<S>& input) {
    const auto& v = input.a.vertices;
    const Interval<S> x = hull<S>(inward[0] * input.b.min[0], inward[0] * input.b.max[0]);
    const Interval<S> y = hull<S>(inward[1] * input.b.min[1], inward[1] * input.b.max[1]);
    return {label, lift<S>(inward),
            hull<S>(dot(inward, v[0]), dot(inward, v[1]), dot(inward, v[2])),
            Interval<S>{x.min + y.min, x.max + y.max}, -value};
  }

  // A point of what is left of the triangle when it is cut by the rectangle, both lifted to z = 0.
  template <Scalar S>
  static void putPoint(const Input<S>& input, IntersectAnswer<S>& answer) {
    const auto& v = input.a.vertices;
    const triangle_aabb::Input<S> lifted{Triangle<S>{{lift<S>(v[0]), lift<S>(v[1]), lift<S>(v[2])}},
                                         Aabb<S>{lift<S>(input.b.min), lift<S>(input.b.max)},
                                         input.options};
    const triangle_aabb::Clipper<S> part =
        triangle_aabb::clip(lifted, [](int, bool, const triangle_aabb::Clipper<S>&) {});
    if (part.empty()) return;
    answer.point = part.middle().position;
    answer.barycentric = part.middle().weights;
  }
};

}  // namespace hairline
