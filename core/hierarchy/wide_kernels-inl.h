// Included once a target by wide_kernels.cpp, without a guard for that reason.

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Eight places are looked at in one step, or in two where there are four lanes. What is computed in
// float only says which triangles need not be looked at; every bound is on the safe side.

using D = hn::CappedTag<float, 8>;
using V = hn::Vec<D>;

struct V3 {
  V x, y, z;
};
HWY_INLINE V3 operator-(const V3& a, const V3& b) {
  return {hn::Sub(a.x, b.x), hn::Sub(a.y, b.y), hn::Sub(a.z, b.z)};
}
HWY_INLINE V dot(const V3& a, const V3& b) {
  return hn::MulAdd(a.x, b.x, hn::MulAdd(a.y, b.y, hn::Mul(a.z, b.z)));
}
HWY_INLINE V3 cross(const V3& a, const V3& b) {
  return {hn::MulSub(a.y, b.z, hn::Mul(a.z, b.y)), hn::MulSub(a.z, b.x, hn::Mul(a.x, b.z)),
          hn::MulSub(a.x, b.y, hn::Mul(a.y, b.x))};
}
HWY_INLINE V largest(const V3& a) {
  return hn::Max(hn::Abs(a.x), hn::Max(hn::Abs(a.y), hn::Abs(a.z)));
}
HWY_INLINE V3 corner(const WideLeaf& leaf, int c, std::size_t at) {
  const D d;
  return {hn::Load(d, leaf.corner[3 * c] + at), hn::Load(d, leaf.corner[3 * c + 1] + at),
          hn::Load(d, leaf.corner[3 * c + 2] + at)};
}
HWY_INLINE V3 spread(const float* v) {
  const D d;
  return {hn::Set(d, v[0]), hn::Set(d, v[1]), hn::Set(d, v[2])};
}
template <typename M>
HWY_INLINE unsigned bitsOf(M mask) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(D(), mask, bytes);
  return bytes[0];
}

struct Entry {
  float near;
  std::int32_t node;
};

constexpr std::size_t stackSize = 512;

// Puts the children with a set bit on the stack, the nearest last.
HWY_INLINE std::size_t pushSorted(Entry* stack, std::size_t size, unsigned bits, const float* near,
                                  const std::int32_t* child) {
  const std::size_t base = size;
  for (; bits != 0; bits &= bits - 1) {
    const int i = __builtin_ctz(bits);
    const Entry entry{near[i], child[i]};
    std::size_t at = size++;
    for (; at > base && stack[at - 1].near < entry.near; --at) stack[at] = stack[at - 1];
    stack[at] = entry;
  }
  return size;
}

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

