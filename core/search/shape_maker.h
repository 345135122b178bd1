#pragma once

#include "core/search/case_random.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The kind of numbers of a generated shape.
struct MakingStyle {
  /// Small integers, where touching, parallel and coplanar are common; real numbers otherwise.
  bool onGrid = false;
  /// On a grid of two points per side, where most shapes are degenerate.
  bool degenerate = false;
};

/// Writes a legal shape of the type with this index in `Shape` into `shape`, near the origin, of
/// about unit size. Memory of an earlier shape of the type is reused.
void makeShape(std::size_t type, MakingStyle style, CaseRandom& random, Shape& shape);

}  // namespace hairline
