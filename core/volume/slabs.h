#pragma once

#include <span>

#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"
#include "core/volume/body.h"

namespace hairline {

/// The directions of a k-DOP of space, k = 6, 14, 18 or 26: the coordinate axes, the diagonals of
/// the cube's corners (14, 26), those of its edges (18, 26), in this order.
std::vector<std::array<int, 3>> slabDirections(int k);

/// The directions of a k-DOP of the plane, k = 4 or 8: (1,0), (0,1), and (1,1), (1,-1).
std::vector<std::array<int, 2>> slabDirections2(int k);

/// The k-DOP of a body. For points each end of a slab is the true one rounded outward.
Kdop<double> slabsAround(const Body& body, int k);

/// The k-DOP of a body of the plane (z = 0).
Kdop2<double> slabsAround2(const Body& body, int k);

}  // namespace hairline
