// Included once a target by wide_sat.cpp, without a guard for that reason.

#include <hwy/highway.h>

#include "core/query/intersect/triangle_triangle/axes.h"

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#include "core/math/wide_lanes-inl.h"
#endif

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_triangle {
namespace HWY_NAMESPACE {

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#include "core/query/intersect/triangle_triangle/axes-inl.h"
using Lanes = hairline::HWY_NAMESPACE::WideLanes;
#else
using Lanes = Lanes3<double>;
#endif

std::optional<bool> Quickly(const Triangle<double>& a, const Triangle<double>& b) {
  const auto found = satQuickly(Pair<Lanes>(verticesOf<Lanes>(a, b)));
  if (!found.known) [[unlikely]]
    return std::nullopt;
  return found.intersects;
}
std::optional<bool> Certainly(const Triangle<double>& a, const Triangle<double>& b) {
  const auto found = satCertainly(Pair<Lanes>(verticesOf<Lanes>(a, b)));
  if (!found.known) [[unlikely]]
    return std::nullopt;
  return found.intersects;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_triangle
HWY_AFTER_NAMESPACE();
