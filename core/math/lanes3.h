#pragma once

#include <cfloat>
#include <cstdint>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace hairline {

/// Three numbers side by side, one a coordinate axis, in registers that every processor of the
/// kinds we build for has. Each operation rounds like that of the scalar, so that a body written
/// with them gives the scalar's verdict to the last bit. The fourth lane holds anything.
template <typename S>
struct Lanes3;

/// The lanes on which a comparison held, as a pattern of bits.
template <typename S>
struct LaneMask;

/// The sums x + y + z, in this order, of two at once.
template <typename S>
struct Sums;

template <>
struct LaneMask<float> {
  typedef std::int32_t Bits __attribute__((vector_size(16)));
  Bits bits;

  friend LaneMask operator|(LaneMask a, LaneMask b) { return {a.bits | b.bits}; }
  friend LaneMask operator&(LaneMask a, LaneMask b) { return {a.bits & b.bits}; }
};

template <>
struct LaneMask<double> {
  typedef std::int64_t Bits __attribute__((vector_size(16)));
  Bits xy, z;

  friend LaneMask operator|(LaneMask a, LaneMask b) { return {a.xy | b.xy, a.z | b.z}; }
  friend LaneMask operator&(LaneMask a, LaneMask b) { return {a.xy & b.xy, a.z & b.z}; }
};

template <>
struct Lanes3<float> {
  using Number = float;
  using Real = float;
  typedef float Register __attribute__((vector_size(16)));
  Register all;

  Lanes3() = default;
  explicit Lanes3(Register lanes) : all(lanes) {}
  Lanes3(float x, float y, float z) : all{x, y, z, 0} {}
  static Lanes3 of(float x) { return {x, x, x}; }
  static Lanes3 zero() { return of(Number(0)); }
  static Lanes3 zeroNumber() { return zero(); }
  static Lanes3 number(float x) { return of(x); }
  static Lanes3 of(Lanes3 x) { return x; }
  static Lanes3 epsilons(int count) { return of(static_cast<float>(count) * FLT_EPSILON); }
  static Lanes3 leastNormal() { return of(FLT_MIN); }
  static Lanes3 greatestNumber() { return of(FLT_MAX); }

  /// The numbers at `from` and the two after it, where a fourth follows them in the same object
  /// (`inner`) or stands before them (`last`), which is read as well. For numbers that stand ready:
  /// a whole register read over such as were just written one by one has to wait for them.
  static Lanes3 inner(const float* from) {
    Register lanes;
    std::memcpy(&lanes, from, sizeof(lanes));
    return Lanes3(lanes);
  }
  static Lanes3 last(const float* from) {
    const Register lanes = inner(from - 1).all;
    return Lanes3(__builtin_shufflevector(lanes, lanes, 1, 2, 3, 3));
  }
  /// The same, one by one.
  static Lanes3 each(const float* from) { return {from[0], from[1], from[2]}; }

  friend Lanes3 operator+(Lanes3 a, Lanes3 b) { return Lanes3(a.all + b.all); }
  friend Lanes3 operator-(Lanes3 a, Lanes3 b) { return Lanes3(a.all - b.all); }
  friend Lanes3 operator*(Lanes3 a, Lanes3 b) { return Lanes3(a.all * b.all); }
  friend Lanes3 operator-(Lanes3 a) { return Lanes3(-a.all); }
  friend LaneMask<float> operator>(Lanes3 a, Lanes3 b) { return {a.all > b.all}; }
  friend LaneMask<float> isAtMost(Lanes3 a, Lanes3 b) { return {a.all <= b.all}; }

  friend Lanes3 yzx(Lanes3 a) { return Lanes3(__builtin_shufflevector(a.all, a.all, 1, 2, 0, 3)); }
  friend Lanes3 zxy(Lanes3 a) { return Lanes3(__builtin_shufflevector(a.all, a.all, 2, 0, 1, 3)); }
  friend Lanes3 minimum(Lanes3 a, Lanes3 b) { return Lanes3(b.all < a.all ? b.all : a.all); }
  friend Lanes3 maximum(Lanes3 a, Lanes3 b) { return Lanes3(a.all < b.all ? b.all : a.all); }
  friend Lanes3 select(LaneMask<float> mask, Lanes3 yes, Lanes3 no) {
    return Lanes3(mask.bits ? yes.all : no.all);
  }
  friend Lanes3 absolute(Lanes3 a) {
    return Lanes3((Register)((LaneMask<float>::Bits)a.all & 0x7fffffff));
  }
};

template <>
struct Lanes3<double> {
  using Number = double;
  using Real = double;
  typedef double Register __attribute__((vector_size(16)));
  Register xy, z;

