#pragma once

#include "core/query/intersect/triangle_aabb/clipper.h"
#include "core/query/query.h"
#include "core/shapes/rectangle2.h"
#include "core/shapes/triangle2.h"

namespace hairline {

/// Triangle and rectangle of the plane by edge functions: first the two normals of the rectangle's
/// sides, then for each edge the rectangle's support point along the inward normal, which must not
/// lie outside the edge. A triangle without area has no inside; the rectangle must then not lie on
/// either side. TV: what each projection panel of PEF shows, there along the coordinate axes.
struct Triangle2Rectangle2EdgeFunctions {
  static constexpr QueryInfo info{Kind::intersect, "edge_functions", "TV"};
  template <typename S>
  using Input = PairInput<Triangle2, Rectangle2>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = !separated(input, observer, answer.separating);
    if (answer.hit && observer.answers) putPoint(input, answer);
    return answer;
  }

 private:
  // The axis k whose sides the normal belongs to, for orthonormal ones.
  template <Scalar S>
  static Vector2<S> sideNormal(const Rectangle2<S>& rectangle, int k) {
    const auto& u = rectangle.axes;
    if (k == 0) return {u[1][1], -u[1][0]};
    return {-u[0][1], u[0][0]};
  }
  // The projections on an axis, relative to the rectangle's center.
  template <Scalar S>
  static Interval<S> fromCenter(const Input<S>& input, const Vector2<S>& axis) {
    const auto& v = input.a.vertices;
    const Vector2<S>& c = input.b.center;
    return hull<S>(dot(axis, v[0] - c), dot(axis, v[1] - c), dot(axis, v[2] - c));
  }
  template <Scalar S>
  static Interval<S> reachOf(const Rectangle2<S>& rectangle, const Vector2<S>& axis) {
    const S reach = absolute(dot(axis, rectangle.axes[0])) * rectangle.halfExtents[0] +
                    absolute(dot(axis, rectangle.axes[1])) * rectangle.halfExtents[1];
    return {-reach, reach};
  }
  template <Scalar S>
  static Vector2<S> corner(const Rectangle2<S>& rectangle, const Vector2<S>& direction) {
    Vector2<S> found = rectangle.center;
    for (std::size_t i = 0; i < 2; ++i) {
      const Vector2<S> arm = rectangle.axes[i] * rectangle.halfExtents[i];
      if (sign(dot(direction, rectangle.axes[i])) > 0) {
        found += arm;
      } else {
        found -= arm;
      }
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
    for (int k = 0; k < 2; ++k) {
      const Vector2<S> normal = sideNormal(rectangle, k);
      const Interval<S> a = fromCenter(input, normal);
      const Interval<S> b = reachOf(rectangle, normal);
      const S gap = gapBetween(a, b);
      const bool apart = sign(gap) > 0;
      const Vector3<S> axis = lift<S>(normal);
      const Label label = axes[static_cast<std::size_t>(k)];
      observer.step(
          [&] { return axisStep(label, axis, a, b, gap, toDouble(lift<S>(rectangle.center))); });
      if (!apart) continue;
      if (!found) observer.decide();
      if (observer.answers) {
        if (!found) separating = axisOf<S>(label, normal, gap, input);
      }
      found = true;
      if (!observer.records) return true;
    }
    const int facing = sign(signedArea2(triangle));
    for (int e = 0; e < 3; ++e) {
      const Vector2<S>& foot = triangle.vertices[static_cast<std::size_t>((e + 1) % 3)];
      Vector2<S> inward = inwardNormal(triangle, e, facing);
      S value = supportValue(rectangle, inward, foot);
      if (facing == 0 && sign(value) >= 0) {
        const S other = supportValue<S>(rectangle, -inward, foot);
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
        step.corner = toDouble(corner(rectangle, inward));
        step.value = toDouble(value);
        step.separates = outside;
        step.degenerate = sign(inward[0]) == 0 && sign(inward[1]) == 0;
        return step;
      });
      if (!outside) continue;
      if (!found) observer.decide();
      if (observer.answers) {
        if (!found)
          separating = axisOf<S>(edges[static_cast<std::size_t>(e)], inward, -value, input);
      }
      found = true;
      if (!observer.records) return true;
    }
    return found;
  }

  // normal · (corner - foot) at the corner where it is greatest, without comparing signs.
  template <Scalar S>
  static S supportValue(const Rectangle2<S>& rectangle, const Vector2<S>& normal,
                        const Vector2<S>& foot) {
    return dot(normal, rectangle.center - foot) + reachOf(rectangle, normal).max;
  }

  template <Scalar S>
  static SeparatingAxis<S> axisOf(Label label, const Vector2<S>& axis, const S& gap,
                                  const Input<S>& input) {
    const auto& v = input.a.vertices;
    const S middle = dot(axis, input.b.center);
    const Interval<S> reach = reachOf(input.b, axis);
    return {label, lift<S>(axis), hull<S>(dot(axis, v[0]), dot(axis, v[1]), dot(axis, v[2])),
            Interval<S>{middle + reach.min, middle + reach.max}, gap};
  }

  // A point of the triangle clipped by the rectangle. Weights are the same in the rectangle's
  // frame, times its volume, where the rectangle is a box.
  template <Scalar S>
  static void putPoint(const Input<S>& input, IntersectAnswer<S>& answer) {
    const auto& v = input.a.vertices;
    const auto& [center, u, h] = input.b;
    const S volume = absolute(cross(u[0], u[1]));
    const auto seen = [&, &origin = center, &axes = u](const Vector2<S>& p) {
      const Vector2<S> offset = p - origin;
      return Vector3<S>(cross(offset, axes[1]), cross(axes[0], offset), S(0));
    };
    const Vector3<S> reach(h[0] * volume, h[1] * volume, S(0));
    const triangle_aabb::Input<S> framed{Triangle<S>{{seen(v[0]), seen(v[1]), seen(v[2])}},
                                         Aabb<S>{-reach, reach}, input.options};
    const triangle_aabb::Clipper<S> part =
        triangle_aabb::clip(framed, [](int, bool, const triangle_aabb::Clipper<S>&) {});
    if (part.empty()) return;
    const Vector3<S> weights = part.middle().weights;
    answer.point = lift<S>(v[0] * weights[0] + v[1] * weights[1] + v[2] * weights[2]);
    answer.barycentric = weights;
  }
};

}  // namespace hairline
