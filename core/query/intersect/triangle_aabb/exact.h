#pragma once

#include "core/query/intersect/triangle_aabb/axes.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

namespace hairline::triangle_aabb {

enum class Method { sat, pef };

/// The verdict of a method that tests axes.
template <Method method, Scalar S>
bool verdict(const Input<S>& input) {
  if constexpr (std::floating_point<S>) {
    return method == Method::sat ? meetBySat(input.a, input.b) : meetByPef(input.a, input.b);
  } else {
    return method == Method::sat ? !satSeparates(corners(input)) : !pefSeparates(corners(input));
  }
}

/// The operands in another scalar, number by number.
template <typename S, typename Number>
Input<S> mapped(const Input<double>& input, Number&& number) {
  const auto map = [&](const Vector3<double>& v) {
    return Vector3<S>(S(number(v[0])), S(number(v[1])), S(number(v[2])));
  };
  const auto& v = input.a.vertices;
  return {{{map(v[0]), map(v[1]), map(v[2])}}, {map(input.b.min), map(input.b.max)}, input.options};
}

/// The axes left in doubt by the error bound of doubles: by edges, and the normal.
struct AxesInDoubt {
  std::array<bool, 3> ofEdge{true, true, true};
  bool normal = true;

  explicit AxesInDoubt(const Input<double>& input) {
    const Corners<Three<double>> points = corners(input);
    const double extent = greatestOf(extentsOf(points));
    if (!isWithin(extent, 1e-90, 1e90)) return;
    constexpr SatErrors errors = satErrors();
    const Frame<Three<double>> frame(points);
    const double product = -(extent * extent * errors.onProducts);
    for (int e = 0; e < 3; ++e) {
      const auto on = satDistances(frame, e);
      ofEdge[static_cast<std::size_t>(e)] =
          any(on.distance - on.reach > Three<double>::of(product));
    }
    normal = excessOfFirst(onNormal(frame)) > -(extent * extent * extent * errors.onNormal);
  }
};

/// The exact verdict if that bound leaves it in doubt: by integers if the coordinates share a unit,
/// by doubles if they are so short that nothing rounds, and otherwise by rationals.
[[gnu::noinline]] inline bool meetInUnits(const Input<double>& input) {
  if (haveDisjointBounds(input)) return false;
  const AxesInDoubt doubt(input);
  const auto meet = [&]<typename S>(const Input<S>& inUnits) {
    const Frame<Three<S>> frame(corners(inUnits));
    for (int e = 0; e < 3; ++e) {
      if (!doubt.ofEdge[static_cast<std::size_t>(e)]) continue;
      const auto on = satDistances(frame, e);
      if (any(on.distance > on.reach)) return false;
    }
    return !doubt.normal || !isFirstLarger(onNormal(frame));
  };
  double greatest = 0;
  for (int k = 0; k < 3; ++k) {
    const Interval<double> a = extent(input.a, k);
    const Interval<double> b = input.b.extent(k);
    greatest = maximum(greatest, maximum(maximum(-a.min, a.max), maximum(-b.min, b.max)));
  }
  CommonUnit<1> unit(greatest);
  const Input<double> inUnits = mapped<double>(input, unit);
  if (unit.works())
    return unit.isShort() ? meet(inUnits) : meet(mapped<Fixed<1>>(inUnits, std::identity()));
  CommonUnit<2> finerUnit(greatest);
  const Input<double> inFinerUnits = mapped<double>(input, finerUnit);
  if (finerUnit.works()) return meet(mapped<Fixed<2>>(inFinerUnits, std::identity()));
  return meet(mapped<Rational>(input, std::identity()));
}

/// The exact verdict, by separating axes. All methods agree in exact, and use it if no steps are
/// requested.
inline bool meetExactly(const Input<double>& input) {
  if (const auto certain = meetForCertain(input.a, input.b)) return *certain;
  return meetInUnits(input);
}

/// Base of the methods with that exact verdict.
struct DecidedByAxes {
  static bool decideExactly(const Input<double>& input) { return meetExactly(input); }
};

}  // namespace hairline::triangle_aabb
