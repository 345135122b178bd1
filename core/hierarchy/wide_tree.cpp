#include "core/hierarchy/wide_tree.h"

#include <algorithm>

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

WideTree::Frame frameOf(const Mesh& mesh) {
  WideTree::Frame frame;
  const auto& first = mesh.vertices[static_cast<std::size_t>(mesh.triangles[0][0])];
  Vector3<double> low = first;
  Vector3<double> high = first;
  for (const auto& triangle : mesh.triangles) {
    for (const int i : triangle) {
      low = low.cwiseMin(mesh.vertices[static_cast<std::size_t>(i)]);
      high = high.cwiseMax(mesh.vertices[static_cast<std::size_t>(i)]);
    }
  }
  frame.middle = low * 0.5 + high * 0.5;
  const double reach = (high * 0.5 - low * 0.5).maxCoeff();
  // A power of two, so that scaling does not round.
  if (reach > 0) frame.factor = std::ldexp(1.0, std::clamp(-std::ilogb(reach) - 1, -1000, 1000));
  return frame;
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

std::vector<Ends> WideTree::fillLeaves(const Mesh& mesh, int threads) {
  std::vector<Ends> boxes(m_leaves.size());
  constexpr std::size_t atOnce = 512;
  constexpr std::size_t soon = 6;
  Threads(threads).forEach((m_leaves.size() + atOnce - 1) / atOnce, [&](std::size_t part) {
    const std::size_t first = part * atOnce;
    const std::size_t end = std::min(m_leaves.size(), first + atOnce);
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
  result.m_frame = frameOf(mesh);
  // Boxes of the binary nodes, whose leaves become those of the wide tree.
  const std::size_t count = tree.nodes.size();
  std::vector<Ends> boxes(count);
  std::vector<std::int32_t> leafOf(count, -1);
  result.m_leaves.reserve(count / 2 + 1);
  for (std::size_t i = 0; i < count; ++i) {
    const TreeNode& node = tree.nodes[i];
    if (!node.isLeaf()) continue;
    leafOf[i] = static_cast<std::int32_t>(result.m_leaves.size());
    WideLeaf& leaf = result.m_leaves.emplace_back();
    for (std::size_t k = 0; k < 8; ++k) {
      leaf.triangle[k] = k < node.count() ? tree.order[node.first() + k] : -1;
    }
  }
  const std::vector<Ends> leafBoxes = result.fillLeaves(mesh, threads);
  for (std::size_t i = count; i-- > 0;) {
    const TreeNode& node = tree.nodes[i];
    if (node.isLeaf()) {
      boxes[i] = leafBoxes[static_cast<std::size_t>(leafOf[i])];
      continue;
    }
    boxes[i] = united(boxes[static_cast<std::size_t>(node.left)],
                      boxes[static_cast<std::size_t>(node.right)]);
  }
  // Binary nodes are opened, the largest first, until there are eight.
  struct Open {
    std::int32_t node;
    std::size_t place;
    int depth;
  };
  std::vector<Open> left{{0, 0, 1}};
  result.m_nodes.reserve(result.m_leaves.size() / 3 + 1);
  result.m_nodes.emplace_back();
  while (!left.empty()) {
    const Open open = left.back();
    left.pop_back();
    result.m_depth = std::max(result.m_depth, open.depth);
    std::array<std::int32_t, 8> children{open.node};
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
      children[size++] = node.right;
    }
    for (std::size_t i = 0; i < 8; ++i) {
      const Ends& ends = i < size ? boxes[static_cast<std::size_t>(children[i])] : nothing;
      std::int32_t child = 0;
      if (i < size && tree[children[i]].isLeaf()) {
        child = ~leafOf[static_cast<std::size_t>(children[i])];
      } else if (i < size) {
        child = static_cast<std::int32_t>(result.m_nodes.size());
        left.push_back({children[i], result.m_nodes.size(), open.depth + 1});
        result.m_nodes.emplace_back();
      }
      WideNode& node = result.m_nodes[open.place];
      node.child[i] = child;
      for (std::size_t k = 0; k < 6; ++k) node.ends[k][i] = ends[k];
    }
  }
  return result;
}

}  // namespace hairline
