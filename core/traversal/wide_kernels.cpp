#include "core/traversal/wide_kernels.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/traversal/wide_kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/traversal/wide_kernels-inl.h"

namespace hairline::wide {

HWY_EXPORT(SetUpRays);
HWY_EXPORT(Rays);
HWY_EXPORT(Crossings);
HWY_EXPORT(Pairs);

void setUpRays(const WideTree::Frame& frame, const Ray<double>* const* rays, std::size_t count,
               LocalRays& local) {
  HWY_DYNAMIC_DISPATCH(SetUpRays)(frame, rays, count, local);
}

std::size_t traverseRays(const WideTree& tree, const Vector3<double>* vertices,
                         const LocalRays& rays, std::size_t count, Verify verify, void* searches,
                         Candidate* later) {
  return HWY_DYNAMIC_DISPATCH(Rays)(tree, vertices, rays, count, verify, searches, later);
}

void crossings(const WideTree& tree, const Vector3<double>* vertices,
               const Ray<double>* const* rays, const Candidate* candidates, std::size_t count,
               double* parameters) {
  HWY_DYNAMIC_DISPATCH(Crossings)(tree, vertices, rays, candidates, count, parameters);
}

void traversePairs(const WideTree& a, const WideTree& b, const PairFrame& frame, NodePair start,
                   PairSink sink, void* search) {
  HWY_DYNAMIC_DISPATCH(Pairs)(a, b, frame, start, sink, search);
}

}  // namespace hairline::wide
