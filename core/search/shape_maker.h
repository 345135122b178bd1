#pragma once

#include "core/search/case_random.h"
#include "core/shapes/shape.h"

namespace hairline {

/// How the numbers of a made shape are.
struct MakingStyle {
  /// Small integers, where touching, parallel and coplanar are common; real numbers otherwise.
  bool onGrid = false;
  /// On a grid of two points a side, where most shapes are less than they could be.
  bool degenerate = false;
};

/// Puts a legal shape of the type at this place in `Shape` into `shape`, near the origin, of about
/// unit size. Memory that a shape of the type has is used again.
void makeShape(std::size_t type, MakingStyle style, CaseRandom& random, Shape& shape);

}  // namespace hairline