void Ray(const WideTree& tree, const LocalRay& ray, float most, Verify verify, void* search) {
  const D d;
  Entry stack[stackSize];
  std::size_t size = 1;
  stack[0] = {0, 0};
  const WideNode* const nodes = tree.nodes().data();
  const WideLeaf* const leaves = tree.leaves().data();
  int nearEnd[3];
  V nearFrom[3];
  V farFrom[3];
  V inverse[3];
  for (int k = 0; k < 3; ++k) {
    const bool forward = ray.inverse[k] > 0;
    nearEnd[k] = forward ? k : k + 3;
    nearFrom[k] = hn::Set(d, forward ? ray.origin[k] + ray.pad : ray.origin[k] - ray.pad);
    farFrom[k] = hn::Set(d, forward ? ray.origin[k] - ray.pad : ray.origin[k] + ray.pad);
    inverse[k] = hn::Set(d, ray.inverse[k]);
  }
  const V grown = hn::Set(d, 1 + 0x1p-20F);
  const V shrunk = hn::Set(d, 1 - 0x1p-20F);
  HWY_ALIGN float near[8];
  while (size > 0) {
    const Entry entry = stack[--size];
    if (entry.near > most) continue;
    if (entry.node < 0) {
      const WideLeaf& leaf = leaves[~entry.node];
      for (unsigned bits = mayHit(leaf, ray, entry.near, most); bits != 0; bits &= bits - 1) {
        const std::int32_t triangle = leaf.triangle[__builtin_ctz(bits)];
        if (triangle < 0) continue;
        most = verify(search, triangle);
        if (most < 0) return;
      }
      continue;
    }
    const WideNode& node = nodes[entry.node];
    unsigned bits = 0;
    const V limit = hn::Set(d, most);
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      V first = hn::Zero(d);
      V last = limit;
      for (int k = 0; k < 3; ++k) {
        const int end = nearEnd[k];
        const V n = hn::Mul(hn::Sub(hn::Load(d, node.ends[end] + i), nearFrom[k]), inverse[k]);
        const V f =
            hn::Mul(hn::Sub(hn::Load(d, node.ends[end < 3 ? end + 3 : end - 3] + i), farFrom[k]),
                    inverse[k]);
        first = hn::Max(first, n);
        last = hn::Min(last, f);
      }
      // Both are positive where it matters.
      first = hn::Mul(first, shrunk);
      hn::Store(first, d, near + i);
      bits |= bitsOf(hn::Le(first, hn::Mul(last, grown))) << i;
    }
    size = pushSorted(stack, size, bits, near, node.child);
    HWY_DASSERT(size + 8 < stackSize);
  }
}

// The square of a distance to a segment from its start: offset p, way e.
HWY_INLINE V segmentSquare(const V3& p, const V3& e) {
  const D d;
  const V length = hn::Max(dot(e, e), hn::Set(d, 1e-37F));
  const V t = hn::Min(hn::Max(hn::Div(dot(p, e), length), hn::Zero(d)), hn::Set(d, 1));
  const V3 way = {hn::NegMulAdd(t, e.x, p.x), hn::NegMulAdd(t, e.y, p.y),
                  hn::NegMulAdd(t, e.z, p.z)};
  return dot(way, way);
}

// Distances to eight triangles: over the face where the point lies above it, else to the edges.
HWY_INLINE void distances(const WideLeaf& leaf, const V3& point, float* result) {
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
    auto above = hn::And(hn::Ge(dot(cross(n, ab), pa), zero), hn::Ge(dot(cross(n, bc), pb), zero));
    above = hn::And(above, hn::Ge(dot(cross(n, ca), pc), zero));
    above = hn::And(above, hn::Gt(nn, hn::Set(d, 1e-36F)));
    const V height = dot(n, pa);
    const V face = hn::Div(hn::Mul(height, height), hn::Max(nn, hn::Set(d, 1e-37F)));
    const V edges =
        hn::Min(segmentSquare(pa, ab), hn::Min(segmentSquare(pb, bc), segmentSquare(pc, ca)));
    hn::Store(hn::Sqrt(hn::IfThenElse(above, hn::Min(face, edges), edges)), d, result + i);
  }
}

