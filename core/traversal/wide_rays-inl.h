// Included once per target by wide_kernels.cpp, hence no include guard.

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Doubles for up to eight rays.
using Doubles = hn::CappedTag<double, 8>;

// Rays in the lanes of a tag; those up to `end` repeat the last one.
template <typename Tag>
HWY_INLINE void setUpLanes(const WideTree::Frame& frame, const Ray<double>* const* rays,
                           std::size_t count, std::size_t end, LocalRays& local) {
  using Real = PackOf<Tag>;
  using RealPoint = Three<Real>;
  using Floats = hn::Rebind<float, Tag>;
  using Rounded = PackOf<Floats>;
  constexpr std::size_t lanes = hn::MaxLanes(Tag());
  const auto loadReal = [](const double* from) HWY_ATTR { return Real(hn::Load(Tag(), from)); };
  const auto round = [](const Real& number, float* to) HWY_ATTR {
    hn::Store(hn::DemoteTo(Floats(), number.lanes), Floats(), to);
  };
  HWY_ALIGN double origins[3][raysAtOnce];
  HWY_ALIGN double directions[3][raysAtOnce];
  for (std::size_t i = 0; i < end; ++i) {
    const Ray<double>& ray = *rays[HWY_MIN(i, count - 1)];
    for (int k = 0; k < 3; ++k) {
      origins[k][i] = ray.origin[k];
      directions[k][i] = ray.direction[k];
    }
  }
  // In the frame, from where they come near the mesh.
  const Real factor(frame.factor);
  const RealPoint middle{Real(frame.middle[0]), Real(frame.middle[1]), Real(frame.middle[2])};
  const double farMiddle = HWY_MAX(HWY_MAX(std::abs(frame.middle[0]), std::abs(frame.middle[1])),
                                   std::abs(frame.middle[2])) *
                           frame.factor;
  for (std::size_t i = 0; i < end; i += lanes) {
    const RealPoint from{loadReal(origins[0] + i), loadReal(origins[1] + i),
                         loadReal(origins[2] + i)};
    const RealPoint along{loadReal(directions[0] + i), loadReal(directions[1] + i),
                          loadReal(directions[2] + i)};
    const Real length = greatestOf(absolute(along));
    const RealPoint direction = along * (Real(1) / length);
    RealPoint origin = (from - middle) * factor;
    const Real away = greatestOf(absolute(origin));
    const auto isFar = exceeds(away, Real(4));
    Real ahead(0);
    if (!holdsNowhere(isFar)) {
      const Real to = -dot(origin, direction) / squaredNorm(direction) - Real(4);
      ahead = select(isFar, maximum(Real(0), to), Real(0));
      origin = origin + direction * ahead;
    }
    // Coordinates, origin and direction are each rounded to 2^-24 of their size; in double to 2^-53
    // of the distance of the ray's start.
    const Real inDouble = Real(0x1p-48) * (Real(4) + away + Real(farMiddle));
    const Real pad = Real(0x1p-22) * (Real(2) + greatestOf(absolute(origin))) + inDouble;
    // A number that is not finite makes this NaN, and so does a direction of a length with which
    // products in the query may leave the range.
    const Real cube = length * length * length;
    const Real valid =
        Real(0) * (sumOfThree(origin) + sumOfThree(direction) + cube + Real(1) / cube);
    round(pad + valid, local.pad + i);
    round(inDouble, local.startPad + i);
    const Real scale = length * factor;
    hn::Store(scale.lanes, Tag(), local.scale + i);
    hn::Store((ahead / scale).lanes, Tag(), local.start + i);
    for (int k = 0; k < 3; ++k) {
      hn::Store(origin[k].lanes, Tag(), origins[k] + i);
      hn::Store(direction[k].lanes, Tag(), directions[k] + i);
      round(origin[k], local.origin[k] + i);
      round(direction[k], local.direction[k] + i);
    }
  }
  for (std::size_t i = 0; i < end; ++i) {
    for (int k = 0; k < 3; ++k) {
      local.exactOrigin[i][k] = origins[k][i];
      local.exactDirection[i][k] = directions[k][i];
    }
    local.exactOrigin[i][3] = 0;
    local.exactDirection[i][3] = 0;
  }
  const Rounded least(1e-18F);
  for (std::size_t i = 0; i < end; i += lanes) {
    const Rounded pad = Rounded(2) * Rounded(hn::Load(Floats(), local.pad + i));
    for (int k = 0; k < 3; ++k) {
      const Rounded direction = hn::Load(Floats(), local.direction[k] + i);
      const Rounded signedLeast = hn::CopySign(least.lanes, direction.lanes);
      const Rounded held = select(exceeds(least, absolute(direction)), signedLeast, direction);
      hn::Store(held.lanes, Floats(), local.direction[k] + i);
      const Rounded inverse = Rounded(1) / held;
      const Rounded at = Rounded(hn::Load(Floats(), local.origin[k] + i)) * inverse;
      const Rounded by = pad * absolute(inverse);
      hn::Store(inverse.lanes, Floats(), local.inverse[k] + i);
      hn::Store((at + by).lanes, Floats(), local.toEnter[k] + i);
      hn::Store((at - by).lanes, Floats(), local.toLeave[k] + i);
    }
  }
}