  Lanes3() = default;
  Lanes3(Register firstTwo, Register third) : xy(firstTwo), z(third) {}
  Lanes3(double x, double y, double third) : xy{x, y}, z{third, 0} {}
  static Lanes3 of(double x) { return {x, x, x}; }
  static Lanes3 zero() { return of(Number(0)); }
  static Lanes3 zeroNumber() { return zero(); }
  static Lanes3 number(double x) { return of(x); }
  static Lanes3 of(Lanes3 x) { return x; }
  static Lanes3 epsilons(int count) { return of(static_cast<double>(count) * DBL_EPSILON); }
  static Lanes3 leastNormal() { return of(DBL_MIN); }
  static Lanes3 greatestNumber() { return of(DBL_MAX); }

  static Lanes3 inner(const double* from) {
    Register firstTwo;
    std::memcpy(&firstTwo, from, sizeof(firstTwo));
    return {firstTwo, Register{from[2], 0}};
  }
  static Lanes3 last(const double* from) { return inner(from); }
  static Lanes3 each(const double* from) { return {from[0], from[1], from[2]}; }

  friend Lanes3 operator+(Lanes3 a, Lanes3 b) { return {a.xy + b.xy, a.z + b.z}; }
  friend Lanes3 operator-(Lanes3 a, Lanes3 b) { return {a.xy - b.xy, a.z - b.z}; }
  friend Lanes3 operator*(Lanes3 a, Lanes3 b) { return {a.xy * b.xy, a.z * b.z}; }
  friend Lanes3 operator-(Lanes3 a) { return {-a.xy, -a.z}; }
  friend LaneMask<double> operator>(Lanes3 a, Lanes3 b) { return {a.xy > b.xy, a.z > b.z}; }
  friend LaneMask<double> isAtMost(Lanes3 a, Lanes3 b) { return {a.xy <= b.xy, a.z <= b.z}; }

  friend Lanes3 yzx(Lanes3 a) { return {__builtin_shufflevector(a.xy, a.z, 1, 2), a.xy}; }
  friend Lanes3 zxy(Lanes3 a) {
    return {__builtin_shufflevector(a.z, a.xy, 0, 2), __builtin_shufflevector(a.xy, a.xy, 1, 1)};
  }
  friend Lanes3 minimum(Lanes3 a, Lanes3 b) {
    return {b.xy < a.xy ? b.xy : a.xy, b.z < a.z ? b.z : a.z};
  }
  friend Lanes3 maximum(Lanes3 a, Lanes3 b) {
    return {a.xy < b.xy ? b.xy : a.xy, a.z < b.z ? b.z : a.z};
  }
  friend Lanes3 select(LaneMask<double> mask, Lanes3 yes, Lanes3 no) {
    return {mask.xy ? yes.xy : no.xy, mask.z ? yes.z : no.z};
  }
  friend Lanes3 absolute(Lanes3 a) {
    return {(Register)((LaneMask<double>::Bits)a.xy & INT64_MAX),
            (Register)((LaneMask<double>::Bits)a.z & INT64_MAX)};
  }
};

/// Whether the comparison held on one of the three lanes.
inline bool any(LaneMask<float> mask) {
#if defined(__SSE2__)
  return (_mm_movemask_ps((__m128)mask.bits) & 7) != 0;
#else
  return (mask.bits[0] | mask.bits[1] | mask.bits[2]) != 0;
#endif
}
inline bool any(LaneMask<double> mask) {
#if defined(__SSE2__)
  mask.xy |= __builtin_shufflevector(mask.z, mask.z, 0, 0);
  return _mm_movemask_pd((__m128d)mask.xy) != 0;
#else
  return (mask.xy[0] | mask.xy[1] | mask.z[0]) != 0;
#endif
}

/// Whether the comparison held on all three lanes.
inline bool all(LaneMask<float> mask) { return !any(LaneMask<float>{~mask.bits}); }
inline bool all(LaneMask<double> mask) { return !any(LaneMask<double>{~mask.xy, ~mask.z}); }

/// One of the three numbers on every lane.
template <int lane>
Lanes3<float> spread(Lanes3<float> a) {
  return Lanes3<float>(__builtin_shufflevector(a.all, a.all, lane, lane, lane, lane));
}
template <int lane>
Lanes3<double> spread(Lanes3<double> a) {
  const auto from = lane < 2 ? a.xy : a.z;
  const auto pair = __builtin_shufflevector(from, from, lane % 2, lane % 2);
  return {pair, pair};
}

