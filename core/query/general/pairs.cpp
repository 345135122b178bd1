#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/gjk_pair.h"
#include "core/query/general/polytope_sat.h"

namespace hairline {

template QueryEntry makeEntry<PolytopeSat>(std::vector<std::size_t>);
template QueryEntry makeEntry<IntersectGjk>(std::vector<std::size_t>);
template QueryEntry makeEntry<ClosestGjk>(std::vector<std::size_t>);

}  // namespace hairline
