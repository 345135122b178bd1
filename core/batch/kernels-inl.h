// Included once a target by batch.cpp, without a guard for that reason.

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace hairline::batch {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The same expressions in the same order as in the scalar bodies, a lane a pair: only then are the
// verdicts the same to the last bit. Where a scalar body asks whether a - b > 0, a > b is asked
// here: of finite numbers the two are one.

template <typename S>
using Lanes = hn::CappedTag<S, Triangles<S>::block>;
template <typename S>
using Vec = hn::Vec<Lanes<S>>;
template <typename S>
using Mask = hn::Mask<Lanes<S>>;

template <typename S>
struct Vec3 {
  Vec<S> x, y, z;
};

template <typename S>
HWY_INLINE Vec3<S> operator-(const Vec3<S>& a, const Vec3<S>& b) {
  return {hn::Sub(a.x, b.x), hn::Sub(a.y, b.y), hn::Sub(a.z, b.z)};
}
template <typename S>
HWY_INLINE Vec3<S> absolute(const Vec3<S>& a) {
  return {hn::Abs(a.x), hn::Abs(a.y), hn::Abs(a.z)};
}

// p q - r s and p q + r s; never fused.
template <typename V>
HWY_INLINE V productDifference(V p, V q, V r, V s) {
  return hn::Sub(hn::Mul(p, q), hn::Mul(r, s));
}
template <typename V>
HWY_INLINE V productSum(V p, V q, V r, V s) {
  return hn::Add(hn::Mul(p, q), hn::Mul(r, s));
}

template <typename S>
HWY_INLINE Vec<S> dot(const Vec3<S>& a, const Vec3<S>& b) {
  return hn::Add(productSum(a.x, b.x, a.y, b.y), hn::Mul(a.z, b.z));
}
template <typename S>
HWY_INLINE Vec3<S> cross(const Vec3<S>& a, const Vec3<S>& b) {
  return {productDifference(a.y, b.z, a.z, b.y), productDifference(a.z, b.x, a.x, b.z),
          productDifference(a.x, b.y, a.y, b.x)};
}

template <typename S>
HWY_INLINE Vec3<S> load(const Triangles<S>& shapes, std::size_t point, std::size_t at) {
  const Lanes<S> d;
  return {hn::LoadU(d, shapes.run(point, 0) + at), hn::LoadU(d, shapes.run(point, 1) + at),
          hn::LoadU(d, shapes.run(point, 2) + at)};
}
template <typename S>
HWY_INLINE std::uint64_t bitsOf(Mask<S> mask) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(Lanes<S>(), mask, bytes);
  std::uint64_t bits = 0;
  std::memcpy(&bits, bytes, sizeof(bits));
  return bits;
}

// Calls `meets(i)` for the lanes from i on, and stores the verdicts.
template <typename S, typename Meets>
HWY_INLINE void forAll(std::size_t count, Verdicts& verdicts, const Meets& meets) {
  verdicts.assign(count);
  const std::size_t lanes = hn::Lanes(Lanes<S>());
  for (std::size_t first = 0; first < count; first += 64) {
    const std::size_t here = count - first < 64 ? count - first : 64;
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < here; i += lanes) word |= bitsOf<S>(meets(first + i)) << i;
    if (here < 64) word &= (std::uint64_t{1} << here) - 1;
    verdicts.words()[first / 64] = word;
  }
}

// The lanes that need the scalar body. They are rare.
class LeftOut {
 public:
  explicit LeftOut(std::size_t count) : m_words((count + 63) / 64), m_count(count) {}

  template <typename S>
  HWY_INLINE void add(Mask<S> mask, std::size_t at) {
    if (HWY_UNLIKELY(!hn::AllFalse(Lanes<S>(), mask))) {
      m_words[at / 64] |= bitsOf<S>(mask) << (at % 64);
      m_any = true;
    }
  }

  template <typename Meets>
  void decide(Verdicts& verdicts, const Meets& meets) const {
    if (!m_any) return;
    for (std::size_t word = 0; word < m_words.size(); ++word) {
      for (std::uint64_t left = m_words[word]; left != 0; left &= left - 1) {
        const std::uint64_t bit = left & (0 - left);
        const std::size_t i = 64 * word + static_cast<std::size_t>(__builtin_ctzll(left));
        if (i < m_count && meets(i)) verdicts.words()[word] |= bit;
      }
    }
  }

 private:
  std::vector<std::uint64_t> m_words;
  std::size_t m_count;
  bool m_any = false;
};

// Two triangles, `sat`: compare triangle_triangle/measures.h.

// As minimum() and maximum() choose, NaN included.
template <typename V>
HWY_INLINE V least(V a, V b) {
  return hn::IfThenElse(hn::Lt(b, a), b, a);
}
template <typename V>
HWY_INLINE V greatest(V a, V b) {
  return hn::IfThenElse(hn::Lt(a, b), b, a);
}

