#pragma once

#include "core/query/intersect/triangle_triangle/exact.h"
#include "core/query/intersect/triangle_triangle/witness.h"

namespace hairline {

/// Two triangles by intervals on the line of their planes: neither may lie strictly on one side of
/// the other's plane, and the sections of the two planes' common line must overlap. If coplanar
/// within rounding, or without area, edges against triangles. Möller 1997.
struct TriangleTriangleInterval : triangle_triangle::DecidedByAxes {
  static constexpr QueryInfo info{Kind::intersect, "interval", "Moller 1997", true};
  template <typename S>
  using Input = triangle_triangle::Input<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = meet(input, observer, answer.segment);
    if (observer.answers) triangle_triangle::addProof(input, answer);
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static bool meet(const Input<S>& input, Observer& observer, std::optional<Segment<S>>& common) {
    using triangle_triangle::heights;
    constexpr std::array<std::array<Label, 3>, 2> labels{
        {{"height of b 0 over a", "height of b 1 over a", "height of b 2 over a"},
         {"height of a 0 over b", "height of a 1 over b", "height of a 2 over b"}}};
    const Vector3<S> normalA = normal(input.a);
    const Vector3<S> normalB = normal(input.b);
    const std::array<S, 3> overA = heights(input.b, input.a.vertices[0], normalA);
    const std::array<S, 3> overB = heights(input.a, input.b.vertices[0], normalB);
    const auto record = [&](const std::array<S, 3>& values, std::size_t side) {
      for (std::size_t i = 0; i < 3; ++i) {
        observer.step([&] {
          return SignStep{labels[side][i], toDouble(values[i]), sign(values[i])};
        });
      }
    };
    record(overA, 0);
    const bool besideA = triangle_triangle::onOneSide(overA);
    if (besideA) observer.decide();
    if (besideA && !observer.records) return false;
    record(overB, 1);
    const bool besideB = triangle_triangle::onOneSide(overB);
    if (besideB) observer.decide();
    if (besideA || besideB) return false;

    if (!triangle_triangle::planesCross(triangle_triangle::pairOf(input))) {
      const bool hit = inOnePlane(input, observer);
      observer.decide();
      return hit;
    }
    const Vector3<S> direction = cross(normalA, normalB);
    const auto a = triangle_triangle::sectionOf(input.a, overB);
    const auto b = triangle_triangle::sectionOf(input.b, overA);
    common = triangle_triangle::commonPart(a, b, direction);
    observer.step([&] {
      AxisStep step;
      step.label = "line of the planes";
      step.axis = toDouble(direction);
      step.origin = toDouble(input.a.vertices[0]);
      const auto interval = [&](const triangle_triangle::Section<S>& section) {
        return toDouble(hull<S>(dot(direction, section.ends[0] - input.a.vertices[0]),
                                dot(direction, section.ends[1] - input.a.vertices[0])));
      };
      step.a = interval(a);
      step.b = interval(b);
      step.gap = gapBetween(step.a, step.b);
      step.separates = !common;
      return step;
    });
    observer.decide();
    return common.has_value();
  }

  template <Scalar S, typename Observer>
  static bool inOnePlane(const Input<S>& input, Observer& observer) {
    const bool hit = triangle_triangle::edgesMeet(input.a, input.b);
    observer.step([&] {
      return SignStep{"edges and vertices in one plane", hit ? 1.0 : 0.0, hit ? 1 : 0};
    });
    return hit;
  }
};

}  // namespace hairline
