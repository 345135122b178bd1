#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/moving_queries.h"
#include "core/query/general/references.h"
#include "core/query/general/sweep_sat.h"

namespace hairline {

template QueryEntry makeEntry<SweepPolytopeSat>(std::vector<std::size_t>);
template QueryEntry makeEntry<SweepConservativeAdvancement>(std::vector<std::size_t>);
template QueryEntry makeEntry<SweepIntervalHalving>(std::vector<std::size_t>);

}  // namespace hairline
