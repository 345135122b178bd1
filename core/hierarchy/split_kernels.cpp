#include "core/hierarchy/split_kernels.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/hierarchy/split_kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/hierarchy/split_kernels-inl.h"

namespace hairline::build {

HWY_EXPORT(Centers);
HWY_EXPORT(Bin);
HWY_EXPORT(Partition);

CenterBounds centerBounds(const Box* begin, const Box* end) {
  return HWY_DYNAMIC_DISPATCH(Centers)(begin, end);
}

void addTo(Bins& bins, const Box* begin, const Box* end, const BinPlaces& places) {
  HWY_DYNAMIC_DISPATCH(Bin)(bins, begin, end, places);
}

Box* partition(Box* begin, Box* end, const BinPlaces& places, int axis, int bin) {
  return HWY_DYNAMIC_DISPATCH(Partition)(begin, end, places, axis, bin);
}

}  // namespace hairline::build
