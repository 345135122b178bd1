#pragma once

#include <algorithm>
#include <concepts>
#include <string_view>
#include <vector>

#include "core/query/contains/point_simplex.h"
#include "core/shapes/polygon.h"
#include "core/shapes/quad.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace contains_polygon {

/// The vertices of a loop relative to a point, projected along the largest component of the
/// polygon's normal.
template <typename S>
using Outline = std::vector<Vector2<S>>;

/// A polygon, or a quad as one, with exact facts about it, for the doubles of its numbers.
template <typename S>
struct Subject {
  const Polygon<S>& polygon;
  FlatView view{};
  /// All vertices lie in one plane, and they enclose an area.
  bool isFlat = false;
  /// The triangles whose union it is; empty if it is flat.
  std::vector<IndexTriple> triangles{};
};

template <typename S>
const Polygon<S>& asPolygon(const Polygon<S>& polygon) {
  return polygon;
}
template <typename S>
Polygon<S> asPolygon(const Quad<S>& quad) {
  return {{quad.vertices.begin(), quad.vertices.end()}};
}

/// The triangles of the polygon, or of the quad that it stands for, which is cut another way.
template <template <typename> class Flat>
std::vector<IndexTriple> trianglesAs(const Polygon<double>& polygon) {
  if constexpr (std::same_as<Flat<double>, Quad<double>>) {
    Quad<double> quad;
    std::ranges::copy(polygon.vertices, quad.vertices.begin());
    const auto [first, second] = triangulate(quad);
    return {first, second};
  } else {
    return triangulate(polygon);
  }
}

template <template <typename> class Flat, Scalar S>
Subject<S> subjectOf(const Polygon<S>& polygon) {
  Subject<S> subject{polygon};
  const Polygon<double> shape = toDouble(polygon);
  const Vector3<Rational> normal = newellNormal(shape.vertices);
  subject.view = viewAlong(normal);
  subject.isFlat = subject.view.facing != 0;
  const Vector3<Rational> first = fromDouble<Rational>(shape.vertices[0]);
  for (const Vector3<double>& vertex : shape.corners()) {
    const Vector3<Rational> offset = fromDouble<Rational>(vertex) - first;
    subject.isFlat = subject.isFlat && sign(dot(normal, offset)) == 0;
  }
  if (!subject.isFlat) subject.triangles = trianglesAs<Flat>(shape);
  return subject;
}

/// Whether a point lies on the surface, ignoring the outline. If the vertices are slightly off the
/// plane, the surface is that of the triangles.
template <Scalar S, typename Observer>
bool onSurface(const Vector3<S>& point, const Subject<S>& subject, Observer& observer) {
  const std::vector<Vector3<S>>& v = subject.polygon.vertices;
  if (subject.isFlat) {
    Vector3<S> normal(S(0), S(0), S(0));
    for (std::size_t i = 1; i + 1 < v.size(); ++i) normal += cross(v[i] - v[0], v[i + 1] - v[0]);
    const S height = dot(normal, point - v[0]);
    const int side = sign(height);
    observer.step([&] { return SignStep{"height over the plane", toDouble(height), side}; });
    return side == 0;
  }
  VerdictOnly silent;
  const std::vector<Vector3<S>> corners = subject.polygon.corners();
  return std::ranges::any_of(subject.triangles, [&](const IndexTriple& indices) {
    const Triangle<S> triangle = triangleOn(corners, indices);
    return ContainsPointTriangleSameSide::solve<S>({Point<S>{point}, triangle}, silent).contains;
  });
}

/// Whether the origin lies on an edge from a to b, which may be a point.
template <Scalar S>
bool isOnEdge(const Vector2<S>& a, const Vector2<S>& b) {
  return sign(cross(a, b)) == 0 && sign(a[0]) * sign(b[0]) <= 0 && sign(a[1]) * sign(b[1]) <= 0;
}

template <Scalar S>
bool isOnOutline(const Outline<S>& outline) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    if (isOnEdge<S>(outline[i], outline[(i + 1) % outline.size()])) return true;
  }
  return false;
}

/// Whether a ray from the origin crosses a loop an odd number of times. An edge includes its
/// lower end only, so that a ray through a vertex is counted correctly.
struct Crossings {
  static constexpr std::string_view name = "crossings";

