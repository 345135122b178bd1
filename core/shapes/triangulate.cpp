#include "core/shapes/triangulate.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <set>

#include "core/math/arithmetic_scope.h"
#include "core/math/interruption.h"
#include "core/math/interval.h"
#include "core/math/orientation.h"
#include "core/shapes/simple_polygon.h"

namespace hairline {

namespace {

// Whether a point lies in the closed triangle abc of either winding, degenerate ones included.
bool liesIn(const Vector2<double>& point, const Vector2<double>& a, const Vector2<double>& b,
            const Vector2<double>& c) {
  for (int axis = 0; axis < 2; ++axis) {
    const Interval<double> extent = hull<double>(a[axis], b[axis], c[axis]);
    if (point[axis] < extent.min || point[axis] > extent.max) return false;
  }
  // A degenerate triangle is the segment that is a diagonal of its bounds, so being collinear and
  // within the bounds is enough.
  const int ab = orientation(a, b, point);
  const int bc = orientation(b, c, point);
  const int ca = orientation(c, a, point);
  return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
}

// 1 if an outline runs counter-clockwise in a projection, else -1.
int senseOf(const FlatView& view) { return view.facing < 0 ? -1 : 1; }

// The ring of remaining vertices, and what is known of each as an ear.
class EarClipper {
 public:
  EarClipper(std::vector<Vector2<double>> ring, int facing)
      : m_facing(facing), m_points(std::move(ring)) {
    const int count = static_cast<int>(m_points.size());
    for (int i = 0; i < count; ++i) {
      m_nodes.push_back({(i + count - 1) % count, (i + 1) % count, 0, true, {}});
    }
    for (int i = 0; i < count; ++i) {
      turn(i);
      m_candidates.insert(m_candidates.end(), i);
      if (node(i).turn <= 0) m_blockers.push_back(i);
    }
  }

  std::vector<IndexTriple> run() {
    std::vector<IndexTriple> triangles;
    for (std::size_t left = m_points.size(); left > 3; --left) {
      const int ear = nextEar();
      triangles.push_back({node(ear).previous, ear, node(ear).next});
      cut(ear);
    }
    const int last = firstLeft();
    triangles.push_back({last, node(last).next, node(last).previous});
    return triangles;
  }

 private:
  struct Node {
    int previous;
    int next;
    // The corner's sign: positive where it is convex.
    int turn;
    bool left;
    // Vertices that are no ears as long as this one remains.
    std::vector<int> blocked;
  };

  Node& node(int i) { return m_nodes[static_cast<std::size_t>(i)]; }
  const Vector2<double>& point(int i) const { return m_points[static_cast<std::size_t>(i)]; }

  void turn(int i) {
    node(i).turn = m_facing * orientation(point(node(i).previous), point(i), point(node(i).next));
  }

  int firstLeft() {
    int i = 0;
    while (!node(i).left) ++i;
    return i;
  }

  // The lowest vertex that is an ear. Those that are none are set aside until something about them
  // changes, which gives the same order as restarting from the lowest index.
  int nextEar() {
    while (!m_candidates.empty()) {
      const int i = *m_candidates.begin();
      if (isEar(i)) return i;
      m_candidates.erase(m_candidates.begin());
    }
    return firstLeft();  // the polygon is illegal; continue so that the loop ends
  }

  bool isEar(int i) {
    if (node(i).turn < 0) return false;
    const Vector2<double>& a = point(node(i).previous);
    const Vector2<double>& b = point(i);
    const Vector2<double>& c = point(node(i).next);
    // If any vertex lies in the triangle, so does one that is not convex.
    for (std::size_t k = 0; k < m_blockers.size();) {
      if (++m_looks % looksCounted == 0) countOperations(looksCounted / 16);
      const int other = m_blockers[k];
      if (!node(other).left || node(other).turn > 0) {
        m_blockers[k] = m_blockers.back();
        m_blockers.pop_back();
        continue;
      }
      ++k;
      const Vector2<double>& p = point(other);
      if (p == a || p == b || p == c || !liesIn(p, a, b, c)) continue;
      node(other).blocked.push_back(i);
      return false;
    }
    return true;
  }

  void cut(int i) {
    Node& ear = node(i);
    ear.left = false;
    m_candidates.erase(i);
    node(ear.previous).next = ear.next;
    node(ear.next).previous = ear.previous;
    for (const int changed : {ear.previous, ear.next}) {
      const bool convex = node(changed).turn > 0;
      turn(changed);
      if (convex && node(changed).turn <= 0) m_blockers.push_back(changed);
      reconsider(changed);
    }
    for (const int freed : ear.blocked) reconsider(freed);
    ear.blocked.clear();
  }

