#include "core/hierarchy/queries.h"
#include "core/hierarchy/triangle_verdicts.h"
#include "core/math/arithmetic_scope.h"
#include "core/query/closest/point_triangle.h"

namespace hairline {
namespace {

using NearestQuery = ClosestPointTriangleVoronoi;

template <typename V>
class NearestWalk {
 public:
  NearestWalk(const MeshInTree& in, const Vector3<double>& point, const WalkOptions& options,
              WalkCounters& counters)
      : m_in(in),
        m_point(point),
        m_options(options),
        m_counters(counters),
        m_volumes(std::get<std::vector<V>>(in.tree->volumes())) {
    const auto& root = m_volumes[static_cast<std::size_t>(in.tree->tree().root)];
    const double size =
        root.box().largest() + point.cwiseAbs().maxCoeff() + in.offset.cwiseAbs().maxCoeff();
    const double rounding = options.scalar == ScalarKind::float32 ? 0x1p-23 : 0x1p-52;
    m_slack = 64 * rounding * size;
  }

  std::optional<MeshPoint> run() {
    const Tree& tree = m_in.tree->tree();
    struct Entry {
      std::int32_t node;
      double bound;
    };
    std::vector<Entry> left{{tree.root, test(tree.root)}};
    while (!left.empty()) {
      const Entry entry = left.back();
      left.pop_back();
      if (entry.bound > m_limit) {
        ++m_counters.pruned;
        continue;
      }
      const TreeNode& node = tree[entry.node];
      if (node.isLeaf()) {
        for (std::size_t i = 0; i < node.count(); ++i) look(tree.order[node.first() + i]);
        continue;
      }
      Entry first{node.left, test(node.left)};
      Entry second{node.right, test(node.right)};
      if (second.bound < first.bound) std::swap(first, second);
      left.push_back(second);
      left.push_back(first);
    }
    return m_best;
  }

 private:
  double test(std::int32_t node) {
    ++m_counters.volumeTests;
    const double bound =
        m_volumes[static_cast<std::size_t>(node)].squaredDistance(m_point - m_in.offset);
    if (m_options.record != nullptr) {
      m_options.record->add({WalkStep::Kind::volumes, !(bound > m_limit), node, -1});
    }
    return bound;
  }

  void look(std::int32_t i) {
    const Triangle<double> triangle = triangleAt(m_in, i);
    // Its own box first.
    if (nodes::Box::around(triangle.vertices).squaredDistance(m_point) > m_limit) return;
    ++m_counters.triangleTests;
    bool isBest = false;
    if (m_options.scalar == ScalarKind::exact) {
      isBest = offer<Exact>(i, solve<NearestQuery, Exact>({{m_point}, triangle, {}}), m_exact);
    } else if (m_options.scalar == ScalarKind::float32) {
      isBest = offer<float>(i, solve<NearestQuery, float>({{m_point}, triangle, {}}), m_float);
    } else {
      isBest = offer<double>(i, solve<NearestQuery, double>({{m_point}, triangle, {}}), m_double);
    }
    if (m_options.record != nullptr) {
      m_options.record->add({WalkStep::Kind::triangles, isBest, i, -1});
    }
  }

  template <typename S>
  bool offer(std::int32_t i, const ClosestAnswer<S>& answer, S& best) {
    if (m_best && (best < answer.sqdist || (best == answer.sqdist && m_best->triangle < i))) {
      return false;
    }
    best = answer.sqdist;
    m_best = {i, toDouble(answer.points[1]), toDouble(answer.sqdist)};
    const double reach = std::sqrt(m_best->squaredDistance) + m_slack;
    m_limit = reach * reach * (1 + 0x1p-40);
    ++m_counters.hits;
    return true;
  }

  const MeshInTree& m_in;
  const Vector3<double>& m_point;
  const WalkOptions& m_options;
  WalkCounters& m_counters;
  const std::vector<V>& m_volumes;
  double m_slack = 0;
  double m_limit = never;
  std::optional<MeshPoint> m_best;
  float m_float = 0;
  double m_double = 0;
  Rational m_exact;
};

}  // namespace

std::optional<MeshPoint> nearestPoint(const MeshInTree& mesh, const Vector3<double>& point,
                                      const WalkOptions& options, WalkCounters* counters) {
  const ArithmeticScope scope;
  WalkCounters mine;
  if (mesh.tree->isEmpty()) return std::nullopt;
  return std::visit(
      [&]<typename V>(const std::vector<V>&) {
        return NearestWalk<V>(mesh, point, options, counters != nullptr ? *counters : mine).run();
      },
      mesh.tree->volumes());
}

}  // namespace hairline
