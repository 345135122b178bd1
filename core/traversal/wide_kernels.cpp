#include "core/traversal/wide_kernels.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/traversal/wide_kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/traversal/wide_kernels-inl.h"

namespace hairline::wide {

HWY_EXPORT(Rays);
HWY_EXPORT(Pairs);

void traverseRays(const WideTree& tree, const Vector3<double>* vertices, const LocalRay* rays,

                  std::size_t count, Verify verify, void* searches) {
  HWY_DYNAMIC_DISPATCH(Rays)(tree, vertices, rays, count, verify, searches);
}

void traversePairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
                   PairSink sink, void* search) {
  HWY_DYNAMIC_DISPATCH(Pairs)(a, b, frame, start, sink, search);
}

}  // namespace hairline::wide