  // A vertex that blocked others while it was not convex may have become so.
  void reconsider(int i) {
    if (!node(i).left) return;
    m_candidates.insert(i);
    if (node(i).turn <= 0) return;
    std::vector<int> freed;
    freed.swap(node(i).blocked);
    for (const int other : freed) {
      if (node(other).left) m_candidates.insert(other);
    }
  }

  /// So many looks at a vertex are counted at a time.
  static constexpr unsigned looksCounted = 1024;

  int m_facing;
  unsigned m_looks = 0;
  std::vector<Vector2<double>> m_points;
  std::vector<Node> m_nodes;
  std::set<int> m_candidates;
  // All remaining vertices that are not convex, and some that no longer are.
  std::vector<int> m_blockers;
};

// Joins the holes of a polygon to its outer loop.
class Bridger {
 public:
  Bridger(const Polygon<double>& polygon, const FlatView& view)
      : m_corners(polygon.corners()), m_facing(senseOf(view)) {
    m_seen.reserve(m_corners.size());
    for (const Vector3<double>& corner : m_corners) m_seen.push_back(view.see(corner));
    m_outline.resize(polygon.vertices.size());
    std::iota(m_outline.begin(), m_outline.end(), 0);
    m_joined = m_outline;
    int first = static_cast<int>(m_outline.size());
    for (const auto& hole : polygon.holes) {
      if (hole.empty()) continue;
      std::vector<int>& loop = m_holes.emplace_back(hole.size());
      std::iota(loop.begin(), loop.end(), first);
      first += static_cast<int>(hole.size());
      std::vector<Vector2<double>> points;
      points.reserve(loop.size());
      for (const int i : loop) points.push_back(seen(i));
      if (turnOf(points) == m_facing) std::reverse(loop.begin(), loop.end());
    }
  }

  // The vertices in the order in which the outline passes them.
  std::vector<int> run() {
    while (!m_holes.empty()) {
      std::size_t hole = 0;
      std::optional<Bridge> bridge;
      while (!bridge && hole < m_holes.size()) bridge = findBridge(m_holes[hole++]);
      // Only holes of an illegal polygon see none.
      if (!bridge) bridge = {m_outline[0], m_holes[hole - 1][0]};
      join(m_holes[hole - 1], *bridge);
      m_holes.erase(m_holes.begin() + static_cast<std::ptrdiff_t>(hole - 1));
    }
    return m_outline;
  }

 private:
  // From a vertex of the outline to one of a hole.
  struct Bridge {
    int from;
    int to;
    // Bounds of its squared length.
    double low = 0;
    double high = 0;
  };

  const Vector2<double>& seen(int i) const { return m_seen[static_cast<std::size_t>(i)]; }
  const Vector3<double>& corner(int i) const { return m_corners[static_cast<std::size_t>(i)]; }

  Bridge bridgeBetween(int from, int to) const {
    // Six roundings at most add up in a sum of three squares of differences.
    const Vector3<double> way = corner(to) - corner(from);
    const double length = way[0] * way[0] + way[1] * way[1] + way[2] * way[2];
    if (!(length < 1e300)) return {from, to, 1e299, std::numeric_limits<double>::infinity()};
    if (length < 1e-280) return {from, to, 0, 1e-279};
    return {from, to, length * (1 - 0x1p-49), length * (1 + 0x1p-49)};
  }

  bool isBefore(const Bridge& a, const Bridge& b) const {
    if (a.high < b.low || b.high < a.low) return a.low < b.low;
    const auto length = [&](const Bridge& bridge) {
      return squaredNorm(Vector3<Rational>(fromDouble<Rational>(corner(bridge.to)) -
                                           fromDouble<Rational>(corner(bridge.from))));
    };
    countOperations(16);
    const Rational difference = length(a) - length(b);
    if (sign(difference) != 0) return sign(difference) < 0;
    return std::pair(a.from, a.to) < std::pair(b.from, b.to);
  }

