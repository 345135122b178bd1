#pragma once

#include <functional>

#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::triangle_aabb {

// Verdicts of the methods that look at axes. Their predicates are differences of coordinates, and
// sums of products of up to three of these: such a body differs between scalars by rounding alone.

/// The operands in another scalar, number by number.
template <typename S, typename Number = std::identity>
[[gnu::always_inline]] inline Input<S> mapped(const Input<double>& input, Number&& number = {}) {
  const auto map = [&](const Vector3<double>& v) {
    return Vector3<S>(S(number(v[0])), S(number(v[1])), S(number(v[2])));
  };
  const auto& v = input.a.vertices;
  return {{{map(v[0]), map(v[1]), map(v[2])}}, {map(input.b.min), map(input.b.max)}, input.options};
}

/// The operands times a power of two that makes no difference of coordinates exceed 1 (see Scaled).
[[gnu::always_inline]] inline Input<Scaled> scaled(const Input<double>& input) {
  double greatest = 0;
  for (int k = 0; k < 3; ++k) {
    const Interval<double> a = extent(input.a, k);
    const double low = minimum(a.min, input.b.min[k]);
    const double high = maximum(a.max, input.b.max[k]);
    greatest = maximum(greatest, high - low);
  }
  const double factor = Scaled::factorFor(greatest);
  return mapped<Scaled>(input, [factor](double x) { return x * factor; });
}

/// What `body` says of the operands where a bound on the error leaves it in doubt: of integers
/// where the coordinates share a unit, of doubles where they are so short that nothing rounds, and
/// last of rationals.
template <typename Body>
[[gnu::noinline]] bool inUnits(const Input<double>& input, const Body& body) {
  double greatest = 0;
  for (int k = 0; k < 3; ++k) {
    const Interval<double> a = extent(input.a, k);
    const Interval<double> b = input.b.extent(k);
    greatest = maximum(greatest, maximum(maximum(-a.min, a.max), maximum(-b.min, b.max)));
  }
  CommonUnit<1> unit(greatest);
  const Input<double> inUnits = mapped<double>(input, unit);
  if (unit.works()) {
    if (unit.isShort()) return body(inUnits);
    return body(mapped<Fixed<1>>(inUnits));
  }
  CommonUnit<2> finerUnit(greatest);
  const Input<double> inFinerUnits = mapped<double>(input, finerUnit);
  if (finerUnit.works()) return body(mapped<Fixed<2>>(inFinerUnits));
  return body(mapped<Rational>(input));
}

/// Whether one of a group of axes separates, where a bound on the error leaves that in doubt.
template <typename Q, std::size_t group>
bool apartInDoubt(const Input<double>& input) {
  return inUnits(input,
                 [](const auto& inUnit) { return Q::template apart<group>(Q::measure(inUnit)); });
}

/// The verdict of method Q, whose axes stand in four groups: `Q::measure(input)` computes what they
/// share, `Q::apart<group>(measured)` tells whether one of a group separates.
template <typename Q, typename S>
[[gnu::always_inline]] inline bool decide(const Input<S>& input) {
  if (boundsApart(input)) return false;
  const auto measured = Q::measure(input);
  return !(Q::template apart<0>(measured) || Q::template apart<1>(measured) ||
           Q::template apart<2>(measured) || Q::template apart<3>(measured));
}

/// The exact verdict of method Q.
template <typename Q>
bool decideExactly(const Input<double>& input) {
  // Coordinates are compared as they are: no scalar rounds there.
  if (boundsApart(input)) return false;
  Filtered::clearDoubt();
  const auto measured = Q::measure(scaled(input));
  // What is shared may rest on a sign too.
  const bool measureInDoubt = Filtered::inDoubt();
  const auto isApart = [&]<std::size_t group>() {
    const bool apart = Q::template apart<group>(measured);
    if (!measureInDoubt && !Filtered::inDoubt()) return apart;
    Filtered::clearDoubt();
    return apartInDoubt<Q, group>(input);
  };
  return !(isApart.template operator()<0>() || isApart.template operator()<1>() ||
           isApart.template operator()<2>() || isApart.template operator()<3>());
}

}  // namespace hairline::triangle_aabb
