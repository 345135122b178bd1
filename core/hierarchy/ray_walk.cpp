#include "core/hierarchy/queries.h"
#include "core/hierarchy/triangle_verdicts.h"
#include "core/math/arithmetic_scope.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"

namespace hairline {
namespace {

using RayQuery = LinearTriangleMollerTrumbore<Ray>;

bool meets(const Ray<double>& ray, const Triangle<double>& triangle, ScalarKind scalar) {
  switch (scalar) {
    case ScalarKind::float32:
      return test<RayQuery, float>({ray, triangle, {}});
    case ScalarKind::float64:
      return test<RayQuery, double>({ray, triangle, {}});
    case ScalarKind::exact:
      break;
  }
  return test<RayQuery, Exact>({ray, triangle, {}});
}

/// Where a ray that meets a triangle does so first, in a scalar.
template <typename S>
S placeOf(const Ray<double>& ray, const Triangle<double>& triangle) {
  return solve<RayQuery, S>({ray, triangle, {}}).t.value_or(S(0));
}

template <typename V>
class RayWalk {
 public:
  RayWalk(const MeshInTree& in, const Ray<double>& ray, const WalkOptions& options,
          WalkCounters& counters)
      : m_in(in),
        m_ray(ray),
        m_options(options),
        m_counters(counters),
        m_volumes(std::get<std::vector<V>>(in.tree->volumes())) {
    // Seen from the mesh, the ray is moved instead.
    const auto& root = m_volumes[static_cast<std::size_t>(in.tree->tree().root)];
    m_padded = {ray.origin - in.offset, ray.direction, 0};
    const double size =
        root.box().largest() + ray.origin.cwiseAbs().maxCoeff() + in.offset.cwiseAbs().maxCoeff();
    const double rounding = options.scalar == ScalarKind::float32 ? 0x1p-23 : 0x1p-52;
    m_padded.pad = 64 * rounding * size;
    m_slack = 64 * rounding;
  }

  std::optional<MeshHit> run(bool any) {
    const Tree& tree = m_in.tree->tree();
    struct Entry {
      std::int32_t node;
      double near;
    };
    std::vector<Entry> left{{tree.root, test(tree.root)}};
    while (!left.empty()) {
      const Entry entry = left.back();
      left.pop_back();
      if (!(entry.near <= m_limit)) continue;
      const TreeNode& node = tree[entry.node];
      if (node.isLeaf()) {
        for (std::size_t i = 0; i < node.count(); ++i) {
          look(tree.order[node.first() + i]);
          if (any && m_best) return m_best;
        }
        continue;
      }
      Entry first{node.left, test(node.left)};
      Entry second{node.right, test(node.right)};
      if (second.near < first.near) std::swap(first, second);
      if (second.near != never) left.push_back(second);
      if (first.near != never) left.push_back(first);
    }
    return m_best;
  }

 private:
  double test(std::int32_t node) {
    ++m_counters.volumeTests;
    const double near = m_volumes[static_cast<std::size_t>(node)].entry(m_padded, m_limit);
    if (near == never) ++m_counters.pruned;
    if (m_options.record != nullptr) {
      m_options.record->add({WalkStep::Kind::volumes, near != never, node, -1});
    }
    return near;
  }

  void look(std::int32_t i) {
    ++m_counters.triangleTests;
    const Triangle<double> triangle = triangleAt(m_in, i);
    const bool hit = meets(m_ray, triangle, m_options.scalar);
    if (m_options.record != nullptr) {
      m_options.record->add({WalkStep::Kind::triangles, hit, i, -1});
    }
    if (!hit) return;
    ++m_counters.hits;
    if (m_options.scalar == ScalarKind::exact) {
      keep(i, placeOf<Exact>(m_ray, triangle), m_exact);
    } else if (m_options.scalar == ScalarKind::float32) {
      keep<double>(i, placeOf<float>(m_ray, triangle), m_double);
    } else {
      keep<double>(i, placeOf<double>(m_ray, triangle), m_double);
    }
  }

  template <typename S>
  void keep(std::int32_t i, const S& t, S& best) {
    if (m_best && (best < t || (best == t && m_best->triangle < i))) return;
    best = t;
    m_best = {i, toDouble(t)};
    // Volumes entered a little later may hold what is as near.
    m_limit = m_best->t + std::abs(m_best->t) * m_slack;
  }

  const MeshInTree& m_in;
  const Ray<double>& m_ray;
  const WalkOptions& m_options;
  WalkCounters& m_counters;
  const std::vector<V>& m_volumes;
  PaddedRay m_padded;
  double m_slack = 0;
  double m_limit = std::numeric_limits<double>::max();
  std::optional<MeshHit> m_best;
  double m_double = 0;
  Rational m_exact;
};

std::optional<MeshHit> walk(const MeshInTree& mesh, const Ray<double>& ray,
                            const WalkOptions& options, WalkCounters* counters, bool any) {
  WalkCounters mine;
  if (mesh.tree->isEmpty()) return std::nullopt;
  return std::visit(
      [&]<typename V>(const std::vector<V>&) {
        return RayWalk<V>(mesh, ray, options, counters != nullptr ? *counters : mine).run(any);
      },
      mesh.tree->volumes());
}

}  // namespace

std::optional<MeshHit> firstHit(const MeshInTree& mesh, const Ray<double>& ray,
                                const WalkOptions& options, WalkCounters* counters) {
  const ArithmeticScope scope;
  return walk(mesh, ray, options, counters, false);
}

bool meetsRay(const MeshInTree& mesh, const Ray<double>& ray, const WalkOptions& options,
              WalkCounters* counters) {
  const ArithmeticScope scope;
  return walk(mesh, ray, options, counters, true).has_value();
}

}  // namespace hairline