void Point(const WideTree& tree, const LocalPoint& point, float most, Verify verify, void* search) {
  const D d;
  Entry stack[stackSize];
  std::size_t size = 1;
  stack[0] = {0, 0};
  const WideNode* const nodes = tree.nodes().data();
  const WideLeaf* const leaves = tree.leaves().data();
  const V3 at = spread(point.at);
  const V zero = hn::Zero(d);
  HWY_ALIGN float near[8];
  while (size > 0) {
    const Entry entry = stack[--size];
    const float reach = (most + point.pad) * (1 + 0x1p-20F);
    if (entry.near > reach * reach) continue;
    if (entry.node < 0) {
      const WideLeaf& leaf = leaves[~entry.node];
      distances(leaf, at, near);
      // The nearest first: it may leave out the others.
      for (unsigned open = 0xff; open != 0;) {
        int best = __builtin_ctz(open);
        for (unsigned bits = open; bits != 0; bits &= bits - 1) {
          const int i = __builtin_ctz(bits);
          if (near[i] < near[best]) best = i;
        }
        if (near[best] > (most + 8 * point.pad) * (1 + 0x1p-16F)) break;
        open &= ~(1U << best);
        if (leaf.triangle[best] < 0) continue;
        most = verify(search, leaf.triangle[best]);
        if (most < 0) return;
      }
      continue;
    }
    const WideNode& node = nodes[entry.node];
    unsigned bits = 0;
    const V limit = hn::Set(d, reach * reach);
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      V square = zero;
      const V p[3] = {at.x, at.y, at.z};
      for (int k = 0; k < 3; ++k) {
        const V gap = hn::Max(hn::Max(hn::Sub(hn::Load(d, node.ends[k] + i), p[k]),
                                      hn::Sub(p[k], hn::Load(d, node.ends[k + 3] + i))),
                              zero);
        square = hn::MulAdd(gap, gap, square);
      }
      hn::Store(square, d, near + i);
      bits |= bitsOf(hn::Le(square, limit)) << i;
    }
    size = pushSorted(stack, size, bits, near, node.child);
  }
}

// Two trees. All is brought into the first one's frame: the second's coordinates times a power of
// two, and moved; `pad` covers what is off.

struct Boxes8 {
  V min[3];
  V max[3];
};

HWY_INLINE Boxes8 boxesOf(const WideNode& node, std::size_t i, V scale, const V* shift) {
  const D d;
  Boxes8 boxes;
  for (int k = 0; k < 3; ++k) {
    boxes.min[k] = hn::MulAdd(hn::Load(d, node.ends[k] + i), scale, shift[k]);
    boxes.max[k] = hn::MulAdd(hn::Load(d, node.ends[k + 3] + i), scale, shift[k]);
  }
  return boxes;
}

HWY_INLINE Boxes8 boxesOf(const WideLeaf& leaf, std::size_t i, V scale, const V* shift) {
  const D d;
  Boxes8 boxes;
  for (int k = 0; k < 3; ++k) {
    const V a = hn::Load(d, leaf.corner[k] + i);
    const V b = hn::Load(d, leaf.corner[3 + k] + i);
    const V c = hn::Load(d, leaf.corner[6 + k] + i);
    boxes.min[k] = hn::MulAdd(hn::Min(a, hn::Min(b, c)), scale, shift[k]);
    boxes.max[k] = hn::MulAdd(hn::Max(a, hn::Max(b, c)), scale, shift[k]);
  }
  return boxes;
}

// One box for each of eight places, to be compared with the lanes of another node.
struct EightBoxes {
  HWY_ALIGN float ends[6][8];
};

template <typename Place>
HWY_INLINE void spreadOut(const Place& place, float pad, EightBoxes& result) {
  const D d;
  const V one = hn::Set(d, 1);
  const V wide = hn::Set(d, pad);
  const V none[3] = {hn::Zero(d), hn::Zero(d), hn::Zero(d)};
  for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
    const Boxes8 boxes = boxesOf(place, i, one, none);
    for (int k = 0; k < 3; ++k) {
      hn::Store(hn::Sub(boxes.min[k], wide), d, result.ends[k] + i);
      hn::Store(hn::Add(boxes.max[k], wide), d, result.ends[k + 3] + i);
    }
  }
}

HWY_INLINE unsigned overlapping(const Boxes8& boxes, const EightBoxes& others, int i) {
  const D d;
  auto meet = hn::Le(boxes.min[0], hn::Set(d, others.ends[3][i]));
  meet = hn::And(meet, hn::Ge(boxes.max[0], hn::Set(d, others.ends[0][i])));
  for (int k = 1; k < 3; ++k) {
    meet = hn::And(meet, hn::Le(boxes.min[k], hn::Set(d, others.ends[k + 3][i])));
    meet = hn::And(meet, hn::Ge(boxes.max[k], hn::Set(d, others.ends[k][i])));
  }
  return bitsOf(meet);
}

