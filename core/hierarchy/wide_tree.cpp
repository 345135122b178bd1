#include "core/hierarchy/wide_tree.h"

#include <algorithm>
#include <utility>

#include "core/base/threads.h"
#include "core/hierarchy/build.h"

namespace hairline {
namespace {

constexpr float farAway = std::numeric_limits<float>::infinity();

// A coordinate rounded to float lies within the next floats; so does one that was added to an
// origin.
float below(float x, float added) {
  const float moved = x - ((std::abs(x) + std::abs(added)) * 0x1p-23F + 1e-37F);
  return moved <= x ? moved : x;
}
float above(float x, float added) { return -below(-x, added); }

/// Lower ends, then upper ends.
using Ends = std::array<float, 6>;
constexpr Ends nothing{farAway, farAway, farAway, -farAway, -farAway, -farAway};

Ends united(Ends a, const Ends& b) {
  for (std::size_t k = 0; k < 3; ++k) {
    a[k] = std::min(a[k], b[k]);
    a[k + 3] = std::max(a[k + 3], b[k + 3]);
  }
  return a;
}

float areaOf(const Ends& e) {
  const float x = e[3] - e[0];
  const float y = e[4] - e[1];
  const float z = e[5] - e[2];
  return x * y + y * z + z * x;
}

WideTree::Frame frameOf(const Mesh& mesh, Threads& crew) {
  WideTree::Frame frame;
  constexpr std::size_t atOnce = 1 << 16;
  const std::size_t count = mesh.triangles.size();
  const auto& first = mesh.vertices[static_cast<std::size_t>(mesh.triangles[0][0])];
  std::vector<Aabb<double>> bounds((count + atOnce - 1) / atOnce, {first, first});
  crew.forEach(bounds.size(), [&](std::size_t part) {
    Aabb<double> box = bounds[part];
    for (std::size_t t = part * atOnce; t < std::min(count, (part + 1) * atOnce); ++t) {
      for (const int i : mesh.triangles[t]) {
        box.min = box.min.cwiseMin(mesh.vertices[static_cast<std::size_t>(i)]);
        box.max = box.max.cwiseMax(mesh.vertices[static_cast<std::size_t>(i)]);
      }
    }
    bounds[part] = box;
  });
  Vector3<double> low = first;
  Vector3<double> high = first;
  for (const Aabb<double>& box : bounds) {
    low = low.cwiseMin(box.min);
    high = high.cwiseMax(box.max);
  }
  frame.middle = low * 0.5 + high * 0.5;
  const double reach = (high * 0.5 - low * 0.5).maxCoeff();
  // A power of two, so that scaling does not round.
  if (reach > 0) frame.factor = std::ldexp(1.0, std::clamp(-std::ilogb(reach) - 1, -1000, 1000));
  return frame;
}

/// A binary node, which becomes a wide one, and the end of the nodes below it.
struct Open {
  std::int32_t node;
  std::int32_t end;
  /// The wide node, and how many there are down to it.
  std::size_t place;
  int depth;
};

/// What wide nodes are made of: binary nodes, their boxes, and the numbers of leaves.
struct BinaryNodes {
  const Tree& tree;
  const LargeVector<Ends>& boxes;
  const std::vector<std::int32_t>& leafOf;

