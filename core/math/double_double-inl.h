// Included within a namespace, once per target where numbers are registers, hence no include guard.
// No lambdas: they would not be compiled for the target.

/// Vectors of three numbers in about twice the precision of double, each the sum of two doubles.
/// Only `low` has an error: a body that runs over ErrorBound yields, as the bound of the `low` of
/// its result, that of the result (but see differenceOfProducts). Underflow is not considered.
/// Dekker 1971.
template <typename V>
struct DoubleDouble {
  V high, low;
};

/// The rounding error of a difference d = a - b, exactly. Knuth 1969.
template <typename V>
[[gnu::always_inline]] constexpr V tailOfDifference(const V& a, const V& b, const V& d) {
  const V rest = a - d;
  return (a - (d + rest)) + (rest - b);
}
[[gnu::always_inline]] constexpr Three<ErrorBound> tailOfDifference(const Three<ErrorBound>&,
                                                                    const Three<ErrorBound>&,
                                                                    const Three<ErrorBound>& d) {
  return {roundingOf(d.x), roundingOf(d.y), roundingOf(d.z)};
}
/// a b - p, rounded once.
[[gnu::always_inline]] inline Three<double> fusedDifference(const Three<double>& a,
                                                            const Three<double>& b,
                                                            const Three<double>& p) {
  return {std::fma(a.x, b.x, -p.x), std::fma(a.y, b.y, -p.y), std::fma(a.z, b.z, -p.z)};
}
/// The rounding error of a product p = a b, exactly.
template <typename V>
[[gnu::always_inline]] constexpr V tailOfProduct(const V& a, const V& b, const V& p) {
  return fusedDifference(a, b, p);
}
[[gnu::always_inline]] constexpr Three<ErrorBound> tailOfProduct(const Three<ErrorBound>&,
                                                                 const Three<ErrorBound>&,
                                                                 const Three<ErrorBound>& p) {
  return {roundingOf(p.x), roundingOf(p.y), roundingOf(p.z)};
}

/// Numbers up to a quarter of `large` in magnitude as multiples of a common unit, whose sums do not
/// round, and the rest.
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> splitAt(const V& large, const V& a) {
  const V multiples = (a + large) - large;
  return {multiples, a - multiples};
}
[[gnu::always_inline]] constexpr DoubleDouble<Three<ErrorBound>> splitAt(
    const Three<ErrorBound>& large, const Three<ErrorBound>& a) {
  const Three<ErrorBound> sum = a + large;
  return {a, {roundingOf(sum.x), roundingOf(sum.y), roundingOf(sum.z)}};
}

/// a - b, exactly.
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> exactDifference(const V& a, const V& b) {
  const V high = a - b;
  return {high, tailOfDifference(a, b, high)};
}
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> operator-(const DoubleDouble<V>& a,
                                                           const DoubleDouble<V>& b) {
  const V high = a.high - b.high;
  return {high, tailOfDifference(a.high, b.high, high) + (a.low - b.low)};
}
/// Leaves out the product of both `low`. ErrorBound counts it: to it `high` is a number in double,
/// with an error of up to `low`.
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> operator*(const DoubleDouble<V>& a,
                                                           const DoubleDouble<V>& b) {
  const V high = a.high * b.high;
  const V tail = tailOfProduct(a.high, b.high, high);
  return {high, multiplyAdd(a.high, b.low, multiplyAdd(a.low, b.high, tail))};
}
/// a b - c d for its sign, in fewer steps than by the operators: `high` is rounded too, by up to
/// 2^-53 of itself. Beyond the bound of `low` the sign of high + low is certain all the same: a sum
/// of the wrong sign is at most the error of `low` and 2^-53 of `low`, and that much is in the
/// bound, for the last sum of the operators. Kahan.
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> differenceOfProducts(const DoubleDouble<V>& a,
                                                                      const DoubleDouble<V>& b,
                                                                      const DoubleDouble<V>& c,
                                                                      const DoubleDouble<V>& d) {
  const V product = c.high * d.high;
  const V tail = tailOfProduct(c.high, d.high, product);
  return {fusedDifference(a.high, b.high, product),
          multiplyAdd(a.high, b.low, a.low * b.high) -
              multiplyAdd(c.high, d.low, multiplyAdd(c.low, d.high, tail))};
}
[[gnu::always_inline]] constexpr DoubleDouble<Three<ErrorBound>> differenceOfProducts(
    const DoubleDouble<Three<ErrorBound>>& a, const DoubleDouble<Three<ErrorBound>>& b,
    const DoubleDouble<Three<ErrorBound>>& c, const DoubleDouble<Three<ErrorBound>>& d) {
  return a * b - c * d;
}
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> timesSign(const DoubleDouble<V>& a,
                                                           const V& sign) {
  return {timesSign(a.high, sign), timesSign(a.low, sign)};
}
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> yzx(const DoubleDouble<V>& a) {
  return {yzx(a.high), yzx(a.low)};
}
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> zxy(const DoubleDouble<V>& a) {
  return {zxy(a.high), zxy(a.low)};
}
/// The sum x + y + z, as two numbers, of products of three differences; `large` is at least four
/// times each.
template <typename V>
[[gnu::always_inline]] constexpr auto sumOf(const DoubleDouble<V>& a, const V& large) {
  const DoubleDouble<V> parts = splitAt(large, a.high);
  return sumsOf(parts.high, parts.low + a.low);
}
