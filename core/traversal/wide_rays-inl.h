// Included once per target by wide_kernels.cpp, hence no include guard.

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {

// Möller and Trumbore's numbers with error bounds: lanes that may be hit before `most`.
HWY_INLINE unsigned mayHit(const WideLeaf& leaf, const LocalRay& ray, float near, float most) {
  unsigned bits = 0;
  // Relative to the point where the ray comes near, so that differences are small.
  const auto from = [&](int k) HWY_ATTR {
    return ray.origin[k] + near * ray.direction[k] - leaf.origin[k];
  };
  const Point origin = spreadOut(from(0), from(1), from(2));
  const Point direction = spreadOut(ray.direction[0], ray.direction[1], ray.direction[2]);
  const Number left((most - near) * (1 + 0x1p-20F) + 8 * ray.pad);
  // Behind the start by more than the error. `near` is the parameter of that point.
  const Number back(-(near * (1 + 0x1p-20F) + 8 * ray.pad));
  const Number pad(ray.pad);
  const Number twice = pad + pad;
  for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
    const Point v0 = corner(leaf, 0, i);
    const Point e1 = corner(leaf, 1, i) - v0;
    const Point e2 = corner(leaf, 2, i) - v0;
    const Point s = origin - v0;
    const LineNumbers<Number> numbers(e1, e2, s, direction);
    const Number edge = maximum(largest(e1), largest(e2)) + twice;
    const Number away = largest(s) + twice;
    const Number off = errorOf(weightErrors, edge, away, pad);
    const Number offDet = errorOf(determinantErrors, edge, pad);
    const Number offT = errorOf(parameterErrors, edge, away, pad) * edge;
    const Number size = absolute(numbers.determinant);
    const auto flips = isNegative(numbers.determinant);
    const auto facing = [&](const Number& x) HWY_ATTR { return select(flips, -x, x); };
    const Number u = facing(numbers.u);
    const Number v = facing(numbers.v);
    const Number t = facing(numbers.t);
    auto may = isAtMost(-off, minimum(u, v)) & isAtMost(u + v, size + offDet + off + off);
    may = may & isAtMost(t - offT, left * (size + offDet)) &
          isAtMost(back * (size + offDet), t + offT);
    // If the determinant's sign is in doubt, everything is.
    bits |= static_cast<unsigned>(bitsOf(may | isAtMost(size, offDet))) << i;
  }
  return bits;
}

// A ray against the boxes of a node's children: those entered before `most`, and where.
class RayBoxes {
 public:
  HWY_INLINE explicit RayBoxes(const LocalRay& ray) {
    for (int k = 0; k < 3; ++k) {
      const bool forward = ray.inverse[k] > 0;
      m_nearEnd[k] = forward ? k : k + 3;
      m_farEnd[k] = forward ? k + 3 : k;
      m_nearFrom[k] = forward ? ray.origin[k] + ray.pad : ray.origin[k] - ray.pad;
      m_farFrom[k] = forward ? ray.origin[k] - ray.pad : ray.origin[k] + ray.pad;
      // The compared numbers are not negative, so this widens the interval.
      m_nearFactor[k] = ray.inverse[k] * (1 - 0x1p-20F);
      m_farFactor[k] = ray.inverse[k] * (1 + 0x1p-20F);
    }
  }

  HWY_INLINE unsigned entered(const WideNode& node, float most, float* near) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < 8; i += hn::Lanes(D())) {
      Number first(0);
      Number last(most);
      for (int k = 0; k < 3; ++k) {
        first = maximum(first, (load(node.ends[m_nearEnd[k]] + i) - Number(m_nearFrom[k])) *
                                   Number(m_nearFactor[k]));
        last = minimum(last, (load(node.ends[m_farEnd[k]] + i) - Number(m_farFrom[k])) *
                                 Number(m_farFactor[k]));
      }
      store(first, near + i);
      bits |= static_cast<unsigned>(bitsOf(isAtMost(first, last))) << i;
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
  Pending pending;
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
