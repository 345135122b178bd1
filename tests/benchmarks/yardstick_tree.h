#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "core/shapes/mesh.h"
#include "core/shapes/ray.h"
#include "core/shapes/triangle_of.h"
#include "tests/benchmarks/yardsticks.h"

namespace hairline::yardstick {

/// The yardstick of hierarchies: a plain binary tree in float with binned surface-area splits (16
/// bins), leaves of at most 4, one node and one triangle at a time, from the textbooks.
class Tree {
 public:
  using Point = std::array<float, 3>;
  struct Box {
    Point min{1e38F, 1e38F, 1e38F};
    Point max{-1e38F, -1e38F, -1e38F};
    void add(const Box& b) {
      for (std::size_t k = 0; k < 3; ++k) {
        min[k] = std::min(min[k], b.min[k]);
        max[k] = std::max(max[k], b.max[k]);
      }
    }
    float area() const {
      const float x = max[0] - min[0], y = max[1] - min[1], z = max[2] - min[2];
      return x * y + y * z + z * x;
    }
  };
  struct Node {
    Box box;
    int first = 0;  // the left child, or where the leaf's triangles start
    int count = 0;  // 0 for an inner node
  };

  explicit Tree(const Mesh& mesh) {
    std::vector<Ref> refs(mesh.triangles.size());
    for (std::size_t i = 0; i < refs.size(); ++i) {
      refs[i].index = static_cast<int>(i);
      refs[i].box = boxOf(mesh, static_cast<int>(i));
      for (std::size_t k = 0; k < 3; ++k) {
        refs[i].center[k] = (refs[i].box.min[k] + refs[i].box.max[k]) * 0.5F;
      }
    }
    m_nodes.reserve(2 * refs.size());
    m_nodes.emplace_back();
    split(refs, 0, 0, static_cast<int>(refs.size()));
    for (const Ref& ref : refs) m_order.push_back(ref.index);
    fill(mesh);
  }

  /// The nearest hit's triangle, -1 for none.
  int firstHit(const Ray<float>& ray, float& best) const {
    int found = -1;
    best = std::numeric_limits<float>::max();
    Point inverse{};
    for (int k = 0; k < 3; ++k) inverse[static_cast<std::size_t>(k)] = 1 / ray.direction[k];
    const auto entry = [&](const Box& box) {
      float near = 0, far = best;
      for (std::size_t k = 0; k < 3; ++k) {
        const float o = ray.origin[static_cast<int>(k)];
        const float t0 = (box.min[k] - o) * inverse[k], t1 = (box.max[k] - o) * inverse[k];
        near = std::max(near, std::min(t0, t1));
        far = std::min(far, std::max(t0, t1));
      }
      return near <= far ? near : std::numeric_limits<float>::infinity();
    };
    std::array<std::pair<int, float>, 128> stack;
    std::size_t size = 0;
    stack[size++] = {0, entry(m_nodes[0].box)};
    while (size > 0) {
      const auto [n, near] = stack[--size];
      if (!(near < best)) continue;
      const Node& node = m_nodes[static_cast<std::size_t>(n)];
      for (int i = 0; i < node.count; ++i) {
        const auto& c = m_corners[static_cast<std::size_t>(node.first + i)].vertices;
        const Vector3<float> e1 = c[1] - c[0], e2 = c[2] - c[0];
        const Vector3<float> p = hairline::cross(ray.direction, e2);
        const float det = hairline::dot(e1, p);
        const float inverseDet = 1 / det;
        const Vector3<float> s = ray.origin - c[0];
        const float u = hairline::dot(s, p) * inverseDet;
        if (!(u >= 0 && u <= 1)) continue;
        const Vector3<float> q = hairline::cross(s, e1);
        const float v = hairline::dot(ray.direction, q) * inverseDet;
        if (!(v >= 0 && u + v <= 1)) continue;
        const float t = hairline::dot(e2, q) * inverseDet;
        if (t >= 0 && t < best) {
          best = t;
          found = m_order[static_cast<std::size_t>(node.first + i)];
        }
      }
      if (node.count > 0) continue;
      std::pair<int, float> a{node.first, entry(m_nodes[static_cast<std::size_t>(node.first)].box)};
      std::pair<int, float> b{node.first + 1,
                              entry(m_nodes[static_cast<std::size_t>(node.first) + 1].box)};
      if (b.second < a.second) std::swap(a, b);
      if (b.second < best) stack[size++] = b;
      if (a.second < best) stack[size++] = a;
    }
    return found;
  }