  /// Adds the wide nodes below a first one, which is there already. Binary nodes are opened, the
  /// largest first, until there are eight. Those with at most `few` nodes below are kept for later,
  /// in `rest`. Returns the depth.
  int collapse(const Open& first, std::int32_t few, LargeVector<WideNode>& nodes,
               std::vector<Open>& rest) const {
    int depth = 0;
    std::vector<Open> left{first};
    while (!left.empty()) {
      const Open open = left.back();
      left.pop_back();
      depth = std::max(depth, open.depth);
      std::array<std::int32_t, 8> children{open.node};
      std::array<std::int32_t, 8> ends{open.end};
      std::size_t size = 1;
      while (size < 8) {
        std::size_t largest = 8;
        float most = -1;
        for (std::size_t i = 0; i < size; ++i) {
          const auto child = static_cast<std::size_t>(children[i]);
          if (tree.nodes[child].isLeaf() || !(areaOf(boxes[child]) > most)) continue;
          most = areaOf(boxes[child]);
          largest = i;
        }
        if (largest == 8) break;
        const TreeNode& node = tree[children[largest]];
        children[largest] = node.left;
        children[size] = node.right;
        ends[size++] = std::exchange(ends[largest], node.right);
      }
      for (std::size_t i = 0; i < 8; ++i) {
        const Ends& box = i < size ? boxes[static_cast<std::size_t>(children[i])] : nothing;
        std::int32_t child = 0;
        if (i < size && tree[children[i]].isLeaf()) {
          child = ~leafOf[static_cast<std::size_t>(children[i])];
        } else if (i < size) {
          child = static_cast<std::int32_t>(nodes.size());
          auto& to = ends[i] - children[i] > few ? left : rest;
          to.push_back({children[i], ends[i], nodes.size(), open.depth + 1});
          nodes.emplace_back();
        }
        WideNode& node = nodes[open.place];
        node.child[i] = child;
        for (std::size_t k = 0; k < 6; ++k) node.ends[k][i] = box[k];
      }
    }
    return depth;
  }
};

/// All of them; returns the depth.
int collapse(const BinaryNodes& binary, LargeVector<WideNode>& nodes, Threads& crew) {
  // The upper nodes first, then what is below them in parallel. The order of nodes does not depend
  // on the number of threads.
  const auto count = static_cast<std::int32_t>(binary.tree.nodes.size());
  std::vector<Open> parts;
  nodes.emplace_back();
  int depth = binary.collapse({0, count, 0, 1}, std::max(4096, count / 64), nodes, parts);
  struct Part {
    LargeVector<WideNode> nodes;
    int depth = 0;
    /// Where its nodes go, but for the first.
    std::size_t first = 0;
  };
  std::vector<Part> made(parts.size());
  crew.forEach(parts.size(), [&](std::size_t i) {
    Part& part = made[i];
    const auto [node, end, place, above] = parts[i];
    part.nodes.reserve(static_cast<std::size_t>(end - node) / 6 + 1);
    part.nodes.emplace_back();
    std::vector<Open> none;
    part.depth = binary.collapse({node, end, 0, above}, 0, part.nodes, none);
  });
  std::size_t size = nodes.size();
  for (Part& part : made) {
    depth = std::max(depth, part.depth);
    part.first = size;
    size += part.nodes.size() - 1;
  }
  nodes.resize(size);
  crew.forEach(parts.size(), [&](std::size_t i) {
    Part& part = made[i];
    for (WideNode& node : part.nodes) {
      for (std::int32_t& child : node.child) {
        if (child > 0) child += static_cast<std::int32_t>(part.first) - 1;
      }
    }
    nodes[parts[i].place] = part.nodes[0];
    std::copy(part.nodes.begin() + 1, part.nodes.end(),
              nodes.begin() + static_cast<std::ptrdiff_t>(part.first));
  });
  return depth;
}

}  // namespace

Ends WideTree::fillLeaf(const Mesh& mesh, WideLeaf& leaf) const {
  const Vector3<double>& first = mesh.vertices[static_cast<std::size_t>(leaf.vertex[0][0])];
  std::array<double, 3> middle{};
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    leaf.origin[k] = static_cast<float>((first[axis] - m_frame.middle[axis]) * m_frame.factor);
    middle[k] = leaf.origin[k];
  }
  std::array<std::array<float, 8>, 3> low;
  std::array<std::array<float, 8>, 3> high;
  for (std::size_t k = 0; k < 3; ++k) {
    low[k].fill(farAway);
    high[k].fill(-farAway);
  }
  // All lanes of a coordinate are treated alike, so that the compiler keeps them in registers.
  for (std::size_t c = 0; c < 3; ++c) {
    double place[3][8];
    for (std::size_t i = 0; i < 8; ++i) {
      const Vector3<double>& p = mesh.vertices[static_cast<std::size_t>(leaf.vertex[c][i])];
      for (std::size_t k = 0; k < 3; ++k) place[k][i] = p[static_cast<int>(k)];
    }
    for (std::size_t k = 0; k < 3; ++k) {
      const double middleOfMesh = m_frame.middle[static_cast<int>(k)];
      float* const row = leaf.corner[3 * c + k];
      for (std::size_t i = 0; i < 8; ++i) {
        row[i] = static_cast<float>((place[k][i] - middleOfMesh) * m_frame.factor - middle[k]);
      }
      for (std::size_t i = 0; i < 8; ++i) {
        low[k][i] = row[i] < low[k][i] ? row[i] : low[k][i];
        high[k][i] = row[i] > high[k][i] ? row[i] : high[k][i];
      }
    }
  }
  Ends ends;
  leaf.reach = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const float least = *std::ranges::min_element(low[k]);
    const float most = *std::ranges::max_element(high[k]);
    leaf.reach = std::max({leaf.reach, -least, most});
    ends[k] = below(leaf.origin[k] + least, least);
    ends[k + 3] = above(leaf.origin[k] + most, most);
  }
  return ends;
}

