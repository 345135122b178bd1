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

/// The exact verdict, if the axes of `sat` with error bounds decide it: in doubles, and those that
/// doubles leave in doubt in twice the precision, of each projection one; or if coordinates are so
/// short that doubles do not round.
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box);

/// Axes that are in doubt: the products of coordinate axis k with edge e, as bits 4 e + k, the
/// triangle's normal, and the box normals.
struct AxisBits {
  static constexpr unsigned products = 0x777;
  static constexpr unsigned normal = 1U << 12;
  static constexpr unsigned box = 1U << 13;
};
/// The axes that doubles leave in doubt; all if the bounds do not hold.
unsigned axesInDoubt(const Triangle<double>& triangle, const Aabb<double>& box);

/// Whether a setup without edge-on projections finds a separating axis. If differences are out of
/// the scalar's range the answer is void, and `outOfRange` is set.
bool separatedBySetup(const SetupNumbers<float>& setup, const Aabb<float>& box, bool& outOfRange);
bool separatedBySetup(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange);

}  // namespace hairline::triangle_aabb