  /// The number of intersecting pairs of triangles.
  static std::size_t meeting(const Tree& a, const Tree& b) {
    const auto apart = [](const Box& x, const Box& y) {
      for (std::size_t k = 0; k < 3; ++k) {
        if (x.max[k] < y.min[k] || y.max[k] < x.min[k]) return true;
      }
      return false;
    };
    std::size_t count = 0;
    std::vector<std::pair<int, int>> left{{0, 0}};
    while (!left.empty()) {
      const auto [i, j] = left.back();
      left.pop_back();
      const Node& x = a.m_nodes[static_cast<std::size_t>(i)];
      const Node& y = b.m_nodes[static_cast<std::size_t>(j)];
      if (apart(x.box, y.box)) continue;
      if (x.count > 0 && y.count > 0) {
        for (int p = 0; p < x.count; ++p) {
          for (int q = 0; q < y.count; ++q) {
            count += trianglesMeet(a.m_corners[static_cast<std::size_t>(x.first + p)],
                                   b.m_corners[static_cast<std::size_t>(y.first + q)])
                         ? 1
                         : 0;
          }
        }
      } else if (y.count > 0 || (x.count == 0 && x.box.area() >= y.box.area())) {
        left.emplace_back(x.first, j);
        left.emplace_back(x.first + 1, j);
      } else {
        left.emplace_back(i, y.first);
        left.emplace_back(i, y.first + 1);
      }
    }
    return count;
  }

 private:
  struct Ref {
    Box box;
    Point center;
    int index;
  };

  static Box boxOf(const Mesh& mesh, int i) {
    Box box;
    for (const int v : mesh.triangles[static_cast<std::size_t>(i)]) {
      for (std::size_t k = 0; k < 3; ++k) {
        const auto x =
            static_cast<float>(mesh.vertices[static_cast<std::size_t>(v)][static_cast<int>(k)]);
        box.min[k] = std::min(box.min[k], x);
        box.max[k] = std::max(box.max[k], x);
      }
    }
    return box;
  }

  void fill(const Mesh& mesh) {
    m_corners.resize(m_order.size());
    for (std::size_t i = 0; i < m_order.size(); ++i) {
      m_corners[i] =
          convert<float>(triangleOf(mesh, mesh.triangles[static_cast<std::size_t>(m_order[i])]));
    }
  }

  void split(std::vector<Ref>& refs, std::size_t place, int begin, int end) {
    Box box, centers;
    for (int i = begin; i < end; ++i) {
      const Ref& ref = refs[static_cast<std::size_t>(i)];
      box.add(ref.box);
      centers.add({ref.center, ref.center});
    }
    m_nodes[place].box = box;
    const int count = end - begin;
    float least = box.area() * static_cast<float>(count);
    int bestAxis = -1, bestBin = 0;
    constexpr int bins = 16;
    const auto binOf = [&](const Ref& ref, std::size_t axis) {
      const float size = centers.max[axis] - centers.min[axis];
      return std::min(bins - 1, static_cast<int>((ref.center[axis] - centers.min[axis]) *
                                                 (static_cast<float>(bins) / size)));
    };
    for (std::size_t axis = 0; axis < 3 && count > 4; ++axis) {
      if (!(centers.max[axis] > centers.min[axis])) continue;
      std::array<Box, bins> boxes;
      std::array<int, bins> counts{};
      for (int i = begin; i < end; ++i) {
        const Ref& ref = refs[static_cast<std::size_t>(i)];
        const auto bin = static_cast<std::size_t>(binOf(ref, axis));
        boxes[bin].add(ref.box);
        ++counts[bin];
      }
      std::array<float, bins> above{};
      Box side;
      int n = 0;
      for (std::size_t bin = bins - 1; bin > 0; --bin) {
        side.add(boxes[bin]);
        n += counts[bin];
        above[bin] = n > 0 ? side.area() * static_cast<float>(n) : 0;
      }
      side = Box{};
      n = 0;
      for (std::size_t bin = 1; bin < bins; ++bin) {
        side.add(boxes[bin - 1]);
        n += counts[bin - 1];
        if (n == 0 || n == count) continue;
        const float cost = side.area() * static_cast<float>(n) + above[bin];
        if (cost < least || bestAxis < 0) {
          least = cost;
          bestAxis = static_cast<int>(axis);
          bestBin = static_cast<int>(bin);
        }
      }
    }
    int middle = begin + count / 2;
    if (bestAxis >= 0) {
      const auto at = std::partition(refs.begin() + begin, refs.begin() + end, [&](const Ref& ref) {
        return binOf(ref, static_cast<std::size_t>(bestAxis)) < bestBin;
      });
      middle = static_cast<int>(at - refs.begin());
    } else if (count <= 4) {
      m_nodes[place].first = begin;
      m_nodes[place].count = count;
      return;
    }
    const auto child = m_nodes.size();
    m_nodes[place].first = static_cast<int>(child);
    m_nodes.emplace_back();
    m_nodes.emplace_back();
    split(refs, child, begin, middle);
    split(refs, child + 1, middle, end);
  }

  std::vector<Node> m_nodes;
  std::vector<int> m_order;
  std::vector<Triangle<float>> m_corners;
};

}  // namespace hairline::yardstick
