#pragma once

#include "core/hierarchy/build.h"
#include "core/hierarchy/build_box.h"

namespace hairline::build {

// The build methods, for build.cpp. There is at least one item; boxes are reordered.

Result<Tree> topDown(LargeVector<Box>& boxes, BuildMethod method, const Leaves& leaves, int threads,
                     const Work& work);
Result<Tree> bottomUp(LargeVector<Box>& boxes, int leafSize, int threads, const Work& work);
/// By the items' boxes in double.
Result<Tree> insertion(const Items& items, int leafSize, const Work& work);

}  // namespace hairline::build
