// Included once per target by split_kernels.cpp, hence no include guard.

#include <hwy/highway.h>

#include <algorithm>
#include <utility>

HWY_BEFORE_NAMESPACE();
namespace hairline::build {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// A box is eight floats: one register, two, or more.
using Eight = hn::CappedTag<float, 8>;
using Four = hn::CappedTag<float, 4>;

HWY_INLINE const float* floatsOf(const Box& box) { return reinterpret_cast<const float*>(&box); }
HWY_INLINE float* floatsOf(Box& box) { return reinterpret_cast<float*>(&box); }

HWY_INLINE void addTo(Box& to, const Box& box) {
  const Eight d;
  for (std::size_t i = 0; i < 8; i += hn::Lanes(d)) {
    float* const at = floatsOf(to) + i;
    hn::StoreU(hn::Max(hn::LoadU(d, floatsOf(box) + i), hn::LoadU(d, at)), d, at);
  }
}

CenterBounds Centers(const Box* begin, const Box* end) {
  const Four d;
  CenterBounds bounds{Box::empty().max, Box::empty().max};
  auto* const minusLow = reinterpret_cast<float*>(&bounds.minusLow);
  auto* const high = reinterpret_cast<float*>(&bounds.high);
  for (std::size_t i = 0; i < 4; i += hn::Lanes(d)) {
    auto low0 = hn::Set(d, -3e38F);
    auto low1 = low0;
    auto high0 = low0;
    auto high1 = low0;
    const auto center = [&](const Box& box) HWY_ATTR {
      return hn::Sub(hn::LoadU(d, floatsOf(box) + 4 + i), hn::LoadU(d, floatsOf(box) + i));
    };
    const Box* box = begin;
    // Two at a time, so that neither waits for the other.
    for (; end - box >= 2; box += 2) {
      const auto first = center(box[0]);
      const auto second = center(box[1]);
      low0 = hn::Max(low0, hn::Neg(first));
      high0 = hn::Max(high0, first);
      low1 = hn::Max(low1, hn::Neg(second));
      high1 = hn::Max(high1, second);
    }
    if (box != end) {
      const auto last = center(*box);
      low0 = hn::Max(low0, hn::Neg(last));
      high0 = hn::Max(high0, last);
    }
    hn::StoreU(hn::Max(low0, low1), d, minusLow + i);
    hn::StoreU(hn::Max(high0, high1), d, high + i);
  }
  return bounds;
}

void Bin(Bins& bins, const Box* begin, const Box* end, const BinPlaces& places) {
  const Four d;
  const hn::RebindToSigned<Four> whole;
  const auto* const low = reinterpret_cast<const float*>(&places.low);
  const auto* const scale = reinterpret_cast<const float*>(&places.scale);
  for (const Box* box = begin; box != end; ++box) {
    HWY_ALIGN std::int32_t bin[4];
    for (std::size_t i = 0; i < 4; i += hn::Lanes(d)) {
      const auto center =
          hn::Sub(hn::LoadU(d, floatsOf(*box) + 4 + i), hn::LoadU(d, floatsOf(*box) + i));
      const auto place = hn::Mul(hn::Sub(center, hn::LoadU(d, low + i)), hn::LoadU(d, scale + i));
      hn::Store(hn::ConvertTo(whole, place), whole, bin + i);
    }
    for (int axis = 0; axis < 3; ++axis) {
      addTo(bins.bounds[axis][bin[axis]], *box);
      ++bins.counts[axis][bin[axis]];
    }
  }
}

Box* Partition(Box* begin, Box* end, const BinPlaces& places, int axis, int bin) {
  const float low = places.low[axis];
  const float scale = places.scale[axis];
  const auto isLeft = [=](const Box& box) HWY_ATTR {
    const float center = floatsOf(box)[4 + axis] - floatsOf(box)[axis];
    return static_cast<std::int32_t>((center - low) * scale) < bin;
  };
  // Branchless (Edelkamp and Weiss 2016): in blocks from both ends, items on the wrong side are
  // listed and then exchanged.
  constexpr int block = 64;
  std::uint8_t wrongLeft[block];
  std::uint8_t wrongRight[block];
  int left = 0, right = 0, firstLeft = 0, firstRight = 0;
  while (end - begin > 4 * block) {
    if (left == 0) {
      firstLeft = 0;
      for (int i = 0; i < block; ++i) {
        wrongLeft[left] = static_cast<std::uint8_t>(i);
        left += isLeft(begin[i]) ? 0 : 1;
      }
    }
    if (right == 0) {
      firstRight = 0;
      for (int i = 0; i < block; ++i) {
        wrongRight[right] = static_cast<std::uint8_t>(i);
        right += isLeft(end[-1 - i]) ? 1 : 0;
      }
    }
    const int count = std::min(left, right);
    for (int i = 0; i < count; ++i) {
      std::swap(begin[wrongLeft[firstLeft + i]], end[-1 - wrongRight[firstRight + i]]);
    }
    left -= count;
    right -= count;
    firstLeft += count;
    firstRight += count;
    if (left == 0) begin += block;
    if (right == 0) end -= block;
  }
  // The rest goes to its destination and to a list, and one of the two is kept.
  Box others[4 * block];
  std::size_t count = 0;
  Box* to = begin;
  for (const Box* box = begin; box != end; ++box) {
    const Box here = *box;
    const bool goesLeft = isLeft(here);
    *to = here;
    others[count] = here;
    to += goesLeft ? 1 : 0;
    count += goesLeft ? 0 : 1;
  }
  std::copy(others, others + count, to);
  return to;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::build
HWY_AFTER_NAMESPACE();
