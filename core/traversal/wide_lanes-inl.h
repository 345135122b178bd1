// Included once per target by wide_kernels.cpp, hence no include guard.

#include <hwy/highway.h>

#include <bit>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/math/error_bound.h"

HWY_BEFORE_NAMESPACE();
namespace hairline::wide {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Eight places are tested in one step, or in two if there are four lanes. Floats only decide which
// triangles need no test; every bound is conservative.

#include "core/math/pack-inl.h"

using D = hn::CappedTag<float, 8>;
using Number = PackOf<D>;
using Point = Three<Number>;

HWY_INLINE Number load(const float* from) { return hn::Load(D(), from); }
HWY_INLINE void store(const Number& number, float* to) { hn::Store(number.lanes, D(), to); }
HWY_INLINE Point corner(const WideLeaf& leaf, int c, std::size_t at) {
  const auto* const from = leaf.corner + 3 * c;
  return {load(from[0] + at), load(from[1] + at), load(from[2] + at)};
}
HWY_INLINE Number dot(const Point& a, const Point& b) {
  return hn::MulAdd(a.x.lanes, b.x.lanes,
                    hn::MulAdd(a.y.lanes, b.y.lanes, hn::Mul(a.z.lanes, b.z.lanes)));
}
HWY_INLINE Point cross(const Point& a, const Point& b) {
  return {hn::MulSub(a.y.lanes, b.z.lanes, hn::Mul(a.z.lanes, b.y.lanes)),
          hn::MulSub(a.z.lanes, b.x.lanes, hn::Mul(a.x.lanes, b.z.lanes)),
          hn::MulSub(a.x.lanes, b.y.lanes, hn::Mul(a.y.lanes, b.x.lanes))};
}
HWY_INLINE Number largest(const Point& a) { return greatestOf(absolute(a)); }
HWY_INLINE Point spreadOut(float x, float y, float z) { return {Number(x), Number(y), Number(z)}; }

#include "core/hierarchy/traversal-inl.h"
#include "core/traversal/wide_bodies-inl.h"

struct Entry {
  float near;
  std::int32_t node;
};

// On each level at most seven children wait while the eighth is visited.
constexpr std::size_t stackSize = 7 * std::size_t{WideTree::mostDepth} + 8;
// Of several stacks: so that their lower ends do not compete for the same lines of a cache.
constexpr std::size_t stackStride = stackSize + 24;

// An entry in one word, which is stored and loaded at once: written as two halves it would stall
// when read as a whole. `near` is not negative, so that its bits, on top, order words as it does.
using Word = std::uint64_t;
HWY_INLINE Word wordOf(float near, std::int32_t node) {
  return Word{std::bit_cast<std::uint32_t>(near)} << 32 | static_cast<std::uint32_t>(node);
}
HWY_INLINE Entry entryOf(Word word) {
  return {std::bit_cast<float>(static_cast<std::uint32_t>(word >> 32)),
          static_cast<std::int32_t>(static_cast<std::uint32_t>(word))};
}

// Prefetches the target of an entry. Without a branch: whether it is a leaf is unpredictable.
HWY_INLINE void fetch(const WideTree& tree, std::int32_t node) {
  constexpr std::uintptr_t lastOfNode = (sizeof(WideNode) - 1) / 64 * 64;
  constexpr std::uintptr_t lastOfLeaf = (offsetof(WideLeaf, vertex) - 1) / 64 * 64;
  static_assert(lastOfLeaf >= lastOfNode);
  const auto isLeaf = static_cast<std::uintptr_t>(std::intptr_t{node} >> 31);
  const std::uintptr_t index = static_cast<std::uintptr_t>(std::intptr_t{node}) ^ isLeaf;
  const auto toNode =
      reinterpret_cast<std::uintptr_t>(tree.nodes().data()) + index * sizeof(WideNode);
  const auto toLeaf =
      reinterpret_cast<std::uintptr_t>(tree.leaves().data()) + index * sizeof(WideLeaf);
  const auto* const from = reinterpret_cast<const char*>(toNode ^ ((toNode ^ toLeaf) & isLeaf));
  for (std::uintptr_t i = 0; i <= lastOfNode; i += 64) __builtin_prefetch(from + i);
  // Of a node, its last line once more.
  for (std::uintptr_t i = 64; lastOfNode + i <= lastOfLeaf; i += 64) {
    __builtin_prefetch(from + lastOfNode + (i & isLeaf));
  }
}

// The rest of the traversal: the next entry, then the others, the nearest last. The stack is not
// a member, so that members are kept in registers.
class Pending {
 public:
  Entry next;

  Pending() = default;
  HWY_INLINE explicit Pending(Word* stack) : next{0, 0}, m_bottom(stack), m_top(stack) {}

  // The entry that follows the next one, or that one itself if it is the last.
  HWY_INLINE Entry after() const { return m_top == m_bottom ? next : entryOf(m_top[-1]); }
  // Moves on to the next entry within the bound; false if there is none.
  HWY_INLINE bool advance(float bound) {
    while (m_top != m_bottom) {
      next = entryOf(*--m_top);
      if (!(next.near > bound)) return true;
    }
    return false;
  }
  // Moves on to the nearest of the children with a set bit, which are within the bound, and keeps
  // the others. Usually there are one or two. For rays in turn these are not told apart by a
  // branch, which would be mispredicted; a ray on its own would wait for the selection.
  template <bool isAlone = false>
  HWY_INLINE bool descend(unsigned bits, const float* near, const std::int32_t* child,
                          float bound) {
    if (bits == 0) return advance(bound);
    const int first = __builtin_ctz(bits);
    const unsigned more = bits & (bits - 1);
    if (isAlone && more == 0) {
      next = {near[first], child[first]};
      return true;
    }
    const int second = __builtin_ctz(more != 0 ? more : bits);
    const Word a = wordOf(near[first], child[first]);
    const Word b = wordOf(near[second], child[second]);
    m_top[0] = a < b ? b : a;
    bits = more & (more - 1);
    if (bits == 0) {
      next = entryOf(a < b ? a : b);
      m_top += more != 0 ? 1 : 0;
      return true;
    }
    m_top[1] = a < b ? a : b;
    std::size_t size = 2;
    for (; bits != 0; bits &= bits - 1) {
      const int i = __builtin_ctz(bits);
      const Word word = wordOf(near[i], child[i]);
      std::size_t at = size++;
      for (; at > 0 && m_top[at - 1] < word; --at) m_top[at] = m_top[at - 1];
      m_top[at] = word;
    }
    m_top += size - 1;
    next = entryOf(*m_top);
    return true;
  }

 private:
  Word* m_bottom;
  Word* m_top;
};

}  // namespace HWY_NAMESPACE
}  // namespace hairline::wide
HWY_AFTER_NAMESPACE();
