#include "core/query/adapter.h"
#include "core/query/closest/point_oriented.h"
#include "core/query/closest/point_reference.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestPointOrientedClamp<Obb>>();
template const QueryEntry& entryOf<ClosestPointReference<Obb>>();
template const QueryEntry& entryOf<ClosestPointOrientedClamp<Rectangle>>();
template const QueryEntry& entryOf<ClosestPointReference<Rectangle>>();

}  // namespace hairline