template <typename S>
struct SideLanes {
  HWY_INLINE SideLanes(const Vec3<S> (&v)[3], const Vec3<S> (&other)[3])
      : edges{v[2] - v[1], v[0] - v[2], v[1] - v[0]}, normal(cross<S>(edges[1], edges[2])) {
    const Vec3<S> away[3] = {other[0] - v[0], other[1] - v[0], other[2] - v[0]};
    const Vec<S> h0 = dot<S>(normal, away[0]);
    const Vec<S> h1 = dot<S>(normal, away[1]);
    const Vec<S> h2 = dot<S>(normal, away[2]);
    height = hn::Max(least(least(h0, h1), h2), hn::Neg(greatest(greatest(h0, h1), h2)));
    // Of the third edge by the sum of the two.
    longest = hn::Add(largest(edges[1]), largest(edges[2]));
  }

  static HWY_INLINE Vec<S> largest(const Vec3<S>& v) {
    const Vec3<S> sizes = absolute<S>(v);
    return hn::Max(sizes.x, hn::Max(sizes.y, sizes.z));
  }

  Vec3<S> edges[3];
  Vec3<S> normal;
  // Of the other triangle over the plane, times the normal's length; positive where it is apart.
  Vec<S> height;
  // No less than a component of an edge.
  Vec<S> longest;
};

// Of the pairs that a product of edges separates, the greatest distance on one that does.
template <typename S>
struct Separated {
  Vec<S> distance;

  HWY_INLINE void add(Vec<S> center, Vec<S> a, Vec<S> b) {
    const Vec<S> here = hn::Abs(hn::Add(hn::Add(center, center), hn::Add(a, b)));
    const Mask<S> apart = hn::Gt(here, hn::Add(hn::Abs(a), hn::Abs(b)));
    distance = hn::Max(distance, hn::IfThenElseZero(apart, here));
  }
};

template <typename S>
void trianglePairs(const Triangles<S>& first, const Triangles<S>& second, Verdicts& verdicts) {
  const Lanes<S> d;
  const Vec<S> zero = hn::Zero(d);
  LeftOut flat(first.size());
  forAll<S>(first.size(), verdicts, [&](std::size_t at) HWY_ATTR {
    const Vec3<S> p[3] = {load(first, 0, at), load(first, 1, at), load(first, 2, at)};
    const Vec3<S> q[3] = {load(second, 0, at), load(second, 1, at), load(second, 2, at)};
    const SideLanes<S> a(p, q);
    const SideLanes<S> b(q, p);
    const Vec<S> share = hn::Set(d, 1024 * std::numeric_limits<S>::epsilon());
    const Vec<S> smallest = hn::Set(d, std::numeric_limits<S>::min());
    const Vec<S> ofA = hn::Mul(share, hn::Mul(a.longest, a.longest));
    const Vec<S> ofB = hn::Mul(share, hn::Mul(b.longest, b.longest));
    const Vec<S> across =
        hn::Add(SideLanes<S>::largest(q[0] - p[0]), hn::Add(a.longest, b.longest));
    // An axis is surely one where it separates by more than the noise, as in LaneAxes.
    const Mask<S> heightsKnown = hn::Or(hn::Gt(a.height, hn::MulAdd(ofA, across, smallest)),
                                        hn::Gt(b.height, hn::MulAdd(ofB, across, smallest)));
    if (hn::AllTrue(d, heightsKnown)) return hn::Not(heightsKnown);
    Separated<S> separated{zero};
    const Vec<S> offset[3] = {dot<S>(a.normal, b.edges[0]), dot<S>(a.normal, b.edges[1]),
                              dot<S>(a.normal, b.edges[2])};
    for (std::size_t i = 0; i < 3; ++i) {
      const Vec3<S>& from = p[i == 0 ? 1 : 0];
      const Vec3<S> near = cross<S>(q[0] - from, a.edges[i]);
      const Vec3<S> far = cross<S>(q[1] - from, a.edges[i]);
      const Vec<S> offsetOfB = dot<S>(b.normal, a.edges[i]);
      separated.add(dot<S>(b.edges[0], far), offset[0], offsetOfB);
      separated.add(dot<S>(b.edges[1], near), offset[1], offsetOfB);
      separated.add(dot<S>(b.edges[2], near), offset[2], offsetOfB);
    }
    const Vec<S> noise =
        hn::MulAdd(hn::Mul(share, hn::Mul(a.longest, b.longest)), across, smallest);
    const Mask<S> known = hn::Or(heightsKnown, hn::Gt(separated.distance, noise));
    const Mask<S> found = hn::Or(hn::Or(hn::Gt(a.height, zero), hn::Gt(b.height, zero)),
                                 hn::Gt(separated.distance, zero));
    const Vec<S> line = SideLanes<S>::largest(cross<S>(a.normal, b.normal));
    const Mask<S> planesCross =
        hn::Gt(line, hn::MulAdd(ofA, hn::Mul(b.longest, b.longest), smallest));
    const Mask<S> meet = hn::AndNot(found, planesCross);
    flat.add<S>(hn::Not(hn::Or(known, meet)), at);
    return meet;
  });
  flat.decide(verdicts, [&](std::size_t i) { return meetsAlone(first[i], second[i]); });
}

void TrianglePairsFloat(const Triangles<float>& a, const Triangles<float>& b, Verdicts& verdicts) {
  trianglePairs<float>(a, b, verdicts);
}
void TrianglePairsDouble(const Triangles<double>& a, const Triangles<double>& b,
                         Verdicts& verdicts) {
  trianglePairs<double>(a, b, verdicts);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::batch
HWY_AFTER_NAMESPACE();
