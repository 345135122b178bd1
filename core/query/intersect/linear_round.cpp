#include "core/query/adapter.h"
#include "core/query/intersect/linear_capsule.h"
#include "core/query/intersect/linear_cylinder.h"
#include "core/query/intersect/linear_round_reference.h"
#include "core/query/intersect/linear_sphere.h"

namespace hairline {

template const QueryEntry& entryOf<LinearSphereQuadratic<Line>>();
template const QueryEntry& entryOf<LinearSphereTest<Line>>();
template const QueryEntry& entryOf<LinearRoundReference<Line, Sphere>>();
template const QueryEntry& entryOf<LinearSphereQuadratic<Ray>>();
template const QueryEntry& entryOf<LinearSphereTest<Ray>>();
template const QueryEntry& entryOf<LinearRoundReference<Ray, Sphere>>();
template const QueryEntry& entryOf<LinearSphereQuadratic<Segment>>();
template const QueryEntry& entryOf<LinearSphereTest<Segment>>();
template const QueryEntry& entryOf<LinearRoundReference<Segment, Sphere>>();
template const QueryEntry& entryOf<LinearCylinderQuadratic<Ray>>();
template const QueryEntry& entryOf<LinearRoundReference<Ray, Cylinder>>();
template const QueryEntry& entryOf<LinearCylinderQuadratic<Segment>>();
template const QueryEntry& entryOf<LinearRoundReference<Segment, Cylinder>>();
template const QueryEntry& entryOf<LinearCapsuleQuadratic<Ray>>();
template const QueryEntry& entryOf<LinearRoundReference<Ray, Capsule>>();
template const QueryEntry& entryOf<LinearCapsuleQuadratic<Segment>>();
template const QueryEntry& entryOf<LinearRoundReference<Segment, Capsule>>();

}  // namespace hairline
