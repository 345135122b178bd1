// Included once a target by wide_kernels.cpp, without a guard for that reason.

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Two trees. All is brought into the first one's frame, or that of one of its leaves: the second's
// coordinates times a power of two, and moved; `pad` covers what is off.

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
HWY_INLINE void spreadOut(const Place& place, const float* shift, float pad, EightBoxes& result) {
  const D d;
  const V one = hn::Set(d, 1);
  const V wide = hn::Set(d, pad);
  const V3 by = spread(shift);
  const V moved[3] = {by.x, by.y, by.z};
  for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
    const Boxes8 boxes = boxesOf(place, i, one, moved);
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

// All that a leaf holds as one box.
HWY_INLINE void unite(const WideLeaf& leaf, EightBoxes& result) {
  EightBoxes each;
  spreadOut(leaf, leaf.origin, 0, each);
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

// Eight triangles: a corner and the edges opposite, as `sat` has them.
struct Triangles8 {
  V3 v[3];
  V3 edges[3];
  V3 normal;
  // The largest coordinate of an edge.
  V edge;
};
HWY_INLINE Triangles8 trianglesOf(const V3& a, const V3& b, const V3& c) {
  Triangles8 t;
  t.v[0] = a;
  t.v[1] = b;
  t.v[2] = c;
  t.edges[0] = c - b;
  t.edges[1] = a - c;
  t.edges[2] = b - a;
  t.normal = cross(t.edges[1], t.edges[2]);
  t.edge = hn::Max(largest(t.edges[0]), hn::Max(largest(t.edges[1]), largest(t.edges[2])));
  return t;
}

// A leaf of the first tree, to be compared triangle by triangle: what `Triangles8` has, in memory,
// as the leaf sees it.
struct LeafSetup {
  EightBoxes boxes;
  HWY_ALIGN float corner[3][3][8];
  HWY_ALIGN float edges[3][3][8];
  HWY_ALIGN float normal[3][8];
  HWY_ALIGN float edge[8];
};
HWY_INLINE void storeAll(const V3& v, float (*at)[8], std::size_t i) {
  const D d;
  hn::Store(v.x, d, at[0] + i);
  hn::Store(v.y, d, at[1] + i);
  hn::Store(v.z, d, at[2] + i);
}
HWY_INLINE void setUp(const WideLeaf& leaf, LeafSetup& result) {
  const D d;
  constexpr float none[3] = {0, 0, 0};
  spreadOut(leaf, none, 0, result.boxes);
  for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
    const Triangles8 t = trianglesOf(corner(leaf, 0, i), corner(leaf, 1, i), corner(leaf, 2, i));
    for (int c = 0; c < 3; ++c) {
      storeAll(t.v[c], result.corner[c], i);
      storeAll(t.edges[c], result.edges[c], i);
    }
    storeAll(t.normal, result.normal, i);
    hn::Store(t.edge, d, result.edge + i);
  }
}
HWY_INLINE V3 spreadOne(const float (*from)[8], int i) {
  const D d;
  return {hn::Set(d, from[0][i]), hn::Set(d, from[1][i]), hn::Set(d, from[2][i])};
}

struct Verdicts8 {
  // Pairs that may meet, and those of them that surely do.
  unsigned may;
  unsigned sure;
};

// How far three heights are from being on one side of a plane; `off` is what they may be off.
struct Straddle {
  V least, most, off;
};
HWY_INLINE Straddle straddle(const V3& normal, const V3& from, V edge, const V3* points, V pad) {
  const D d;
  const V3 p[3] = {points[0] - from, points[1] - from, points[2] - from};
  const V h[3] = {dot(normal, p[0]), dot(normal, p[1]), dot(normal, p[2])};
  const V far = hn::Add(hn::Max(largest(p[0]), hn::Max(largest(p[1]), largest(p[2]))), pad);
  const V wide = hn::Add(edge, pad);
  // Sums of six products of two edges and an offset, each of which is off by 2 `pad`, make
  // 24 pad edge (edge + far) of it; the roundings on the way, each 2^-24 of a product, the rest.
  const V share = hn::MulAdd(hn::Set(d, 18 * 0x1p-23F), wide, hn::Mul(hn::Set(d, 25), pad));
  return {hn::Min(h[0], hn::Min(h[1], h[2])), hn::Max(h[0], hn::Max(h[1], h[2])),
          hn::Mul(hn::Mul(share, wide), hn::Add(wide, far))};
}

// Triangle k of the first leaf against eight of the second by the axes of `sat`. Only the pairs
// with a bit in `open` count. Where verdicts are in float, the planes alone are looked at.
HWY_INLINE Verdicts8 compare(const LeafSetup& leaf, int k, const Triangles8& b, unsigned open,
                             float padding, bool byProducts) {
  const D d;
  const V pad = hn::Set(d, padding);
  const V3 a[3] = {spreadOne(leaf.corner[0], k), spreadOne(leaf.corner[1], k),
                   spreadOne(leaf.corner[2], k)};
  const V3 normalA = spreadOne(leaf.normal, k);
  const V edgeA = hn::Set(d, leaf.edge[k]);
  const Straddle overA = straddle(normalA, a[0], edgeA, b.v, pad);
  auto apart = hn::Or(hn::Gt(overA.least, overA.off), hn::Lt(overA.most, hn::Neg(overA.off)));
  open &= ~bitsOf(apart);
  if (open == 0) return {0, 0};
  const Straddle overB = straddle(b.normal, b.v[0], b.edge, a, pad);
  apart = hn::Or(hn::Gt(overB.least, overB.off), hn::Lt(overB.most, hn::Neg(overB.off)));
  open &= ~bitsOf(apart);
  if (open == 0 || !byProducts) return {open, 0};
  auto sure = hn::And(hn::Lt(overA.least, hn::Neg(overA.off)), hn::Gt(overA.most, overA.off));
  sure = hn::And(sure, hn::Lt(overB.least, hn::Neg(overB.off)));
  sure = hn::And(sure, hn::Gt(overB.most, overB.off));
  // The planes surely cross.
  const V two = hn::Set(d, 2);
  const V size = hn::Add(hn::Add(edgeA, b.edge), hn::Add(pad, pad));
  const V rounding = hn::MulAdd(hn::Set(d, 12 * 0x1p-23F), size, hn::Mul(hn::Set(d, 25), pad));
  const V3 line = cross(normalA, b.normal);
  sure = hn::And(
      sure, hn::Gt(largest(line),
                   hn::Mul(hn::Mul(two, rounding),
                           hn::Mul(hn::Mul(hn::Add(edgeA, pad), hn::Add(b.edge, pad)), size))));
  // Products of edges, by the expressions of `EdgeAxes`. Both ends of a gap are off by
  // 24 pad size (2 size + far) at most.
  const V offset[3] = {dot(normalA, b.edges[0]), dot(normalA, b.edges[1]),
                       dot(normalA, b.edges[2])};
  apart = hn::Lt(pad, hn::Zero(d));
  for (int i = 0; i < 3; ++i) {
    const V3 edge = spreadOne(leaf.edges[i], k);
    const V3& from = a[i == 0 ? 1 : 0];
    const V3 toNear = b.v[0] - from;
    const V3 toFar = b.v[1] - from;
    const V3 near = cross(toNear, edge);
    const V3 far = cross(toFar, edge);
    const V away = hn::Add(hn::Max(largest(toNear), largest(toFar)), pad);
    const V off = hn::Mul(hn::Mul(rounding, size), hn::MulAdd(two, size, away));
    const V offsetOfB = dot(b.normal, edge);
    for (int j = 0; j < 3; ++j) {
      const V center = dot(b.edges[j], j == 0 ? far : near);
      const V both = hn::Abs(hn::MulAdd(two, center, hn::Add(offset[j], offsetOfB)));
      const V gap = hn::Sub(both, hn::Add(hn::Abs(offset[j]), hn::Abs(offsetOfB)));
      apart = hn::Or(apart, hn::Gt(gap, off));
      sure = hn::And(sure, hn::Lt(gap, hn::Neg(off)));
    }
  }
  open &= ~bitsOf(apart);
  return {open, open & bitsOf(sure)};
}

// How a leaf of the second tree lies as one of the first sees it, and how far coordinates are off
// then: each is rounded to 2^-24 of it, and so is the way between the two.
struct LeafFrame {
  V shift[3];
  float pad;

  HWY_INLINE LeafFrame(const WideLeaf& a, const WideLeaf& b, const PairFrame& frame) {
    const D d;
    double away = 0;
    for (int k = 0; k < 3; ++k) {
      const double by = frame.shift[k] + double{frame.scale} * b.origin[k] - a.origin[k];
      shift[k] = hn::Set(d, static_cast<float>(by));
      away = HWY_MAX(away, by < 0 ? -by : by);
    }
    const float reach = b.reach * frame.scale + static_cast<float>(away);
    pad = (a.reach > reach ? a.reach : reach) * (0x1p-23F * (1 + 0x1p-10F)) + frame.leafPad;
  }
};

void Pairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
           PairSink sink, void* search) {
  const D d;
  const V scale = hn::Set(d, frame.scale);
  const float rounded[3] = {static_cast<float>(frame.shift[0]), static_cast<float>(frame.shift[1]),
                            static_cast<float>(frame.shift[2])};
  const V shift[3] = {hn::Set(d, rounded[0]), hn::Set(d, rounded[1]), hn::Set(d, rounded[2])};
  // A step adds no more than each child with each.
  constexpr std::size_t mostAdded = 64;
  std::vector<NodePair> left(2 * mostAdded);
  std::size_t size = 0;
  left[size++] = start;
  EightBoxes boxes;
  LeafSetup setup;
  std::int32_t isSetUp = 0;  // a node, and so none
  while (size > 0) {
    const NodePair pair = left[--size];
    if (left.size() < size + mostAdded) left.resize(2 * left.size());
    if (size > 0) {
      fetch(a, left[size - 1].a);
      fetch(b, left[size - 1].b);
    }
    if (pair.a < 0 && pair.b < 0) {
      const WideLeaf& leafA = a.leaves()[static_cast<std::size_t>(~pair.a)];
      const WideLeaf& leafB = b.leaves()[static_cast<std::size_t>(~pair.b)];
      if (pair.a != isSetUp) setUp(leafA, setup);
      isSetUp = pair.a;
      const LeafFrame between(leafA, leafB, frame);
      const V wide = hn::Set(d, between.pad);
      for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
        Boxes8 others = boxesOf(leafB, i, scale, between.shift);
        V3 corners[3];
        for (int c = 0; c < 3; ++c) {
          const V3 p = corner(leafB, c, i);
          corners[c] = {hn::MulAdd(p.x, scale, between.shift[0]),
                        hn::MulAdd(p.y, scale, between.shift[1]),
                        hn::MulAdd(p.z, scale, between.shift[2])};
          others.min[c] = hn::Sub(others.min[c], hn::Add(wide, wide));
          others.max[c] = hn::Add(others.max[c], hn::Add(wide, wide));
        }
        const Triangles8 triangles = trianglesOf(corners[0], corners[1], corners[2]);
        for (int k = 0; k < 8 && leafA.triangle[k] >= 0; ++k) {
          const unsigned open = overlapping(others, setup.boxes, k);
          if (open == 0) continue;
          const Verdicts8 found = compare(setup, k, triangles, open, between.pad, frame.decides);
          for (unsigned bits = found.may; bits != 0; bits &= bits - 1) {
            const int lane = __builtin_ctz(bits);
            const std::int32_t triangle = leafB.triangle[i + static_cast<std::size_t>(lane)];
            if (triangle >= 0 &&
                !sink(search, leafA.triangle[k], triangle, (found.sure >> lane & 1) != 0)) {
              return;
            }
          }
        }
      }
      continue;
    }
    if (pair.a < 0) {
      unite(a.leaves()[static_cast<std::size_t>(~pair.a)], boxes);
    } else if (pair.b >= 0) {
      constexpr float none[3] = {0, 0, 0};
      spreadOut(a.nodes()[static_cast<std::size_t>(pair.a)], none, frame.pad, boxes);
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
        boxes.ends[k][0] = boxes.ends[k][0] * frame.scale + rounded[k] - frame.pad;
        boxes.ends[k + 3][0] = boxes.ends[k + 3][0] * frame.scale + rounded[k] + frame.pad;
      }
      const V one = hn::Set(d, 1);
      const V none[3] = {hn::Zero(d), hn::Zero(d), hn::Zero(d)};
      for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
        for (unsigned bits = overlapping(boxesOf(node, i, one, none), boxes, 0); bits != 0;
             bits &= bits - 1) {
          left[size++] = {node.child[i + static_cast<std::size_t>(__builtin_ctz(bits))], pair.b};
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
          left[size] = {first, second};
          size += second != 0 ? 1 : 0;
        }
      }
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
