// Included once a target by wide_kernels.cpp, without a guard for that reason.

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Möller and Trumbore's numbers with bounds on their errors: lanes that may be hit before `most`.
HWY_INLINE unsigned mayHit(const WideLeaf& leaf, const LocalRay& ray, float near, float most) {
  const D d;
  unsigned bits = 0;
  // Seen from where the ray comes near, so that differences are small.
  const float from[3] = {ray.origin[0] + near * ray.direction[0],
                         ray.origin[1] + near * ray.direction[1],
                         ray.origin[2] + near * ray.direction[2]};
  const V3 origin = spread(from);
  const V3 direction = spread(ray.direction);
  const V pad = hn::Set(d, 8 * ray.pad);
  const V left = hn::Set(d, (most - near) * (1 + 0x1p-20F) + 8 * ray.pad);
  for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
    const V3 v0 = corner(leaf, 0, i);
    const V3 e1 = corner(leaf, 1, i) - v0;
    const V3 e2 = corner(leaf, 2, i) - v0;
    const V3 s = origin - v0;
    const V3 p = cross(direction, e2);
    const V3 q = cross(s, e1);
    const V det = dot(e1, p);
    const V u = dot(s, p);
    const V v = dot(direction, q);
    const V t = dot(e2, q);
    const V edge = hn::Max(largest(e1), largest(e2));
    // Coordinates are off by `pad` / 8 at most, and products of edges, or of an edge and s, by that
    // times what they are multiplied with, a few times over.
    const V off = hn::Mul(pad, hn::Add(hn::Add(edge, largest(s)), pad));
    const V offDet = hn::Mul(pad, hn::Add(edge, pad));
    const V size = hn::Abs(det);
    const V minusOff = hn::Neg(off);
    const auto flips = hn::Lt(det, hn::Zero(d));
    const auto turned = [&](V x) HWY_ATTR { return hn::IfThenElse(flips, hn::Neg(x), x); };
    const V us = turned(u);
    const V vs = turned(v);
    const V ts = turned(t);
    auto may = hn::And(hn::Ge(us, minusOff), hn::Ge(vs, minusOff));
    may = hn::And(may,
                  hn::Le(hn::Add(us, vs), hn::MulAdd(hn::Set(d, 2), off, hn::Add(size, offDet))));
    const V offT = hn::Mul(off, hn::Add(edge, pad));
    may = hn::And(may, hn::Le(hn::Sub(ts, offT), hn::Mul(left, hn::Add(size, offDet))));
    // Behind the start by more than what may be off. `near` is how far that lies.
    const V back = hn::Set(d, -(near * (1 + 0x1p-20F) + 8 * ray.pad));
    may = hn::And(may, hn::Ge(hn::Add(ts, offT), hn::Mul(back, hn::Add(size, offDet))));
    // Where the determinant's sign is in doubt everything is.
    may = hn::Or(may, hn::Le(size, offDet));
    bits |= bitsOf(may) << i;
  }
  return bits;
}

class RaySearch {
 public:
  explicit RaySearch(const WideTree& tree) : m_tree(tree) {}

  HWY_INLINE void start(const LocalRay& ray, float most, Verify verify, void* search) {
    m_ray = ray;
    m_most = most;
    m_verify = verify;
    m_search = search;
    for (int k = 0; k < 3; ++k) {
      const bool forward = ray.inverse[k] > 0;
      m_nearEnd[k] = forward ? k : k + 3;
      m_nearFrom[k] = forward ? ray.origin[k] + ray.pad : ray.origin[k] - ray.pad;
      m_farFrom[k] = forward ? ray.origin[k] - ray.pad : ray.origin[k] + ray.pad;
    }
    m_walk.start();
  }

  HWY_INLINE bool advance() { return m_walk.advance(m_most); }
  HWY_INLINE void fetchNext() const { fetch(m_tree, m_walk.next.node); }

  HWY_INLINE bool visit() {
    const D d;
    const Entry entry = m_walk.next;
    if (entry.node < 0) {
      const WideLeaf& leaf = m_tree.leaves().data()[~entry.node];
      for (unsigned bits = mayHit(leaf, m_ray, entry.near, m_most); bits != 0; bits &= bits - 1) {
        const std::int32_t triangle = leaf.triangle[__builtin_ctz(bits)];
        if (triangle < 0) continue;
        m_most = m_verify(m_search, triangle);
        if (m_most < 0) return false;
      }
      return true;
    }
    const WideNode& node = m_tree.nodes().data()[entry.node];
    unsigned bits = 0;
    HWY_ALIGN float near[8];
    const V limit = hn::Set(d, m_most);
    const V grown = hn::Set(d, 1 + 0x1p-20F);
    const V shrunk = hn::Set(d, 1 - 0x1p-20F);
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      V first = hn::Zero(d);
      V last = limit;
      for (int k = 0; k < 3; ++k) {
        const int end = m_nearEnd[k];
        const V inverse = hn::Set(d, m_ray.inverse[k]);
        const V n =
            hn::Mul(hn::Sub(hn::Load(d, node.ends[end] + i), hn::Set(d, m_nearFrom[k])), inverse);
        const V f = hn::Mul(hn::Sub(hn::Load(d, node.ends[end < 3 ? end + 3 : end - 3] + i),
                                    hn::Set(d, m_farFrom[k])),
                            inverse);
        first = hn::Max(first, n);
        last = hn::Min(last, f);
      }
      // Both are positive where it matters.
      first = hn::Mul(first, shrunk);
      hn::Store(first, d, near + i);
      bits |= bitsOf(hn::Le(first, hn::Mul(last, grown))) << i;
    }
    m_walk.push(bits, near, node.child);
    return true;
  }

  HWY_INLINE void finish() {}

 private:
  const WideTree& m_tree;
  LocalRay m_ray;
  float m_most;
  Verify m_verify;
  void* m_search;
  int m_nearEnd[3];
  float m_nearFrom[3];
  float m_farFrom[3];
  Walk m_walk;
};

void Ray(const WideTree& tree, const LocalRay& ray, float most, Verify verify, void* search) {
  RaySearch mine(tree);
  mine.start(ray, most, verify, search);
  while (mine.advance() && mine.visit()) {
  }
}

void Rays(const WideTree& tree, const Queue<LocalRay>& queue) { walkAll<RaySearch>(tree, queue); }

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