void SetUpRays(const WideTree::Frame& frame, const Ray<double>* const* rays, std::size_t count,
               LocalRays& local) {
  if (count == 1) {
    setUpLanes<hn::CappedTag<double, 1>>(frame, rays, 1, 1, local);
  } else {
    setUpLanes<Doubles>(frame, rays, count, raysAtOnce, local);
  }
}

// A point as lanes.
using Coordinates = hn::CappedTag<double, 4>;

// One ray of them.
struct LocalRay {
  const double* exactOrigin;
  const double* exactDirection;
  float direction[3], pad, startPad;

  HWY_INLINE LocalRay(const LocalRays& rays, std::size_t i)
      : exactOrigin(rays.exactOrigin[i]),
        exactDirection(rays.exactDirection[i]),
        pad(rays.pad[i]),
        startPad(rays.startPad[i]) {
    for (int k = 0; k < 3; ++k) direction[k] = rays.direction[k][i];
  }
};

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
  // Relative to the leaf's origin, so that numbers are small, and in double, so that the error is.
  // The last lane is of no use.
  HWY_ALIGN float from[4];
  for (std::size_t k = 0; k < 4; k += hn::Lanes(Coordinates())) {
    const Coordinates d;
    const hn::Rebind<float, Coordinates> narrow;
    const auto at = hn::MulAdd(hn::Set(d, double{near}), hn::Load(d, ray.exactDirection + k),
                               hn::Load(d, ray.exactOrigin + k));
    const auto leafOrigin = hn::PromoteTo(d, hn::Load(narrow, leaf.origin + k));
    hn::Store(hn::DemoteTo(narrow, hn::Sub(at, leafOrigin)), narrow, from + k);
  }
  const Point origin = spreadOut(from[0], from[1], from[2]);
  const Point direction = spreadOut(ray.direction[0], ray.direction[1], ray.direction[2]);
  // One bound for all lanes costs a fraction of one per lane. It is as tight because corners are
  // off by their rounding alone: the error of the ray's start does not affect edges.
  const float size = 2 * leaf.reach + 6 * ray.pad;
  const LineErrors errors(size, ray.startPad + 0x1p-23F * size);
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
    const CramerNumbers<Number> numbers(corner(leaf, 1, i) - v0, corner(leaf, 2, i) - v0,
                                        origin - v0, direction);
    // Seen from behind all signs are reversed.
    const auto sign = hn::And(numbers.determinant.lanes, hn::SignBit(D()));
    const auto facing = [&](const Number& number)
                            HWY_ATTR { return Number(hn::Xor(number.lanes, sign)); };
    const Number determinant = facing(numbers.determinant);
    const Number least = minimum(facing(numbers.weight1), facing(numbers.weight2));
    const Number both = facing(numbers.weight1) + facing(numbers.weight2);
    const Number t = facing(numbers.t);
    const Number largest = determinant + inDoubt;
    auto may = isAtMost(-off, least) & isAtMost(both, determinant + sum);
    may = may & isAtMost(t - offT, left * largest) & isAtMost(back * largest, t + offT);
    // If the determinant's sign is in doubt, everything is.
    may = may | isAtMost(determinant, inDoubt);
    if (holdsNowhere(may)) continue;
    const Number smallest = determinant - inDoubt;
    const auto sure = isPositive(smallest) & isAtMost(off, least) &
                      isAtMost(both + sum, determinant) &
                      isAtMost(Number(-ahead) * smallest, t - offT);
    hits.may |= static_cast<unsigned>(bitsOf(may)) << i;
    if (ahead > 0) hits.sure |= static_cast<unsigned>(bitsOf(sure & may)) << i;
    const Number behind = maximum(t + offT, Number(0)) / smallest;
    store((behind + Number(near)) * Number(1 + 0x1p-19F) + Number(0x1p-20F), hits.before + i);
  }
}

