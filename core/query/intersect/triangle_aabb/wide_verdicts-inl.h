// Included once per target by wide_verdicts.cpp, hence no include guard.

#include <hwy/highway.h>

#include "core/math/lanes3-inl.h"
#include "core/query/intersect/triangle_aabb/axes.h"

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_aabb {
namespace HWY_NAMESPACE {

template <typename S>
using Lanes = hairline::HWY_NAMESPACE::Lanes<S>;

#include "core/query/intersect/triangle_aabb/axes-inl.h"

template <typename S>
HWY_INLINE bool sat(const Triangle<S>& triangle, const Aabb<S>& box) {
  return !satSeparates(cornersOf<Lanes<S>>(triangle, box));
}
bool SatFloat(const Triangle<float>& triangle, const Aabb<float>& box) {
  return sat(triangle, box);
}
bool SatDouble(const Triangle<double>& triangle, const Aabb<double>& box) {
  return sat(triangle, box);
}
template <typename S>
HWY_INLINE bool pef(const Triangle<S>& triangle, const Aabb<S>& box) {
  return !pefSeparates(cornersOf<Lanes<S>>(triangle, box));
}
bool PefFloat(const Triangle<float>& triangle, const Aabb<float>& box) {
  return pef(triangle, box);
}
bool PefDouble(const Triangle<double>& triangle, const Aabb<double>& box) {
  return pef(triangle, box);
}
std::optional<bool> Certain(const Triangle<double>& triangle, const Aabb<double>& box) {
  const auto corners = cornersOf<Lanes<double>>(triangle, box);
  const auto found = satCertainly(corners, Frame<Lanes<double>>(corners));
  if (!found.inRange || found.separates != found.maySeparate) [[unlikely]]
    return std::nullopt;
  return !found.separates;
}
bool SetupFloat(const SetupNumbers<float>& setup, const Aabb<float>& box, bool& outOfRange) {
  return setupSeparates<SetupCase::ordinary, Lanes<float>>(setup, box, outOfRange);
}
bool SetupDouble(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange) {
  return setupSeparates<SetupCase::ordinary, Lanes<double>>(setup, box, outOfRange);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_aabb
HWY_AFTER_NAMESPACE();
