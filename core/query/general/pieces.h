#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "core/math/interruption.h"
#include "core/query/general/polytope_sat.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace pieces {

/// A quad or polygon with its numbers as they are in S.
template <Scalar S>
Quad<double> rounded(const Quad<double>& quad) {
  Quad<double> result;
  for (std::size_t i = 0; i < 4; ++i) {
    result.vertices[i] = toDouble(fromDouble<S>(quad.vertices[i]));
  }
  return result;
}
template <Scalar S>
Polygon<double> rounded(const Polygon<double>& polygon) {
  return polygon.withCorners(
      [](const Vector3<double>& vertex) { return toDouble(fromDouble<S>(vertex)); });
}

/// The convex sets whose union a shape is: of a quad or polygon its triangles, cut as its numbers
/// are in S.
template <Scalar S>
std::vector<Shape> of(const Shape& shape) {
  return std::visit(
      [&](const auto& known) {
        std::vector<Shape> found;
        if constexpr (requires { rounded<S>(known); }) {
          const std::vector<Triangle<double>> triangles = trianglesOf(rounded<S>(known));
          found.assign(triangles.begin(), triangles.end());
        } else {
          found.push_back(shape);
        }
        return found;
      },
      shape);
}

/// The boxes around triangles, wider than rounding to S moves their vertices; none for other
/// pieces.
template <Scalar S>
std::vector<std::optional<Aabb<double>>> boxesOf(const std::vector<Shape>& pieces) {
  std::vector<std::optional<Aabb<double>>> boxes(pieces.size());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto* triangle = std::get_if<Triangle<double>>(&pieces[i]);
    if (triangle == nullptr) continue;
    const auto& [a, b, c] = triangle->vertices;
    boxes[i] = {a.cwiseMin(b).cwiseMin(c), a.cwiseMax(b).cwiseMax(c)};
    if constexpr (std::floating_point<S>) {
      const double largest =
          std::max(boxes[i]->min.cwiseAbs().maxCoeff(), boxes[i]->max.cwiseAbs().maxCoeff());
      const double margin = 32 * double{std::numeric_limits<S>::epsilon()} * largest;
      boxes[i]->min.array() -= margin;
      boxes[i]->max.array() += margin;
    }
  }
  return boxes;
}

/// Whether boxes are known to be disjoint.
inline bool areApart(const std::optional<Aabb<double>>& a, const std::optional<Aabb<double>>& b) {
  return a && b &&
         ((a->max.array() < b->min.array()).any() || (b->max.array() < a->min.array()).any());
}

}  // namespace pieces

/// Two polytopes of which at least one is a quad or polygon, convex or concave: `sat` of every two
/// of their convex pieces, which are the triangles of a flat shape. They meet if any two do. Of
/// more pieces than one each, no single axis separates them, and the answer has none. Of many
/// pieces only those whose boxes meet are asked.
struct PiecesSat : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.2.1"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const std::vector<Shape> first = pieces::of<S>(*input.a.shape);
    const std::vector<Shape> second = pieces::of<S>(*input.b.shape);
    constexpr std::size_t many = 64;
    const bool areMany = first.size() * second.size() > many;
    using Boxes = std::vector<std::optional<Aabb<double>>>;
    const Boxes boxes = areMany ? pieces::boxesOf<S>(first) : Boxes(first.size());
    const Boxes others = areMany ? pieces::boxesOf<S>(second) : Boxes(second.size());
    PartObserver<Observer> part(observer);
    IntersectAnswer<S> answer;
    for (std::size_t i = 0; i < first.size(); ++i) {
      countOperations(others.size());
      for (std::size_t k = 0; k < second.size(); ++k) {
        if (pieces::areApart(boxes[i], others[k])) continue;
        IntersectAnswer<S> own =
            PolytopeSat::solve<S>({{&first[i]}, {&second[k]}, input.options}, part);
        if (!own.hit) {
          if (first.size() == 1 && second.size() == 1) answer = std::move(own);
          continue;
        }
        if (!answer.hit) observer.decide();
        if (!answer.hit) answer.point = std::move(own.point);
        answer.hit = true;
        if (!observer.records) return answer;
      }
    }
    if (!answer.hit) observer.decide();
    return answer;
  }
};

/// Line, ray or segment and polygon, convex or concave: the least t of those with its triangles.
/// MT.
struct LinearPolygonMollerTrumbore : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "moller_trumbore", "MT, RTCD 5.3.6"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Linear<S> line = *linearOf<S>(*input.a.shape);
    PartObserver<Observer> part(observer);
    IntersectAnswer<S> answer;
    for (const Shape& piece : pieces::of<S>(*input.b.shape)) {
      const auto triangle = convert<S>(std::get<Triangle<double>>(piece));
      IntersectAnswer<S> own;
      if (!linear_triangle::mollerTrumbore<false, S>(line, triangle, part, &own)) continue;
      const bool isFirst = !answer.hit || (observer.answers && own.t && answer.t &&
                                           isNegative(S(*own.t - *answer.t)));
      if (!answer.hit) observer.decide();
      if (isFirst) {
        answer.t = own.t;
        answer.point = own.point;
        answer.feature = "face";
      }
      answer.hit = true;
      if (!observer.answers) return answer;
    }
    if (!answer.hit) observer.decide();
    return answer;
  }
};

}  // namespace hairline
