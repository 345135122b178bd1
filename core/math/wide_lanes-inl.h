// Included once a target, without a guard for that reason, where registers hold four doubles.
// Functions within classes name their target (HWY_ATTR): where GCC does not optimize, the one that
// stands around the file does not reach friends.

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {

/// The lanes on which a comparison held. The fourth holds anything.
struct WideMask {
  typedef std::int64_t Bits __attribute__((vector_size(32)));
  Bits bits;

  friend HWY_ATTR HWY_INLINE WideMask operator|(WideMask a, WideMask b) {
    return {a.bits | b.bits};
  }
  friend HWY_ATTR HWY_INLINE WideMask operator&(WideMask a, WideMask b) {
    return {a.bits & b.bits};
  }

  friend HWY_ATTR HWY_INLINE unsigned bitsOf(WideMask mask) {
    return static_cast<unsigned>(_mm256_movemask_pd((__m256d)mask.bits)) & 7;
  }
  friend HWY_ATTR HWY_INLINE bool any(WideMask mask) { return bitsOf(mask) != 0; }
  friend HWY_ATTR HWY_INLINE bool all(WideMask mask) { return bitsOf(mask) == 7; }
  friend HWY_ATTR HWY_INLINE WideMask first(WideMask mask) {
    return {mask.bits & Bits{-1, 0, 0, 0}};
  }
};

/// What Lanes3<double> is, in one register.
struct WideLanes {
  using Number = double;
  using Real = double;
  typedef double Register __attribute__((vector_size(32)));
  Register lanes;

  static HWY_ATTR HWY_INLINE WideLanes of(double x) { return {Register{x, x, x, x}}; }
  static HWY_ATTR HWY_INLINE WideLanes zero() { return of(0.0); }
  static HWY_ATTR HWY_INLINE WideLanes zeroNumber() { return zero(); }
  static HWY_ATTR HWY_INLINE WideLanes number(double x) { return of(x); }
  static HWY_ATTR HWY_INLINE WideLanes of(WideLanes x) { return x; }
  static HWY_ATTR HWY_INLINE WideLanes epsilons(int count) { return of(count * DBL_EPSILON); }
  static HWY_ATTR HWY_INLINE WideLanes leastNormal() { return of(DBL_MIN); }
  static HWY_ATTR HWY_INLINE WideLanes greatestNumber() { return of(DBL_MAX); }
  static HWY_ATTR HWY_INLINE WideLanes inner(const double* from) { return {_mm256_loadu_pd(from)}; }
  static HWY_ATTR HWY_INLINE WideLanes last(const double* from) {
    const Register all = _mm256_loadu_pd(from - 1);
    return {__builtin_shufflevector(all, all, 1, 2, 3, 3)};
  }
  static HWY_ATTR HWY_INLINE WideLanes each(const double* from) {
    return {Register{from[0], from[1], from[2], 0}};
  }

  friend HWY_ATTR HWY_INLINE WideLanes operator+(WideLanes a, WideLanes b) {
    return {a.lanes + b.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideLanes operator-(WideLanes a, WideLanes b) {
    return {a.lanes - b.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideLanes operator-(WideLanes a) { return {-a.lanes}; }
  friend HWY_ATTR HWY_INLINE WideLanes operator*(WideLanes a, WideLanes b) {
    return {a.lanes * b.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideMask operator>(WideLanes a, WideLanes b) {
    return {a.lanes > b.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideMask isAtMost(WideLanes a, WideLanes b) {
    return {a.lanes <= b.lanes};
  }

  friend HWY_ATTR HWY_INLINE WideLanes yzx(WideLanes a) {
    return {__builtin_shufflevector(a.lanes, a.lanes, 1, 2, 0, 3)};
  }
  friend HWY_ATTR HWY_INLINE WideLanes zxy(WideLanes a) {
    return {__builtin_shufflevector(a.lanes, a.lanes, 2, 0, 1, 3)};
  }
  friend HWY_ATTR HWY_INLINE WideLanes minimum(WideLanes a, WideLanes b) {
    return {b.lanes < a.lanes ? b.lanes : a.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideLanes maximum(WideLanes a, WideLanes b) {
    return {a.lanes < b.lanes ? b.lanes : a.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideLanes select(WideMask mask, WideLanes yes, WideLanes no) {
    return {mask.bits ? yes.lanes : no.lanes};
  }
  friend HWY_ATTR HWY_INLINE WideLanes absolute(WideLanes a) {
    return {(Register)((WideMask::Bits)a.lanes & INT64_MAX)};
  }
  friend HWY_ATTR HWY_INLINE double greatestOf(WideLanes a) {
    const double x = a.lanes[0] < a.lanes[1] ? a.lanes[1] : a.lanes[0];
    return x < a.lanes[2] ? a.lanes[2] : x;
  }
  template <int lane>
  friend HWY_ATTR HWY_INLINE WideLanes spread(WideLanes a) {
    return {__builtin_shufflevector(a.lanes, a.lanes, lane, lane, lane, lane)};
  }
  friend HWY_ATTR HWY_INLINE void transpose(WideLanes a, WideLanes b, WideLanes c, WideLanes& x,
                                            WideLanes& y, WideLanes& z) {
    const Register low = __builtin_shufflevector(a.lanes, b.lanes, 0, 4, 2, 6);
    const Register high = __builtin_shufflevector(a.lanes, b.lanes, 1, 5, 3, 7);
    x.lanes = __builtin_shufflevector(low, c.lanes, 0, 1, 4, 5);
    y.lanes = __builtin_shufflevector(high, c.lanes, 0, 1, 5, 5);
    z.lanes = __builtin_shufflevector(low, c.lanes, 2, 3, 6, 7);
  }
};

/// What Sums<double> is, on the first two lanes.
struct WideSums {
  WideLanes::Register sums;
};
HWY_INLINE WideSums sumsOf(WideLanes a, WideLanes b) {
  typedef WideLanes::Register Register;
  const Register xAndZ = __builtin_shufflevector(a.lanes, b.lanes, 0, 4, 2, 6);
  const Register y = __builtin_shufflevector(a.lanes, b.lanes, 1, 5, 1, 5);
  return {xAndZ + y + __builtin_shufflevector(xAndZ, xAndZ, 2, 3, 2, 3)};
}
HWY_INLINE WideLanes secondOf(WideSums sums) {
  return {__builtin_shufflevector(sums.sums, sums.sums, 1, 1, 1, 1)};
}
HWY_INLINE WideMask isFirstLarger(WideSums sums) {
  return absolute(WideLanes{sums.sums}) > secondOf(sums);
}
HWY_INLINE WideLanes excessOfFirst(WideSums sums) {
  return absolute(WideLanes{sums.sums}) - secondOf(sums);
}
HWY_INLINE WideLanes sumOfThree(WideLanes a) { return a + yzx(a) + zxy(a); }
HWY_INLINE WideLanes extremesOf(WideLanes a) { return a; }
HWY_INLINE bool isBeyond(WideLanes three, WideLanes number) {
  return all(three > number) | all(-number > three);
}
HWY_INLINE bool reachesAbove(WideLanes three, WideLanes number) { return any(three > number); }
HWY_INLINE bool reachesBelow(WideLanes three, WideLanes number) { return any(number > three); }
HWY_INLINE bool anyOr(WideMask mask, WideMask one) { return any(mask | first(one)); }
HWY_INLINE WideMask exceeds(WideLanes a, WideLanes b) { return a > b; }

}  // namespace HWY_NAMESPACE
}  // namespace hairline
HWY_AFTER_NAMESPACE();
