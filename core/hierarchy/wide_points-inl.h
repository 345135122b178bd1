// Included once a target by wide_kernels.cpp, without a guard for that reason.

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// The square of a distance to a segment from its start: offset p, way e.
HWY_INLINE V segmentSquare(const V3& p, const V3& e) {
  const D d;
  const V length = hn::Max(dot(e, e), hn::Set(d, 1e-37F));
  const V t = hn::Min(hn::Max(hn::Div(dot(p, e), length), hn::Zero(d)), hn::Set(d, 1));
  const V3 way = {hn::NegMulAdd(t, e.x, p.x), hn::NegMulAdd(t, e.y, p.y),
                  hn::NegMulAdd(t, e.z, p.z)};
  return dot(way, way);
}

struct Distances8 {
  // Not more than the distance, but for what coordinates are off.
  HWY_ALIGN float least[8];
  // That of a point of the triangle.
  HWY_ALIGN float most[8];
};

// Distances to eight triangles: over the face where the point lies above it, else to the edges.
HWY_INLINE void distances(const WideLeaf& leaf, const V3& point, Distances8& result) {
  const D d;
  const V zero = hn::Zero(d);
  for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
    const V3 a = corner(leaf, 0, i);
    const V3 b = corner(leaf, 1, i);
    const V3 c = corner(leaf, 2, i);
    const V3 ab = b - a;
    const V3 bc = c - b;
    const V3 ca = a - c;
    const V3 pa = point - a;
    const V3 pb = point - b;
    const V3 pc = point - c;
    const V3 n = cross(ab, bc);
    const V nn = dot(n, n);
    const V weightC = dot(cross(n, ab), pa);
    const V weightA = dot(cross(n, bc), pb);
    const V weightB = dot(cross(n, ca), pc);
    auto above = hn::And(hn::Ge(weightA, zero), hn::Ge(weightB, zero));
    above = hn::And(above, hn::Ge(weightC, zero));
    above = hn::And(above, hn::Gt(nn, hn::Set(d, 1e-36F)));
    const V height = dot(n, pa);
    const V face = hn::Div(hn::Mul(height, height), hn::Max(nn, hn::Set(d, 1e-37F)));
    const V edges =
        hn::Min(segmentSquare(pa, ab), hn::Min(segmentSquare(pb, bc), segmentSquare(pc, ca)));
    hn::Store(hn::Sqrt(hn::IfThenElse(above, hn::Min(face, edges), edges)), d, result.least + i);
    // The height of a sliver may be anything. The point with these weights is one of the triangle
    // whatever they are worth.
    const V sum = hn::Max(hn::Add(hn::Add(weightA, weightB), weightC), hn::Set(d, 1e-37F));
    const V shareB = hn::Div(weightB, sum);
    const V shareC = hn::Div(weightC, sum);
    const V3 way = {hn::NegMulAdd(shareB, ab.x, hn::MulAdd(shareC, ca.x, pa.x)),
                    hn::NegMulAdd(shareB, ab.y, hn::MulAdd(shareC, ca.y, pa.y)),
                    hn::NegMulAdd(shareB, ab.z, hn::MulAdd(shareC, ca.z, pa.z))};
    const V foot = hn::IfThenElse(above, hn::Min(dot(way, way), edges), edges);
    hn::Store(hn::Sqrt(foot), d, result.most + i);
  }
}

// Triangles that may be the nearest, to be looked at once the search is over.
class Candidates {
 public:
  HWY_INLINE void clear() { m_size = 0; }
  HWY_INLINE bool isFull() const { return m_size + 8 > most; }
  HWY_INLINE void add(float near, std::int32_t place) { m_entries[m_size++] = {near, place}; }

  // Looks at those within the bound, the nearest first, and forgets them. Returns the new bound.
  float look(float bound, float pad, Verify verify, void* search) {
    while (m_size > 0 && bound >= 0) {
      std::size_t best = 0;
      for (std::size_t i = 1; i < m_size; ++i) {
        if (m_entries[i].near < m_entries[best].near) best = i;
      }
      if (m_entries[best].near > (bound + 8 * pad) * (1 + 0x1p-16F)) break;
      const std::int32_t place = m_entries[best].node;
      m_entries[best] = m_entries[--m_size];
      const float found = verify(search, place);
      bound = found < bound ? found : bound;
    }
    m_size = 0;
    return bound;
  }

  // Brings the corners of all nearer.
  HWY_INLINE void fetch(const WideTree& tree, const Mesh& mesh) const {
    for (std::size_t i = 0; i < m_size; ++i) {
      const std::int32_t place = m_entries[i].node;
      fetchCorners(mesh, tree.leaves().data()[place / 8], place % 8);
    }
  }

