#include "core/shapes/triangulate.h"

#include <algorithm>
#include <set>

#include "core/math/arithmetic_scope.h"
#include "core/math/interruption.h"
#include "core/math/interval.h"
#include "core/math/orientation.h"

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

// The ring of remaining vertices, and what is known of each as an ear.
class EarClipper {
 public:
  EarClipper(const std::vector<Vector3<double>>& vertices, const FlatView& view)
      : m_facing(view.facing < 0 ? -1 : 1) {
    const int count = static_cast<int>(vertices.size());
    for (int i = 0; i < count; ++i) {
      m_points.push_back(view.see(vertices[static_cast<std::size_t>(i)]));
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

std::vector<IndexTriple> triangulate(const Polygon<double>& polygon) {
  const ArithmeticScope scope;
  if (polygon.vertices.size() < 3) return {};
  return EarClipper(polygon.vertices, viewOf(polygon.vertices)).run();
}

}  // namespace hairline
