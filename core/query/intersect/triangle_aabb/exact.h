#pragma once

#include <bit>

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

/// Triangle and box with coordinate axes and vertices renamed, in cyclic order: axis `first` is x,
/// and edge `edge` is edge 1. What is only needed of their product is one axis instead of three.
template <typename S>
Corners<Three<S>> cornersFrom(const Input<S>& input, int first, int edge) {
  const int next = (first + 1) % 3;
  const int last = (first + 2) % 3;
  const auto from = [&](const Vector3<S>& v) { return Three<S>{v[first], v[next], v[last]}; };
  const auto vertex = [&](int i) {
    return from(input.a.vertices[static_cast<std::size_t>((edge + i) % 3)]);
  };
  return {{vertex(2), vertex(0), vertex(1)}, from(input.b.min), from(input.b.max)};
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

/// The exact verdict if `meetForCertain` leaves it in doubt: by integers if the coordinates share a
/// unit, and otherwise by rationals.
[[gnu::noinline]] inline bool meetInUnits(const Input<double>& input) {
  const unsigned axes = axesInDoubt(input.a, input.b);
  if ((axes & AxisBits::box) != 0 && haveDisjointBounds(input)) return false;
  const auto meet = [&]<typename S>(const Input<S>& inUnits) {
    for (unsigned left = axes & AxisBits::products; left != 0; left &= left - 1) {
      const int product = std::countr_zero(left);
      const Frame<Three<S>> frame(cornersFrom(inUnits, product % 4, product / 4));
      const auto on = satDistances(frame, 1);
      if (exceeds(on.distance.x, on.reach.x)) return false;
    }
    return (axes & AxisBits::normal) == 0 ||
           !isFirstLarger(onNormal(Frame<Three<S>>(corners(inUnits))));
  };
  double greatest = 0;
  for (int k = 0; k < 3; ++k) {
    const Interval<double> a = extent(input.a, k);
    const Interval<double> b = input.b.extent(k);
    greatest = maximum(greatest, maximum(maximum(-a.min, a.max), maximum(-b.min, b.max)));
  }
  CommonUnit<1> unit(greatest);
  const Input<double> inUnits = mapped<double>(input, unit);
  if (unit.works()) return meet(mapped<Fixed<1>>(inUnits, std::identity()));
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
