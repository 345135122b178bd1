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
using Lanes = hn::CappedTag<S, ShapeArrays<S, 2>::block>;
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
HWY_INLINE Vec3<S> operator+(const Vec3<S>& a, const Vec3<S>& b) {
  return {hn::Add(a.x, b.x), hn::Add(a.y, b.y), hn::Add(a.z, b.z)};
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

template <typename S, std::size_t points>
HWY_INLINE Vec3<S> load(const ShapeArrays<S, points>& shapes, std::size_t point, std::size_t at) {
  const Lanes<S> d;
  return {hn::LoadU(d, shapes.run(point, 0) + at), hn::LoadU(d, shapes.run(point, 1) + at),
          hn::LoadU(d, shapes.run(point, 2) + at)};
}
template <typename S>
HWY_INLINE Vec3<S> spread(const Vector3<S>& v) {
  const Lanes<S> d;
  return {hn::Set(d, v[0]), hn::Set(d, v[1]), hn::Set(d, v[2])};
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

// Lanes whose intervals on one axis are apart.
template <typename V>
HWY_INLINE auto rangesApart(V min, V max, V boxMin, V boxMax) {
  return hn::Or(hn::Gt(boxMin, max), hn::Gt(min, boxMax));
}

// Triangle and box, `sat`: compare triangle_aabb/frame.h.

template <typename S>
HWY_INLINE Mask<S> boxAxesApart(const Vec3<S>& v0, const Vec3<S>& v1, const Vec3<S>& v2,
                                const Vec3<S>& min, const Vec3<S>& max) {
  const auto apart = [](Vec<S> a, Vec<S> b, Vec<S> c, Vec<S> low, Vec<S> high) HWY_ATTR {
    return rangesApart(hn::Min(hn::Min(a, b), c), hn::Max(hn::Max(a, b), c), low, high);
  };
  return hn::Or(
      apart(v0.x, v1.x, v2.x, min.x, max.x),
      hn::Or(apart(v0.y, v1.y, v2.y, min.y, max.y), apart(v0.z, v1.z, v2.z, min.z, max.z)));
}

// |center| > |n| + radius on the product of a coordinate axis with an edge (x, y), where `farther`
// is what the vertex opposite adds to the center.
template <typename V>
HWY_INLINE auto crossApart(V x, V y, V cx, V cy, V sx, V sy, V wx, V wy, V farther, V n) {
  const V center = productDifference(x, cy, y, cx);
  const V radius = productSum(sx, wy, sy, wx);
  return hn::Gt(hn::Abs(hn::Add(center, farther)), hn::Add(hn::Abs(n), radius));
}

template <typename S>
HWY_INLINE Mask<S> edgeApart(const Vec3<S>& e, const Vec3<S>& c, const Vec3<S>& w,
                             const Vec3<S>& farther, const Vec3<S>& n) {
  const Vec3<S> s = absolute<S>(e);
  return hn::Or(crossApart(e.y, e.z, c.y, c.z, s.y, s.z, w.y, w.z, farther.x, n.x),
                hn::Or(crossApart(e.z, e.x, c.z, c.x, s.z, s.x, w.z, w.x, farther.y, n.y),
                       crossApart(e.x, e.y, c.x, c.y, s.x, s.y, w.x, w.y, farther.z, n.z)));
}

template <typename S>
HWY_INLINE Mask<S> planeApart(const Vec3<S>& n, const Vec3<S>& c, const Vec3<S>& w) {
  return hn::Gt(hn::Abs(dot<S>(n, c)), dot<S>(absolute<S>(n), w));
}

template <typename S>
void triangleBox(const Triangles<S>& triangles, const Boxes<S>& boxes, Verdicts& verdicts) {
  forAll<S>(triangles.size(), verdicts, [&](std::size_t i) HWY_ATTR {
    const Vec3<S> v0 = load(triangles, 0, i);
    const Vec3<S> v1 = load(triangles, 1, i);
    const Vec3<S> v2 = load(triangles, 2, i);
    const Vec3<S> min = load(boxes, 0, i);
    const Vec3<S> max = load(boxes, 1, i);
    const Mask<S> outside = boxAxesApart<S>(v0, v1, v2, min, max);
    const Vec3<S> e0 = v2 - v1;
    const Vec3<S> e1 = v0 - v2;
    const Vec3<S> e2 = v1 - v0;
    const Vec3<S> n = cross<S>(e1, e2);
    const Vec3<S> c = (min - v0) + (max - v0);
    const Vec3<S> w = max - min;
    const Vec3<S> minusN = {hn::Neg(n.x), hn::Neg(n.y), hn::Neg(n.z)};
    const Mask<S> apart =
        hn::Or(hn::Or(edgeApart<S>(e0, c, w, n, n), edgeApart<S>(e1, c, w, minusN, n)),
               hn::Or(edgeApart<S>(e2, c, w, minusN, n), planeApart<S>(n, c, w)));
    return hn::Not(hn::Or(outside, apart));
  });
}

// One triangle's setup and many boxes: compare TriangleBoxSetup.

template <typename S>
struct LineLanes {
  Vec<S> x, y, offset;
  // Which of Corners is foremost and which hindmost.
  std::uint8_t xFore, xHind, yFore, yHind;
};

// A box as seen from the triangle's vertex 0: its lower corner, its upper one, and 0 for edges that
// have no extent, as infinity times 0 is not 0.
template <typename S>
struct Corners {
  Vec3<S> c[3];
};
constexpr std::uint8_t foremostFor(double x) { return x > 0 ? 1 : x < 0 ? 0 : 2; }

// Whether the foremost corner lies outside of the line, seen along the axis whose two others are
// the members `u` and `v`.
template <typename S, Vec<S> Vec3<S>::*u, Vec<S> Vec3<S>::*v>
HWY_INLINE Mask<S> behindEdge(const LineLanes<S>& line, bool edgeOn, const Corners<S>& box) {
  const Vec<S> zero = hn::Zero(Lanes<S>());
  const Vec<S> foremost = productSum(line.x, box.c[line.xFore].*u, line.y, box.c[line.yFore].*v);
  if (!edgeOn) return hn::Lt(hn::Add(foremost, line.offset), zero);
  // Without area there is no inside, and the side counts on which the box is farther out. Asked as
  // `minimum` asks, for what lies beyond the range of the scalar.
  const Vec<S> other =
      hn::Neg(productSum(line.x, box.c[line.xHind].*u, line.y, box.c[line.yHind].*v));
  return hn::Lt(hn::IfThenElse(hn::Lt(other, foremost), other, foremost), zero);
}

template <typename S>
void setupBoxes(const TriangleBoxSetup<S>& setup, const Boxes<S>& boxes, Verdicts& verdicts) {
  const Lanes<S> d;
  const Vec3<S> origin = spread(setup.origin());
  const auto bound = [&](S Interval<S>::*end) HWY_ATTR {
    return Vec3<S>{hn::Set(d, setup.bounds(0).*end), hn::Set(d, setup.bounds(1).*end),
                   hn::Set(d, setup.bounds(2).*end)};
  };
  const Vec3<S> low = bound(&Interval<S>::min);
  const Vec3<S> high = bound(&Interval<S>::max);
  const Vec3<S> n = {hn::Set(d, setup.normal()[0]), hn::Set(d, setup.normal()[1]),
                     hn::Set(d, setup.normal()[2])};
  const Vec3<S> size = absolute<S>(n);
  LineLanes<S> lines[3][3];
  for (std::size_t k = 0; k < 3; ++k) {
    for (std::size_t e = 0; e < 3; ++e) {
      const auto edge = setup.edge(k, e);
      lines[k][e] = {hn::Set(d, edge.x),  hn::Set(d, edge.y),   hn::Set(d, edge.offset),
                     foremostFor(edge.x), foremostFor(-edge.x), foremostFor(edge.y),
                     foremostFor(-edge.y)};
    }
  }
  const bool edgeOn[3] = {setup.facing(0) == 0, setup.facing(1) == 0, setup.facing(2) == 0};
  using V = Vec3<S>;
  forAll<S>(boxes.size(), verdicts, [&](std::size_t i) HWY_ATTR {
    const Vec3<S> min = load(boxes, 0, i);
    const Vec3<S> max = load(boxes, 1, i);
    Mask<S> apart = hn::Or(
        rangesApart(low.x, high.x, min.x, max.x),
        hn::Or(rangesApart(low.y, high.y, min.y, max.y), rangesApart(low.z, high.z, min.z, max.z)));
    // Most boxes lie beside the triangle's bounds, and so do their neighbours.
    if (hn::AllTrue(d, apart)) return hn::Not(apart);
    const Vec<S> zero = hn::Zero(d);
    const Corners<S> box = {{min - origin, max - origin, {zero, zero, zero}}};
    const Vec3<S> c = box.c[0] + box.c[1];
    const Vec3<S> w = max - min;
    apart = hn::Or(apart, hn::Gt(hn::Abs(dot<S>(n, c)), dot<S>(size, w)));
    for (std::size_t e = 0; e < 3; ++e) {
      apart = hn::Or(apart, (behindEdge<S, &V::y, &V::z>(lines[0][e], edgeOn[0], box)));
      apart = hn::Or(apart, (behindEdge<S, &V::z, &V::x>(lines[1][e], edgeOn[1], box)));
      apart = hn::Or(apart, (behindEdge<S, &V::x, &V::y>(lines[2][e], edgeOn[2], box)));
    }
    return hn::Not(apart);
  });
}

// One ray and many triangles: compare linear_triangle/moller_trumbore.h.

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

template <typename S>
void rayTriangles(const Ray<S>& ray, const Triangles<S>& triangles, Verdicts& verdicts) {
  const Lanes<S> d;
  const Vec3<S> origin = spread(ray.origin);
  const Vec3<S> direction = spread(ray.direction);
  const Vec<S> zero = hn::Zero(d);
  LeftOut parallel(triangles.size());
  forAll<S>(triangles.size(), verdicts, [&](std::size_t i) HWY_ATTR {
    const Vec3<S> v0 = load(triangles, 0, i);
    const Vec3<S> edge1 = load(triangles, 1, i) - v0;
    const Vec3<S> edge2 = load(triangles, 2, i) - v0;
    const Vec3<S> p = cross<S>(direction, edge2);
    const Vec<S> determinant = dot<S>(edge1, p);
    const Vec3<S> s = origin - v0;
    const Vec<S> weight1 = dot<S>(s, p);
    const Vec3<S> q = cross<S>(s, edge1);
    const Vec<S> weight2 = dot<S>(direction, q);
    const Vec<S> weight0 = hn::Sub(hn::Sub(determinant, weight1), weight2);
    const Vec<S> t = dot<S>(edge2, q);
    // Seen from behind all four change their sign.
    const Vec<S> turn = hn::And(determinant, hn::SignBit(d));
    const auto fails = [&](Vec<S> x) HWY_ATTR { return hn::Lt(hn::Xor(x, turn), zero); };
    const Mask<S> missed =
        hn::Or(hn::Or(fails(weight1), fails(weight2)), hn::Or(fails(weight0), fails(t)));
    const Mask<S> crosses = hn::Or(hn::Lt(determinant, zero), hn::Gt(determinant, zero));
    parallel.add<S>(hn::Not(crosses), i);
    return hn::And(crosses, hn::Not(missed));
  });
  parallel.decide(verdicts, [&](std::size_t i) { return meetsAlone(ray, triangles[i]); });
}

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
    longest = hn::Max(largest(edges[0]), hn::Max(largest(edges[1]), largest(edges[2])));
    reach = hn::Max(largest(away[0]), hn::Max(largest(away[1]), largest(away[2])));
  }

  static HWY_INLINE Vec<S> largest(const Vec3<S>& v) {
    const Vec3<S> sizes = absolute<S>(v);
    return hn::Max(sizes.x, hn::Max(sizes.y, sizes.z));
  }

  Vec3<S> edges[3];
  Vec3<S> normal;
  // Of the other triangle over the plane, times the normal's length; positive where it is apart.
  Vec<S> height;
  // The greatest component of an edge, and of a way to a vertex of the other.
  Vec<S> longest;
  Vec<S> reach;
};