void WideTree::takeVertices(const Mesh& mesh, std::size_t first, std::size_t end) {
  constexpr std::size_t soon = 6;
  for (std::size_t i = first; i < end; ++i) {
    if (i + soon < end) {
      for (const std::int32_t triangle : m_leaves[i + soon].triangle) {
        if (triangle >= 0) __builtin_prefetch(&mesh.triangles[static_cast<std::size_t>(triangle)]);
      }
    }
    WideLeaf& leaf = m_leaves[i];
    for (std::size_t lane = 0; lane < 8; ++lane) {
      const std::int32_t triangle = leaf.triangle[leaf.triangle[lane] < 0 ? 0 : lane];
      const auto& vertices = mesh.triangles[static_cast<std::size_t>(triangle)];
      for (std::size_t c = 0; c < 3; ++c) leaf.vertex[c][lane] = vertices[c];
    }
  }
}

LargeVector<Ends> WideTree::fillLeaves(const Mesh& mesh, const Tree& tree,
                                       std::span<const std::int32_t> nodes, Threads& crew) {
  m_leaves.resize(nodes.size());
  LargeVector<Ends> boxes(nodes.size());
  constexpr std::size_t atOnce = 512;
  constexpr std::size_t soon = 6;
  crew.forEach((m_leaves.size() + atOnce - 1) / atOnce, [&](std::size_t part) {
    const std::size_t first = part * atOnce;
    const std::size_t end = std::min(m_leaves.size(), first + atOnce);
    for (std::size_t i = first; i < end; ++i) {
      const TreeNode& node = tree[nodes[i]];
      for (std::size_t k = 0; k < 8; ++k) {
        m_leaves[i].triangle[k] = k < node.count() ? tree.order[node.first() + k] : -1;
      }
    }
    takeVertices(mesh, first, end);
    for (std::size_t i = first; i < end; ++i) {
      if (i + soon < end) {
        for (const auto& corner : m_leaves[i + soon].vertex) {
          for (const std::int32_t v : corner) {
            __builtin_prefetch(&mesh.vertices[static_cast<std::size_t>(v)]);
          }
        }
      }
      boxes[i] = fillLeaf(mesh, m_leaves[i]);
    }
  });
  return boxes;
}

Result<WideTree> WideTree::build(const Mesh& mesh, int threads, const Work& work) {
  Result<WideTree> best = buildBy(BuildMethod::surfaceArea, mesh, threads, work);
  // Shrinking triangles are split off one by one, while halving never goes deep.
  if (best && best->m_depth > mostDepth) best = buildBy(BuildMethod::median, mesh, threads, work);
  return best;
}

Result<WideTree> WideTree::buildBy(BuildMethod method, const Mesh& mesh, int threads,
                                   const Work& work) {
  WideTree result;
  if (mesh.triangles.empty()) return result;
  const Items items = itemsOf(mesh);
  Result<Tree> built = buildTree(items, method, {8, true}, threads, work);
  if (!built) return built.error();
  const Tree& tree = *built;
  Threads crew(threads);
  result.m_frame = frameOf(mesh, crew);
  // Boxes of the binary nodes, whose leaves become those of the wide tree.
  const std::size_t count = tree.nodes.size();
  LargeVector<Ends> boxes(count);
  std::vector<std::int32_t> leafOf(count);
  std::vector<std::int32_t> leaves;
  leaves.reserve(count / 2 + 1);
  for (std::size_t i = 0; i < count; ++i) {
    if (!tree.nodes[i].isLeaf()) continue;
    leafOf[i] = static_cast<std::int32_t>(leaves.size());
    leaves.push_back(static_cast<std::int32_t>(i));
  }
  const LargeVector<Ends> leafBoxes = result.fillLeaves(mesh, tree, leaves, crew);
  for (std::size_t i = count; i-- > 0;) {
    const TreeNode& node = tree.nodes[i];
    if (node.isLeaf()) {
      boxes[i] = leafBoxes[static_cast<std::size_t>(leafOf[i])];
      continue;
    }
    boxes[i] = united(boxes[static_cast<std::size_t>(node.left)],
                      boxes[static_cast<std::size_t>(node.right)]);
  }
  result.m_depth = collapse({tree, boxes, leafOf}, result.m_nodes, crew);
  return result;
}

}  // namespace hairline
