#pragma once

#include "core/hierarchy/build_box.h"

namespace hairline::build {

// What splitting many boxes does for each of them, by the lanes the processor has. Every set of
// instructions gives the same numbers.

/// Bounds of twice the centers.
struct CenterBounds {
  Float4 minusLow;
  Float4 high;
};
CenterBounds centerBounds(const Box* begin, const Box* end);

/// Boxes by the places of their centers along each axis.
struct Bins {
  static constexpr int most = 16;

  Box bounds[3][most];
  std::int32_t counts[3][most];
};

/// Where twice a center lies among the bins: (center - low) scale, rounded down.
struct BinPlaces {
  Float4 low;
  Float4 scale;
};

/// Adds boxes to bins.
void addTo(Bins& bins, const Box* begin, const Box* end, const BinPlaces& places);

/// Puts the boxes below a bin first and returns the end of those.
Box* partition(Box* begin, Box* end, const BinPlaces& places, int axis, int bin);

}  // namespace hairline::build
