#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/threads.h"
#include "core/traversal/triangle_verdicts.h"
#include "core/traversal/wide_kernels.h"

namespace hairline {
namespace {

/// The data shared by the threads.
struct Task {
  MeshInTree a;
  MeshInTree b;
  PairMode mode;
  const TraversalOptions& options;
  const Work& work;
  std::atomic<bool> enough = false;
};

/// The results of one thread.
struct Search {
  explicit Search(Task& common)
      : task(&common), judge(common.a, common.b, false, common.options.scalar) {}

  Task* task;
  PairJudge judge;
  PairAnswer answer;

  static bool take(void* search, std::int32_t a, std::int32_t b, bool surely) {
    Search* const self = static_cast<Search*>(search);
    if (!surely) return self->offer({a, b});
    self->note({a, b}, true);
    return !self->task->enough &&
           (self->answer.count % 1024 != 0 || !self->task->work.isCancelled());
  }

  bool offer(TrianglePair pair) {
    const nodes::Box box = nodes::Box::around(triangleAt(task->a, pair.a).vertices);
    const nodes::Box other = nodes::Box::around(triangleAt(task->b, pair.b).vertices);
    if (nodes::Box::apart(box, other)) return true;
    judge.add(pair);
    if (judge.isFull() || task->mode == PairMode::first) {
      finish();
      return !task->enough && !task->work.isCancelled();
    }
    return true;
  }

  void finish() {
    judge.judge([&](const TrianglePair& pair, bool meets) { note(pair, meets); });
  }

  void note(const TrianglePair& pair, bool meets) {
    if (addVerdict(answer, pair, meets, task->mode)) task->enough = true;
  }
};

}  // namespace

Result<PairAnswer> intersectingTriangles(const MeshInWideTree& a, const MeshInWideTree& b,
                                         PairMode mode, const TraversalOptions& options,
                                         const Work& work) {
  if (a.tree->isEmpty() || b.tree->isEmpty()) return PairAnswer{};
  const WideTree::Frame& first = a.tree->frame();
  const WideTree::Frame& second = b.tree->frame();
  wide::PairFrame frame{};
  const double scale = first.factor / second.factor;
  frame.scale = static_cast<float>(scale);
  const Vector3<double> shift =
      ((second.middle + b.offset) - (first.middle + a.offset)) * first.factor;
  for (int k = 0; k < 3; ++k) frame.shift[k] = shift[k];
  const double shifted = shift.cwiseAbs().maxCoeff();
  // The rounding of the offsets, and of the difference of distant middles.
  double size = 0;
  for (const Vector3<double>& place : {first.middle, second.middle, a.offset, b.offset}) {
    size = std::max(size, place.cwiseAbs().maxCoeff());
  }
  // In float each coordinate is rounded to 2^-24 of itself: the first's, and the second's before,
  // during and after the move. Verdicts round too, each in its own scalar, and must be reproduced.
  const bool inFloat = options.scalar == ScalarKind::float32;
  const double reach = std::max(scale + shifted, 1.0);
  const double lanes = 0x1p-23 * (1 + 0x1p-10) * reach;
  const double rounding = inFloat ? 0x1p-20 : 0x1p-46;
  const double pad = (inFloat ? 16 * lanes : lanes) + rounding * size * first.factor;
  frame.pad = static_cast<float>(std::min(pad, 1e30) * (1 + 0x1p-20));
  // In double the rounding is relative to the size of the whole meshes.
  const double inDouble = 0x1p-46 * (size * first.factor + reach);
  frame.leafPad = inFloat ? frame.pad : static_cast<float>(std::min(inDouble, 1e30));
  frame.decides = !inFloat;
  if (!(std::max(scale, shifted) < 1e18) || !(scale > 1e-18)) {
    // Sizes so different that floats cannot hold both: everything is a candidate.
    frame = {0, {0, 0, 0}, 1e30F, 1e30F, false};
  }
  Task task{{a.mesh, nullptr, a.offset}, {b.mesh, nullptr, b.offset}, mode, options, work};
  // Pairs of children of the roots are separate tasks; disjoint ones return immediately.
  std::vector<wide::NodePair> starts;
  for (const std::int32_t childA : a.tree->nodes()[0].child) {
    for (const std::int32_t childB : b.tree->nodes()[0].child) {
      if (childA != 0 && childB != 0) starts.push_back({childA, childB});
    }
  }
  std::vector<Search> parts;
  parts.reserve(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i) parts.emplace_back(task);
  std::mutex telling;
  std::size_t done = 0;
  Threads(options.threads).forEach(starts.size(), [&](std::size_t i) {
    if (task.enough || work.isCancelled()) return;
    wide::traversePairs(*a.tree, *b.tree, frame, starts[i], &Search::take, &parts[i]);
    parts[i].finish();
    const std::lock_guard lock(telling);
    work.report(static_cast<double>(++done) / static_cast<double>(starts.size()));
  });
  if (work.isCancelled()) return cancelledError();
  return joinedAnswer(parts, mode);
}

}  // namespace hairline
