#include <atomic>
#include <mutex>
#include <span>

#include "core/base/threads.h"
#include "core/hierarchy/traversal.h"
#include "core/traversal/traversal_parts.h"
#include "core/traversal/triangle_verdicts.h"

namespace hairline {
namespace {

/// Two nodes whose triangles may intersect, and their share of the work.
struct NodePair {
  std::int32_t a;
  std::int32_t b;
  double share;
};

/// A queue: breadth first, until there is enough work to share among threads.
struct BreadthFirst {
  NodePair next;
  std::vector<NodePair> left;
  std::size_t taken = 0;

  bool advance() {
    const std::size_t waiting = left.size() - taken;
    if (waiting == 0 || waiting >= 256 || taken >= 4096) return false;
    next = left[taken++];
    return true;
  }
  std::span<const NodePair> waiting() const { return std::span(left).subspan(taken); }
};

/// Traverses two trees of one kind of volume, or one tree with itself.
template <typename V>
class PairTraversal {
 public:
  PairTraversal(const MeshInTree& a, const MeshInTree& b, bool self, PairMode mode,
                const TraversalOptions& options, const Work& work)
      : m_a(a),
        m_b(b),
        m_self(self),
        m_mode(mode),
        m_options(options),
        m_work(work),
        m_treeA(a.tree->tree()),
        m_treeB(b.tree->tree()),
        m_volumesA(*a.tree),
        m_volumesB(*b.tree),
        m_moves(!self && (!isZero(a.offset) || !isZero(b.offset))) {}

  Result<PairAnswer> run() {
    if (m_treeA.isEmpty() || m_treeB.isEmpty()) return PairAnswer{};
    const NodePair roots{m_treeA.root, m_treeB.root, 1};
    const bool isOne = m_options.threads == 1 || m_options.record != nullptr;
    Part first(*this);
    // With several threads the first steps run in one thread, until there is enough work to share.
    BreadthFirst start{roots, {}};
    if (!isOne) first.run(start);
    std::vector<Part> parts;
    if (isOne) {
      DepthFirst<NodePair> all{roots, {}};
      first.run(all);
    } else {
      const std::span<const NodePair> shares = start.waiting();
      parts.reserve(shares.size() + 1);
      for (std::size_t i = 0; i < shares.size(); ++i) parts.emplace_back(*this);
      Threads(m_options.threads).forEach(shares.size(), [&](std::size_t i) {
        DepthFirst<NodePair> pending{shares[i], {}};
        parts[i].run(pending);
      });
    }
    if (m_work.isCancelled()) return cancelledError();
    parts.push_back(std::move(first));
    return joinedAnswer(parts, m_mode);
  }

 private:
  /// What one thread does.
  struct Part {
    explicit Part(PairTraversal& traversal)
        : owner(&traversal),
          judge(traversal.m_a, traversal.m_b, traversal.m_self, traversal.m_options.scalar) {}

    PairTraversal* owner;
    PairJudge judge;
    PairAnswer answer;
    double done = 0;
    int steps = 0;

    template <typename Pending>
    void run(Pending& pending) {
      const auto advance = [&] {
        if (owner->m_enough || !pending.advance()) return false;
        return ++steps % 1024 != 0 || !owner->reportProgress(done);
      };
      if (!owner->m_enough) {
        traverse(
            pending, [&](const NodePair& pair) { return owner->areLeaves(pair); },
            [&](const NodePair pair) {
              open(pair, pending.left);
              return advance();
            },
            [&](const NodePair& pair) {
              look(pair);
              return advance();
            });
      }
      finish();
      owner->reportProgress(done);
    }

    void finish() {
      judge.judge([&](const TrianglePair& pair, bool meets) {
        note(owner->m_options.record, TraversalStep::Kind::triangles, meets, pair.a, pair.b);
        if (addVerdict(answer, pair, meets, owner->m_mode)) owner->m_enough = true;
      });
    }

    bool areDisjoint(const NodePair& pair) {
      if (owner->isOneNode(pair)) return false;
      ++answer.counters.volumeTests;
      const bool apart = owner->areDisjoint(pair.a, pair.b);
      note(owner->m_options.record, TraversalStep::Kind::volumes, !apart, pair.a, pair.b);
      if (apart) ++answer.counters.pruned;
      return apart;
    }

