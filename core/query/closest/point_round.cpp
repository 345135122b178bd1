#include "core/query/closest/point_round.h"

#include "core/query/adapter.h"
#include "core/query/closest/round_reference.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestPointRoundAnalytic<Sphere>>();
template const QueryEntry& entryOf<ClosestPointRoundReference<Sphere>>();
template const QueryEntry& entryOf<ClosestPointRoundAnalytic<Capsule>>();
template const QueryEntry& entryOf<ClosestPointRoundReference<Capsule>>();
template const QueryEntry& entryOf<ClosestPointRoundAnalytic<Cylinder>>();
template const QueryEntry& entryOf<ClosestPointRoundReference<Cylinder>>();
template const QueryEntry& entryOf<ClosestPointRoundAnalytic<Cone>>();
template const QueryEntry& entryOf<ClosestPointRoundReference<Cone>>();

}  // namespace hairline
