// Included by pef_setup.h and once a target by wide_setup-inl.h, each time within a namespace, and
// without a guard for that reason. No lambdas: they would not be compiled for the target.

/// The nine edge functions of one edge each at the foremost corner of a box, seen from vertex 0.
template <typename Lanes>
[[gnu::always_inline]] inline Lanes foremostInLanes(
    const SetupNumbers<typename Lanes::Number>& setup, std::size_t edge, Lanes low, Lanes high) {
  const Lanes x = Lanes::inner(setup.x[edge].data());
  const Lanes y = Lanes::inner(setup.y[edge].data());
  return greatest(x * yzx(low), x * yzx(high)) + greatest(y * zxy(low), y * zxy(high));
}

/// Whether triangle and box meet: three ranges, the plane, nine edge functions. Nothing where
/// differences are past the range of the scalar, which has its own rule.
template <typename Lanes>
[[gnu::always_inline]] inline std::optional<bool> meetInLanes(
    const SetupNumbers<typename Lanes::Number>& setup, const Aabb<typename Lanes::Number>& box) {
  const Lanes min = Lanes::inner(box.min.data());
  const Lanes max = Lanes::last(box.max.data());
  const Lanes origin = Lanes::inner(setup.origin.data());
  const Lanes low = min - origin;
  const Lanes high = max - origin;
  if (any(size(low) + size(high) > Lanes::greatestNumbers())) [[unlikely]]
    return std::nullopt;
  const auto outside =
      (min > Lanes::inner(setup.high.data())) | (Lanes::inner(setup.low.data()) > max);
  const Lanes zero = Lanes::of(0);
  const Lanes normal = Lanes::inner(setup.normal.data());
  const typename Lanes::TwoSums sums(normal * (low + high), size(normal) * (max - min));
  const Lanes first0 =
      foremostInLanes<Lanes>(setup, 0, low, high) + Lanes::inner(setup.offset.data());
  return !any(outside | (zero > first0) | (zero > foremostInLanes<Lanes>(setup, 1, low, high)) |
              (zero > foremostInLanes<Lanes>(setup, 2, low, high)) |
              first(sums.sizeOfFirst() > sums.second()));
}
