// Included once per target by batch.cpp, hence no include guard.

#include <hwy/highway.h>

#include <bit>
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
