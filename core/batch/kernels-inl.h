// Included once a target by batch.cpp, without a guard for that reason.

#include <hwy/highway.h>

#include <limits>
#include <type_traits>
#include <utility>

#include "core/math/error_bound.h"

HWY_BEFORE_NAMESPACE();
namespace hairline::batch {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <typename S>
using Lanes = hn::CappedTag<S, Triangles<S>::block>;
template <typename S>
using Mask = hn::Mask<Lanes<S>>;

#include "core/math/pack-inl.h"
#include "core/query/intersect/triangle_triangle/axes-inl.h"

template <typename S>
using Packs = Three<PackOf<Lanes<S>>>;

template <typename S>
HWY_INLINE Packs<S> load(const Triangles<S>& shapes, std::size_t point, std::size_t at) {
  const Lanes<S> d;
  return {hn::LoadU(d, shapes.run(point, 0) + at), hn::LoadU(d, shapes.run(point, 1) + at),
          hn::LoadU(d, shapes.run(point, 2) + at)};
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
void trianglePairs(const Triangles<S>& first, const Triangles<S>& second, Verdicts& verdicts) {
  LeftOut left(first.size());
  forAll<S>(first.size(), verdicts, [&](std::size_t at) HWY_ATTR {
    const Pair<Packs<S>> pair(
        Vertices<Packs<S>>{{load(first, 0, at), load(first, 1, at), load(first, 2, at)},
                           {load(second, 0, at), load(second, 1, at), load(second, 2, at)}});
    const auto found = satQuickly(pair);
    left.add<S>(hn::Not(found.known.mask), at);
    return hn::And(found.known.mask, found.intersects.mask);
  });
  left.decide(verdicts, [&](std::size_t i) { return meetsAlone(first[i], second[i]); });
}

void TrianglePairsFloat(const Triangles<float>& a, const Triangles<float>& b, Verdicts& verdicts) {
  trianglePairs<float>(a, b, verdicts);
}
void TrianglePairsDouble(const Triangles<double>& a, const Triangles<double>& b,
                         Verdicts& verdicts) {
  trianglePairs<double>(a, b, verdicts);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::batch
HWY_AFTER_NAMESPACE();
