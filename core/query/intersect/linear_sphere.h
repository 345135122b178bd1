#pragma once

#include "core/query/intersect/linear_round/finish.h"
#include "core/query/query.h"
#include "core/shapes/sphere.h"

namespace hairline {

/// Line, ray or segment and solid sphere by the quadratic equation in t, with a direction of any
/// length. A start inside hits at t = 0; a degenerate segment hits if it is inside. In exact the
/// first t and its point may be irrational. RTCD 5.3.2.
template <template <typename> class L>
struct LinearSphereQuadratic {
  static constexpr QueryInfo info{Kind::intersect, "quadratic", "RTCD 5.3.2"};
  template <typename S>
  using Input = typename PairInput<L, Sphere>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const Sphere<S>& sphere = input.b;
    const RadialCut<S> cut = cutOf(line, sphere);
    const ParameterRange<S> range = rangeOf(line);
    if (line.hasStart) {
      linear_round::recordSign(observer, "origin: distance² - radius²", cut.valueAt(S(0)));
    }
    if (line.hasEnd) {
      linear_round::recordSign(observer, "end: distance² - radius²", cut.valueAt(S(1)));
    }
    linear_round::recordSign(observer, "discriminant", cut.room());
    observer.decide();
    answer.hit = cut.meets(range);
    if (!observer.answers) return answer;
    if (answer.hit) {
      const FirstContact<S> contact = cut.first(range);
      linear_round::putContact<S>(line, contact, "surface", answer);
      linear_round::putNormal(cut, contact, answer);
    } else {
      answer.separating = linear_round::axisToNearest<S>(
          "centre to nearest point", line, cut, {sphere.center, sphere.center}, sphere.radius);
    }
    return answer;
  }

 private:
  template <Scalar S>
  static RadialCut<S> cutOf(const Linear<S>& line, const Sphere<S>& sphere) {
    return {line.origin - sphere.center, line.direction, sphere.radius};
  }
};

/// The verdict only, from the three coefficients as printed in RTCD, without division or root. RTCD
/// 5.3.2.
template <template <typename> class L>
struct LinearSphereTest {
  static constexpr QueryInfo info{Kind::intersect, "test", "RTCD 5.3.2"};
  template <typename S>
  using Input = typename PairInput<L, Sphere>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meets(input, observer);
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static bool meets(const Input<S>& input, Observer& observer) {
    const Linear<S> line = linear(input.a);
    const Vector3<S> m = line.origin - input.b.center;
    const S square = input.b.radius * input.b.radius;
    const S c = squaredNorm(m) - square;
    const S b = dot(m, line.direction);
    const auto signOf = [&](Label label, const S& value) {
      linear_round::recordSign(observer, label, value);
      return sign(value);
    };
    const auto verdict = [&](bool hit) {
      observer.decide();
      return hit;
    };
    if (line.hasStart) {
      if (signOf("origin: distance² - radius²", c) <= 0) return verdict(true);
      if (signOf("direction · (origin - centre)", b) >= 0) return verdict(false);
    }
    if constexpr (requires { input.a.b; }) {
      const Vector3<S> end = input.a.b - input.b.center;
      if (signOf("end: distance² - radius²", squaredNorm(end) - square) <= 0) return verdict(true);
      if (signOf("direction · (end - centre)", dot(end, line.direction)) <= 0) {
        return verdict(false);
      }
    }
    return verdict(signOf("discriminant", b * b - squaredNorm(line.direction) * c) >= 0);
  }
};

}  // namespace hairline
