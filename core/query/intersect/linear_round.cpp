#include "core/query/adapter.h"
#include "core/query/intersect/linear_capsule.h"
#include "core/query/intersect/linear_cone.h"
#include "core/query/intersect/linear_cylinder.h"
#include "core/query/intersect/linear_ellipsoid.h"
#include "core/query/intersect/linear_sphere.h"

namespace hairline {

QueryList intersectLinearRound() {
  QueryList list =
      queriesOf<LinearSphereQuadratic<Line>, LinearSphereTest<Line>, LinearSphereQuadratic<Ray>,
                LinearSphereTest<Ray>, LinearSphereQuadratic<Segment>, LinearSphereTest<Segment>,
                LinearCylinderQuadratic<Line>, LinearCylinderQuadratic<Ray>,
                LinearCylinderQuadratic<Segment>, LinearCapsuleQuadratic<Line>,
                LinearCapsuleQuadratic<Ray>, LinearCapsuleQuadratic<Segment>,
                LinearConeQuadratic<Line>, LinearConeQuadratic<Ray>, LinearConeQuadratic<Segment>,
                LinearEllipsoidQuadratic<Line>, LinearEllipsoidQuadratic<Ray>,
                LinearEllipsoidQuadratic<Segment>>();
  const std::size_t disc = shapeIndex<Disc<double>>();
  list.push_back(makeEntry<LinearConeQuadratic<Line>>({shapeIndex<Line<double>>(), disc}));
  list.push_back(makeEntry<LinearConeQuadratic<Ray>>({shapeIndex<Ray<double>>(), disc}));
  list.push_back(makeEntry<LinearConeQuadratic<Segment>>({shapeIndex<Segment<double>>(), disc}));
  return list;
}

}  // namespace hairline
