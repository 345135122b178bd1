#pragma once

#include <optional>

#include "core/query/sweep/contact.h"

namespace hairline {

// The first stage of exact verdicts on operands whose vertices move on their own lines: doubles
// with error bounds. Nothing where they leave a doubt: contacts on a border, grazes, degenerate
// features, numbers of extreme size.

/// Whether a point and a triangle touch during [0, 1], or up to another time.
std::optional<bool> meetForCertain(const std::array<MovingPoint<double>, 1>& a,
                                   const std::array<MovingPoint<double>, 3>& b, double limit = 1);
/// Whether two segments touch during [0, 1].
std::optional<bool> meetForCertain(const std::array<MovingPoint<double>, 2>& a,
                                   const std::array<MovingPoint<double>, 2>& b);
/// Whether two triangles touch during [0, 1], or up to another time.
std::optional<bool> meetForCertain(const std::array<MovingPoint<double>, 3>& a,
                                   const std::array<MovingPoint<double>, 3>& b, double limit = 1);

/// Whether two features certainly do not touch: for a vertex and a face p, a, b and c, for two
/// edges a, b, c and d.
bool missForCertain(bool isEdges, const std::array<MovingPoint<double>, 4>& vertices);

}  // namespace hairline