/// Three rows turned into columns.
inline void transpose(Lanes3<float> a, Lanes3<float> b, Lanes3<float> c, Lanes3<float>& x,
                      Lanes3<float>& y, Lanes3<float>& z) {
  const auto low = __builtin_shufflevector(a.all, b.all, 0, 4, 1, 5);
  const auto high = __builtin_shufflevector(a.all, b.all, 2, 6, 2, 6);
  x.all = __builtin_shufflevector(low, c.all, 0, 1, 4, 4);
  y.all = __builtin_shufflevector(low, c.all, 2, 3, 5, 5);
  z.all = __builtin_shufflevector(high, c.all, 0, 1, 6, 6);
}
inline void transpose(Lanes3<double> a, Lanes3<double> b, Lanes3<double> c, Lanes3<double>& x,
                      Lanes3<double>& y, Lanes3<double>& z) {
  x = {__builtin_shufflevector(a.xy, b.xy, 0, 2), c.xy};
  y = {__builtin_shufflevector(a.xy, b.xy, 1, 3), __builtin_shufflevector(c.xy, c.xy, 1, 1)};
  z = {__builtin_shufflevector(a.z, b.z, 0, 2), c.z};
}

/// The mask cut down to its first lane.
inline LaneMask<float> first(LaneMask<float> mask) {
  return {mask.bits & LaneMask<float>::Bits{-1, 0, 0, 0}};
}
inline LaneMask<double> first(LaneMask<double> mask) {
  return {mask.xy & LaneMask<double>::Bits{-1, 0}, mask.z & LaneMask<double>::Bits{0, 0}};
}

template <>
struct Sums<float> {
  Lanes3<float>::Register sums;
};
inline Sums<float> sumsOf(Lanes3<float> a, Lanes3<float> b) {
  const auto low = __builtin_shufflevector(a.all, b.all, 0, 4, 1, 5);
  const auto high = __builtin_shufflevector(a.all, b.all, 2, 6, 2, 6);
  return {low + __builtin_shufflevector(low, low, 2, 3, 2, 3) + high};
}
inline Lanes3<float> first(Sums<float> sums) { return Lanes3<float>(sums.sums); }
inline Lanes3<float> second(Sums<float> sums) {
  return Lanes3<float>(__builtin_shufflevector(sums.sums, sums.sums, 1, 1, 1, 1));
}

template <>
struct Sums<double> {
  Lanes3<double>::Register sums;
};
inline Sums<double> sumsOf(Lanes3<double> a, Lanes3<double> b) {
  return {__builtin_shufflevector(a.xy, b.xy, 0, 2) + __builtin_shufflevector(a.xy, b.xy, 1, 3) +
          __builtin_shufflevector(a.z, b.z, 0, 2)};
}
inline Lanes3<double> first(Sums<double> sums) { return {sums.sums, sums.sums}; }
inline Lanes3<double> second(Sums<double> sums) {
  return {__builtin_shufflevector(sums.sums, sums.sums, 1, 1), sums.sums};
}

/// On the first lane: whether the first sum is larger, without its sign, than the second, and by
/// how much it is.
template <typename S>
LaneMask<S> isFirstLarger(Sums<S> sums) {
  return absolute(first(sums)) > second(sums);
}
template <typename S>
Lanes3<S> excessOfFirst(Sums<S> sums) {
  return absolute(first(sums)) - second(sums);
}

/// Whether a comparison held on one of the three lanes, or another on its first.
template <typename S>
bool anyOr(LaneMask<S> mask, LaneMask<S> one) {
  return any(mask | first(one));
}
/// In every lane the sum of three numbers that are not negative, in one order or another.
template <typename S>
Lanes3<S> sumOfThree(Lanes3<S> a) {
  return a + yzx(a) + zxy(a);
}
/// What Extremes are, of lanes.
template <typename S>
Lanes3<S> extremesOf(Lanes3<S> a) {
  return a;
}
template <typename S>
bool isBeyond(Lanes3<S> three, Lanes3<S> number) {
  return all(three > number) | all(-number > three);
}
template <typename S>
bool reachesAbove(Lanes3<S> three, Lanes3<S> number) {
  return any(three > number);
}
template <typename S>
bool reachesBelow(Lanes3<S> three, Lanes3<S> number) {
  return any(number > three);
}
template <typename S>
LaneMask<S> exceeds(Lanes3<S> a, Lanes3<S> b) {
  return a > b;
}

/// The greatest of the three numbers.
inline float greatestOf(Lanes3<float> a) {
  const float first = a.all[0] < a.all[1] ? a.all[1] : a.all[0];
  return first < a.all[2] ? a.all[2] : first;
}
inline double greatestOf(Lanes3<double> a) {
  const double first = a.xy[0] < a.xy[1] ? a.xy[1] : a.xy[0];
  return first < a.z[0] ? a.z[0] : first;
}

}  // namespace hairline
