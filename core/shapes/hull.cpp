#include "core/shapes/hull.h"

#include <algorithm>
#include <cstddef>

#include "core/math/orientation.h"

namespace hairline {
namespace {

using Points = std::span<const Vector3<double>>;

Vector2<double> seenAlong(const Vector3<double>& point, int axis) {
  return {point[(axis + 1) % 3], point[(axis + 2) % 3]};
}

const Vector3<double>& at(Points points, int i) { return points[static_cast<std::size_t>(i)]; }

/// A coordinate axis along which three points are seen as a triangle with area; -1 for points on
/// one line.
int axisOfArea(const Vector3<double>& a, const Vector3<double>& b, const Vector3<double>& c) {
  for (int axis = 0; axis < 3; ++axis) {
    if (orientation(seenAlong(a, axis), seenAlong(b, axis), seenAlong(c, axis)) != 0) return axis;
  }
  return -1;
}

bool before(const Vector3<double>& a, const Vector3<double>& b) {
  return std::lexicographical_compare(a.data(), a.data() + 3, b.data(), b.data() + 3);
}

// Points of one line lie along it as they sort.
std::vector<int> ends(Points points) {
  int first = 0;
  int last = 0;
  for (int i = 1; i < static_cast<int>(points.size()); ++i) {
    if (before(at(points, i), at(points, first))) first = i;
    if (before(at(points, last), at(points, i))) last = i;
  }
  return {first, last};
}

// Andrew's chains, with corners only.
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

class Solid {
 public:
  Solid(Points points, std::array<int, 4> first) : m_points(points) {
    auto [a, b, c, d] = first;
    if (orientation(at(points, a), at(points, b), at(points, c), at(points, d)) > 0)
      std::swap(b, c);
    m_faces = {{a, b, c}, {a, d, b}, {b, d, c}, {c, d, a}};
  }

  // Faces in whose plane the point lies count as unseen: they stay, and the new triangles beside
  // them continue them. A new triangle has area, because its edge bounds a face that is seen.
  void add(int point) {
    m_seenEdges.clear();
    m_kept.clear();
    for (const std::array<int, 3>& face : m_faces) {
      if (orientation(at(m_points, face[0]), at(m_points, face[1]), at(m_points, face[2]),
                      at(m_points, point)) <= 0) {
        m_kept.push_back(face);
        continue;
      }
      for (std::size_t i = 0; i < 3; ++i) m_seenEdges.push_back({face[i], face[(i + 1) % 3]});
    }
    if (m_seenEdges.empty()) return;
    std::sort(m_seenEdges.begin(), m_seenEdges.end());
    for (const auto& [from, to] : m_seenEdges) {
      // The horizon: edges whose other side is not seen.
      if (!std::binary_search(m_seenEdges.begin(), m_seenEdges.end(),
                              std::array<int, 2>{to, from})) {
        m_kept.push_back({from, to, point});
      }
    }
    m_faces.swap(m_kept);
  }

  std::vector<std::array<int, 3>> faces() const { return m_faces; }

 private:
  Points m_points;
  std::vector<std::array<int, 3>> m_faces;
  std::vector<std::array<int, 3>> m_kept;
  std::vector<std::array<int, 2>> m_seenEdges;
};

}  // namespace

Hull convexHull(Points points) {
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
  Solid solid(points, {0, b, c, d});
  for (int i = 0; i < count; ++i) {
    if (i != 0 && i != b && i != c && i != d) solid.add(i);
  }
  hull.faces = solid.faces();
  return hull;
}

}  // namespace hairline
