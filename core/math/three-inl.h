// Included by three.h, and once per target where numbers are packs of lanes, each time within a
// namespace, hence no include guard. No lambdas and no friends: they would not be compiled for the
// target.

/// Which of three comparisons hold. M is bool, or the mask of a pack.
template <typename M>
struct ThreeMasks {
  M x, y, z;
};

template <typename M>
[[gnu::always_inline]] constexpr ThreeMasks<M> operator|(const ThreeMasks<M>& a,
                                                         const ThreeMasks<M>& b) {
  return {M(a.x | b.x), M(a.y | b.y), M(a.z | b.z)};
}
template <typename M>
[[gnu::always_inline]] constexpr ThreeMasks<M> operator&(const ThreeMasks<M>& a,
                                                         const ThreeMasks<M>& b) {
  return {M(a.x & b.x), M(a.y & b.y), M(a.z & b.z)};
}
template <typename M>
[[gnu::always_inline]] constexpr M any(const ThreeMasks<M>& mask) {
  return M(mask.x | mask.y | mask.z);
}
template <typename M>
[[gnu::always_inline]] constexpr M all(const ThreeMasks<M>& mask) {
  return M(mask.x & mask.y & mask.z);
}
/// The comparisons that hold, as bits.
[[gnu::always_inline]] constexpr unsigned bitsOf(const ThreeMasks<bool>& mask) {
  return unsigned{mask.x} | unsigned{mask.y} << 1 | unsigned{mask.z} << 2;
}
/// Whether a comparison of single numbers holds.
[[gnu::always_inline]] constexpr bool firstHolds(bool mask) { return mask; }
/// Whether one of three holds, or a further one.
template <typename M>
[[gnu::always_inline]] constexpr M anyOr(const ThreeMasks<M>& mask, const M& one) {
  return M(mask.x | mask.y | mask.z | one);
}

/// Whether a > b. Bodies call this, because integers and filtered numbers have only a sign.
template <typename N>
[[gnu::always_inline]] constexpr auto exceeds(const N& a, const N& b) {
  if constexpr (std::is_floating_point_v<N>) {
    return a > b;
  } else {
    return sign(N(a - b)) > 0;
  }
}
template <typename N>
[[gnu::always_inline]] constexpr N select(bool mask, const N& yes, const N& no) {
  return mask ? yes : no;
}

/// Whether a <= b, in float and double.
template <typename N>
[[gnu::always_inline]] constexpr auto isAtMost(const N& a, const N& b) {
  return a <= b;
}

/// Whether a comparison of single numbers holds.
[[gnu::always_inline]] constexpr bool all(bool verdict) { return verdict; }
/// Whether a verdict holds for all questions.
[[gnu::always_inline]] constexpr bool holdsEverywhere(bool verdict) { return verdict; }

/// For a number: its scalar, which is what a pack holds, and zero.
template <typename N>
struct NumberTraits {
  using Real = N;
  static constexpr N zero() { return N{}; }
};

/// Three numbers, one per coordinate axis: a vector for bodies written over vectors of three, in
/// place of one register (Lanes3). N is a scalar, or a pack of lanes with one question each.
template <typename N>
struct Three {
  using Number = N;
  N x, y, z;

  /// The numbers at `from`, as registers read them.
  [[gnu::always_inline]] static constexpr Three inner(const N* from) {
    return {from[0], from[1], from[2]};
  }
  [[gnu::always_inline]] static constexpr Three last(const N* from) {
    return {from[0], from[1], from[2]};
  }
  [[gnu::always_inline]] static constexpr Three each(const N* from) {
    return {from[0], from[1], from[2]};
  }
  [[gnu::always_inline]] static constexpr Three of(const N& x) { return {x, x, x}; }
  [[gnu::always_inline]] static constexpr Three zero() { return of(NumberTraits<N>::zero()); }

