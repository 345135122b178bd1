// Included once per target by wide_kernels.cpp, hence no include guard.

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Triangles of a leaf that a ray may hit, and those of them that it certainly hits, and before
// where.
struct LeafHits {
  unsigned may, sure;
  HWY_ALIGN float before[8];
};

// By Möller and Trumbore's numbers with error bounds, in front of `most`. `near` is where the ray
// enters the leaf's box, which is within its reach of its origin.
HWY_INLINE void look(const WideLeaf& leaf, const LocalRay& ray, float near, float most,
                     LeafHits& hits) {
  // Relative to that point, so that differences are small.
  const auto from = [&](int k) HWY_ATTR {
    return ray.origin[k] + near * ray.direction[k] - leaf.origin[k];
  };
  const Point origin = spreadOut(from(0), from(1), from(2));
  const Point direction = spreadOut(ray.direction[0], ray.direction[1], ray.direction[2]);
  // One bound for all lanes costs a fraction of one per lane. It is as tight because corners are
  // off by their rounding alone: the error of the ray's start does not affect edges.
  const LineErrors errors(2 * leaf.reach + 6 * ray.pad, ray.pad);
  const Number inDoubt(errors.determinant);
  const Number off(errors.weight);
  const Number sum(errors.determinant + 2 * errors.weight);
  const Number offT(errors.parameter);
  const Number left((most - near) * (1 + 0x1p-20F) + 8 * ray.pad);
  // Behind the start by more than the error, or before it by more. `near` is the parameter of that
  // point.
  const Number back(-(near * (1 + 0x1p-20F) + 8 * ray.pad));
  const float ahead = near * (1 - 0x1p-20F) - 8 * ray.pad;
  hits.may = 0;
  hits.sure = 0;
  for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
    const Point v0 = corner(leaf, 0, i);
    const LineNumbers<Number> numbers(corner(leaf, 1, i) - v0, corner(leaf, 2, i) - v0, origin - v0,
                                      direction);
    // Seen from behind all signs are reversed.
    const auto sign = hn::And(numbers.determinant.lanes, hn::SignBit(D()));
    const auto facing = [&](const Number& number)
                            HWY_ATTR { return Number(hn::Xor(number.lanes, sign)); };
    const Number size = facing(numbers.determinant);
    const Number least = minimum(facing(numbers.u), facing(numbers.v));
    const Number both = facing(numbers.u) + facing(numbers.v);
    const Number t = facing(numbers.t);
    const Number largestSize = size + inDoubt;
    auto may = isAtMost(-off, least) & isAtMost(both, size + sum);
    may = may & isAtMost(t - offT, left * largestSize) & isAtMost(back * largestSize, t + offT);
    // If the determinant's sign is in doubt, everything is.
    may = may | isAtMost(size, inDoubt);
    if (holdsNowhere(may)) continue;
    const Number smallestSize = size - inDoubt;
    const auto sure = isPositive(smallestSize) & isAtMost(off, least) & isAtMost(both + sum, size) &
                      isAtMost(Number(-ahead) * smallestSize, t - offT);
    hits.may |= static_cast<unsigned>(bitsOf(may)) << i;
    if (ahead > 0) hits.sure |= static_cast<unsigned>(bitsOf(sure & may)) << i;
    const Number behind = maximum(t + offT, Number(0)) / smallestSize;
    store((behind + Number(near)) * Number(1 + 0x1p-19F) + Number(0x1p-20F), hits.before + i);
  }
}

// A ray against the boxes of a node's children: those entered before `most`, and where. A product
// and a difference, fused where the processor can: their errors, and that of the inverse, are those
// of an end moved by less than 2^-22 of the coordinates, and so of `pad`. Boxes are inflated by
// twice that, which covers the error of the origin as well.
class RayBoxes {
 public:
  HWY_INLINE explicit RayBoxes(const LocalRay& ray) {
    for (int k = 0; k < 3; ++k) {
      // Without a branch, whose outcome would be unpredictable.
      const auto isBackward = std::size_t{std::bit_cast<std::uint32_t>(ray.inverse[k]) >> 31};
      m_nearEnd[k] = sizeof(WideNode::ends[0]) * (static_cast<std::size_t>(k) + 3 * isBackward);
      m_farEnd[k] =
          sizeof(WideNode::ends[0]) * (static_cast<std::size_t>(2 * k) + 3) - m_nearEnd[k];
      const float at = ray.origin[k] * ray.inverse[k];
      const float pad = 2 * ray.pad * std::abs(ray.inverse[k]);
      m_inverse[k] = Number(ray.inverse[k]);
      m_near[k] = Number(at + pad);
      m_far[k] = Number(at - pad);
    }
  }

