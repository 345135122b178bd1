#include "core/shapes/hull.h"

#include <algorithm>
#include <cstddef>
#include <random>

#include "core/math/arithmetic_scope.h"
#include "core/math/orientation.h"

namespace hairline {
namespace {

using Points = std::span<const Vector3<double>>;

Vector2<double> seenAlong(const Vector3<double>& point, int axis) {
  return {point[(axis + 1) % 3], point[(axis + 2) % 3]};
}

const Vector3<double>& at(Points points, int i) { return points[static_cast<std::size_t>(i)]; }

/// A coordinate axis along which three points project to a triangle with area; -1 for collinear
/// points.
int axisOfArea(const Vector3<double>& a, const Vector3<double>& b, const Vector3<double>& c) {
  for (int axis = 0; axis < 3; ++axis) {
    if (orientation(seenAlong(a, axis), seenAlong(b, axis), seenAlong(c, axis)) != 0) return axis;
  }
  return -1;
}

bool before(const Vector3<double>& a, const Vector3<double>& b) {
  return std::lexicographical_compare(a.data(), a.data() + 3, b.data(), b.data() + 3);
}

// Points of one line are ordered along it as they sort.
std::vector<int> ends(Points points) {
  int first = 0;
  int last = 0;
  for (int i = 1; i < static_cast<int>(points.size()); ++i) {
    if (before(at(points, i), at(points, first))) first = i;
    if (before(at(points, last), at(points, i))) last = i;
  }
  return {first, last};
}

// Andrew's monotone chains, with corners only.
std::vector<int> outlineSeenAlong(Points points, int axis) {
  std::vector<int> order;
  for (int i = 0; i < static_cast<int>(points.size()); ++i) order.push_back(i);
  const auto seen = [&](int i) { return seenAlong(at(points, i), axis); };
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    const Vector2<double> p = seen(a);
    const Vector2<double> q = seen(b);
    return p[0] != q[0] ? p[0] < q[0] : p[1] < q[1];
  });
  std::vector<int> outline;
  for (int pass = 0; pass < 2; ++pass) {
    const std::size_t start = outline.size();
    for (const int i : order) {
      while (outline.size() >= start + 2 &&
             orientation(seen(outline[outline.size() - 2]), seen(outline.back()), seen(i)) <= 0) {
        outline.pop_back();
      }
      outline.push_back(i);
    }
    // The last of a chain begins the other one.
    outline.pop_back();
    std::reverse(order.begin(), order.end());
  }
  return outline;
}

/// The boundary of a solid that grows by points. Every outside point still to come waits at a face
/// that it sees; one that sees none is inside for good.
class Solid {
 public:
  Solid(Points points, std::array<int, 4> first)
      : m_points(points), m_waitsAt(points.size(), -1), m_faceFrom(points.size(), -1) {
    auto [a, b, c, d] = first;
    if (orientation(at(points, a), at(points, b), at(points, c), at(points, d)) > 0)
      std::swap(b, c);
    m_faces = {{{a, b, c}, {1, 2, 3}, {}},
               {{a, d, b}, {3, 2, 0}, {}},
               {{b, d, c}, {1, 3, 0}, {}},
               {{c, d, a}, {2, 1, 0}, {}}};
  }

  void add(const std::vector<int>& order) {
    constexpr std::array<int, 4> firstFaces{0, 1, 2, 3};
    for (const int point : order) wait(point, firstFaces);
    for (const int point : order) {
      if (m_waitsAt[std::size_t(point)] >= 0) add(point);
    }
  }

  std::vector<std::array<int, 3>> faces() const {
    std::vector<std::array<int, 3>> result;
    for (const Face& face : m_faces) {
      if (!face.isGone) result.push_back(face.vertices);
    }
    return result;
  }

 private:
  struct Face {
    std::array<int, 3> vertices;
    /// The neighbours across the edges from each vertex to the next.
    std::array<int, 3> neighbors;
    std::vector<int> waiting;
    bool isGone = false;
  };

  Face& face(int i) { return m_faces[std::size_t(i)]; }

  // Faces whose plane contains the point count as unseen: they stay, and the new triangles beside
  // them continue them. A new triangle has area, because its edge bounds a visible face.
  bool sees(int point, int i) {
    const auto& [a, b, c] = face(i).vertices;
    return orientation(at(m_points, a), at(m_points, b), at(m_points, c), at(m_points, point)) > 0;
  }

