#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/axes.h"

namespace hairline::triangle_aabb {

// Verdicts by registers that hold a vector of three, if the processor has them.

/// The verdict of `sat`.
bool meetBySat(const Triangle<float>& triangle, const Aabb<float>& box);
bool meetBySat(const Triangle<double>& triangle, const Aabb<double>& box);

/// The verdict of `pef`.
bool meetByPef(const Triangle<float>& triangle, const Aabb<float>& box);
bool meetByPef(const Triangle<double>& triangle, const Aabb<double>& box);

/// The exact verdict, if the axes of `sat` in doubles with an error bound decide it.
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box);

/// The axes that this bound leaves in doubt: the products of coordinate axis k with edge e, as bits
/// 3 e + k, the triangle's normal, and, if the bound does not hold, the box normals.
struct AxesInDoubt {
  unsigned products = (1U << 9) - 1;
  bool normal = true;
  bool ofBox = true;
};
AxesInDoubt axesInDoubt(const Triangle<double>& triangle, const Aabb<double>& box);

/// Whether a setup without edge-on projections finds a separating axis. If differences are out of
/// the scalar's range the answer is void, and `outOfRange` is set.
bool separatedBySetup(const SetupNumbers<float>& setup, const Aabb<float>& box, bool& outOfRange);
bool separatedBySetup(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange);

}  // namespace hairline::triangle_aabb
