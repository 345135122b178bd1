// Included once a target by triangle_box_lanes.cpp, without a guard for that reason.

#include <hwy/highway.h>

#include <cstring>
#include <limits>
#include <optional>
#include <type_traits>

#include "core/math/error_bound.h"
#include "core/query/intersect/triangle_aabb/setup_numbers.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Methods that look at axes are the bodies of core/query/intersect/triangle_aabb over packs, a lane
// a case. `gjk` has the same expressions in the same order as its body: only then are the verdicts
// the same to the last bit.

template <typename S>
using Lanes = hn::CappedTag<S, 16>;
template <typename S>
using Vec = hn::Vec<Lanes<S>>;
template <typename S>
using Mask = hn::Mask<Lanes<S>>;

template <typename S>
struct Vec3 {
  Vec<S> c[3];

  const Vec<S>& operator[](std::size_t k) const { return c[k]; }
  Vec<S>& operator[](std::size_t k) { return c[k]; }
};

template <typename S>
HWY_INLINE Vec3<S> operator-(const Vec3<S>& a, const Vec3<S>& b) {
  return {{hn::Sub(a[0], b[0]), hn::Sub(a[1], b[1]), hn::Sub(a[2], b[2])}};
}
template <typename S>
HWY_INLINE Vec3<S> operator+(const Vec3<S>& a, const Vec3<S>& b) {
  return {{hn::Add(a[0], b[0]), hn::Add(a[1], b[1]), hn::Add(a[2], b[2])}};
}
template <typename S>
HWY_INLINE Vec3<S> times(const Vec3<S>& a, Vec<S> factor) {
  return {{hn::Mul(a[0], factor), hn::Mul(a[1], factor), hn::Mul(a[2], factor)}};
}
template <typename S>
HWY_INLINE Vec3<S> turned(const Vec3<S>& a) {
  return {{hn::Neg(a[0]), hn::Neg(a[1]), hn::Neg(a[2])}};
}
template <typename S>
HWY_INLINE Vec3<S> chosen(Mask<S> mask, const Vec3<S>& yes, const Vec3<S>& no) {
  return {{hn::IfThenElse(mask, yes[0], no[0]), hn::IfThenElse(mask, yes[1], no[1]),
           hn::IfThenElse(mask, yes[2], no[2])}};
}

// p q - r s and p q + r s; never fused.
template <typename V>
HWY_INLINE V productDifference(V p, V q, V r, V s) {
  return hn::Sub(hn::Mul(p, q), hn::Mul(r, s));
}
template <typename V>
HWY_INLINE V productSum(V p, V q, V r, V s) {
  return hn::Add(hn::Mul(p, q), hn::Mul(r, s));
}
template <typename S>
HWY_INLINE Vec<S> dot(const Vec3<S>& a, const Vec3<S>& b) {
  return hn::Add(productSum(a[0], b[0], a[1], b[1]), hn::Mul(a[2], b[2]));
}
template <typename S>
HWY_INLINE Vec3<S> cross(const Vec3<S>& a, const Vec3<S>& b) {
  return {{productDifference(a[1], b[2], a[2], b[1]), productDifference(a[2], b[0], a[0], b[2]),
           productDifference(a[0], b[1], a[1], b[0])}};
}

// Whether the sign is 1 or -1; NaN has none.
template <typename V>
HWY_INLINE auto isPositive(V x) {
  return hn::Gt(x, hn::Zero(hn::DFromV<V>()));
}
template <typename V>
HWY_INLINE auto isNegative(V x) {
  return hn::Lt(x, hn::Zero(hn::DFromV<V>()));
}

template <typename S>
HWY_INLINE Vec3<S> load(const TriangleBoxRuns<S>& runs, std::size_t point, std::size_t at) {
  const Lanes<S> d;
  return {{hn::Load(d, runs.numbers[3 * point].data() + at),
           hn::Load(d, runs.numbers[3 * point + 1].data() + at),
           hn::Load(d, runs.numbers[3 * point + 2].data() + at)}};
}

template <typename S>
HWY_INLINE std::uint64_t bitsOf(Mask<S> mask, std::size_t at) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(Lanes<S>(), mask, bytes);
  std::uint64_t bits = 0;
  std::memcpy(&bits, bytes, sizeof(bits));
  return bits << at;
}

// The power of two whose stored exponent is `sum` less that of x, which is held to [low, high].
template <typename S>
HWY_INLINE Vec<S> powerAgainst(Vec<S> x, int sum, int low, int high) {
  using Bits = hn::RebindToUnsigned<Lanes<S>>;
  using Integer = hn::TFromD<Bits>;
  constexpr int fraction = std::numeric_limits<S>::digits - 1;
  const Bits d;
  const auto exponent = hn::ShiftRight<fraction>(hn::BitCast(d, x));
  const auto held = hn::Min(hn::Max(hn::Sub(hn::Set(d, static_cast<Integer>(sum)), exponent),
                                    hn::Set(d, static_cast<Integer>(low))),
                            hn::Set(d, static_cast<Integer>(high)));
  return hn::BitCast(Lanes<S>(), hn::ShiftLeft<fraction>(held));
}

using triangle_aabb::SetupNumbers;

#include "core/math/pack-inl.h"
#include "core/query/intersect/triangle_aabb/axes-inl.h"

template <typename S>
using Pack = PackOf<Lanes<S>>;

#include "core/search/axes_lanes-inl.h"
#include "core/search/gjk_lanes-inl.h"

TriangleBoxVerdicts AxesFloat(const TriangleBoxRuns<float>& runs, std::size_t count) {
  return allByAxes<float>(runs, count);
}
TriangleBoxVerdicts AxesDouble(const TriangleBoxRuns<double>& runs, std::size_t count) {
  return allByAxes<double>(runs, count);
}
std::uint64_t GjkFloat(const TriangleBoxRuns<float>& runs, std::size_t count) {
  return allByGjk<float>(runs, count);
}
std::uint64_t GjkDouble(const TriangleBoxRuns<double>& runs, std::size_t count) {
  return allByGjk<double>(runs, count);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
HWY_AFTER_NAMESPACE();
