#include "core/hierarchy/wide_kernels.h"

// Highway compiles what follows once for each set of instructions and picks one at run time.
#define HWY_TARGET_INCLUDE "core/hierarchy/wide_kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/hierarchy/wide_kernels-inl.h"

namespace hairline::wide {

HWY_EXPORT(Ray);
HWY_EXPORT(Rays);
HWY_EXPORT(Point);
HWY_EXPORT(Points);
HWY_EXPORT(Pairs);

void walkRay(const WideTree& tree, const Mesh& mesh, const LocalRay& ray, float most, Verify verify,
             void* search) {
  HWY_DYNAMIC_DISPATCH(Ray)(tree, mesh, ray, most, verify, search);
}

void walkPoint(const WideTree& tree, const Mesh& mesh, const LocalPoint& point, float most,
               Verify verify, void* search) {
  HWY_DYNAMIC_DISPATCH(Point)(tree, mesh, point, most, verify, search);
}

void walkRays(const WideTree& tree, const Mesh& mesh, const Queue<LocalRay>& queue) {
  HWY_DYNAMIC_DISPATCH(Rays)(tree, mesh, queue);
}

void walkPoints(const WideTree& tree, const Mesh& mesh, const Queue<LocalPoint>& queue) {
  HWY_DYNAMIC_DISPATCH(Points)(tree, mesh, queue);
}

void walkPairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
               PairSink sink, void* search) {
  HWY_DYNAMIC_DISPATCH(Pairs)(a, b, frame, start, sink, search);
}

}  // namespace hairline::wide
