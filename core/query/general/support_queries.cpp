#include "core/query/adapter.h"
#include "core/query/closest/linear_clamp.h"
#include "core/query/contains/shape_support.h"
#include "core/query/general/family.h"
#include "core/query/general/half_space_normals.h"
#include "core/query/general/plane_sweep.h"

namespace hairline {

template QueryEntry makeEntry<SidePlaneSupport>(std::vector<std::size_t>);
template QueryEntry makeEntry<IntersectPlaneSupport>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestPlaneSupport>(std::vector<std::size_t>);
template QueryEntry makeEntry<SweepPlaneSupport>(std::vector<std::size_t>);
template QueryEntry makeEntry<HalfSpaceNormals>(std::vector<std::size_t>);
template QueryEntry makeEntry<ContainsSupport>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestLinearClamp>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestLinearRoundAnalytic>(std::vector<std::size_t>);

}  // namespace hairline
