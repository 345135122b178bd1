// Included once per target by batch.cpp, hence no include guard.

#include <hwy/highway.h>

#include <bit>
#include <cmath>
#include <cstring>
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
void trianglePairs(const Triangles<S>& first, const Triangles<S>& second, Verdicts& verdicts) {
  verdicts.assign(first.size());
  for (std::size_t from = 0; from < first.size(); from += 64) {
    const std::size_t count = first.size() - from < 64 ? first.size() - from : 64;
    std::uint64_t known = 0;
    std::uint64_t meets = 0;
    for (std::size_t i = 0; i < count; i += hn::Lanes(Lanes<S>())) {
      const std::size_t at = from + i;
      const Pair<Packs<S>> pair(
          Vertices<Packs<S>>{{load(first, 0, at), load(first, 1, at), load(first, 2, at)},
                             {load(second, 0, at), load(second, 1, at), load(second, 2, at)}});
      const auto found = satQuickly(pair);
      known |= bitsOf(found.known) << i;
      meets |= bitsOf(found.known & found.intersects) << i;
    }
    const std::uint64_t all = ~std::uint64_t{0} >> (64 - count);
    // Only the undecided cases run the scalar body; they are rare.
    for (std::uint64_t left = all & ~known; left != 0; left &= left - 1) {
      const std::size_t i = from + static_cast<std::size_t>(std::countr_zero(left));
      if (meetsAlone(first[i], second[i])) meets |= left & (0 - left);
    }
    verdicts.words()[from / 64] = meets & all;
  }
}

template <typename S>
HWY_INLINE bool areFinite(const S* numbers, std::size_t count) {
  const hn::ScalableTag<S> d;
  const auto most = hn::Set(d, std::numeric_limits<S>::max());
  auto areAll = hn::Le(hn::Zero(d), most);
  std::size_t i = 0;
  for (; i + hn::Lanes(d) <= count; i += hn::Lanes(d)) {
    areAll = hn::And(areAll, hn::Le(hn::Abs(hn::LoadU(d, numbers + i)), most));
  }
  bool areRest = true;
  for (; i < count; ++i) areRest &= std::abs(numbers[i]) <= std::numeric_limits<S>::max();
  return areRest && hn::AllTrue(d, areAll);
}

#if HWY_TARGET != HWY_SCALAR
// The blocks of 128 bits of two registers, where there are such.
template <typename S>
using TwoBlocks = hn::CappedTag<S, 32 / sizeof(S)>;

// A block of a row, and one of the row as many rows below as a block has lanes.
template <typename S>
HWY_INLINE hn::Vec<TwoBlocks<S>> loadBlocks(const S* row, std::size_t length) {
  const hn::Full128<S> d;
  if constexpr (hn::MaxLanes(TwoBlocks<S>()) == hn::MaxLanes(d)) {
    return hn::LoadU(TwoBlocks<S>(), row);
  } else {
    return hn::Combine(TwoBlocks<S>(), hn::LoadU(d, row + hn::MaxLanes(d) * length),
                       hn::LoadU(d, row));
  }
}
#endif

// Takes rows apart, through registers as far as that goes: a number at a time costs more than what
// is asked of a pair.
template <typename S>
HWY_INLINE bool takeApart(const S* rows, std::size_t length, std::size_t count, S* const* runs) {
  std::size_t i = 0;
#if HWY_TARGET != HWY_SCALAR
  const TwoBlocks<S> d;
  constexpr std::size_t inBlock = 16 / sizeof(S);
  constexpr std::size_t lanes = hn::MaxLanes(TwoBlocks<S>());
  for (; i + lanes <= count; i += lanes) {
    const S* row = rows + i * length;
    std::size_t k = 0;
    for (; k + inBlock <= length; k += inBlock) {
      const auto r0 = loadBlocks(row + k, length);
      const auto r1 = loadBlocks(row + length + k, length);
      if constexpr (inBlock == 2) {
        hn::StoreU(hn::InterleaveLower(d, r0, r1), d, runs[k] + i);
        hn::StoreU(hn::InterleaveUpper(d, r0, r1), d, runs[k + 1] + i);
      } else {
        const auto r2 = loadBlocks(row + 2 * length + k, length);
        const auto r3 = loadBlocks(row + 3 * length + k, length);
        const auto lower02 = hn::InterleaveLower(d, r0, r2);
        const auto lower13 = hn::InterleaveLower(d, r1, r3);
        const auto upper02 = hn::InterleaveUpper(d, r0, r2);
        const auto upper13 = hn::InterleaveUpper(d, r1, r3);
        hn::StoreU(hn::InterleaveLower(d, lower02, lower13), d, runs[k] + i);
        hn::StoreU(hn::InterleaveUpper(d, lower02, lower13), d, runs[k + 1] + i);
        hn::StoreU(hn::InterleaveLower(d, upper02, upper13), d, runs[k + 2] + i);
        hn::StoreU(hn::InterleaveUpper(d, upper02, upper13), d, runs[k + 3] + i);
      }
    }
    for (; k < length; ++k) {
      for (std::size_t lane = 0; lane < lanes; ++lane) runs[k][i + lane] = row[lane * length + k];
    }
  }
#endif
  for (; i < count; ++i) {
    for (std::size_t k = 0; k < length; ++k) runs[k][i] = rows[i * length + k];
  }
  // Of what was taken: the rows may change meanwhile.
  bool areAll = true;
  for (std::size_t k = 0; k < length; ++k) areAll &= areFinite(runs[k], count);
  return areAll;
}

bool SpreadFloat(const float* rows, std::size_t length, std::size_t count, float* const* runs) {
  return takeApart(rows, length, count, runs);
}
bool SpreadDouble(const double* rows, std::size_t length, std::size_t count, double* const* runs) {
  return takeApart(rows, length, count, runs);
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