// Which lines enter boxes before `most`, and where: from where they cross the near ends and the far
// ones.
HWY_INLINE unsigned enteredBetween(const Point& near, const Point& far, const Number& most,
                                   float* first) {
  const Number from = maximum(maximum(near.x, near.y), maximum(near.z, Number(0)));
  const Number to = minimum(minimum(far.x, far.y), minimum(far.z, most));
  store(from, first);
  return static_cast<unsigned>(bitsOf(isAtMost(from, to)));
}

// A ray against the boxes of a node's children: those entered before `most`, and where. A product
// and a difference, fused where the processor can: their errors, and that of the inverse, are those
// of an end moved by less than 2^-22 of the coordinates, and so of `pad`. Boxes are inflated by
// twice that, which covers the error of the origin as well.
class RayBoxes {
 public:
  RayBoxes() = default;
  HWY_INLINE RayBoxes(const LocalRays& rays, std::size_t i) {
    for (int k = 0; k < 3; ++k) {
      // Without a branch, whose outcome would be unpredictable.
      const auto isBackward = std::size_t{std::bit_cast<std::uint32_t>(rays.inverse[k][i]) >> 31};
      m_nearEnd[k] = sizeof(WideNode::ends[0]) * (static_cast<std::size_t>(k) + 3 * isBackward);
      m_farEnd[k] =
          sizeof(WideNode::ends[0]) * (static_cast<std::size_t>(2 * k) + 3) - m_nearEnd[k];
      m_inverse[k] = rays.inverse[k][i];
      m_toEnter[k] = rays.toEnter[k][i];
      m_toLeave[k] = rays.toLeave[k][i];
    }
  }

  HWY_INLINE unsigned entered(const WideNode& node, float most, float* near) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      const auto crossings = [&](const std::size_t(&end)[3], const float(&origin)[3]) HWY_ATTR {
        const auto at = [&](int k) HWY_ATTR {
          const auto* const from = reinterpret_cast<const char*>(node.ends) + end[k];
          return Number(hn::MulSub(load(reinterpret_cast<const float*>(from) + i).lanes,
                                   hn::Set(D(), m_inverse[k]), hn::Set(D(), origin[k])));
        };
        return Point{at(0), at(1), at(2)};
      };
      bits |= enteredBetween(crossings(m_nearEnd, m_toEnter), crossings(m_farEnd, m_toLeave),
                             Number(most), near + i)
              << i;
    }
    return bits;
  }

 private:
  // In bytes from the first one.
  std::size_t m_nearEnd[3];
  std::size_t m_farEnd[3];
  float m_inverse[3];
  float m_toEnter[3];
  float m_toLeave[3];
};

// The least and the greatest of a group's lanes.
HWY_INLINE float leastOf(const float* of) {
  Number found = load(of);
  for (std::size_t i = hn::MaxLanes(D()); i < raysAtOnce; i += hn::MaxLanes(D())) {
    found = minimum(found, load(of + i));
  }
  return hn::GetLane(hn::MinOfLanes(D(), found.lanes));
}
HWY_INLINE float greatestOf(const float* of) {
  Number found = load(of);
  for (std::size_t i = hn::MaxLanes(D()); i < raysAtOnce; i += hn::MaxLanes(D())) {
    found = maximum(found, load(of + i));
  }
  return hn::GetLane(hn::MaxOfLanes(D(), found.lanes));
}

// All rays of a group as a beam, against the boxes of a node's children: those that one of them may
// enter, and not before where.
class BeamBoxes {
 public:
  HWY_INLINE BeamBoxes(const LocalRays& rays, float mostWidth) : m_rays(rays) {
    const float pad = 2 * greatestOf(rays.pad);
    for (std::size_t i = 0; i < raysAtOnce; ++i) m_isNarrow = m_isNarrow & rays.isInRange(i);
    for (int k = 0; k < 3; ++k) {
      m_least[k] = leastOf(rays.inverse[k]);
      m_most[k] = greatestOf(rays.inverse[k]);
      const bool isForward = m_least[k] > 0;
      m_nearEnd[k] = isForward ? k : k + 3;
      m_farEnd[k] = isForward ? k + 3 : k;
      const float low = leastOf(rays.origin[k]) - pad;
      const float high = greatestOf(rays.origin[k]) + pad;
      m_nearFrom[k] = isForward ? high : low;
      m_farFrom[k] = isForward ? low : high;
      const float width = high - low + greatestOf(rays.direction[k]) - leastOf(rays.direction[k]);
      m_isNarrow = m_isNarrow && isForward == (m_most[k] > 0) && width < mostWidth;
    }
  }

