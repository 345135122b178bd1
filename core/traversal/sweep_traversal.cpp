#include <queue>

#include "core/hierarchy/traversal.h"
#include "core/math/arithmetic_scope.h"
#include "core/query/general/sweep_sat.h"
#include "core/traversal/traversal_parts.h"
#include "core/traversal/triangle_verdicts.h"

namespace hairline {
namespace {

/// Two nodes, and the earliest time at which their contents may touch.
struct TimedPair {
  double time;
  std::int32_t a;
  std::int32_t b;

  bool operator<(const TimedPair& other) const { return time > other.time; }
};

/// A priority queue by the earliest possible contact.
struct NearestFirst {
  TimedPair next;
  std::priority_queue<TimedPair> left;

  bool advance(double limit) {
    if (left.empty() || !(left.top().time <= limit)) return false;
    next = left.top();
    left.pop();
    return true;
  }
};

template <typename V, typename S>
class SweepTraversal {
 public:
  SweepTraversal(const MeshInTree& a, const MeshInTree& b, const Vector3<double>& motion,
                 const TraversalOptions& options, const Work& work)
      : m_a(a),
        m_b(b),
        m_motion(motion),
        m_options(options),
        m_work(work),
        m_volumesA(*a.tree),
        m_volumesB(*b.tree),
        m_slack(slackOf(options.scalar)) {
    const double size = (m_volumesA.largest() + a.offset.cwiseAbs().maxCoeff()) +
                        (m_volumesB.largest() + b.offset.cwiseAbs().maxCoeff()) +
                        motion.cwiseAbs().maxCoeff();
    m_pad = m_slack * size;
  }

  Result<ContactAnswer> run() {
    const Tree& treeA = m_a.tree->tree();
    const Tree& treeB = m_b.tree->tree();
    NearestFirst pending;
    const auto offer = [&](std::int32_t a, std::int32_t b) {
      const double time = test(a, b);
      if (time != never) pending.left.push({time, a, b});
    };
    int steps = 0;
    const auto advance = [&] {
      if (!pending.advance(m_limit)) return false;
      if (++steps % 256 != 0) return true;
      m_work.report(std::clamp(pending.next.time / m_limit, 0.0, 1.0));
      return !m_work.isCancelled();
    };
    offer(treeA.root, treeB.root);
    if (!advance()) return m_answer;
    traverse(
        pending,
        [&](const TimedPair& pair) { return treeA[pair.a].isLeaf() && treeB[pair.b].isLeaf(); },
        [&](const TimedPair pair) {
          const TreeNode& a = treeA[pair.a];
          const TreeNode& b = treeB[pair.b];
          if (opensFirst(a, m_volumesA[pair.a], b, m_volumesB[pair.b])) {
            offer(a.left, pair.b);
            offer(a.right, pair.b);
          } else {
            offer(pair.a, b.left);
            offer(pair.a, b.right);
          }
          return advance();
        },
        [&](const TimedPair& pair) {
          leaves(treeA[pair.a], treeB[pair.b]);
          return advance();
        });
    if (m_work.isCancelled()) return cancelledError();
    return m_answer;
  }

 private:
  double test(std::int32_t a, std::int32_t b) {
    ++m_answer.counters.volumeTests;
    const double time = V::touch(m_volumesA[a].moved(m_a.offset), m_volumesB[b].moved(m_b.offset),
                                 m_motion, m_pad, m_limit);
    if (time == never) ++m_answer.counters.pruned;
    note(m_options.record, TraversalStep::Kind::volumes, time != never, a, b);
    return time;
  }

  void leaves(const TreeNode& a, const TreeNode& b) {
    const Tree& treeA = m_a.tree->tree();
    const Tree& treeB = m_b.tree->tree();
    for (std::size_t i = 0; i < a.count(); ++i) {
      const std::int32_t first = treeA.order[a.first() + i];
      const Triangle<double> triangle = triangleAt(m_a, first);
      const nodes::Box box = nodes::Box::around(triangle.vertices);
      for (std::size_t j = 0; j < b.count(); ++j) {
        const std::int32_t second = treeB.order[b.first() + j];
        const Triangle<double> other = triangleAt(m_b, second);
        if (nodes::Box::touch(box, nodes::Box::around(other.vertices), m_motion, m_pad, m_limit) ==
            never) {
          continue;
        }
        ++m_answer.counters.triangleTests;
        const bool hit = look(triangle, other, {first, second});
        note(m_options.record, TraversalStep::Kind::triangles, hit, first, second);
      }
    }
  }

  bool look(const Triangle<double>& a, const Triangle<double>& b, TrianglePair pair) {
    const Shape shapeA = a;
    const Shape shapeB = b;
    SweepPolytopeSat::Input<double> input{{&shapeA}, {&shapeB}, {}, {}};
    input.displacements = {m_motion, Vector3<double>::Zero()};
    const SweepAnswer<S> answer = solve<SweepPolytopeSat, S>(input);
    if (!answer.hit || !answer.time) return false;
    ++m_answer.counters.hits;
    const S& time = *answer.time;
    std::optional<MeshContact>& contact = m_answer.contact;
    if (contact && (m_least < time || (m_least == time && contact->pair < pair))) return true;
    m_least = time;
    contact = MeshContact{toDouble(time), pair, Vector3<double>::Zero()};
    if (answer.normal) contact->normal = toDouble(*answer.normal);
    m_limit = contact->time + m_slack;
    return true;
  }

  const MeshInTree& m_a;
  const MeshInTree& m_b;
  Vector3<double> m_motion;
  const TraversalOptions& m_options;
  const Work& m_work;
  VolumesOf<V> m_volumesA;
  VolumesOf<V> m_volumesB;
  double m_slack;
  double m_pad = 0;
  double m_limit = 1;
  ContactAnswer m_answer;
  S m_least = S(0);
};

}  // namespace

Result<ContactAnswer> firstContact(const MeshInTree& a, const MeshInTree& b,
                                   const Vector3<double>& motion, const TraversalOptions& options,
                                   const Work& work) {
  const ArithmeticScope scope;
  if (a.tree->isEmpty() || b.tree->isEmpty()) return ContactAnswer{};
  if (a.tree->volume() != b.tree->volume()) {
    return unsupported(Message("The two hierarchies have different bounding volumes"));
  }
  return inVolumesAndScalar(*a.tree, options.scalar, [&]<typename V, typename S>() {
    return SweepTraversal<V, S>(a, b, motion, options, work).run();
  });
}

}  // namespace hairline