  template <Scalar S, typename Observer>
  static bool isInside(const Outline<S>& outline, Observer& observer) {
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vector2<S>& a = outline[i];
      const Vector2<S>& b = outline[(i + 1) % outline.size()];
      const bool rises = sign(b[1]) > 0;
      if ((sign(a[1]) > 0) == rises) continue;
      const S side = cross(a, b);
      const bool crosses = (sign(side) > 0) == rises;
      if (crosses) inside = !inside;
      observer.step([&] {
        return SignStep{crosses ? "edge crosses the ray" : "edge passes behind the ray",
                        toDouble(side), sign(side)};
      });
    }
    return inside;
  }
};

/// The loop winds around the origin: the quarter turns of its edges are counted.
struct Winding {
  static constexpr std::string_view name = "winding";

  template <Scalar S, typename Observer>
  static bool isInside(const Outline<S>& outline, Observer& observer) {
    int quarters = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vector2<S>& a = outline[i];
      const Vector2<S>& b = outline[(i + 1) % outline.size()];
      const int turn = (quadrant<S>(b) - quadrant<S>(a) + 4) % 4;
      if (turn == 0) continue;
      // Between opposite quadrants, the side on which the origin lies gives the direction.
      quarters += turn == 1 ? 1 : turn == 3 ? -1 : 2 * sign(cross(a, b));
      observer.step([&] {
        return SignStep{"quarter turns", static_cast<double>(quarters), sign(double(quarters))};
      });
    }
    return quarters != 0;
  }

 private:
  // Each with the half-axis at its start.
  template <Scalar S>
  static int quadrant(const Vector2<S>& p) {
    const int x = sign(p[0]);
    const int y = sign(p[1]);
    if (x > 0 && y >= 0) return 0;
    if (x <= 0 && y > 0) return 1;
    return x < 0 ? 2 : 3;
  }
};

}  // namespace contains_polygon

/// Whether a polygon or quad, convex or concave, contains a point: in its plane, and on one of its
/// loops, or inside the outer one and in no hole. RTCD 5.4.1.
template <typename Method, template <typename> class Flat>
struct ContainsPointFlat {
  static constexpr QueryInfo info{Kind::contains, Method::name, "RTCD 5.4.1"};
  template <typename S>
  using Input = typename PairInput<Point, Flat>::template Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    ContainsAnswer<S> answer;
    const Polygon<S>& polygon = contains_polygon::asPolygon(input.b);
    const contains_polygon::Subject<S> subject = contains_polygon::subjectOf<Flat>(polygon);
    const bool onSurface = contains_polygon::onSurface(input.a.position, subject, observer);
    if (!onSurface) observer.decide();
    // Without area there is no inside: only its triangles decide.
    answer.contains = onSurface && subject.view.facing == 0;
    if (subject.view.facing == 0 || (!onSurface && !observer.records)) return answer;
    bool onOutline = false;
    // Inside an odd number of loops: the outer one, and none of the holes in it.
    bool inside = false;
    polygon.forEachLoop([&](const std::vector<Vector3<S>>& loop) {
      contains_polygon::Outline<S> outline;
      for (const Vector3<S>& vertex : loop) {
        const Vector3<S> offset = vertex - input.a.position;
        outline.emplace_back(offset[(subject.view.axis + 1) % 3],
                             offset[(subject.view.axis + 2) % 3]);
      }
      onOutline = onOutline || contains_polygon::isOnOutline(outline);
      if (Method::isInside(outline, observer)) inside = !inside;
    });
    observer.decide();
    answer.contains = onSurface && (onOutline || inside);
    if (answer.contains) answer.feature = onOutline ? "edge" : "face";
    return answer;
  }
};

struct ContainsPointPolygonCrossings : ContainsPointFlat<contains_polygon::Crossings, Polygon> {};
struct ContainsPointPolygonWinding : ContainsPointFlat<contains_polygon::Winding, Polygon> {};
struct ContainsPointQuadCrossings : ContainsPointFlat<contains_polygon::Crossings, Quad> {};
struct ContainsPointQuadWinding : ContainsPointFlat<contains_polygon::Winding, Quad> {};

}  // namespace hairline
