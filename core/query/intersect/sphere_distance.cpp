#include "core/query/intersect/sphere_distance.h"

#include "core/query/adapter.h"
#include "core/query/exact_sets.h"
#include "core/query/intersect/sphere_reference.h"

namespace hairline {

IntersectAnswer<Rational> SphereSphereReference::refer(const Input<double>& input) {
  const Vector3<Rational> between =
      fromDouble<Rational>(input.b.center) - fromDouble<Rational>(input.a.center);
  IntersectAnswer<Rational> answer;
  answer.hit = isZero(between);
  if (!answer.hit) {
    const auto a = extentAlong(input.a, between);
    const auto b = extentAlong(input.b, between);
    answer.hit = compare(*a->max, *b->min) >= 0 && compare(*b->max, *a->min) >= 0;
  }
  return answer;
}

template const QueryEntry& entryOf<SphereSphereDistance>();
template const QueryEntry& entryOf<SphereSphereReference>();
template const QueryEntry& entryOf<SphereAabbDistance>();
template const QueryEntry& entryOf<SphereReference<Aabb>>();
template const QueryEntry& entryOf<SphereObbDistance>();
template const QueryEntry& entryOf<SphereReference<Obb>>();
template const QueryEntry& entryOf<SphereTriangleDistance>();
template const QueryEntry& entryOf<SphereReference<Triangle>>();
template const QueryEntry& entryOf<SpherePolygonDistance>();
template const QueryEntry& entryOf<SphereReference<Polygon>>();

}  // namespace hairline
