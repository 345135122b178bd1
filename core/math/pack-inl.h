// Included once per target, within HWY_NAMESPACE and after highway.h, hence no include guard.

#include "core/math/three-inl.h"

/// One number for each of many questions, in the lanes of the register that the tag D describes:
/// the number type of bodies in a batch. Operations round like those of the scalar.
template <typename D>
struct PackOf {
  hn::Vec<D> lanes;

  PackOf() = default;
  HWY_INLINE PackOf(hn::Vec<D> all) : lanes(all) {}
  HWY_INLINE explicit PackOf(hn::TFromD<D> x) : lanes(hn::Set(D(), x)) {}
};

template <typename D>
struct NumberTraits<PackOf<D>> {
  using Real = hn::TFromD<D>;
  static HWY_INLINE PackOf<D> zero() { return hn::Zero(D()); }
};

/// The lanes on which a comparison held.
template <typename D>
struct PackMask {
  hn::Mask<D> mask;
};
template <typename D>
HWY_INLINE PackMask<D> operator|(const PackMask<D>& a, const PackMask<D>& b) {
  return {hn::Or(a.mask, b.mask)};
}
template <typename D>
HWY_INLINE PackMask<D> operator&(const PackMask<D>& a, const PackMask<D>& b) {
  return {hn::And(a.mask, b.mask)};
}

template <typename D>
HWY_INLINE PackMask<D> operator!(const PackMask<D>& a) {
  return {hn::Not(a.mask)};
}
template <typename D>
HWY_INLINE PackMask<D> all(const PackMask<D>& a) {
  return a;
}
template <typename D>
HWY_INLINE bool holdsEverywhere(const PackMask<D>& a) {
  return hn::AllTrue(D(), a.mask);
}
template <typename D>
HWY_INLINE bool holdsNowhere(const PackMask<D>& a) {
  return hn::AllFalse(D(), a.mask);
}
/// The lanes on which it holds as bits, the first lane lowest.
template <typename D>
HWY_INLINE std::uint64_t bitsOf(const PackMask<D>& a) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(D(), a.mask, bytes);
  if (hn::MaxLanes(D()) <= 8) return bytes[0];
  std::uint64_t bits = 0;
  std::memcpy(&bits, bytes, sizeof(bits));
  return bits;
}

template <typename D>
HWY_INLINE PackOf<D> operator+(const PackOf<D>& a, const PackOf<D>& b) {
  return hn::Add(a.lanes, b.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> operator-(const PackOf<D>& a, const PackOf<D>& b) {
  return hn::Sub(a.lanes, b.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> operator-(const PackOf<D>& a) {
  return hn::Neg(a.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> operator*(const PackOf<D>& a, const PackOf<D>& b) {
  return hn::Mul(a.lanes, b.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> multiplyAdd(const PackOf<D>& a, const PackOf<D>& b, const PackOf<D>& c) {
  return hn::MulAdd(a.lanes, b.lanes, c.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> operator/(const PackOf<D>& a, const PackOf<D>& b) {
  return hn::Div(a.lanes, b.lanes);
}
template <typename D>
HWY_INLINE PackMask<D> operator==(const PackOf<D>& a, const PackOf<D>& b) {
  return {hn::Eq(a.lanes, b.lanes)};
}
template <typename D>
HWY_INLINE PackMask<D> isPositive(const PackOf<D>& x) {
  return {hn::Gt(x.lanes, hn::Zero(D()))};
}
template <typename D>
HWY_INLINE PackMask<D> isNegative(const PackOf<D>& x) {
  return {hn::Lt(x.lanes, hn::Zero(D()))};
}
template <typename D>
HWY_INLINE PackOf<D> absolute(const PackOf<D>& a) {
  return hn::Abs(a.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> minimum(const PackOf<D>& a, const PackOf<D>& b) {
  return hn::Min(a.lanes, b.lanes);
}
template <typename D>
HWY_INLINE PackOf<D> maximum(const PackOf<D>& a, const PackOf<D>& b) {
  return hn::Max(a.lanes, b.lanes);
}
template <typename D>
HWY_INLINE PackMask<D> exceeds(const PackOf<D>& a, const PackOf<D>& b) {
  return {hn::Gt(a.lanes, b.lanes)};
}
template <typename D>
HWY_INLINE PackMask<D> isAtMost(const PackOf<D>& a, const PackOf<D>& b) {
  return {hn::Le(a.lanes, b.lanes)};
}
template <typename D>
HWY_INLINE PackOf<D> select(const PackMask<D>& mask, const PackOf<D>& yes, const PackOf<D>& no) {
  return hn::IfThenElse(mask.mask, yes.lanes, no.lanes);
}
template <typename D>
HWY_INLINE Three<PackOf<D>> select(const PackMask<D>& mask, const Three<PackOf<D>>& yes,
                                   const Three<PackOf<D>>& no) {
  return {select(mask, yes.x, no.x), select(mask, yes.y, no.y), select(mask, yes.z, no.z)};
}
template <typename D, typename T>
HWY_INLINE void replaceWhere(const PackMask<D>& mask, T& place, const T& value) {
  place = select(mask, value, place);
}
template <typename D>
HWY_INLINE PackMask<D> isWithin(const PackOf<D>& x, double low, double high) {
  const D d;
  return {hn::And(hn::Gt(x.lanes, hn::Set(d, low)), hn::Lt(x.lanes, hn::Set(d, high)))};
}

/// `factorToUnit` of core/math/unit_factor.h for numbers in range.
template <typename D>
HWY_INLINE PackOf<D> factorToUnit(const PackOf<D>& bound) {
  using S = hn::TFromD<D>;
  using Bits = hn::RebindToUnsigned<D>;
  using Integer = hn::TFromD<Bits>;
  constexpr int fraction = std::numeric_limits<S>::digits - 1;
  constexpr Integer most = 2 * std::numeric_limits<S>::max_exponent - 3;
  const Bits d;
  const auto exponent = hn::ShiftRight<fraction>(hn::BitCast(d, bound.lanes));
  const auto opposite = hn::Sub(hn::Set(d, Integer(most + 1)), exponent);
  const auto held = hn::Min(hn::Max(opposite, hn::Set(d, Integer(1))), hn::Set(d, most));
  return select(isPositive(bound), PackOf<D>(hn::BitCast(D(), hn::ShiftLeft<fraction>(held))),
                PackOf<D>(S(1)));
}
