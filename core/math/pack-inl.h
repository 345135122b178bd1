// Included once a target, within HWY_NAMESPACE and after highway.h, without a guard for that
// reason.

#include "core/math/three-inl.h"

/// A number for each of many questions, in the lanes of a register that the tag D describes: what
/// bodies written over a number take for a batch. Operations round like those of the scalar.
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
HWY_INLINE PackMask<D> isWithin(const PackOf<D>& x, double low, double high) {
  const D d;
  return {hn::And(hn::Gt(x.lanes, hn::Set(d, low)), hn::Lt(x.lanes, hn::Set(d, high)))};
}
