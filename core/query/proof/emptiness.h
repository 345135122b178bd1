#pragma once

#include <optional>
#include <vector>

#include "core/math/rational.h"
#include "core/shapes/shape.h"

namespace hairline {

// Weights (Farkas) prove that the slabs of a k-DOP have no common point: one for each bound in the
// order max of slab 0, min of slab 0, max of slab 1 and so on. The weighted directions of the
// bounds, d·X <= max and -d·X <= -min, add up to zero, while the weighted bounds add up to less: 0
// <= something negative.

/// Weights that prove a k-DOP to be empty; nothing if it is not, and for other shapes.
std::optional<std::vector<Rational>> weightsOfEmptiness(const Shape& shape);

/// Whether the weights prove that a k-DOP is empty. False for other shapes.
bool provesEmptiness(const std::vector<Rational>& weights, const Shape& shape);

}  // namespace hairline