  // A number to compare with the sum of three of these numbers. (In registers it fills every lane.)
  [[gnu::always_inline]] static constexpr N number(const N& x) { return x; }
  [[gnu::always_inline]] static constexpr N
  number(const typename NumberTraits<N>::Real& x) requires(
      !std::is_same_v<N, typename NumberTraits<N>::Real>) {
    return N(x);
  }
  [[gnu::always_inline]] static constexpr N zeroNumber() { return NumberTraits<N>::zero(); }
  /// For float and double, as multiples of: the distance from 1 to the next number, the least
  /// normal number, the greatest number.
  using Real = typename NumberTraits<N>::Real;
  [[gnu::always_inline]] static constexpr N epsilons(int count) {
    return N(static_cast<Real>(count) * std::numeric_limits<Real>::epsilon());
  }
  [[gnu::always_inline]] static constexpr N leastNormal() {
    return N(std::numeric_limits<Real>::min());
  }
  [[gnu::always_inline]] static constexpr N greatestNumber() {
    return N(std::numeric_limits<Real>::max());
  }

  [[gnu::always_inline]] constexpr const N& operator[](int axis) const {
    return axis == 0 ? x : axis == 1 ? y : z;
  }
};

template <typename N>
[[gnu::always_inline]] constexpr Three<N> operator+(const Three<N>& a, const Three<N>& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> operator-(const Three<N>& a, const Three<N>& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> operator-(const Three<N>& a) {
  return {-a.x, -a.y, -a.z};
}
// Products of integers of fixed width are wider than their factors.
template <typename N, typename M>
[[gnu::always_inline]] constexpr auto operator*(const Three<N>& a, const Three<M>& b) {
  return Three<decltype(a.x * b.x)>{a.x * b.x, a.y * b.y, a.z * b.z};
}
template <typename N>
[[gnu::always_inline]] constexpr auto operator>(const Three<N>& a, const Three<N>& b) {
  return ThreeMasks<decltype(exceeds(a.x, b.x))>{exceeds(a.x, b.x), exceeds(a.y, b.y),
                                                 exceeds(a.z, b.z)};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> yzx(const Three<N>& a) {
  return {a.y, a.z, a.x};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> zxy(const Three<N>& a) {
  return {a.z, a.x, a.y};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> absolute(const Three<N>& a) {
  return {absolute(a.x), absolute(a.y), absolute(a.z)};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> minimum(const Three<N>& a, const Three<N>& b) {
  return {minimum(a.x, b.x), minimum(a.y, b.y), minimum(a.z, b.z)};
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> maximum(const Three<N>& a, const Three<N>& b) {
  return {maximum(a.x, b.x), maximum(a.y, b.y), maximum(a.z, b.z)};
}
template <typename M, typename N>
[[gnu::always_inline]] constexpr Three<N> select(const ThreeMasks<M>& mask, const Three<N>& yes,
                                                 const Three<N>& no) {
  return {select(mask.x, yes.x, no.x), select(mask.y, yes.y, no.y), select(mask.z, yes.z, no.z)};
}
/// The numbers of `yes` where those of `sign` are negative, else of `no`. Of a zero the sign
/// bit may count or not.
template <typename N>
[[gnu::always_inline]] constexpr Three<N> selectNegative(const Three<N>& sign, const Three<N>& yes,
                                                         const Three<N>& no) {
  return select(Three<N>::zero() > sign, yes, no);
}
/// The numbers of `a`, negated where those of `sign` are negative. Of a zero the sign
/// bit may count or not.
template <typename N>
[[gnu::always_inline]] constexpr Three<N> timesSign(const Three<N>& a, const Three<N>& sign) {
  return selectNegative(sign, -a, a);
}
template <typename N>
[[gnu::always_inline]] constexpr N greatestOf(const Three<N>& a) {
  return maximum(maximum(a.x, a.y), a.z);
}

/// The same vector, to be passed in a register if it fits one.
template <typename N>
[[gnu::always_inline]] constexpr Three<N> inRegister(const Three<N>& a) {
  return a;
}

/// The sum of three nonnegative numbers: at least the greatest of them, at most three times that.
template <typename N>
[[gnu::always_inline]] constexpr N sumOfThree(const Three<N>& a) {
  return a.x + a.y + a.z;
}
/// The least and the greatest of three numbers.
template <typename N>
struct Extremes {
  N low, high;
};
template <typename N>
[[gnu::always_inline]] constexpr Extremes<N> extremesOf(const Three<N>& a) {
  return {minimum(minimum(a.x, a.y), a.z), maximum(maximum(a.x, a.y), a.z)};
}
/// Whether all three are above a number, or all below its negation.
template <typename N>
[[gnu::always_inline]] constexpr auto isBeyond(const Extremes<N>& of, const N& number) {
  return exceeds(maximum(of.low, N(-of.high)), number);
}
/// Whether one of them is above a number, or below.
template <typename N>
[[gnu::always_inline]] constexpr auto reachesAbove(const Extremes<N>& of, const N& number) {
  return exceeds(of.high, number);
}
template <typename N>
[[gnu::always_inline]] constexpr auto reachesBelow(const Extremes<N>& of, const N& number) {
  return exceeds(number, of.low);
}
/// One of the three numbers three times.
template <int axis, typename N>
[[gnu::always_inline]] constexpr Three<N> spread(const Three<N>& a) {
  return Three<N>::of(a[axis]);
}
/// a b + c, rounded once in packs and in registers of doubles on x86, and twice in numbers.
template <typename N>
[[gnu::always_inline]] constexpr N multiplyAdd(const N& a, const N& b, const N& c) {
  return a * b + c;
}
/// Transposes three rows.
template <typename N>
[[gnu::always_inline]] constexpr void transpose(const Three<N>& a, const Three<N>& b,
                                                const Three<N>& c, Three<N>& x, Three<N>& y,
                                                Three<N>& z) {
  x = {a.x, b.x, c.x};
  y = {a.y, b.y, c.y};
  z = {a.z, b.z, c.z};
}

/// x + y + z, in this order, of two vectors.
template <typename N>
struct ThreeSums {
  N first, second;
};
template <typename N>
[[gnu::always_inline]] constexpr ThreeSums<N> sumsOf(const Three<N>& a, const Three<N>& b) {
  return {a.x + a.y + a.z, b.x + b.y + b.z};
}
/// Whether the absolute value of the first sum exceeds the second.
template <typename N>
[[gnu::always_inline]] constexpr auto isFirstLarger(const ThreeSums<N>& sums) {
  return exceeds(absolute(sums.first), sums.second);
}
/// By how much.
template <typename N>
[[gnu::always_inline]] constexpr N excessOfFirst(const ThreeSums<N>& sums) {
  return absolute(sums.first) - sums.second;
}
/// The first three times.
template <typename N>
[[gnu::always_inline]] constexpr Three<N> spreadFirst(const ThreeSums<N>& sums) {
  return Three<N>::of(sums.first);
}
/// Both together.
template <typename N>
[[gnu::always_inline]] constexpr N totalOf(const ThreeSums<N>& sums) {
  return sums.first + sums.second;
}

/// Whether a number lies strictly within a range. False for NaN.
[[gnu::always_inline]] constexpr bool isWithin(double x, double low, double high) {
  return x > low && x < high;
}

// Notation for bodies that take Eigen's vectors as well as these.

/// a·b
template <typename N, typename M>
[[gnu::always_inline]] constexpr auto dot(const Three<N>& a, const Three<M>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
/// a × b
template <typename N>
[[gnu::always_inline]] constexpr Three<N> cross(const Three<N>& a, const Three<N>& b) {
  return yzx(a) * zxy(b) - zxy(a) * yzx(b);
}
/// |a|²
template <typename N>
[[gnu::always_inline]] constexpr N squaredNorm(const Three<N>& a) {
  return dot(a, a);
}
template <typename N>
[[gnu::always_inline]] constexpr Three<N> operator*(const Three<N>& a,
                                                    const std::type_identity_t<N>& factor) {
  return {a.x * factor, a.y * factor, a.z * factor};
}
template <typename N>
[[gnu::always_inline]] constexpr auto operator==(const Three<N>& a, const Three<N>& b) {
  using M = decltype(exceeds(a.x, b.x));
  return M((a.x == b.x) & (a.y == b.y) & (a.z == b.z));
}
/// Replaces a value by another where a verdict holds.
template <typename T>
[[gnu::always_inline]] constexpr void replaceWhere(bool verdict, T& place, const T& value) {
  if (verdict) place = value;
}
/// Whether a mask is false in every lane.
[[gnu::always_inline]] constexpr bool holdsNowhere(bool verdict) { return !verdict; }