  HWY_INLINE unsigned entered(const WideNode& node, float most, float* near) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      const auto crossing = [&](const std::size_t(&end)[3], int k,
                                const Number(&origin)[3]) HWY_ATTR {
        const auto* const from = reinterpret_cast<const char*>(node.ends) + end[k];
        return Number(hn::MulSub(load(reinterpret_cast<const float*>(from) + i).lanes,
                                 m_inverse[k].lanes, origin[k].lanes));
      };
      const Number first =
          maximum(maximum(crossing(m_nearEnd, 0, m_near), crossing(m_nearEnd, 1, m_near)),
                  maximum(crossing(m_nearEnd, 2, m_near), Number(0)));
      const Number last =
          minimum(minimum(crossing(m_farEnd, 0, m_far), crossing(m_farEnd, 1, m_far)),
                  minimum(crossing(m_farEnd, 2, m_far), Number(most)));
      store(first, near + i);
      bits |= static_cast<unsigned>(bitsOf(isAtMost(first, last))) << i;
    }
    return bits;
  }

 private:
  // In bytes from the first one.
  std::size_t m_nearEnd[3];
  std::size_t m_farEnd[3];
  Number m_inverse[3];
  Number m_near[3];
  Number m_far[3];
};

// All rays of a group against the boxes of a node's children: those that one of them may enter, and
// not before where. It is narrow if directions have the same signs.
class BeamBoxes {
 public:
  HWY_INLINE BeamBoxes(const LocalRay* rays, std::size_t count) {
    LocalRay low = rays[0];
    LocalRay high = rays[0];
    for (std::size_t i = 1; i < count; ++i) {
      for (int k = 0; k < 3; ++k) {
        low.origin[k] = HWY_MIN(low.origin[k], rays[i].origin[k]);
        high.origin[k] = HWY_MAX(high.origin[k], rays[i].origin[k]);
        low.inverse[k] = HWY_MIN(low.inverse[k], rays[i].inverse[k]);
        high.inverse[k] = HWY_MAX(high.inverse[k], rays[i].inverse[k]);
      }
      high.pad = HWY_MAX(high.pad, rays[i].pad);
    }
    for (int k = 0; k < 3; ++k) {
      const bool isForward = low.inverse[k] > 0;
      m_isNarrow = m_isNarrow && isForward == (high.inverse[k] > 0);
      m_nearEnd[k] = isForward ? k : k + 3;
      m_farEnd[k] = isForward ? k + 3 : k;
      const float least = low.origin[k] - 2 * high.pad;
      const float most = high.origin[k] + 2 * high.pad;
      m_nearFrom[k] = isForward ? most : least;
      m_farFrom[k] = isForward ? least : most;
      m_least[k] = low.inverse[k];
      m_most[k] = high.inverse[k];
    }
  }

  HWY_INLINE bool isNarrow() const { return m_isNarrow; }

  HWY_INLINE unsigned entered(const WideNode& node, float* near) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      Number first(0);
      Number last(std::numeric_limits<float>::max());
      for (int k = 0; k < 3; ++k) {
        const Number toNear = load(node.ends[m_nearEnd[k]] + i) - Number(m_nearFrom[k]);
        const Number toFar = load(node.ends[m_farEnd[k]] + i) - Number(m_farFrom[k]);
        const Number least(m_least[k]);
        const Number most(m_most[k]);
        first = maximum(first, minimum(toNear * least, toNear * most));
        last = minimum(last, maximum(toFar * least, toFar * most));
      }
      store(first, near + i);
      bits |= static_cast<unsigned>(bitsOf(isAtMost(first, last))) << i;
    }
    return bits;
  }

 private:
  bool m_isNarrow = true;
  int m_nearEnd[3];
  int m_farEnd[3];
  float m_nearFrom[3];
  float m_farFrom[3];
  float m_least[3];
  float m_most[3];
};