  // The nearest pair that see each other. Nearly always one of the first does, so the first few are
  // sorted, then twice as many.
  std::optional<Bridge> findBridge(const std::vector<int>& hole) const {
    const std::size_t pairs = m_joined.size() * hole.size();
    std::size_t tried = 0;
    for (std::size_t most = 32; tried < pairs; most *= 2) {
      // The lower bound of the shortest bridge that is left out.
      std::optional<double> leftOut;
      std::vector<Bridge> nearest;
      const auto cut = [&] {
        if (nearest.size() <= most) return;
        const auto place = nearest.begin() + static_cast<std::ptrdiff_t>(most);
        std::ranges::nth_element(nearest, place, {}, &Bridge::low);
        leftOut = std::min(leftOut.value_or(place->low), place->low);
        nearest.erase(place, nearest.end());
      };
      for (const int from : m_joined) {
        countOperations(1 + hole.size() / 16);
        for (const int to : hole) {
          const Bridge bridge = bridgeBetween(from, to);
          if (leftOut && bridge.low >= *leftOut) continue;
          nearest.push_back(bridge);
          if (nearest.size() >= 2 * most) cut();
        }
      }
      cut();
      std::ranges::sort(nearest, [&](const Bridge& a, const Bridge& b) { return isBefore(a, b); });
      for (std::size_t i = tried; i < nearest.size(); ++i) {
        if (leftOut && nearest[i].high >= *leftOut) break;

        if (seeEachOther(nearest[i])) return nearest[i];
        ++tried;
      }
    }
    return std::nullopt;
  }

  bool seeEachOther(const Bridge& bridge) const {
    const Vector2<double>& from = seen(bridge.from);
    const Vector2<double>& to = seen(bridge.to);
    const auto isFree = [&](const std::vector<int>& loop) {
      countOperations(1 + loop.size() / 16);
      for (std::size_t i = 0; i < loop.size(); ++i) {
        const Vector2<double>& a = seen(loop[i]);
        const Vector2<double>& b = seen(loop[(i + 1) % loop.size()]);
        if (a == b || !segmentsMeet(a, b, from, to)) continue;
        // Edges that start at an end of the bridge may not run along it.
        const bool startsAtEnd = a == from || a == to;
        if (!startsAtEnd && b != from && b != to) return false;
        const Vector2<double>& middle = startsAtEnd ? a : b;
        const Vector2<double>& end = startsAtEnd ? b : a;
        const Vector2<double>& other = middle == from ? to : from;
        if (orientation(end, middle, other) == 0 && foldsBack(end, middle, other)) return false;
      }
      return true;
    };
    return isFree(m_outline) && std::ranges::all_of(m_holes, isFree);
  }

  // Of the passages of the outline through the start of a bridge the one whose corner has the
  // bridge inside.
  std::size_t passageOf(const Bridge& bridge) const {
    const std::size_t count = m_outline.size();
    const Vector2<double>& at = seen(bridge.from);
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < count; ++i) {
      if (m_outline[i] != bridge.from) continue;
      if (!first) first = i;
      const auto neighbor = [&](std::size_t step) {
        std::size_t k = (i + step) % count;
        while (k != i && seen(m_outline[k]) == at) k = (k + step) % count;
        return seen(m_outline[k]);
      };
      const Vector2<double> previous = neighbor(count - 1);
      const Vector2<double> next = neighbor(1);
      const bool afterNext = orientation(at, next, seen(bridge.to)) * m_facing > 0;
      const bool beforePrevious = orientation(at, seen(bridge.to), previous) * m_facing > 0;
      const bool isConvex = orientation(previous, at, next) * m_facing > 0;
      if (isConvex ? afterNext && beforePrevious : afterNext || beforePrevious) return i;
    }
    return *first;
  }

  void join(std::vector<int> hole, const Bridge& bridge) {
    m_joined.insert(m_joined.end(), hole.begin(), hole.end());
    std::ranges::sort(m_joined);
    std::rotate(hole.begin(), std::ranges::find(hole, bridge.to), hole.end());
    hole.push_back(bridge.to);
    hole.push_back(bridge.from);
    m_outline.insert(m_outline.begin() + static_cast<std::ptrdiff_t>(passageOf(bridge)) + 1,
                     hole.begin(), hole.end());
  }

  std::vector<Vector3<double>> m_corners;
  int m_facing;
  std::vector<Vector2<double>> m_seen;
  std::vector<int> m_outline;
  // The vertices of the outline, each once, in ascending order.
  std::vector<int> m_joined;
  // Those that are no part of the outline yet, against its sense.
  std::vector<std::vector<int>> m_holes;
};

}  // namespace