  // Whether directions have the same signs, and the beam is no wider than it may be.
  HWY_INLINE bool isNarrow() const { return m_isNarrow; }

  HWY_INLINE unsigned entered(const WideNode& node, float most, float* near) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      const auto crossings = [&](const int(&end)[3], const float(&origin)[3],
                                 const auto& pick) HWY_ATTR {
        const auto at = [&](int k) HWY_ATTR {
          const Number to = load(node.ends[end[k]] + i) - Number(origin[k]);
          return pick(to * Number(m_least[k]), to * Number(m_most[k]));
        };
        return Point{at(0), at(1), at(2)};
      };
      const auto earlier = [](const Number& a, const Number& b) HWY_ATTR { return minimum(a, b); };
      const auto later = [](const Number& a, const Number& b) HWY_ATTR { return maximum(a, b); };
      bits |= enteredBetween(crossings(m_nearEnd, m_nearFrom, earlier),
                             crossings(m_farEnd, m_farFrom, later), Number(most), near + i)
              << i;
    }
    return bits;
  }

  // The rays that enter the box of one child, each before its own `most`, and where: the numbers of
  // `RayBoxes`.
  HWY_INLINE unsigned raysInto(const WideNode& node, int lane, const float* most,
                               float* near) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < raysAtOnce; i += hn::MaxLanes(D())) {
      const auto crossings = [&](const int(&end)[3], const float(&origin)[3][raysAtOnce]) HWY_ATTR {
        const auto at = [&](int k) HWY_ATTR {
          return Number(hn::MulSub(hn::Set(D(), node.ends[end[k]][lane]),
                                   load(m_rays.inverse[k] + i).lanes, load(origin[k] + i).lanes));
        };
        return Point{at(0), at(1), at(2)};
      };
      bits |= enteredBetween(crossings(m_nearEnd, m_rays.toEnter),
                             crossings(m_farEnd, m_rays.toLeave), load(most + i), near + i)
              << i;
    }
    return bits;
  }

 private:
  const LocalRays& m_rays;
  bool m_isNarrow = true;
  int m_nearEnd[3];
  int m_farEnd[3];
  float m_nearFrom[3];
  float m_farFrom[3];
  float m_least[3];
  float m_most[3];
};

constexpr float anywhere = std::numeric_limits<float>::max();

// Looks for hits in leaves.
class LeafSearch {
 public:
  HWY_INLINE LeafSearch(const WideTree& tree, const Vector3<double>* vertices, std::size_t count,
                        Verify verify, void* searches, Candidate* later)
      : m_leaves(tree.leaves().data()),
        m_vertices(vertices),
        m_mostSize(count * mostLater),
        m_verify(verify),
        m_searches(searches),
        m_later(later) {}

  // Triangles that are certainly hit are verified at last, once their vertices have arrived.
  HWY_INLINE std::size_t size() const { return m_size; }

  // Looks at a leaf that a ray enters at `near`. Returns how far the ray's search goes on, which
  // was `most`.
  HWY_INLINE float lookAt(std::int32_t place, std::size_t i, const LocalRay& ray, float near,
                          float most) {
    const WideLeaf& leaf = m_leaves[place];
    // What a hit needs comes from memory with the corners.
    __builtin_prefetch(leaf.triangle + 4);
    __builtin_prefetch(leaf.vertex[2]);
    LeafHits hits;
    look(leaf, ray, near, most, hits);
    for (unsigned bits = hits.may; bits != 0; bits &= bits - 1) {
      const int lane = __builtin_ctz(bits);
      if (leaf.triangle[lane] < 0) continue;
      const Candidate candidate{static_cast<std::int32_t>(i), 8 * place + lane};
      float end = hits.before[lane];
      if ((hits.sure >> lane & 1) == 0 || m_size == m_mostSize) {
        end = m_verify(m_searches, candidate);
      } else {
        m_later[m_size++] = candidate;
        for (const auto& corner : leaf.vertex) __builtin_prefetch(m_vertices + corner[lane]);
      }
      most = HWY_MIN(most, end);
    }
    return most;
  }

