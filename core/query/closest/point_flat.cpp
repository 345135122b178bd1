#include "core/query/adapter.h"
#include "core/query/closest/point_box.h"
#include "core/query/closest/point_linear.h"
#include "core/query/closest/point_plane.h"
#include "core/query/closest/point_reference.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestPointPlaneProjection>();
template const QueryEntry& entryOf<ClosestPointReference<Plane>>();
template const QueryEntry& entryOf<ClosestPointLinearProjection<Line>>();
template const QueryEntry& entryOf<ClosestPointLinearProjection<Ray>>();
template const QueryEntry& entryOf<ClosestPointLinearProjection<Segment>>();
template const QueryEntry& entryOf<ClosestPointLinearDeferredDivision<Line>>();
template const QueryEntry& entryOf<ClosestPointLinearDeferredDivision<Ray>>();
template const QueryEntry& entryOf<ClosestPointLinearDeferredDivision<Segment>>();
template const QueryEntry& entryOf<ClosestPointReference<Line>>();
template const QueryEntry& entryOf<ClosestPointReference<Ray>>();
template const QueryEntry& entryOf<ClosestPointReference<Segment>>();
template const QueryEntry& entryOf<ClosestPointAabbClamp>();
template const QueryEntry& entryOf<ClosestPointReference<Aabb>>();

}  // namespace hairline
