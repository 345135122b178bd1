// Included once per target by wide_kernels.cpp, hence no include guard.

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Two trees. Everything is converted to the frame of the first one, or of one of its leaves: the
// second's coordinates are scaled by a power of two and translated; `pad` covers the errors.

struct Boxes8 {
  Point min, max;
};

HWY_INLINE Boxes8 boxesAround(const Point& a, const Point& b, const Point& c) {
  return {minimum(a, minimum(b, c)), maximum(a, maximum(b, c))};
}
HWY_INLINE Boxes8 inflated(const Boxes8& boxes, const Number& by) {
  return {boxes.min - Point::of(by), boxes.max + Point::of(by)};
}
// The boxes of a node's children, or of a leaf's triangles relative to its origin.
HWY_INLINE Boxes8 boxesOf(const WideNode& node, std::size_t i) {
  return {{load(node.ends[0] + i), load(node.ends[1] + i), load(node.ends[2] + i)},
          {load(node.ends[3] + i), load(node.ends[4] + i), load(node.ends[5] + i)}};
}
HWY_INLINE Boxes8 boxesOf(const WideLeaf& leaf, std::size_t i) {
  return boxesAround(corner(leaf, 0, i), corner(leaf, 1, i), corner(leaf, 2, i));
}
// The boxes of a node or a leaf, in the tree's frame.
HWY_INLINE Boxes8 boxesOf(const WideTree& tree, std::int32_t place, std::size_t i) {
  if (place >= 0) return boxesOf(tree.nodes()[static_cast<std::size_t>(place)], i);
  const WideLeaf& leaf = tree.leaves()[static_cast<std::size_t>(~place)];
  const Point origin = spreadOut(leaf.origin[0], leaf.origin[1], leaf.origin[2]);
  const Boxes8 boxes = boxesOf(leaf, i);
  return {boxes.min + origin, boxes.max + origin};
}

// One box for each of eight places, to be compared with the lanes of another node.
struct EightBoxes {
  HWY_ALIGN float ends[6][8];

  HWY_INLINE void put(const Boxes8& boxes, std::size_t i) {
    for (int k = 0; k < 3; ++k) {
      store(boxes.min[k], ends[k] + i);
      store(boxes.max[k], ends[k + 3] + i);
    }
  }
  HWY_INLINE Boxes8 operator[](int i) const {
    return {spreadOut(ends[0][i], ends[1][i], ends[2][i]),
            spreadOut(ends[3][i], ends[4][i], ends[5][i])};
  }
};

HWY_INLINE unsigned overlapping(const Boxes8& a, const Boxes8& b) {
  auto meet = isAtMost(a.min.x, b.max.x) & isAtMost(b.min.x, a.max.x);
  meet = meet & isAtMost(a.min.y, b.max.y) & isAtMost(b.min.y, a.max.y);
  return static_cast<unsigned>(
      bitsOf(meet & isAtMost(a.min.z, b.max.z) & isAtMost(b.min.z, a.max.z)));
}

// The transform from the second tree's coordinates to those of the first, or of one of its leaves.
struct Motion {
  float scale;
  Point shift;

  HWY_INLINE Point operator()(const Point& p) const {
    const Number by(scale);
    return {hn::MulAdd(p.x.lanes, by.lanes, shift.x.lanes),
            hn::MulAdd(p.y.lanes, by.lanes, shift.y.lanes),
            hn::MulAdd(p.z.lanes, by.lanes, shift.z.lanes)};
  }
  HWY_INLINE Boxes8 operator()(const Boxes8& boxes) const {
    return {(*this)(boxes.min), (*this)(boxes.max)};
  }
};

// A leaf of the second tree in the frame of one of the first, and the error of its coordinates:
// each is rounded to 2^-24 of itself, and so is the vector between the two.
struct LeafFrame {
  Motion motion;
  float pad;

  HWY_INLINE LeafFrame(const WideLeaf& a, const WideLeaf& b, const PairFrame& frame) {
    float by[3];
    float away = 0;
    for (int k = 0; k < 3; ++k) {
      by[k] = static_cast<float>(frame.shift[k] + double{frame.scale} * b.origin[k] - a.origin[k]);
      away = HWY_MAX(away, by[k] < 0 ? -by[k] : by[k]);
    }
    motion = {frame.scale, spreadOut(by[0], by[1], by[2])};
    const float reach = b.reach * frame.scale + away;
    pad = HWY_MAX(a.reach, reach) * (0x1p-23F * (1 + 0x1p-10F)) + frame.leafPad;
  }
};

