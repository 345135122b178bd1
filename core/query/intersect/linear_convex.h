#pragma once

#include "core/query/extent.h"
#include "core/query/intersect/linear/clip_flat.h"
#include "core/query/intersect/linear/line_axis.h"
#include "core/query/query.h"
#include "core/shapes/convex.h"
#include "core/shapes/hull.h"

namespace hairline {

/// Line, ray or segment and convex hull by Cyrus and Beck: the line is clipped by the half-space of
/// each face. The faces are found from the points, exactly. A line parallel to a face is outside if
/// it lies on the outer side; flat hulls are clipped by their plane and edges. RTCD 5.3.8.
template <template <typename> class L>
struct LinearConvexCyrusBeck {
  static constexpr QueryInfo info{Kind::intersect, "cyrus_beck", "RTCD 5.3.8"};
  template <typename S>
  using Input = typename PairInput<L, Convex>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    const Hull hull = convexHull(input.b);
    LineClip<S, Observer> clip(line, observer);
    cut(clip, input.b, hull);
    answer.hit = !clip.empty();
    if (!observer.answers) return answer;
    if (answer.hit) {
      answer.t = clip.enter();
      answer.point = line.at(*answer.t);
      answer.within = clip.middle();
      if (clip.isLong()) answer.segment = Segment<S>{*answer.point, line.at(clip.exit())};
      if (hull.dimension == 3) {
        const int source = clip.enterSource();
        answer.feature = source < 0 ? "inside" : "face";
        if (source >= 0) answer.normal = outward(input.b, hull, source);
      }
    } else if (hull.dimension == 3) {
      answer.separating = axis(line, input.b, hull, clip.emptiedFrom(), clip.emptiedTo());
    }
    return answer;
  }

 private:
  template <Scalar S>
  static const Vector3<S>& vertex(const Convex<S>& convex, int i) {
    return convex.vertices[static_cast<std::size_t>(i)];
  }

  template <Scalar S>
  static Vector3<S> outward(const Convex<S>& convex, const Hull& hull, int face) {
    const auto& [a, b, c] = hull.faces[static_cast<std::size_t>(face)];
    return cross(vertex(convex, b) - vertex(convex, a), vertex(convex, c) - vertex(convex, a));
  }

  template <Scalar S, typename Observer>
  static void cut(LineClip<S, Observer>& clip, const Convex<S>& convex, const Hull& hull) {
    constexpr std::array<Label, 1> edgeLabels{"edge"};
    const Linear<S>& line = clip.line();
    if (hull.dimension == 0) {
      clipToPoint(clip, vertex(convex, hull.outline[0]));
    } else if (hull.dimension == 1) {
      clipToSegment(clip, vertex(convex, hull.outline[0]), vertex(convex, hull.outline[1]));
    } else if (hull.dimension == 2) {
      std::vector<Vector3<S>> corners;
      for (const int i : hull.outline) corners.push_back(vertex(convex, i));
      const Vector3<S> n = cross(corners[1] - corners[0], corners[2] - corners[0]);
      clip.keepEqual("plane", dot(n, Vector3<S>(line.origin - corners[0])), dot(n, line.direction),
                     0);
      if (!clip.done()) clipToEdges<S>(clip, corners, n, edgeLabels);
    } else {
      for (int i = 0; i < static_cast<int>(hull.faces.size()) && !clip.done(); ++i) {
        const Vector3<S> n = outward(convex, hull, i);
        const Vector3<S>& corner = vertex(convex, hull.faces[static_cast<std::size_t>(i)][0]);
        clip.keep("face", dot(n, Vector3<S>(corner - line.origin)), -dot(n, line.direction), i);
      }
    }
  }

  // As between two slabs of a box.
  template <Scalar S>
  static std::optional<SeparatingAxis<S>> axis(const Linear<S>& line, const Convex<S>& convex,
                                               const Hull& hull, int from, int to) {
    constexpr int ownEnd = LineClip<S, Silent>::ownEnd;
    const bool single = from == ownEnd || to == ownEnd || from == to;
    const Vector3<S> first = outward(convex, hull, from == ownEnd ? to : from);
    const S slope = dot(first, line.direction);
    if (single) {
      return separatingAxis<S>("face normal", first, line,
                               sign(slope) == 0 ? LineAxis::perpendicular : LineAxis::any,
                               extent<S>(convex, first));
    }
    const Vector3<S> second = outward(convex, hull, to);
    const Vector3<S> across = first * dot(second, line.direction) - second * slope;
    return separatingAxis<S>("across direction", across, line, LineAxis::perpendicular,
                             extent<S>(convex, across));
  }
};

}  // namespace hairline
