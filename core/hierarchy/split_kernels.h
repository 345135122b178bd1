#pragma once

#include "core/hierarchy/build_box.h"

namespace hairline::build {

// The work of splitting on each of many boxes, in the lanes of the processor. Every instruction set
// gives the same numbers.

/// Bounds of twice the centers.
struct CenterBounds {
  Float4 minusLow;
  Float4 high;
};
CenterBounds centerBounds(const Box* begin, const Box* end);

/// Boxes binned by their centers along each axis.
struct Bins {
  static constexpr int most = 16;

  Box bounds[3][most];
  std::int32_t counts[3][most];
};

/// The bin of twice a center: (center - low) scale, rounded down.
struct BinPlaces {
  Float4 low;
  Float4 scale;
};

/// Adds boxes to bins.
void addTo(Bins& bins, const Box* begin, const Box* end, const BinPlaces& places);

/// Moves the boxes below a bin to the front and returns their end.
Box* partition(Box* begin, Box* end, const BinPlaces& places, int axis, int bin);

}  // namespace hairline::build
