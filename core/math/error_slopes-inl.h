// Included within a namespace after three.h, and once per target after pack-inl.h, hence no include
// guard. Error bounds of what bodies compute, and the numbers that bodies are run with to find
// them.

/// The bound for a body without an offset, and with one.
template <typename S, typename N>
[[gnu::always_inline]] constexpr N errorOf(const ErrorSlopes<S>& slopes, const N& size,
                                           const N& pad) {
  return multiplyAdd(N(slopes.edgeRounding), size, N(slopes.edgePad) * pad) * size;
}
template <typename S, typename N>
[[gnu::always_inline]] constexpr N errorOf(const ErrorSlopes<S>& slopes, const N& size,
                                           const N& away, const N& pad) {
  return multiplyAdd(multiplyAdd(N(slopes.awayRounding), size, N(slopes.awayPad) * pad), away,
                     errorOf(slopes, size, pad));
}

/// Differences of inexact coordinates.
constexpr Three<ErrorBound> differenceOff(double size, double off) {
  const Three<ErrorBound> coordinates = Three<ErrorBound>::of(ErrorBound(size / 2, off));
  return coordinates - coordinates;
}
