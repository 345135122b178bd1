#pragma once

#include <algorithm>

#include "core/batch/shape_arrays.h"
#include "core/hierarchy/queries.h"

namespace hairline {

/// Triangle i of a mesh after its offset. Measured: as a call, it costs a tenth of a search for
/// pairs.
[[gnu::always_inline]] inline Triangle<double> triangleAt(const MeshInTree& in, std::int32_t i) {
  const auto& indices = in.mesh->triangles[static_cast<std::size_t>(i)];
  Triangle<double> triangle;
  for (std::size_t k = 0; k < 3; ++k) {
    triangle.vertices[k] = in.mesh->vertices[static_cast<std::size_t>(indices[k])] + in.offset;
  }
  return triangle;
}

/// Decides pairs of triangles, many at once, in a scalar.
class PairJudge {
 public:
  PairJudge(const MeshInTree& a, const MeshInTree& b, bool self, ScalarKind scalar)
      : m_a(a), m_b(b), m_self(self), m_scalar(scalar) {}

  static constexpr std::size_t most = 256;

  void add(TrianglePair pair) { m_pairs.push_back(pair); }
  bool isFull() const { return m_pairs.size() >= most; }
  /// Calls use(pair, meets) for all that were added, in order.
  template <typename Use>
  void judge(const Use& use) {
    decide();
    for (std::size_t i = 0; i < m_pairs.size(); ++i) use(m_pairs[i], m_verdicts[i]);
    m_pairs.clear();
  }

 private:
  void decide();
  template <typename S>
  void decideByLanes(batch::Triangles<S>& a, batch::Triangles<S>& b);

  const MeshInTree& m_a;
  const MeshInTree& m_b;
  bool m_self;
  ScalarKind m_scalar;
  std::vector<TrianglePair> m_pairs;
  std::vector<bool> m_verdicts;
  batch::Triangles<float> m_floatA, m_floatB;
  batch::Triangles<double> m_doubleA, m_doubleB;
};

/// Adds the verdict on a pair to an answer; returns whether the answer is complete.
inline bool addVerdict(PairAnswer& answer, const TrianglePair& pair, bool meets, PairMode mode) {
  ++answer.counters.triangleTests;
  if (!meets) return false;
  ++answer.counters.hits;
  ++answer.count;
  if (mode == PairMode::all || (mode == PairMode::first && answer.pairs.empty())) {
    answer.pairs.push_back(pair);
  }
  return mode == PairMode::first;
}

/// Merges the `answer` of each part.
template <typename Part>
PairAnswer joinedAnswer(const std::vector<Part>& parts, PairMode mode) {
  PairAnswer joined;
  for (const Part& part : parts) {
    joined.counters += part.answer.counters;
    joined.count += part.answer.count;
    joined.pairs.insert(joined.pairs.end(), part.answer.pairs.begin(), part.answer.pairs.end());
  }
  joined.hit = joined.count > 0;
  std::sort(joined.pairs.begin(), joined.pairs.end());
  if (mode == PairMode::first && joined.hit) {
    joined.pairs.resize(1);
    joined.count = 1;
  }
  return joined;
}

/// Whether two triangles of one mesh intersect beyond their shared corner or edge; see
/// `selfIntersections`.
bool meetBeyondShared(const Triangle<double>& a, const Triangle<double>& b, ScalarKind scalar);

}  // namespace hairline