// The pairs that an axis separates, and those of them where it is surely one: where it exceeds the
// noise, as in LaneAxes.
template <typename S>
struct Apart {
  Mask<S> found;
  Mask<S> known;

  HWY_INLINE void add(Mask<S> apart, Vec<S> distance, Vec<S> noise) {
    found = hn::Or(found, apart);
    known = hn::Or(known, hn::And(apart, hn::Gt(distance, noise)));
  }
  HWY_INLINE void addProduct(Vec<S> center, Vec<S> a, Vec<S> b, Vec<S> noise) {
    const Vec<S> distance = hn::Abs(hn::Add(hn::Add(center, center), hn::Add(a, b)));
    add(hn::Gt(distance, hn::Add(hn::Abs(a), hn::Abs(b))), distance, noise);
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
    Apart<S> apart{hn::Gt(zero, zero), hn::Gt(zero, zero)};
    apart.add(hn::Gt(a.height, zero), a.height, hn::MulAdd(ofA, a.reach, smallest));
    apart.add(hn::Gt(b.height, zero), b.height, hn::MulAdd(ofB, b.reach, smallest));
    if (hn::AllTrue(d, apart.known)) return hn::Not(apart.known);
    const Vec<S> away = hn::Add(hn::Add(a.reach, b.reach), hn::Add(a.longest, b.longest));
    const Vec<S> noise = hn::MulAdd(hn::Mul(share, hn::Mul(a.longest, b.longest)), away, smallest);
    const Vec<S> offset[3] = {dot<S>(a.normal, b.edges[0]), dot<S>(a.normal, b.edges[1]),
                              dot<S>(a.normal, b.edges[2])};
    for (std::size_t i = 0; i < 3; ++i) {
      const Vec3<S>& from = p[i == 0 ? 1 : 0];
      const Vec3<S> near = cross<S>(q[0] - from, a.edges[i]);
      const Vec3<S> far = cross<S>(q[1] - from, a.edges[i]);
      const Vec<S> offsetOfB = dot<S>(b.normal, a.edges[i]);
      apart.addProduct(dot<S>(b.edges[0], far), offset[0], offsetOfB, noise);
      apart.addProduct(dot<S>(b.edges[1], near), offset[1], offsetOfB, noise);
      apart.addProduct(dot<S>(b.edges[2], near), offset[2], offsetOfB, noise);
    }
    const Vec<S> line = SideLanes<S>::largest(cross<S>(a.normal, b.normal));
    const Mask<S> planesCross =
        hn::Gt(line, hn::MulAdd(ofA, hn::Mul(b.longest, b.longest), smallest));
    const Mask<S> meet = hn::AndNot(apart.found, planesCross);
    flat.add<S>(hn::Not(hn::Or(apart.known, meet)), at);
    return meet;
  });
  flat.decide(verdicts, [&](std::size_t i) { return meetsAlone(first[i], second[i]); });
}

#define HAIRLINE_BATCH_KERNELS(Name, S)                                                        \
  void TriangleBox##Name(const Triangles<S>& a, const Boxes<S>& b, Verdicts& verdicts) {       \
    triangleBox<S>(a, b, verdicts);                                                            \
  }                                                                                            \
  void SetupBoxes##Name(const TriangleBoxSetup<S>& a, const Boxes<S>& b, Verdicts& verdicts) { \
    setupBoxes<S>(a, b, verdicts);                                                             \
  }                                                                                            \
  void RayTriangles##Name(const Ray<S>& a, const Triangles<S>& b, Verdicts& verdicts) {        \
    rayTriangles<S>(a, b, verdicts);                                                           \
  }                                                                                            \
  void TrianglePairs##Name(const Triangles<S>& a, const Triangles<S>& b, Verdicts& verdicts) { \
    trianglePairs<S>(a, b, verdicts);                                                          \
  }

HAIRLINE_BATCH_KERNELS(Float, float)
HAIRLINE_BATCH_KERNELS(Double, double)
#undef HAIRLINE_BATCH_KERNELS

}  // namespace HWY_NAMESPACE
}  // namespace hairline::batch
HWY_AFTER_NAMESPACE();
