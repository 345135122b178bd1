#include "core/query/intersect/triangle_triangle/exact.h"

#include <functional>

#include "core/query/intersect/triangle_triangle/axis_scan.h"
#include "core/query/intersect/triangle_triangle/wide_sat.h"
#include "core/shapes/every_number.h"

namespace hairline::triangle_triangle {
namespace {

template <typename S, typename Number>
Input<S> mapped(const Input<double>& input, Number&& number) {
  const auto map = [&](const Triangle<double>& triangle) {
    Triangle<S> result;
    for (std::size_t i = 0; i < 3; ++i) {
      for (int k = 0; k < 3; ++k) result.vertices[i][k] = S(number(triangle.vertices[i][k]));
    }
    return result;
  };
  return {map(input.a), map(input.b), input.options};
}

template <int words>
std::optional<bool> meetInUnits(const Input<double>& input, double greatest) {
  CommonUnit<words> unit(greatest);
  const Input<double> inUnits = mapped<double>(input, unit);
  if (!unit.works()) return std::nullopt;
  return meetByAllAxes(mapped<Fixed<words>>(inUnits, std::identity()));
}

}  // namespace

bool meetExactly(const Input<double>& input) {
  if (const auto certain = meetForCertain(input.a, input.b)) return *certain;
  double greatest = 0;
  bool isSafe = true;
  everyNumber(input, [&](double x) {
    greatest = maximum(greatest, absolute(x));
    isSafe = isSafe && Filtered::isSafeInput(x);
    return true;
  });
  if (const auto found = meetInUnits<1>(input, greatest)) return *found;
  if (const auto found = meetInUnits<2>(input, greatest)) return *found;
  if (isSafe) {
    Filtered::clearDoubt();
    const bool verdict = meetByAllAxes(mapped<Filtered>(input, std::identity()));
    if (!Filtered::inDoubt()) return verdict;
  }
  return meetByAllAxes(mapped<Rational>(input, std::identity()));
}

}  // namespace hairline::triangle_triangle
