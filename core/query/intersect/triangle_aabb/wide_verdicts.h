#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/axes.h"

namespace hairline::triangle_aabb {

// Verdicts by registers that hold a vector of three, of four doubles where the processor has such.

/// The verdict of `sat`.
inline bool meetBySat(const Triangle<float>& triangle, const Aabb<float>& box) {
  return !satSeparates(cornersOf<Lanes3<float>>(triangle, box));
}
bool meetBySat(const Triangle<double>& triangle, const Aabb<double>& box);

/// The verdict of `pef`.
inline bool meetByPef(const Triangle<float>& triangle, const Aabb<float>& box) {
  return !pefSeparates(cornersOf<Lanes3<float>>(triangle, box));
}
bool meetByPef(const Triangle<double>& triangle, const Aabb<double>& box);

/// The exact verdict, where the axes of `sat` in doubles and a bound on their error decide it.
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box);

/// Whether a setup none of whose projections is edge-on finds an axis that separates. It does not
/// tell where differences are past the range of the scalar, which sets `outOfRange`.
inline bool separatedBySetup(const SetupNumbers<float>& setup, const Aabb<float>& box,
                             bool& outOfRange) {
  return setupSeparates<SetupCase::ordinary, Lanes3<float>>(setup, box, outOfRange);
}
bool separatedBySetup(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange);

}  // namespace hairline::triangle_aabb