Vector3<Rational> newellNormal(const std::vector<Vector3<double>>& vertices) {
  Vector3<Rational> sum{0, 0, 0};
  if (vertices.empty()) return sum;
  // Differences to the first vertex keep the numbers short.
  const Vector3<Rational> origin = fromDouble<Rational>(vertices.front());
  Vector3<Rational> previous = fromDouble<Rational>(vertices.back()) - origin;
  for (const Vector3<double>& vertex : vertices) {
    const Vector3<Rational> current = fromDouble<Rational>(vertex) - origin;
    sum += cross(previous, current);
    previous = current;
  }
  return sum;
}

FlatView viewAlong(const Vector3<Rational>& normal) {
  FlatView view{0, 0};
  for (int axis = 1; axis < 3; ++axis) {
    if (absolute(normal[axis]) > absolute(normal[view.axis])) view.axis = axis;
  }
  view.facing = sign(normal[view.axis]);
  return view;
}

FlatView viewOf(std::span<const Vector3<double>> vertices) {
  // Each component's sum is accompanied by the sum of its products' magnitudes. The error of a
  // product of two differences is less than four roundings of itself, a sum of 2n of them adds 2n
  // more.
  Vector3<double> sum(0, 0, 0);
  Vector3<double> size(0, 0, 0);
  for (std::size_t i = 1; i + 1 < vertices.size(); ++i) {
    const Vector3<double> a = vertices[i] - vertices[0];
    const Vector3<double> b = vertices[i + 1] - vertices[0];
    for (int k = 0; k < 3; ++k) {
      const double left = a[(k + 1) % 3] * b[(k + 2) % 3];
      const double right = a[(k + 2) % 3] * b[(k + 1) % 3];
      sum[k] += left - right;
      size[k] += absolute(left) + absolute(right);
    }
  }
  int axis = 0;
  for (int k = 1; k < 3; ++k) {
    if (absolute(sum[k]) > absolute(sum[axis])) axis = k;
  }
  const double share = 0x1p-52 * (2.0 * static_cast<double>(vertices.size()) + 8);
  const double least = absolute(sum[axis]) - share * size[axis];
  // Underflow is negligible relative to a size of this kind; NaN and infinities are in doubt.
  bool certain = least > 0 && size[axis] > 1e-280 && size[axis] < 1e300;
  for (int k = 0; k < 3; ++k) {
    certain = certain && (k == axis || absolute(sum[k]) + share * size[k] < least);
  }
  if (certain) return {axis, sign(sum[axis])};
  return viewAlong(newellNormal({vertices.begin(), vertices.end()}));
}

std::array<IndexTriple, 2> triangulate(const Quad<double>& quad) {
  const ArithmeticScope scope;
  const FlatView view = viewOf(quad.vertices);
  std::array<Vector2<double>, 4> points;
  for (std::size_t i = 0; i < 4; ++i) points[i] = view.see(quad.vertices[i]);
  const bool concaveAt1 = orientation(points[0], points[1], points[2]) * view.facing < 0;
  const bool concaveAt3 = orientation(points[2], points[3], points[0]) * view.facing < 0;
  if (concaveAt1 || concaveAt3) return {{{0, 1, 3}, {1, 2, 3}}};
  return {{{0, 1, 2}, {0, 2, 3}}};
}

std::vector<int> bridgedOutline(const Polygon<double>& polygon) {
  const ArithmeticScope scope;
  if (polygon.holes.empty()) {
    std::vector<int> outline(polygon.vertices.size());
    std::iota(outline.begin(), outline.end(), 0);
    return outline;
  }
  return Bridger(polygon, viewOf(polygon.vertices)).run();
}

std::vector<IndexTriple> triangulate(const Polygon<double>& polygon) {
  const ArithmeticScope scope;
  if (polygon.vertices.size() < 3) return {};
  const FlatView view = viewOf(polygon.vertices);
  const std::vector<int> outline = bridgedOutline(polygon);
  const std::vector<Vector3<double>> corners = polygon.corners();
  std::vector<Vector2<double>> points;
  points.reserve(outline.size());
  for (const int i : outline) points.push_back(view.see(corners[static_cast<std::size_t>(i)]));
  std::vector<IndexTriple> triangles = EarClipper(std::move(points), senseOf(view)).run();
  for (IndexTriple& triple : triangles) {
    for (int& i : triple) i = outline[static_cast<std::size_t>(i)];
  }
  return triangles;
}

}  // namespace hairline