// All that a leaf or a node holds as one box.
template <typename Place>
HWY_INLINE void unite(const Place& place, EightBoxes& result) {
  EightBoxes each;
  spreadOut(place, 0, each);
  for (int k = 0; k < 3; ++k) {
    float low = each.ends[k][0];
    float high = each.ends[k + 3][0];
    for (int i = 1; i < 8; ++i) {
      low = low < each.ends[k][i] ? low : each.ends[k][i];
      high = high > each.ends[k + 3][i] ? high : each.ends[k + 3][i];
    }
    result.ends[k][0] = low;
    result.ends[k + 3][0] = high;
  }
}

// Which of eight triangles are not on one side of the plane of triangle i of the other leaf.
HWY_INLINE unsigned crossing(const WideLeaf& of, int i, const V3& a, const V3& b, const V3& c,
                             float pad) {
  const D d;
  float v[9];
  for (int k = 0; k < 9; ++k) v[k] = of.corner[k][i];
  const float e[3] = {v[3] - v[0], v[4] - v[1], v[5] - v[2]};
  const float f[3] = {v[6] - v[0], v[7] - v[1], v[8] - v[2]};
  const float n[3] = {e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2],
                      e[0] * f[1] - e[1] * f[0]};
  float edge = 0;
  for (int k = 0; k < 3; ++k) {
    edge = __builtin_fmaxf(edge, __builtin_fmaxf(__builtin_fabsf(e[k]), __builtin_fabsf(f[k])));
  }
  const V3 normal = spread(n);
  const V3 from = spread(v);
  const V3 pa = a - from;
  const V3 pb = b - from;
  const V3 pc = c - from;
  const V ha = dot(normal, pa);
  const V hb = dot(normal, pb);
  const V hc = dot(normal, pc);
  // A height is a sum of products of two edges and an offset, each off by `pad` at most.
  const V far = hn::Max(largest(pa), hn::Max(largest(pb), largest(pc)));
  const V off = hn::Mul(hn::Set(d, 16 * pad * (edge + pad)), hn::Add(hn::Set(d, edge + pad), far));
  const V least = hn::Min(ha, hn::Min(hb, hc));
  const V most = hn::Max(ha, hn::Max(hb, hc));
  return bitsOf(hn::And(hn::Le(least, off), hn::Ge(most, hn::Neg(off))));
}

// Which of eight triangles, given by their corners, have triangle i of the other leaf not on one
// side of their plane.
struct Planes {
  V3 from, normal;
  V edge;
};
HWY_INLINE Planes planesOf(const V3* corners) {
  const V3 e = corners[1] - corners[0];
  const V3 f = corners[2] - corners[0];
  return {corners[0], cross(e, f), hn::Max(largest(e), largest(f))};
}
HWY_INLINE unsigned crossed(const Planes& planes, const WideLeaf& by, int i, float pad) {
  const D d;
  V height[3];
  V far = hn::Zero(d);
  for (int c = 0; c < 3; ++c) {
    const float v[3] = {by.corner[3 * c][i], by.corner[3 * c + 1][i], by.corner[3 * c + 2][i]};
    const V3 p = spread(v) - planes.from;
    height[c] = dot(planes.normal, p);
    far = hn::Max(far, largest(p));
  }
  const V wide = hn::Set(d, pad);
  const V size = hn::Add(planes.edge, wide);
  const V off = hn::Mul(hn::Mul(hn::Set(d, 16 * pad), size), hn::Add(size, far));
  const V least = hn::Min(height[0], hn::Min(height[1], height[2]));
  const V most = hn::Max(height[0], hn::Max(height[1], height[2]));
  return bitsOf(hn::And(hn::Le(least, off), hn::Ge(most, hn::Neg(off))));
}

void Pairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
           PairSink sink, void* search) {
  const D d;
  const V scale = hn::Set(d, frame.scale);
  const V shift[3] = {hn::Set(d, frame.shift[0]), hn::Set(d, frame.shift[1]),
                      hn::Set(d, frame.shift[2])};
  std::vector<NodePair> left{start};
  EightBoxes boxes;
  while (!left.empty()) {
    const NodePair pair = left.back();
    left.pop_back();
    if (pair.a < 0 && pair.b < 0) {
      const WideLeaf& leafA = a.leaves()[static_cast<std::size_t>(~pair.a)];
      const WideLeaf& leafB = b.leaves()[static_cast<std::size_t>(~pair.b)];
      spreadOut(leafA, frame.pad, boxes);
      for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
        const Boxes8 others = boxesOf(leafB, i, scale, shift);
        V3 corners[3];
        for (int c = 0; c < 3; ++c) {
          const V3 p = corner(leafB, c, i);
          corners[c] = {hn::MulAdd(p.x, scale, shift[0]), hn::MulAdd(p.y, scale, shift[1]),
                        hn::MulAdd(p.z, scale, shift[2])};
        }
        const Planes planes = planesOf(corners);
        for (int k = 0; k < 8 && leafA.triangle[k] >= 0; ++k) {
          unsigned bits = overlapping(others, boxes, k);
          if (bits == 0) continue;
          bits &= crossing(leafA, k, corners[0], corners[1], corners[2], frame.pad);
          if (bits != 0) bits &= crossed(planes, leafA, k, frame.pad);
          for (; bits != 0; bits &= bits - 1) {
            const std::int32_t triangle =
                leafB.triangle[i + static_cast<std::size_t>(__builtin_ctz(bits))];
            if (triangle >= 0 && !sink(search, leafA.triangle[k], triangle)) return;
          }
        }
      }
      continue;
    }
    if (pair.a < 0) {
      unite(a.leaves()[static_cast<std::size_t>(~pair.a)], boxes);
    } else if (pair.b >= 0) {
      spreadOut(a.nodes()[static_cast<std::size_t>(pair.a)], frame.pad, boxes);
    }
    if (pair.a < 0) {
      for (int k = 0; k < 3; ++k) {
        boxes.ends[k][0] -= frame.pad;
        boxes.ends[k + 3][0] += frame.pad;
      }
    }
    if (pair.b < 0) {
      // The second's leaf as one box, against the children of the first.
      const WideLeaf& leaf = b.leaves()[static_cast<std::size_t>(~pair.b)];
      const WideNode& node = a.nodes()[static_cast<std::size_t>(pair.a)];
      unite(leaf, boxes);
      for (int k = 0; k < 3; ++k) {
        boxes.ends[k][0] = boxes.ends[k][0] * frame.scale + frame.shift[k] - frame.pad;
        boxes.ends[k + 3][0] = boxes.ends[k + 3][0] * frame.scale + frame.shift[k] + frame.pad;
      }
      const V one = hn::Set(d, 1);
      const V none[3] = {hn::Zero(d), hn::Zero(d), hn::Zero(d)};
      for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
        for (unsigned bits = overlapping(boxesOf(node, i, one, none), boxes, 0); bits != 0;
             bits &= bits - 1) {
          left.push_back({node.child[i + static_cast<std::size_t>(__builtin_ctz(bits))], pair.b});
        }
      }
      continue;
    }
    const WideNode& node = b.nodes()[static_cast<std::size_t>(pair.b)];
    for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
      const Boxes8 others = boxesOf(node, i, scale, shift);
      const int count = pair.a < 0 ? 1 : 8;
      for (int k = 0; k < count; ++k) {
        const std::int32_t first =
            pair.a < 0 ? pair.a : a.nodes()[static_cast<std::size_t>(pair.a)].child[k];
        if (first == 0) continue;  // an empty place: the root is no child
        for (unsigned bits = overlapping(others, boxes, k); bits != 0; bits &= bits - 1) {
          const std::int32_t second = node.child[i + static_cast<std::size_t>(__builtin_ctz(bits))];
          if (second != 0) left.push_back({first, second});
        }
      }
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
