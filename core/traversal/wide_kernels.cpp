#include "core/traversal/wide_kernels.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/traversal/wide_kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/traversal/wide_kernels-inl.h"

namespace hairline::wide {

HWY_EXPORT(Ray);
HWY_EXPORT(Pairs);

void traverseRay(const WideTree& tree, const LocalRay& ray, Verify verify, void* search) {
  HWY_DYNAMIC_DISPATCH(Ray)(tree, ray, verify, search);
}

void traversePairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
                   PairSink sink, void* search) {
  HWY_DYNAMIC_DISPATCH(Pairs)(a, b, frame, start, sink, search);
}

}  // namespace hairline::wide