// Eight triangles, or one in all lanes.
struct Triangles8 : TriangleOf<Number> {
  // The largest coordinate of an edge.
  Number edge;

  HWY_INLINE void setUp(const Point& a, const Point& b, const Point& c) {
    TriangleOf<Number>::setUp(a, b, c);
    edge = maximum(largest(edges[0]), maximum(largest(edges[1]), largest(edges[2])));
  }
};

struct Verdicts8 {
  // Pairs that may intersect, and those of them that certainly do.
  unsigned may, sure;
};

// How far heights are from being on one side of a plane; `off` is their error.
struct Straddle {
  Number least, most, off;

  HWY_INLINE Straddle(const Triangles8& plane, const Point (&points)[3], float pad) {
    const Point p[3] = {points[0] - plane.v[0], points[1] - plane.v[0], points[2] - plane.v[0]};
    const Extremes<Number> heights = extremesOf(heightsOver(plane, p));
    least = heights.low;
    most = heights.high;
    const Number twice(2 * pad);
    const Number away = maximum(largest(p[0]), maximum(largest(p[1]), largest(p[2]))) + twice;
    const Number size = plane.edge + twice;
    off = errorOf(heightErrors, size, away, Number(pad)) * size;
  }
  HWY_INLINE PackMask<D> isBeside() const { return exceeds(least, off) | exceeds(-off, most); }
  HWY_INLINE PackMask<D> isAcross() const { return exceeds(-off, least) & exceeds(most, off); }
};

// One triangle, in all lanes, against eight by the axes of `sat`; coordinates are off by `pad`.
// Only the pairs with a bit in `open` count. If verdicts are in float, only the planes are tested.
HWY_INLINE Verdicts8 compare(const Triangles8& a, const Triangles8& b, unsigned open, float pad,
                             bool byProducts) {
  const Straddle overA(a, b.v, pad);
  open &= ~static_cast<unsigned>(bitsOf(overA.isBeside()));
  if (open == 0) return {0, 0};
  const Straddle overB(b, a.v, pad);
  open &= ~static_cast<unsigned>(bitsOf(overB.isBeside()));
  if (open == 0 || !byProducts) return {open, 0};
  const Number twice(2 * pad);
  const Number size = maximum(a.edge, b.edge) + twice;
  const Number area = size * size;
  // The planes certainly cross.
  auto sure =
      overA.isAcross() & overB.isAcross() &
      exceeds(largest(cross(a.normal, b.normal)), errorOf(lineErrors, size, Number(pad)) * area);
  // Products of edges.
  const Number toA[3] = {dot(a.normal, b.edges[0]), dot(a.normal, b.edges[1]),
                         dot(a.normal, b.edges[2])};
  auto apart = isNegative(size);
  for (int i = 0; i < 3; ++i) {
    const Point& from = a.v[i == 0 ? 1 : 0];
    const Point toNear = b.v[0] - from;
    const Point toFar = b.v[1] - from;
    const Point near = cross(toNear, a.edges[i]);
    const Point far = cross(toFar, a.edges[i]);
    const Number away = maximum(largest(toNear), largest(toFar)) + twice;
    const Number off = errorOf(gapErrors, size, away, Number(pad)) * size;
    const Number toB = dot(b.normal, a.edges[i]);
    for (int j = 0; j < 3; ++j) {
      const Number gap = gapOnProduct(j == 0 ? far : near, b.edges[j], toA[j], toB);
      apart = apart | exceeds(gap, off);
      sure = sure & exceeds(-off, gap);
    }
  }
  open &= ~static_cast<unsigned>(bitsOf(apart));
  return {open, open & static_cast<unsigned>(bitsOf(sure))};
}

// A leaf of the first tree: each triangle in all lanes, relative to the leaf.
struct LeafSetup {
  EightBoxes boxes;
  Triangles8 triangles[8];

  HWY_INLINE void setUp(const WideLeaf& leaf) {
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) boxes.put(boxesOf(leaf, i), i);
    for (int k = 0; k < 8; ++k) {
      const auto at = [&](int c) HWY_ATTR {
        return spreadOut(leaf.corner[3 * c][k], leaf.corner[3 * c + 1][k],
                         leaf.corner[3 * c + 2][k]);
      };
      triangles[k].setUp(at(0), at(1), at(2));
    }
  }
};