 private:
  const WideLeaf* m_leaves;
  const Vector3<double>* m_vertices;
  std::size_t m_size = 0;
  std::size_t m_mostSize;
  Verify m_verify;
  void* m_searches;
  Candidate* m_later;
};

// The beam goes down to leaves as one; there each of the rays that enter goes on alone.
HWY_INLINE void traverseBeam(const WideTree& tree, const LocalRays& rays, std::size_t count,
                             const BeamBoxes& beam, LeafSearch& search) {
  HWY_ALIGN float most[raysAtOnce];
  for (std::size_t i = 0; i < raysAtOnce; ++i) most[i] = i < count ? anywhere : -1;
  float bound = anywhere;
  Word stack[stackStride];
  Pending pending(stack);
  const auto enter = [&](std::int32_t index) HWY_ATTR {
    const WideNode& node = tree.nodes().data()[index];
    HWY_ALIGN float near[8];
    // Where a child is found along with its box.
    std::int32_t places[8];
    for (int k = 0; k < 8; ++k) places[k] = 8 * index + k;
    const unsigned bits = beam.entered(node, bound, near);
    // One of the rays is likely to need them.
    for (unsigned left = bits; left != 0; left &= left - 1) {
      fetch(tree, node.child[__builtin_ctz(left)]);
    }
    return pending.descend(bits, near, places, bound);
  };
  const auto nodeOf = [&](const Entry& entry) HWY_ATTR -> const WideNode& {
    return tree.nodes().data()[entry.node / 8];
  };
  const auto isLeaf = [&](const Entry& entry)
                          HWY_ATTR { return nodeOf(entry).child[entry.node % 8] < 0; };
  const auto open = [&](const Entry& entry)
                        HWY_ATTR { return enter(nodeOf(entry).child[entry.node % 8]); };
  const auto lookAt = [&](const Entry& entry) HWY_ATTR {
    const WideNode& node = nodeOf(entry);
    const int lane = entry.node % 8;
    HWY_ALIGN float near[raysAtOnce];
    unsigned bits = beam.raysInto(node, lane, most, near);
    for (; bits != 0; bits &= bits - 1) {
      const auto i = static_cast<std::size_t>(__builtin_ctz(bits));
      most[i] = search.lookAt(~node.child[lane], i, LocalRay(rays, i), near[i], most[i]);
    }
    bound = greatestOf(most);
    return pending.advance(bound);
  };
  if (enter(0)) traverse(pending, isLeaf, open, lookAt);
}