    void open(const NodePair& pair, std::vector<NodePair>& left) {
      PairTraversal& whole = *owner;
      const TreeNode& a = whole.m_treeA[pair.a];
      const TreeNode& b = whole.m_treeB[pair.b];
      if (whole.isOneNode(pair)) {
        left.push_back({a.right, a.right, pair.share / 3});
        left.push_back({a.left, a.right, pair.share / 3});
        left.push_back({a.left, a.left, pair.share / 3});
      } else if (areDisjoint(pair)) {
        done += pair.share;
      } else if (opensFirst(a, whole.m_volumesA[pair.a], b, whole.m_volumesB[pair.b])) {
        left.push_back({a.right, pair.b, pair.share / 2});
        left.push_back({a.left, pair.b, pair.share / 2});
      } else {
        left.push_back({pair.a, b.right, pair.share / 2});
        left.push_back({pair.a, b.left, pair.share / 2});
      }
    }

    void look(const NodePair& pair) {
      done += pair.share;
      if (areDisjoint(pair)) return;
      leaves(owner->m_treeA[pair.a], owner->m_treeB[pair.b], owner->isOneNode(pair));
    }

    void leaves(const TreeNode& a, const TreeNode& b, bool same) {
      PairTraversal& whole = *owner;
      static thread_local std::vector<nodes::Box> boxes;
      boxes.clear();
      const auto boxOf = [](const MeshInTree& in, std::int32_t i) {
        return nodes::Box::around(triangleAt(in, i).vertices);
      };
      for (std::size_t j = 0; j < b.count(); ++j) {
        boxes.push_back(boxOf(whole.m_b, whole.m_treeB.order[b.first() + j]));
      }
      for (std::size_t i = 0; i < a.count(); ++i) {
        const std::int32_t first = whole.m_treeA.order[a.first() + i];
        const nodes::Box box = boxOf(whole.m_a, first);
        for (std::size_t j = same ? i + 1 : 0; j < b.count(); ++j) {
          if (nodes::Box::apart(box, boxes[j])) continue;
          const std::int32_t second = whole.m_treeB.order[b.first() + j];
          judge.add(whole.m_self && second < first ? TrianglePair{second, first}
                                                   : TrianglePair{first, second});
          if (judge.isFull()) finish();
        }
      }
      if (whole.m_mode == PairMode::first || whole.m_options.record != nullptr) finish();
    }
  };

  bool isOneNode(const NodePair& pair) const { return m_self && pair.a == pair.b; }
  bool areLeaves(const NodePair& pair) const {
    return m_treeA[pair.a].isLeaf() && m_treeB[pair.b].isLeaf();
  }
  bool areDisjoint(std::int32_t a, std::int32_t b) const {
    const V& first = m_volumesA[a];
    const V& second = m_volumesB[b];
    if (!m_moves) return V::apart(first, second);
    return V::apart(first.moved(m_a.offset), second.moved(m_b.offset));
  }

  /// Reports progress and whether to stop.
  bool reportProgress(double& done) {
    const std::lock_guard lock(m_telling);
    m_done += done;
    done = 0;
    m_work.report(std::min(1.0, m_done));
    return m_work.isCancelled();
  }

  const MeshInTree m_a;
  const MeshInTree m_b;
  bool m_self;
  PairMode m_mode;
  const TraversalOptions& m_options;
  const Work& m_work;
  const Tree& m_treeA;
  const Tree& m_treeB;
  VolumesOf<V> m_volumesA;
  VolumesOf<V> m_volumesB;
  bool m_moves;
  std::atomic<bool> m_enough = false;
  std::mutex m_telling;
  double m_done = 0;
};

Result<PairAnswer> traverseBoth(const MeshInTree& a, const MeshInTree& b, bool self, PairMode mode,
                                const TraversalOptions& options, const Work& work) {
  return std::visit(
      [&]<typename V>(const std::vector<V>&) {
        return PairTraversal<V>(a, b, self, mode, options, work).run();
      },
      a.tree->volumes());
}

}  // namespace

Result<PairAnswer> intersectingTriangles(const MeshInTree& a, const MeshInTree& b, PairMode mode,
                                         const TraversalOptions& options, const Work& work) {
  if (a.tree->volume() != b.tree->volume()) {
    return unsupported(Message("The two hierarchies have different bounding volumes"));
  }
  return traverseBoth(a, b, false, mode, options, work);
}

Result<PairAnswer> selfIntersections(const MeshInTree& mesh, PairMode mode,
                                     const TraversalOptions& options, const Work& work) {
  return traverseBoth(mesh, mesh, true, mode, options, work);
}

}  // namespace hairline
