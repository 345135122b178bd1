// Included once per target, after highway.h, hence no include guard. Functions within classes name
// their target (HWY_ATTR): without optimization, GCC does not apply the attribute around the file
// to them.

#include "core/math/three.h"

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {

/// The lanes on which a comparison held, as bit masks. The fourth holds anything.
template <typename S>
struct LaneMask {
  using Bit = std::conditional_t<sizeof(S) == sizeof(std::int32_t), std::int32_t, std::int64_t>;
  typedef Bit Bits __attribute__((vector_size(4 * sizeof(S))));
  Bits bits;
};

/// Three numbers, one per coordinate axis, in a register of four, for bodies written over vectors
/// of three (see Three). Each operation rounds like that of the scalar, so that a body gives the
/// scalar's verdict to the last bit. The fourth lane holds anything.
template <typename S>
struct Lanes3 {
  using Number = S;
  using Real = S;
  typedef S Register __attribute__((vector_size(4 * sizeof(S))));
  Register lanes;

  static HWY_ATTR HWY_INLINE Lanes3 of(S x) { return {Register{x, x, x, x}}; }
  static HWY_ATTR HWY_INLINE Lanes3 of(Lanes3 x) { return x; }
  static HWY_ATTR HWY_INLINE Lanes3 zero() { return of(S(0)); }
  static HWY_ATTR HWY_INLINE Lanes3 number(S x) { return of(x); }
  static HWY_ATTR HWY_INLINE Lanes3 zeroNumber() { return zero(); }
  static HWY_ATTR HWY_INLINE Lanes3 epsilons(int count) {
    return of(static_cast<S>(count) * std::numeric_limits<S>::epsilon());
  }
  static HWY_ATTR HWY_INLINE Lanes3 leastNormal() { return of(std::numeric_limits<S>::min()); }
  static HWY_ATTR HWY_INLINE Lanes3 greatestNumber() { return of(std::numeric_limits<S>::max()); }

  /// The numbers at `from` and the two after it, if a fourth follows them in the same object
  /// (`inner`) or precedes them (`last`), which is read as well. For numbers that are already in
  /// memory: loading a whole register over numbers just written one by one stalls.
  static HWY_ATTR HWY_INLINE Lanes3 inner(const S* from) {
    typedef S Unaligned __attribute__((vector_size(4 * sizeof(S)), aligned(sizeof(S)), may_alias));
    return {*reinterpret_cast<const Unaligned*>(from)};
  }
  static HWY_ATTR HWY_INLINE Lanes3 last(const S* from) {
    const Lanes3 read = inner(from - 1);
    return {__builtin_shufflevector(read.lanes, read.lanes, 1, 2, 3, 3)};
  }
  /// The same, one by one.
  static HWY_ATTR HWY_INLINE Lanes3 each(const S* from) {
    return {Register{from[0], from[1], from[2], 0}};
  }
};

/// The same vector, to be passed in a register. A member passed as it is keeps the whole object in
/// memory.
template <typename S>
HWY_INLINE Lanes3<S> inRegister(const Lanes3<S>& a) {
  return {a.lanes};
}

/// Three in one register if the processor has one, else one by one.
template <typename S>
using Lanes = std::conditional_t<4 * sizeof(S) <= HWY_MAX_BYTES, Lanes3<S>, Three<S>>;

template <typename S>
HWY_INLINE Lanes3<S> operator+(Lanes3<S> a, Lanes3<S> b) {
  return {a.lanes + b.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> operator-(Lanes3<S> a, Lanes3<S> b) {
  return {a.lanes - b.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> operator-(Lanes3<S> a) {
  return {-a.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> operator*(Lanes3<S> a, Lanes3<S> b) {
  return {a.lanes * b.lanes};
}
#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
/// a b + c, rounded once: unlike other operations not as the scalar's.
HWY_INLINE Lanes3<double> multiplyAdd(Lanes3<double> a, Lanes3<double> b, Lanes3<double> c) {
  return {(Lanes3<double>::Register)_mm256_fmadd_pd((__m256d)a.lanes, (__m256d)b.lanes,
                                                    (__m256d)c.lanes)};
}
/// a b - p, rounded once.
HWY_INLINE Lanes3<double> fusedDifference(Lanes3<double> a, Lanes3<double> b, Lanes3<double> p) {
  return multiplyAdd(a, b, -p);
}
#endif
template <typename S>
HWY_INLINE LaneMask<S> operator>(Lanes3<S> a, Lanes3<S> b) {
  return {a.lanes > b.lanes};
}
template <typename S>
HWY_INLINE LaneMask<S> exceeds(Lanes3<S> a, Lanes3<S> b) {
  return a > b;
}
template <typename S>
HWY_INLINE LaneMask<S> isAtMost(Lanes3<S> a, Lanes3<S> b) {
  return {a.lanes <= b.lanes};
}
template <typename S>
HWY_INLINE LaneMask<S> operator|(LaneMask<S> a, LaneMask<S> b) {
  return {a.bits | b.bits};
}
template <typename S>
HWY_INLINE LaneMask<S> operator&(LaneMask<S> a, LaneMask<S> b) {
  return {a.bits & b.bits};
}
template <typename S>
HWY_INLINE unsigned bitsOf(LaneMask<S> mask) {
#if HWY_ARCH_X86
  if constexpr (std::is_same_v<S, float>) {
    return static_cast<unsigned>(_mm_movemask_ps((__m128)mask.bits)) & 7;
  }
#if HWY_MAX_BYTES >= 32
  if constexpr (std::is_same_v<S, double>) {
    return static_cast<unsigned>(_mm256_movemask_pd((__m256d)mask.bits)) & 7;
  }
#endif
#endif
  return static_cast<unsigned>((mask.bits[0] & 1) | (mask.bits[1] & 2) | (mask.bits[2] & 4));
}
template <typename S>
HWY_INLINE bool any(LaneMask<S> mask) {
  return bitsOf(mask) != 0;
}
template <typename S>
HWY_INLINE bool all(LaneMask<S> mask) {
  return bitsOf(mask) == 7;
}
template <typename S>
HWY_INLINE bool operator==(Lanes3<S> a, Lanes3<S> b) {
  return all(LaneMask<S>{a.lanes == b.lanes});
}
/// Whether it held on the first lane.
template <typename S>
HWY_INLINE bool firstHolds(LaneMask<S> mask) {
  return (bitsOf(mask) & 1) != 0;
}
/// Whether a comparison held on one of the three lanes, or another on its first.
template <typename S>
HWY_INLINE bool anyOr(LaneMask<S> mask, LaneMask<S> one) {
  return (bitsOf(mask) | (bitsOf(one) & 1)) != 0;
}

template <typename S>
HWY_INLINE Lanes3<S> yzx(Lanes3<S> a) {
  return {__builtin_shufflevector(a.lanes, a.lanes, 1, 2, 0, 3)};
}
template <typename S>
HWY_INLINE Lanes3<S> zxy(Lanes3<S> a) {
  return {__builtin_shufflevector(a.lanes, a.lanes, 2, 0, 1, 3)};
}
template <typename S>
HWY_INLINE Lanes3<S> minimum(Lanes3<S> a, Lanes3<S> b) {
  return {b.lanes < a.lanes ? b.lanes : a.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> maximum(Lanes3<S> a, Lanes3<S> b) {
  return {a.lanes < b.lanes ? b.lanes : a.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> select(LaneMask<S> mask, Lanes3<S> yes, Lanes3<S> no) {
  return {mask.bits ? yes.lanes : no.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> absolute(Lanes3<S> a) {
  constexpr auto allButSign = std::numeric_limits<typename LaneMask<S>::Bit>::max();
  return {(typename Lanes3<S>::Register)((typename LaneMask<S>::Bits)a.lanes & allButSign)};
}
template <typename S>
HWY_INLINE Lanes3<S> selectNegative(Lanes3<S> sign, Lanes3<S> yes, Lanes3<S> no) {
  return {(typename LaneMask<S>::Bits)sign.lanes < 0 ? yes.lanes : no.lanes};
}
template <typename S>
HWY_INLINE Lanes3<S> timesSign(Lanes3<S> a, Lanes3<S> sign) {
  using Bits = typename LaneMask<S>::Bits;
  constexpr auto signBit = std::numeric_limits<typename LaneMask<S>::Bit>::min();
  return {(typename Lanes3<S>::Register)((Bits)a.lanes ^ ((Bits)sign.lanes & signBit))};
}
template <int lane, typename S>
HWY_INLINE Lanes3<S> spread(Lanes3<S> a) {
  return {__builtin_shufflevector(a.lanes, a.lanes, lane, lane, lane, lane)};
}
template <typename S>
HWY_INLINE void transpose(Lanes3<S> a, Lanes3<S> b, Lanes3<S> c, Lanes3<S>& x, Lanes3<S>& y,
                          Lanes3<S>& z) {
  const auto low = __builtin_shufflevector(a.lanes, b.lanes, 0, 4, 2, 6);
  const auto high = __builtin_shufflevector(a.lanes, b.lanes, 1, 5, 3, 7);
  x.lanes = __builtin_shufflevector(low, c.lanes, 0, 1, 4, 5);
  y.lanes = __builtin_shufflevector(high, c.lanes, 0, 1, 5, 5);
  z.lanes = __builtin_shufflevector(low, c.lanes, 2, 3, 6, 7);
}
template <typename S>
HWY_INLINE S greatestOf(Lanes3<S> a) {
  const S first = a.lanes[0] < a.lanes[1] ? a.lanes[1] : a.lanes[0];
  return first < a.lanes[2] ? a.lanes[2] : first;
}

/// The sums x + y + z, in this order, of two vectors at once, on the first two lanes.
template <typename S>
struct LaneSums {
  Lanes3<S> sums;
};
template <typename S>
HWY_INLINE LaneSums<S> sumsOf(Lanes3<S> a, Lanes3<S> b) {
  const auto xAndZ = __builtin_shufflevector(a.lanes, b.lanes, 0, 4, 2, 6);
  const auto y = __builtin_shufflevector(a.lanes, b.lanes, 1, 5, 3, 7);
  return {{xAndZ + y + __builtin_shufflevector(xAndZ, xAndZ, 2, 3, 2, 3)}};
}
/// The second sum on the first lane.
template <typename S>
HWY_INLINE Lanes3<S> secondOf(LaneSums<S> of) {
  return {__builtin_shufflevector(of.sums.lanes, of.sums.lanes, 1, 1, 3, 3)};
}
/// On the first lane: whether the absolute value of the first sum exceeds the second, by how much,
/// and both together.
template <typename S>
HWY_INLINE LaneMask<S> isFirstLarger(LaneSums<S> of) {
  return absolute(of.sums) > secondOf(of);
}
template <typename S>
HWY_INLINE Lanes3<S> excessOfFirst(LaneSums<S> of) {
  return absolute(of.sums) - secondOf(of);
}
template <typename S>
HWY_INLINE Lanes3<S> spreadFirst(LaneSums<S> of) {
  return spread<0>(of.sums);
}
template <typename S>
HWY_INLINE Lanes3<S> totalOf(LaneSums<S> of) {
  return of.sums + secondOf(of);
}

/// The sum of three nonnegative numbers in every lane, in any order.
template <typename S>
HWY_INLINE Lanes3<S> sumOfThree(Lanes3<S> a) {
  return a + yzx(a) + zxy(a);
}
/// Extremes, of lanes.
template <typename S>
HWY_INLINE Lanes3<S> extremesOf(Lanes3<S> a) {
  return a;
}
template <typename S>
HWY_INLINE bool isBeyond(Lanes3<S> three, Lanes3<S> number) {
  return all(three > number) | all(-number > three);
}
template <typename S>
HWY_INLINE bool reachesAbove(Lanes3<S> three, Lanes3<S> number) {
  return any(three > number);
}
template <typename S>
HWY_INLINE bool reachesBelow(Lanes3<S> three, Lanes3<S> number) {
  return any(number > three);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
HWY_AFTER_NAMESPACE();