  // Forgets those that the bound leaves out.
  void thinOut(float bound, float pad) {
    const float limit = (bound + 8 * pad) * (1 + 0x1p-16F);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_size; ++i) {
      if (!(m_entries[i].near > limit)) m_entries[kept++] = m_entries[i];
    }
    m_size = kept;
  }

 private:
  static constexpr std::size_t most = 64;
  Entry m_entries[most];
  std::size_t m_size = 0;
};

// The walk of a point. One of several that take turns (`isBatched`) lets the others go on while the
// corners of what may be the nearest are fetched.
template <bool isBatched>
class PointSearch {
 public:
  PointSearch(const WideTree& tree, const Mesh& mesh) : m_tree(tree), m_mesh(mesh) {}

  HWY_INLINE void start(const LocalPoint& point, float most, Verify verify, void* search) {
    m_point = point;
    m_most = most;
    m_verify = verify;
    m_search = search;
    m_isWalking = true;
    m_walk.start();
    m_candidates.clear();
  }

  HWY_INLINE void fetchNext() const {
    if (m_isWalking) fetch(m_tree, m_walk.next.node);
  }

  HWY_INLINE bool step() {
    if (m_isWalking) {
      const std::int32_t node = m_walk.next.node;
      m_isWalking =
          node < 0 ? visit(m_tree.leaves().data()[~node]) : visit(m_tree.nodes().data()[node]);
      if (m_isWalking) return true;
      m_candidates.thinOut(m_most, m_point.pad);
      m_candidates.fetch(m_tree, m_mesh);
      if (isBatched) return true;
    }
    m_candidates.look(m_most, m_point.pad, m_verify, m_search);
    return false;
  }

 private:
  // The square of how far the search still goes.
  HWY_INLINE float reach() const {
    const float reach = (m_most + m_point.pad) * (1 + 0x1p-20F);
    return reach * reach;
  }

  HWY_INLINE bool visit(const WideLeaf& leaf) {
    Distances8 found;
    distances(leaf, spreadFrom(leaf, m_point.at), found);
    if (m_candidates.isFull()) {
      m_candidates.thinOut(m_most, m_point.pad);
      if (m_candidates.isFull()) {
        m_most = m_candidates.look(m_most, m_point.pad, m_verify, m_search);
      }
    }
    const D d;
    // Empty places repeat the first triangle, and so change nothing.
    V least = hn::Load(d, found.most);
    for (std::size_t i = hn::Lanes(d); i < 8; i += hn::Lanes(d)) {
      least = hn::Min(least, hn::Load(d, found.most + i));
    }
    const float nearest = hn::GetLane(hn::MinOfLanes(d, least));
    const float bound = (nearest + 8 * m_point.pad) * (1 + 0x1p-16F);
    m_most = bound < m_most ? bound : m_most;
    const V limit = hn::Set(d, (m_most + 8 * m_point.pad) * (1 + 0x1p-16F));
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      unsigned bits = bitsOf(hn::Not(hn::Gt(hn::Load(d, found.least + i), limit)));
      for (; bits != 0; bits &= bits - 1) {
        const std::size_t at = i + static_cast<std::size_t>(__builtin_ctz(bits));
        if (leaf.triangle[at] < 0) continue;
        m_candidates.add(found.least[at], 8 * ~m_walk.next.node + static_cast<int>(at));
      }
    }
    return m_walk.advance(reach());
  }

  HWY_INLINE bool visit(const WideNode& node) {
    const D d;
    unsigned bits = 0;
    HWY_ALIGN float near[8];
    const float bound = reach();
    const V limit = hn::Set(d, bound);
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      V square = hn::Zero(d);
      for (int k = 0; k < 3; ++k) {
        const V p = hn::Set(d, m_point.at[k]);
        const V gap = hn::Max(hn::Max(hn::Sub(hn::Load(d, node.ends[k] + i), p),
                                      hn::Sub(p, hn::Load(d, node.ends[k + 3] + i))),
                              hn::Zero(d));
        square = hn::MulAdd(gap, gap, square);
      }
      hn::Store(square, d, near + i);
      bits |= bitsOf(hn::Le(square, limit)) << i;
    }
    return m_walk.descend(bits, near, node.child, bound);
  }

  const WideTree& m_tree;
  const Mesh& m_mesh;
  LocalPoint m_point;
  float m_most;
  Verify m_verify;
  void* m_search;
  bool m_isWalking;
  Candidates m_candidates;
  Walk m_walk;
};

void Point(const WideTree& tree, const Mesh& mesh, const LocalPoint& point, float most,
           Verify verify, void* search) {
  PointSearch<false> mine(tree, mesh);
  mine.start(point, most, verify, search);
  while (mine.step()) {
  }
}

void Points(const WideTree& tree, const Mesh& mesh, const Queue<LocalPoint>& queue) {
  walkAll<PointSearch<true>>(tree, mesh, queue);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
