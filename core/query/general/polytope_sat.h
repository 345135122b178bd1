#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/gjk.h"
#include "core/query/general/polytope_axes.h"

namespace hairline {

/// Two bounded convex polytopes by separating axes: the normals of the faces of both, then the
/// products of an edge of each; if their difference is flat, the additional axes of that case, so
/// that the scan is complete for flat and degenerate operands too. For two shapes of the plane only
/// axes in the plane are tried: the depth is the translation in it. A miss carries the first
/// separating axis; a hit the one of least overlap and a common point, from the nearest points of
/// the two. Two large hulls have as many axes as the product of their edges. An empty k-DOP meets
/// nothing. RTCD 5.2.1.
struct PolytopeSat : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.2.1"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Polytope<S> a = polytopeOf<S>(*input.a.shape);
    const Polytope<S> b = polytopeOf<S>(*input.b.shape);
    IntersectAnswer<S> answer;
    if (a.isEmpty() || b.isEmpty()) return answer;
    const Vector3<S> origin = a.vertices[0];
    const std::array<Vector3<S>, 1> between{nearUnit<S>(b.vertices[0] - origin)};
    const PolytopeExtent<S> projectA(a, origin);
    const PolytopeExtent<S> projectB(b, origin);
    EdgePairScan<S, Observer, const PolytopeExtent<S>&, const PolytopeExtent<S>&> scan(
        observer, origin, between[0], projectA, projectB);
    const auto visit = [&](Label label, const Vector3<S>& axis) { return scan.visit(label, axis); };
    if (a.planar && b.planar) {
      forEachPlanarAxis<S>(a, b, between, false, visit);
    } else if (!forEachFaceNormal(a, b, visit)) {
      const std::vector<EdgeDirection<S>> edges = edgesOfPair(a, b);
      const auto name = [](const auto& first, const auto& second) {
        return edgePairName(first, second);
      };
      if constexpr (std::same_as<S, Rational>) {
        const RoundedAxes roundedAxes(a, b, projectA, projectB);
        const auto nameOfNew = [&](const auto& first, const auto& second) {
          if (first.operand != second.operand && !observer.records) {
            const auto rounded = roundedAxes(first.index, second.index);
            if (rounded && scan.showsNothing(*rounded)) return Label();
          }
          return name(first, second);
        };
        scan.run(edges, nameOfNew);
      } else {
        scan.run(edges, name);
      }
    }
    answer.hit = !scan.separated();
    if (observer.answers) {
      if (answer.hit) {
        answer.overlap = scan.found();
        answer.point = pointOfBoth(a, b);
      } else {
        const Overlap<S>& found = *scan.found();
        const Vector3<S> none(S(0), S(0), S(0));
        answer.separating =
            SeparatingAxis<S>{found.label, found.axis, projectFrom(a, none, found.axis),
                              projectFrom(b, none, found.axis), found.amount};
      }
    }
    return answer;
  }

 private:
  template <Scalar S>
  static std::optional<Vector3<S>> pointOfBoth(const Polytope<S>& a, const Polytope<S>& b) {
    ConvexBody<S> first;
    first.points = a.vertices;
    ConvexBody<S> second;
    second.points = b.vertices;
    const ConvexPair<S> pair(first, second);
    const Vector3<S> none(S(0), S(0), S(0));
    Silent observer;
    return commonPoint(pair, gjk(pair, none, GjkGoal::verdict, observer));
  }
};

}  // namespace hairline