std::size_t Rays(const WideTree& tree, const Vector3<double>* vertices, const LocalRays& rays,
                 std::size_t count, Verify verify, void* searches, Candidate* later) {
  LeafSearch search(tree, vertices, count, verify, searches, later);
  if (count > 1) {
    const BeamBoxes beam(rays, mostBeamWidth(tree));
    if (beam.isNarrow()) {
      traverseBeam(tree, rays, count, beam, search);
      return search.size();
    }
  }
  Word stacks[raysAtOnce][stackStride];
  RayBoxes boxes[raysAtOnce];
  const auto isLeaf = [](const Entry& entry) HWY_ATTR { return entry.node < 0; };
  const auto enter = [&](std::size_t i, std::int32_t index, float most, Pending& pending,
                         auto isAlone) HWY_ATTR {
    const WideNode& node = tree.nodes().data()[index];
    HWY_ALIGN float near[8];
    const unsigned bits = boxes[i].entered(node, most, near);
    return pending.template descend<decltype(isAlone)::value>(bits, near, node.child, most);
  };
  const auto finish = [&](std::size_t i, Pending pending, auto isAlone) HWY_ATTR {
    const LocalRay ray(rays, i);
    float most = anywhere;
    const auto open = [&](const Entry& entry)
                          HWY_ATTR { return enter(i, entry.node, most, pending, isAlone); };
    const auto lookAt = [&](const Entry& entry) HWY_ATTR {
      // Comes from memory meanwhile.
      fetch(tree, pending.after().node);
      most = search.lookAt(~entry.node, i, ray, entry.near, most);
      return pending.advance(most);
    };
    traverse(pending, isLeaf, open, lookAt);
  };
  if (count == 1) {
    if (rays.isInRange(0)) {
      boxes[0] = RayBoxes(rays, 0);
      finish(0, Pending(stacks[0]), std::true_type());
    }
    return search.size();
  }
  // First all rays go down to their first leaves, a node each in turn, so that what they need next
  // comes from memory while the others go on.
  Pending waiting[raysAtOnce];
  std::uint32_t inTurn = 0;
  std::uint32_t onTheirOwn = 0;
  const auto wait = [&](std::size_t i, const Pending& pending) HWY_ATTR {
    fetch(tree, pending.next.node);
    waiting[i] = pending;
    // Without a branch, as in `fetch`.
    const auto isAtLeaf = static_cast<std::uint32_t>(pending.next.node >> 31);
    onTheirOwn |= isAtLeaf & 1U << i;
    inTurn |= ~isAtLeaf & 1U << i;
  };
  for (std::size_t i = 0; i < count; ++i) {
    if (!rays.isInRange(i)) continue;
    boxes[i] = RayBoxes(rays, i);
    Pending pending(stacks[i]);
    if (enter(i, 0, anywhere, pending, std::false_type())) wait(i, pending);
  }
  while (inTurn != 0) {
    for (std::uint32_t turns = std::exchange(inTurn, 0); turns != 0; turns &= turns - 1) {
      const auto i = static_cast<std::size_t>(__builtin_ctz(turns));
      Pending pending = waiting[i];
      if (enter(i, pending.next.node, anywhere, pending, std::false_type())) wait(i, pending);
    }
  }
  for (; onTheirOwn != 0; onTheirOwn &= onTheirOwn - 1) {
    const auto i = static_cast<std::size_t>(__builtin_ctz(onTheirOwn));
    finish(i, waiting[i], std::false_type());
  }
  return search.size();
}

using Real = PackOf<Doubles>;
using RealPoint = Three<Real>;

HWY_INLINE Real loadReal(const double* from) { return hn::Load(Doubles(), from); }

void Crossings(const WideTree& tree, const Vector3<double>* vertices,
               const Ray<double>* const* rays, const Candidate* candidates, std::size_t count,
               double* parameters) {
  constexpr std::size_t lanes = hn::MaxLanes(Doubles());
  HWY_ALIGN double numbers[5][3][lanes];
  for (std::size_t i = 0; i < count; i += lanes) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const auto [ray, place] = candidates[HWY_MIN(i + lane, count - 1)];
      const auto put = [&](std::size_t row, const Vector3<double>& point) HWY_ATTR {
        for (int k = 0; k < 3; ++k) numbers[row][k][lane] = point[k];
      };
      const WideLeaf& leaf = tree.leaves().data()[place / 8];
      for (std::size_t c = 0; c < 3; ++c) put(c, vertices[leaf.vertex[c][place % 8]]);
      put(3, rays[ray]->origin);
      put(4, rays[ray]->direction);
    }
    const auto row = [&](std::size_t of) HWY_ATTR {
      return RealPoint{loadReal(numbers[of][0]), loadReal(numbers[of][1]),
                       loadReal(numbers[of][2])};
    };
    const RealPoint edge1 = row(1) - row(0);
    const RealPoint edge2 = row(2) - row(0);
    const RealPoint direction = row(4);
    // `firstIntersection` for a ray.
    const CramerNumbers<Real> found(edge1, edge2, row(3) - row(0), direction);
    const auto sign = hn::And(found.determinant.lanes, hn::SignBit(Doubles()));
    const auto facing = [&](const Real& number)
                            HWY_ATTR { return Real(hn::Xor(number.lanes, sign)); };
    const Real determinant = facing(found.determinant);
    const auto isMiss = isNegative(facing(found.weight0)) | isNegative(facing(found.weight1)) |
                        isNegative(facing(found.weight2)) | isNegative(facing(found.t));
    const auto isRare = isEdgeOn(edge1, edge2, direction);
    const Real t = select(isMiss, Real(-1),
                          select(isRare, Real(std::numeric_limits<double>::quiet_NaN()),
                                 facing(found.t) / determinant));
    const Real known =
        select(isPositive(determinant), t, Real(std::numeric_limits<double>::quiet_NaN()));
    HWY_ALIGN double all[lanes];
    hn::Store(known.lanes, Doubles(), all);
    for (std::size_t lane = 0; lane < lanes && i + lane < count; ++lane) {
      parameters[i + lane] = all[lane];
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
