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
  // The vertex of the chain where it starts.
  int vertex;
  // Its index among the edges.
  int place;

  double left() const { return minimum(a[0], b[0]); }
  double right() const { return maximum(a[0], b[0]); }
};

bool withinBounds(const Vector2<double>& p, const Edge& edge) {
  for (int axis = 0; axis < 2; ++axis) {
    if (p[axis] < minimum(edge.a[axis], edge.b[axis])) return false;
    if (p[axis] > maximum(edge.a[axis], edge.b[axis])) return false;
  }
  return true;
}

// Whether two closed segments share a point.
bool meet(const Edge& s, const Edge& t) {
  if (maximum(s.a[1], s.b[1]) < minimum(t.a[1], t.b[1])) return false;
  if (maximum(t.a[1], t.b[1]) < minimum(s.a[1], s.b[1])) return false;
  const int a = orientation(t.a, t.b, s.a);
  const int b = orientation(t.a, t.b, s.b);
  const int c = orientation(s.a, s.b, t.a);
  const int d = orientation(s.a, s.b, t.b);
  if (a * b < 0 && c * d < 0) return true;
  return (a == 0 && withinBounds(s.a, t)) || (b == 0 && withinBounds(s.b, t)) ||
         (c == 0 && withinBounds(t.a, s)) || (d == 0 && withinBounds(t.b, s));
}

// Whether the path a, b, c reverses at b. The points are collinear, and b differs from both.
bool foldsBack(const Vector2<double>& a, const Vector2<double>& b, const Vector2<double>& c) {
  const int axis = a[0] != b[0] ? 0 : 1;
  return (a[axis] < b[axis]) == (c[axis] < b[axis]);
}

bool clash(const Edge& s, const Edge& t, int count) {
  if ((s.place + 1) % count == t.place) {
    return orientation(s.a, s.b, t.b) == 0 && foldsBack(s.a, s.b, t.b);
  }
  if ((t.place + 1) % count == s.place) return clash(t, s, count);
  return meet(s, t);
}

}  // namespace

std::optional<std::pair<int, int>> findTouchingEdges(const std::vector<Vector2<double>>& points) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vector2<double>& next = points[(i + 1) % points.size()];
    if (points[i] == next) continue;
    edges.push_back({points[i], next, static_cast<int>(i), static_cast<int>(edges.size())});
  }
  const int count = static_cast<int>(edges.size());
  if (count == 2) return std::pair{edges[0].vertex, edges[1].vertex};
  // A sweep along x: only edges whose extents overlap there are compared.
  std::sort(edges.begin(), edges.end(),
            [](const Edge& s, const Edge& t) { return s.left() < t.left(); });
  std::vector<const Edge*> active;
  for (const Edge& edge : edges) {
    countOperations(1 + active.size() / 8);
    std::erase_if(active, [&](const Edge* other) { return other->right() < edge.left(); });
    for (const Edge* other : active) {
      if (clash(*other, edge, count)) {
        return std::minmax({other->vertex, edge.vertex});
      }
    }
    active.push_back(&edge);
  }
  return std::nullopt;
}

}  // namespace hairline
