// Included once a target by wide_kernels.cpp, without a guard for that reason.

#include <limits>

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
  const V3 origin = spreadFrom(leaf, from);
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

// A ray against the boxes of a node's children: those that are entered before `most`, and where.
class RayBoxes {
 public:
  HWY_INLINE explicit RayBoxes(const LocalRay& ray) {
    for (int k = 0; k < 3; ++k) {
      const bool forward = ray.inverse[k] > 0;
      m_nearEnd[k] = forward ? k : k + 3;
      m_farEnd[k] = forward ? k + 3 : k;
      m_nearFrom[k] = forward ? ray.origin[k] + ray.pad : ray.origin[k] - ray.pad;
      m_farFrom[k] = forward ? ray.origin[k] - ray.pad : ray.origin[k] + ray.pad;
      // What is compared is not negative, so that this widens what is between.
      m_nearFactor[k] = ray.inverse[k] * (1 - 0x1p-20F);
      m_farFactor[k] = ray.inverse[k] * (1 + 0x1p-20F);
    }
  }

  HWY_INLINE unsigned entered(const WideNode& node, float most, float* near) const {
    const D d;
    unsigned bits = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      V n[3];
      V f[3];
      for (int k = 0; k < 3; ++k) {
        n[k] = hn::Mul(hn::Sub(hn::Load(d, node.ends[m_nearEnd[k]] + i), hn::Set(d, m_nearFrom[k])),
                       hn::Set(d, m_nearFactor[k]));
        f[k] = hn::Mul(hn::Sub(hn::Load(d, node.ends[m_farEnd[k]] + i), hn::Set(d, m_farFrom[k])),
                       hn::Set(d, m_farFactor[k]));
      }
      const V first = hn::Max(hn::Max(n[0], n[1]), hn::Max(n[2], hn::Zero(d)));
      const V last = hn::Min(hn::Min(f[0], f[1]), hn::Min(f[2], hn::Set(d, most)));
      hn::Store(first, d, near + i);
      bits |= bitsOf(hn::Le(first, last)) << i;
    }
    return bits;
  }

 private:
  int m_nearEnd[3];
  int m_farEnd[3];
  float m_nearFrom[3];
  float m_farFrom[3];
  float m_nearFactor[3];
  float m_farFactor[3];
};

void Ray(const WideTree& tree, const LocalRay& ray, Verify verify, void* search) {
  const RayBoxes boxes(ray);
  float most = std::numeric_limits<float>::max();
  Walk walk;
  for (bool goesOn = true; goesOn;) {
    if (walk.next.node >= 0) {
      const WideNode& node = tree.nodes().data()[walk.next.node];
      HWY_ALIGN float near[8];
      const unsigned bits = boxes.entered(node, most, near);
      goesOn = walk.descend(bits, near, node.child, most);
      continue;
    }
    const WideLeaf& leaf = tree.leaves().data()[~walk.next.node];
    for (unsigned bits = mayHit(leaf, ray, walk.next.near, most); bits != 0; bits &= bits - 1) {
      const int lane = __builtin_ctz(bits);
      if (leaf.triangle[lane] >= 0) most = verify(search, 8 * ~walk.next.node + lane);
    }
    goesOn = walk.advance(most);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
