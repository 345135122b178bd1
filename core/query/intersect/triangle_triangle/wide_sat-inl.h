// Included once per target by wide_sat.cpp, hence no include guard.

#include <hwy/highway.h>

#include "core/math/lanes3-inl.h"
#include "core/query/intersect/triangle_triangle/axes.h"

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_triangle {
namespace HWY_NAMESPACE {

template <typename S>
using Lanes = hairline::HWY_NAMESPACE::Lanes<S>;

#include "core/query/intersect/triangle_triangle/axes-inl.h"

HWY_INLINE std::optional<bool> known(const QuickVerdict<bool>& verdict) {
  return verdict.known ? std::optional(verdict.intersects) : std::nullopt;
}
std::optional<bool> QuicklyFloat(const Triangle<float>& a, const Triangle<float>& b) {
  return known(satQuickly(Pair<Lanes<float>>(verticesOf<Lanes<float>>(a, b))));
}
std::optional<bool> QuicklyDouble(const Triangle<double>& a, const Triangle<double>& b) {
  return known(satQuickly(Pair<Lanes<double>>(verticesOf<Lanes<double>>(a, b))));
}
std::optional<bool> Certainly(const Triangle<double>& a, const Triangle<double>& b) {
  return known(satCertainly(Pair<Lanes<double>>(verticesOf<Lanes<double>>(a, b))));
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_triangle
HWY_AFTER_NAMESPACE();
