// Included once a target by wide_sat.cpp, without a guard for that reason.

#include <hwy/highway.h>

#include <cfloat>
#include <cstdint>
#include <optional>

#include "core/shapes/triangle.h"

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#include "core/math/wide_lanes-inl.h"
#endif

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_triangle {
namespace HWY_NAMESPACE {

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32

#include "core/query/intersect/triangle_triangle/lane_axes-inl.h"

using hairline::HWY_NAMESPACE::WideLanes;
using hairline::HWY_NAMESPACE::WideMask;

std::optional<bool> Meet(const Triangle<double>& a, const Triangle<double>& b) {
  return meetInLanes<WideLanes>(a, b);
}

std::optional<bool> MeetForCertain(const Triangle<double>& a, const Triangle<double>& b) {
  using Axes = LaneAxes<WideLanes>;
  const Axes::Corners first = Axes::corners(a);
  const Axes::Corners second = Axes::corners(b);
  WideLanes low = first.v[0];
  WideLanes high = first.v[0];
  for (int i = 0; i < 3; ++i) {
    low = least(low, least(first.v[i], second.v[i]));
    high = greatest(high, greatest(first.v[i], second.v[i]));
  }
  const double extent = greatestOf(high - low);
  // Products of four neither under- nor overflow. (Asked so that NaN is out of the range too.)
  if (!(extent > 1e-70 && extent < 1e70)) return std::nullopt;
  // No difference of coordinates is above the extent. As in Scaled, where it is 1: every expression
  // here is off by less than 2^-41.
  const double cube = extent * extent * extent;
  const WideLanes bound = WideLanes::of(cube * 0x1p-40);
  const WideLanes lineBound = WideLanes::of(cube * extent * 0x1p-40);
  const WideLanes zero = WideLanes::of(0);
  const WideLanes below = zero - bound;
  const Axes axes(first, second);
  const WideLanes ofA = axes.heightsOfA();
  const WideLanes ofB = axes.heightsOfB();
  bool apart = all(ofA > bound) | all(below > ofA) | all(ofB > bound) | all(below > ofB);
  bool meet = any(ofA > bound) & any(below > ofA) & any(ofB > bound) & any(below > ofB) &
              any(size(axes.line()) > lineBound);
  const auto products = axes.products();
  WideMask productsApart = WideMask::none();
  WideMask productsMeet{~productsApart.bits};
  for (int i = 0; i < 3; ++i) {
    const WideLanes gap = size(products.ofEdge[i].distance) - products.ofEdge[i].reach;
    productsApart = productsApart | (gap > bound);
    productsMeet = productsMeet & (below > gap);
  }
  apart |= any(productsApart);
  meet &= all(productsMeet);
  // No branch but that on doubt.
  if (!(apart | meet)) [[unlikely]]
    return std::nullopt;
  return !apart;
}

#else

std::optional<bool> Meet(const Triangle<double>&, const Triangle<double>&) { return std::nullopt; }
std::optional<bool> MeetForCertain(const Triangle<double>&, const Triangle<double>&) {
  return std::nullopt;
}

#endif

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_triangle
HWY_AFTER_NAMESPACE();
