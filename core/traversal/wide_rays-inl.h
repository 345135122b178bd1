// Included once per target by wide_kernels.cpp, hence no include guard.

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Möller and Trumbore's numbers with error bounds: lanes that may be hit before `most`. `near` is
// where the ray enters the leaf's box.
HWY_INLINE unsigned mayHit(const WideLeaf& leaf, const LocalRay& ray, float near, float most) {
  // Relative to the point where the ray comes near, so that differences are small.
  const auto from = [&](int k) HWY_ATTR {
    return ray.origin[k] + near * ray.direction[k] - leaf.origin[k];
  };
  const float x = from(0), y = from(1), z = from(2);
  const Point origin = spreadOut(x, y, z);
  const Point direction = spreadOut(ray.direction[0], ray.direction[1], ray.direction[2]);
  // One bound for all lanes costs a fraction of one per lane. It is as tight because corners are
  // off by their rounding alone: the error of the ray's start does not affect edges.
  const float twice = ray.pad + ray.pad;
  const float edge = leaf.reach + leaf.reach + twice;
  const float away = HWY_MAX(HWY_MAX(std::abs(x), std::abs(y)), std::abs(z)) + leaf.reach + twice;
  const float pad = leaf.reach * (0x1p-24F * (1 + 0x1p-10F)) + 0x1p-48F;
  const float offDet = errorOf(determinantErrors, edge, pad);
  const float off = errorOf(weightErrors, edge, away, pad) + weightErrorOfStart * ray.pad * edge;
  const Number offT(
      (errorOf(parameterErrors, edge, away, pad) + parameterErrorOfStart * ray.pad * edge) * edge);
  const Number inDoubt(offDet);
  const Number least(-off);
  const Number sum(offDet + off + off);
  const Number left((most - near) * (1 + 0x1p-20F) + 8 * ray.pad);
  // Behind the start by more than the error. `near` is the parameter of that point.
  const Number back(-(near * (1 + 0x1p-20F) + 8 * ray.pad));
  unsigned bits = 0;
  for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
    const Point v0 = corner(leaf, 0, i);
    const LineNumbers<Number> numbers(corner(leaf, 1, i) - v0, corner(leaf, 2, i) - v0, origin - v0,
                                      direction);
    // Seen from behind all signs are reversed.
    const auto sign = hn::And(numbers.determinant.lanes, hn::SignBit(D()));
    const auto facing = [&](const Number& number)
                            HWY_ATTR { return Number(hn::Xor(number.lanes, sign)); };
    const Number size = facing(numbers.determinant);
    const Number u = facing(numbers.u);
    const Number v = facing(numbers.v);
    const Number t = facing(numbers.t);
    const Number largestSize = size + inDoubt;
    auto may = isAtMost(least, minimum(u, v)) & isAtMost(u + v, size + sum);
    may = may & isAtMost(t - offT, left * largestSize) & isAtMost(back * largestSize, t + offT);
    // If the determinant's sign is in doubt, everything is.
    bits |= static_cast<unsigned>(bitsOf(may | isAtMost(size, inDoubt))) << i;
  }
  return bits;
}

// A ray against the boxes of a node's children: those entered before `most`, and where. A product
// and a difference, fused where the processor can: their errors, and that of the inverse, are those
// of an end moved by less than 2^-22 of the coordinates, and so of `pad`. Boxes are inflated by
// twice that, which covers the error of the origin as well.
class RayBoxes {
 public:
  HWY_INLINE explicit RayBoxes(const LocalRay& ray) {
    for (int k = 0; k < 3; ++k) {
      const bool isForward = ray.inverse[k] > 0;
      m_nearEnd[k] = sizeof(WideNode::ends[0]) * (isForward ? k : k + 3);
      m_farEnd[k] = sizeof(WideNode::ends[0]) * (isForward ? k + 3 : k);
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

void Ray(const WideTree& tree, const LocalRay& ray, Verify verify, void* search) {
  const RayBoxes boxes(ray);
  float most = std::numeric_limits<float>::max();
  Word stack[stackSize];
  Pending pending(stack);
  const auto isLeaf = [](const Entry& entry) HWY_ATTR { return entry.node < 0; };
  const auto open = [&](const Entry& entry) HWY_ATTR {
    const WideNode& node = tree.nodes().data()[entry.node];
    HWY_ALIGN float near[8];
    const unsigned bits = boxes.entered(node, most, near);
    return pending.descend(bits, near, node.child, most);
  };
  const auto look = [&](const Entry& entry) HWY_ATTR {
    const std::int32_t place = ~entry.node;
    const WideLeaf& leaf = tree.leaves().data()[place];
    for (unsigned bits = mayHit(leaf, ray, entry.near, most); bits != 0; bits &= bits - 1) {
      const int lane = __builtin_ctz(bits);
      if (leaf.triangle[lane] >= 0) most = verify(search, 8 * place + lane);
    }
    return pending.advance(most);
  };
  traverse(pending, isLeaf, open, look);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
