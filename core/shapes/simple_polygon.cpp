#include "core/shapes/simple_polygon.h"

#include <algorithm>

#include "core/math/interruption.h"
#include "core/math/orientation.h"

namespace hairline {

namespace {

// An edge of the chain without repeated vertices.
struct Edge {
  Vector2<double> a;
  Vector2<double> b;
  // Where it starts.
  LoopEdge from;
  // Its index among the edges of its chain, and their number.
  int place;
  int count;

  double left() const { return minimum(a[0], b[0]); }
  double right() const { return maximum(a[0], b[0]); }
};

bool withinBounds(const Vector2<double>& p, const Vector2<double>& a, const Vector2<double>& b) {
  for (int axis = 0; axis < 2; ++axis) {
    if (p[axis] < minimum(a[axis], b[axis]) || p[axis] > maximum(a[axis], b[axis])) return false;
  }
  return true;
}

bool clash(const Edge& s, const Edge& t) {
  if (s.from.loop == t.from.loop && (s.place + 1) % s.count == t.place) {
    return orientation(s.a, s.b, t.b) == 0 && foldsBack(s.a, s.b, t.b);
  }
  if (s.from.loop == t.from.loop && (t.place + 1) % s.count == s.place) return clash(t, s);
  return segmentsMeet(s.a, s.b, t.a, t.b);
}

}  // namespace

bool segmentsMeet(const Vector2<double>& a, const Vector2<double>& b, const Vector2<double>& c,
                  const Vector2<double>& d) {
  for (int axis = 0; axis < 2; ++axis) {
    if (maximum(a[axis], b[axis]) < minimum(c[axis], d[axis])) return false;
    if (maximum(c[axis], d[axis]) < minimum(a[axis], b[axis])) return false;
  }
  const int sideOfA = orientation(c, d, a);
  const int sideOfB = orientation(c, d, b);
  const int sideOfC = orientation(a, b, c);
  const int sideOfD = orientation(a, b, d);
  if (sideOfA * sideOfB < 0 && sideOfC * sideOfD < 0) return true;
  return (sideOfA == 0 && withinBounds(a, c, d)) || (sideOfB == 0 && withinBounds(b, c, d)) ||
         (sideOfC == 0 && withinBounds(c, a, b)) || (sideOfD == 0 && withinBounds(d, a, b));
}

bool foldsBack(const Vector2<double>& a, const Vector2<double>& b, const Vector2<double>& c) {
  const int axis = a[0] != b[0] ? 0 : 1;
  return (a[axis] < b[axis]) == (c[axis] < b[axis]);
}

bool isEnclosed(const Vector2<double>& point, const std::vector<Vector2<double>>& loop) {
  // An edge includes its lower end only, so that a ray through a vertex is counted correctly.
  bool isInside = false;
  countOperations(1 + loop.size() / 8);
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const Vector2<double>& a = loop[i];
    const Vector2<double>& b = loop[(i + 1) % loop.size()];
    const bool rises = b[1] > point[1];
    if ((a[1] > point[1]) == rises) continue;
    if ((orientation(a, b, point) > 0) == rises) isInside = !isInside;
  }
  return isInside;
}

int turnOf(const std::vector<Vector2<double>>& loop) {
  // The first of all points in lexicographic order is a convex corner.
  const auto isBefore = [](const Vector2<double>& a, const Vector2<double>& b) {
    return a[0] != b[0] ? a[0] < b[0] : a[1] < b[1];
  };
  const auto corner = std::ranges::min_element(loop, isBefore);
  const auto count = loop.size();
  const auto at = static_cast<std::size_t>(corner - loop.begin());
  std::size_t next = 1;
  while (next < count && loop[(at + next) % count] == *corner) ++next;
  if (next == count) return 0;
  std::size_t previous = 1;
  while (loop[(at + count - previous) % count] == *corner) ++previous;
  return orientation(loop[(at + count - previous) % count], *corner, loop[(at + next) % count]);
}

std::optional<std::pair<int, int>> findTouchingEdges(const std::vector<Vector2<double>>& points) {
  const auto found = findTouchingLoopEdges({points});
  if (!found) return std::nullopt;
  return std::pair{found->first.vertex, found->second.vertex};
}

std::optional<std::pair<LoopEdge, LoopEdge>> findTouchingLoopEdges(
    const std::vector<std::vector<Vector2<double>>>& loops) {
  std::vector<Edge> edges;
  for (std::size_t loop = 0; loop < loops.size(); ++loop) {
    const std::vector<Vector2<double>>& points = loops[loop];
    const std::size_t first = edges.size();
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Vector2<double>& next = points[(i + 1) % points.size()];
      if (points[i] == next) continue;
      edges.push_back({points[i],
                       next,
                       {static_cast<int>(loop), static_cast<int>(i)},
                       static_cast<int>(edges.size() - first),
                       0});
    }
    const std::size_t count = edges.size() - first;
    if (count == 2) return std::pair{edges[first].from, edges[first + 1].from};
    for (std::size_t i = first; i < edges.size(); ++i) edges[i].count = static_cast<int>(count);
  }
  // A sweep along x: only edges whose extents overlap there are compared.
  std::sort(edges.begin(), edges.end(),
            [](const Edge& s, const Edge& t) { return s.left() < t.left(); });
  std::vector<const Edge*> active;
  for (const Edge& edge : edges) {
    countOperations(1 + active.size() / 8);
    std::erase_if(active, [&](const Edge* other) { return other->right() < edge.left(); });
    for (const Edge* other : active) {
      if (clash(*other, edge)) return std::minmax({other->from, edge.from});
    }
    active.push_back(&edge);
  }
  return std::nullopt;
}

}  // namespace hairline
