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

/// The sums x + y + z, in this order, of two at once. Each stands on the first lane, with nothing
/// to rely on elsewhere.
template <typename S>
class Sums;

template <>
struct LaneMask<float> {
  typedef std::int32_t Bits __attribute__((vector_size(16)));
  Bits bits;

  friend LaneMask operator|(LaneMask a, LaneMask b) { return {a.bits | b.bits}; }
  friend LaneMask operator&(LaneMask a, LaneMask b) { return {a.bits & b.bits}; }
  /// No lane.
  static LaneMask none() { return {Bits{0, 0, 0, 0}}; }
};

template <>
struct LaneMask<double> {
  typedef std::int64_t Bits __attribute__((vector_size(16)));
  Bits xy, z;

  friend LaneMask operator|(LaneMask a, LaneMask b) { return {a.xy | b.xy, a.z | b.z}; }
  friend LaneMask operator&(LaneMask a, LaneMask b) { return {a.xy & b.xy, a.z & b.z}; }
  /// No lane.
  static LaneMask none() { return {Bits{0, 0}, Bits{0, 0}}; }
};

template <>
struct Lanes3<float> {
  using Number = float;
  using Mask = LaneMask<float>;
  using TwoSums = Sums<float>;
  typedef float Register __attribute__((vector_size(16)));
  Register all;

  Lanes3() = default;
  explicit Lanes3(Register lanes) : all(lanes) {}
  Lanes3(float x, float y, float z) : all{x, y, z, 0} {}
  static Lanes3 of(float x) { return {x, x, x}; }
  static Lanes3 greatestNumbers() { return of(FLT_MAX); }

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
  friend LaneMask<float> operator<=(Lanes3 a, Lanes3 b) { return {a.all <= b.all}; }

  friend Lanes3 yzx(Lanes3 a) { return Lanes3(__builtin_shufflevector(a.all, a.all, 1, 2, 0, 3)); }
  friend Lanes3 zxy(Lanes3 a) { return Lanes3(__builtin_shufflevector(a.all, a.all, 2, 0, 1, 3)); }
  friend Lanes3 least(Lanes3 a, Lanes3 b) { return Lanes3(b.all < a.all ? b.all : a.all); }
  friend Lanes3 greatest(Lanes3 a, Lanes3 b) { return Lanes3(a.all < b.all ? b.all : a.all); }
  /// The numbers without their signs.
  friend Lanes3 size(Lanes3 a) {
    return Lanes3((Register)((LaneMask<float>::Bits)a.all & 0x7fffffff));
  }
};

template <>
struct Lanes3<double> {
  using Number = double;
  using Mask = LaneMask<double>;
  using TwoSums = Sums<double>;
  typedef double Register __attribute__((vector_size(16)));
  Register xy, z;

  Lanes3() = default;
  Lanes3(Register firstTwo, Register third) : xy(firstTwo), z(third) {}
  Lanes3(double x, double y, double third) : xy{x, y}, z{third, 0} {}
  static Lanes3 of(double x) { return {x, x, x}; }
  static Lanes3 greatestNumbers() { return of(DBL_MAX); }

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
  friend LaneMask<double> operator<=(Lanes3 a, Lanes3 b) { return {a.xy <= b.xy, a.z <= b.z}; }

  friend Lanes3 yzx(Lanes3 a) { return {__builtin_shufflevector(a.xy, a.z, 1, 2), a.xy}; }
  friend Lanes3 zxy(Lanes3 a) {
    return {__builtin_shufflevector(a.z, a.xy, 0, 2), __builtin_shufflevector(a.xy, a.xy, 1, 1)};
  }
  friend Lanes3 least(Lanes3 a, Lanes3 b) {
    return {b.xy < a.xy ? b.xy : a.xy, b.z < a.z ? b.z : a.z};
  }
  friend Lanes3 greatest(Lanes3 a, Lanes3 b) {
    return {a.xy < b.xy ? b.xy : a.xy, a.z < b.z ? b.z : a.z};
  }
  friend Lanes3 size(Lanes3 a) {
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

/// The lanes on which the comparison held, the first one lowest.
inline unsigned bitsOf(LaneMask<double> mask) {
#if defined(__SSE2__)
  return static_cast<unsigned>(_mm_movemask_pd((__m128d)mask.xy)) |
         (static_cast<unsigned>(_mm_movemask_pd((__m128d)mask.z)) & 1) << 2;
#else
  return (mask.xy[0] ? 1U : 0U) | (mask.xy[1] ? 2U : 0U) | (mask.z[0] ? 4U : 0U);
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

template <>
class Sums<float> {
 public:
  Sums(Lanes3<float> a, Lanes3<float> b) {
    const auto low = __builtin_shufflevector(a.all, b.all, 0, 4, 1, 5);
    const auto high = __builtin_shufflevector(a.all, b.all, 2, 6, 2, 6);
    m_sums = low + __builtin_shufflevector(low, low, 2, 3, 2, 3) + high;
  }
  Lanes3<float> sizeOfFirst() const { return size(Lanes3<float>(m_sums)); }
  Lanes3<float> second() const {
    return Lanes3<float>(__builtin_shufflevector(m_sums, m_sums, 1, 1, 1, 1));
  }

 private:
  Lanes3<float>::Register m_sums;
};

template <>
class Sums<double> {
 public:
  Sums(Lanes3<double> a, Lanes3<double> b)
      : m_sums(__builtin_shufflevector(a.xy, b.xy, 0, 2) +
               __builtin_shufflevector(a.xy, b.xy, 1, 3) +
               __builtin_shufflevector(a.z, b.z, 0, 2)) {}
  Lanes3<double> sizeOfFirst() const { return size(Lanes3<double>(m_sums, m_sums)); }
  Lanes3<double> second() const { return {__builtin_shufflevector(m_sums, m_sums, 1, 1), m_sums}; }

 private:
  Lanes3<double>::Register m_sums;
};

/// The greatest of the three numbers.
inline float greatestOf(Lanes3<float> a) {
  const float first = a.all[0] < a.all[1] ? a.all[1] : a.all[0];
  return first < a.all[2] ? a.all[2] : first;
}
inline double greatestOf(Lanes3<double> a) {
  const double first = a.xy[0] < a.xy[1] ? a.xy[1] : a.xy[0];
  return first < a.z[0] ? a.z[0] : first;
}

/// The mask cut down to its first lane.
inline LaneMask<float> first(LaneMask<float> mask) {
  return {mask.bits & LaneMask<float>::Bits{-1, 0, 0, 0}};
}
inline LaneMask<double> first(LaneMask<double> mask) {
  return {mask.xy & LaneMask<double>::Bits{-1, 0}, mask.z & LaneMask<double>::Bits{0, 0}};
}

}  // namespace hairline