  void wait(int point, std::span<const int> faces) {
    const auto seen = std::ranges::find_if(faces, [&](int i) { return sees(point, i); });
    m_waitsAt[std::size_t(point)] = seen == faces.end() ? -1 : *seen;
    if (seen != faces.end()) face(*seen).waiting.push_back(point);
  }

  // The new triangles connect the horizon with the point. A point that waits at a removed face sees
  // one of them or nothing more: the plane of the new triangle at a horizon edge lies between those
  // of the edge's two faces.
  void add(int point) {
    m_seen = {m_waitsAt[std::size_t(point)]};
    m_new.clear();
    face(m_seen.front()).isGone = true;
    for (std::size_t next = 0; next < m_seen.size(); ++next) {
      const Face seen = {face(m_seen[next]).vertices, face(m_seen[next]).neighbors, {}};
      for (std::size_t i = 0; i < 3; ++i) {
        const int neighbor = seen.neighbors[i];
        if (face(neighbor).isGone) continue;
        if (sees(point, neighbor)) {
          face(neighbor).isGone = true;
          m_seen.push_back(neighbor);
          continue;
        }
        const int from = seen.vertices[i];
        const int to = seen.vertices[(i + 1) % 3];
        const int made = static_cast<int>(m_faces.size());
        const auto& corners = face(neighbor).vertices;
        const auto side = std::ranges::find(corners, to) - corners.begin();
        face(neighbor).neighbors[std::size_t(side)] = made;
        m_faces.push_back({{from, to, point}, {neighbor, -1, -1}, {}});
        m_faceFrom[std::size_t(from)] = made;
        m_new.push_back(made);
      }
    }
    for (const int made : m_new) {
      const int next = m_faceFrom[std::size_t(face(made).vertices[1])];
      face(made).neighbors[1] = next;
      face(next).neighbors[2] = made;
    }
    for (const int gone : m_seen) {
      const std::vector<int> waiting = std::move(face(gone).waiting);
      for (const int other : waiting) {
        if (other != point) wait(other, m_new);
      }
    }
  }

  Points m_points;
  std::vector<Face> m_faces;
  /// By point: a face that it sees, or -1.
  std::vector<int> m_waitsAt;
  /// By vertex: the newest face with an edge of the horizon from it.
  std::vector<int> m_faceFrom;
  std::vector<int> m_seen;
  std::vector<int> m_new;
};

/// The numbers below a count except some; if there are many, in a shuffled order, because a pattern
/// could make the time quadratic.
std::vector<int> orderOfOthers(int count, const std::array<int, 4>& without) {
  std::vector<int> order;
  for (int i = 0; i < count; ++i) {
    if (std::ranges::find(without, i) == without.end()) order.push_back(i);
  }
  if (count < 100) return order;
  std::mt19937 random;
  for (std::size_t left = order.size(); left > 1; --left) {
    std::swap(order[left - 1], order[random() % left]);
  }
  return order;
}

}  // namespace

Hull convexHull(Points points) {
  const ArithmeticScope scope;
  Hull hull;
  if (points.empty()) return hull;
  const int count = static_cast<int>(points.size());
  int b = 1;
  while (b < count && at(points, b) == at(points, 0)) ++b;
  if (b == count) {
    hull.dimension = 0;
    hull.outline = {0};
    return hull;
  }
  int c = b + 1;
  int axis = -1;
  for (; c < count; ++c) {
    axis = axisOfArea(at(points, 0), at(points, b), at(points, c));
    if (axis >= 0) break;
  }
  if (c == count) {
    hull.dimension = 1;
    hull.outline = ends(points);
    return hull;
  }
  int d = c + 1;
  while (d < count &&
         orientation(at(points, 0), at(points, b), at(points, c), at(points, d)) == 0) {
    ++d;
  }
  if (d == count) {
    hull.dimension = 2;
    hull.axis = axis;
    hull.outline = outlineSeenAlong(points, axis);
    return hull;
  }
  hull.dimension = 3;
  const std::array<int, 4> first{0, b, c, d};
  Solid solid(points, first);
  solid.add(orderOfOthers(count, first));
  hull.faces = solid.faces();
  return hull;
}

}  // namespace hairline