// A node for a beam in place of the root: up to eight nodes and leaves below it, of which those
// that come first lie deep. The nearest is last, so that its rays find their children nearly in
// order.
HWY_INLINE void setUpRoot(const WideTree& tree, const BeamBoxes& beam, WideNode& root) {
  struct Child {
    float near;
    const WideNode* parent;
    int lane;
    HWY_INLINE std::int32_t place() const { return parent->child[lane]; }
  };
  Child children[8];
  std::size_t size = 0;
  std::size_t opened = 0;
  const WideNode* node = tree.nodes().data();
  for (bool isFirst = true;; isFirst = false) {
    HWY_ALIGN float near[8];
    unsigned bits = beam.entered(*node, near);
    const auto added = static_cast<std::size_t>(__builtin_popcount(bits));
    if (!isFirst) {
      // Its children come in place of a node, if there is room.
      if (size - 1 + added > 8) break;
      --size;
      for (std::size_t i = opened; i < size; ++i) children[i] = children[i + 1];
    }
    for (; bits != 0; bits &= bits - 1) {
      const int lane = __builtin_ctz(bits);
      std::size_t at = size++;
      for (; at > 0 && children[at - 1].near < near[lane]; --at) children[at] = children[at - 1];
      children[at] = {near[lane], node, lane};
    }
    opened = size;
    while (opened > 0 && children[opened - 1].place() < 0) --opened;
    if (opened == 0) break;
    node = tree.nodes().data() + children[--opened].place();
  }
  for (std::size_t i = 0; i < 8; ++i) {
    const bool isUsed = i < size;
    root.child[i] = isUsed ? children[i].place() : 0;
    for (int k = 0; k < 6; ++k) {
      const float nowhere = std::numeric_limits<float>::infinity();
      root.ends[k][i] = isUsed  ? children[i].parent->ends[k][children[i].lane]
                        : k < 3 ? nowhere
                                : -nowhere;
    }
  }
}

void Rays(const WideTree& tree, const Vector3<double>* vertices, const LocalRay* rays,
          std::size_t count, Verify verify, void* searches) {
  const WideNode* root = tree.nodes().data();
  WideNode rootOfBeam;
  if (count > 1) {
    const BeamBoxes beam(rays, count);
    if (beam.isNarrow()) {
      setUpRoot(tree, beam, rootOfBeam);
      root = &rootOfBeam;
    }
  }
  // Triangles that are certainly hit are verified at last, once their vertices have arrived.
  constexpr std::size_t mostLater = 8;
  std::int32_t later[raysAtOnce][mostLater];
  std::size_t sizes[raysAtOnce];
  Word stack[stackSize];
  for (std::size_t i = 0; i < count; ++i) {
    const LocalRay& ray = rays[i];
    const RayBoxes boxes(ray);
    float most = std::numeric_limits<float>::max();
    std::size_t size = 0;
    Pending pending(stack);
    const auto isLeaf = [](const Entry& entry) HWY_ATTR { return entry.node < 0; };
    const auto enter = [&](const WideNode& node) HWY_ATTR {
      HWY_ALIGN float near[8];
      const unsigned bits = boxes.entered(node, most, near);
      return pending.descend(bits, near, node.child, most);
    };
    const auto open = [&](const Entry& entry)
                          HWY_ATTR { return enter(tree.nodes().data()[entry.node]); };
    const auto lookAt = [&](const Entry& entry) HWY_ATTR {
      const std::int32_t place = ~entry.node;
      const WideLeaf& leaf = tree.leaves().data()[place];
      LeafHits hits;
      look(leaf, ray, entry.near, most, hits);
      for (unsigned bits = hits.may; bits != 0; bits &= bits - 1) {
        const int lane = __builtin_ctz(bits);
        if (leaf.triangle[lane] < 0) continue;
        float end = hits.before[lane];
        if ((hits.sure >> lane & 1) == 0 || size == mostLater) {
          end = verify(searches, i, 8 * place + lane);
        } else {
          later[i][size++] = 8 * place + lane;
          for (const auto& corner : leaf.vertex) __builtin_prefetch(vertices + corner[lane]);
        }
        most = HWY_MIN(most, end);
      }
      return pending.advance(most);
    };
    if (enter(*root)) traverse(pending, isLeaf, open, lookAt);
    sizes[i] = size;
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t k = 0; k < sizes[i]; ++k) verify(searches, i, later[i][k]);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