// Two leaves, the first of which is set up. False ends the traversal.
HWY_INLINE bool compareLeaves(const WideLeaf& a, const LeafSetup& setup, const WideLeaf& b,
                              const PairFrame& frame, PairSink sink, void* search) {
  const LeafFrame between(a, b, frame);
  for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
    Triangles8 triangles;
    triangles.setUp(between.motion(corner(b, 0, i)), between.motion(corner(b, 1, i)),
                    between.motion(corner(b, 2, i)));
    const auto& v = triangles.v;
    const Boxes8 others = inflated(boxesAround(v[0], v[1], v[2]), Number(2 * between.pad));
    for (int k = 0; k < 8 && a.triangle[k] >= 0; ++k) {
      const unsigned open = overlapping(others, setup.boxes[k]);
      if (open == 0) continue;
      const Verdicts8 found =
          compare(setup.triangles[k], triangles, open, between.pad, frame.decides);
      for (unsigned bits = found.may; bits != 0; bits &= bits - 1) {
        const int lane = __builtin_ctz(bits);
        const std::int32_t triangle = b.triangle[i + static_cast<std::size_t>(lane)];
        if (triangle >= 0 &&
            !sink(search, a.triangle[k], triangle, (found.sure >> lane & 1) != 0)) {
          return false;
        }
      }
    }
  }
  return true;
}

// Pairs still to be visited, depth first.
struct PendingPairs {
  // A step adds at most each child with each.
  static constexpr std::size_t mostAdded = 64;

  NodePair next;
  std::size_t size = 0;
  std::vector<NodePair> left = std::vector<NodePair>(2 * mostAdded);

  HWY_INLINE void reserve() {
    if (left.size() < size + mostAdded) left.resize(2 * left.size());
  }
  HWY_INLINE bool advance() {
    if (size == 0) return false;
    next = left[--size];
    return true;
  }
};

void Pairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
           PairSink sink, void* search) {
  const Motion motion{
      frame.scale, spreadOut(static_cast<float>(frame.shift[0]), static_cast<float>(frame.shift[1]),
                             static_cast<float>(frame.shift[2]))};
  PendingPairs pending;
  pending.next = start;
  const auto advance = [&]() HWY_ATTR {
    if (!pending.advance()) return false;
    // What comes after that.
    if (pending.size > 0) {
      fetch(a, pending.left[pending.size - 1].a);
      fetch(b, pending.left[pending.size - 1].b);
    }
    return true;
  };
  const auto isLeaf = [](const NodePair& pair) HWY_ATTR { return pair.a < 0 && pair.b < 0; };
  EightBoxes boxes;
  const auto open = [&](const NodePair pair) HWY_ATTR {
    // Bit 8 k + i: child or triangle k of the first meets i of the second.
    std::uint64_t met = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      boxes.put(inflated(boxesOf(a, pair.a, i), Number(frame.pad)), i);
    }
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      const Boxes8 others = motion(boxesOf(b, pair.b, i));
      for (int k = 0; k < 8; ++k) {
        met |= std::uint64_t{overlapping(others, boxes[k])}
               << (8 * static_cast<std::size_t>(k) + i);
      }
    }
    // A leaf stays whole: the bits of its triangles are combined.
    if (pair.a < 0) {
      for (int shift = 32; shift >= 8; shift /= 2) met |= met >> shift;
      met &= 0xff;
    }
    if (pair.b < 0) {
      for (int shift = 4; shift >= 1; shift /= 2) met |= met >> shift;
      met &= 0x0101010101010101;
    }
    pending.reserve();
    for (; met != 0; met &= met - 1) {
      const int bit = __builtin_ctzll(met);
      pending.left[pending.size++] = {
          pair.a < 0 ? pair.a : a.nodes()[static_cast<std::size_t>(pair.a)].child[bit / 8],
          pair.b < 0 ? pair.b : b.nodes()[static_cast<std::size_t>(pair.b)].child[bit % 8]};
    }
    return advance();
  };
  LeafSetup setup;
  std::int32_t isSetUp = 0;  // a node, so it has none
  const auto look = [&](const NodePair pair) HWY_ATTR {
    const WideLeaf& leaf = a.leaves()[static_cast<std::size_t>(~pair.a)];
    if (pair.a != isSetUp) setup.setUp(leaf);
    isSetUp = pair.a;
    const WideLeaf& other = b.leaves()[static_cast<std::size_t>(~pair.b)];
    return compareLeaves(leaf, setup, other, frame, sink, search) && advance();
  };
  traverse(pending, isLeaf, open, look);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
