#include <algorithm>

#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"
#include "core/query/intersect/mesh_bvh.h"

namespace hairline {
namespace {

/// The triangles of a mesh, or the one shape, as generated sets with their bounds.
struct BoundedPart {
  GeneratedSet set;
  std::array<Interval<Rational>, 3> bounds;
};

BoundedPart boundedPart(GeneratedSet set) {
  BoundedPart part{std::move(set), {}};
  for (int k = 0; k < 3; ++k) {
    auto& [min, max] = part.bounds[static_cast<std::size_t>(k)];
    min = max = part.set.points[0][k];
    for (const Vector3<Rational>& point : part.set.points) {
      min = minimum(min, point[k]);
      max = maximum(max, point[k]);
    }
    min -= part.set.radius;
    max += part.set.radius;
  }
  return part;
}

std::vector<BoundedPart> boundedParts(const Shape& shape) {
  std::vector<BoundedPart> parts;
  if (const auto* mesh = std::get_if<Mesh>(&shape)) {
    const MeshOperand<double> operand{mesh};
    for (std::size_t i = 0; i < operand.size(); ++i) {
      parts.push_back(boundedPart(generatorsOf(operand[i])));
    }
  } else {
    for (GeneratedSet& set : convexParts(shape)) parts.push_back(boundedPart(std::move(set)));
  }
  return parts;
}

/// Whether a set has a direction along an axis, up or down.
bool leads(const GeneratedSet& set, int axis, int way) {
  return std::ranges::any_of(set.directions, [&](const Vector3<Rational>& direction) {
    return sign(direction[axis]) == way;
  });
}

/// Whether bounds have a common point; directions lead out of theirs.
bool mayMeet(const BoundedPart& a, const BoundedPart& b) {
  const auto isBelow = [](const BoundedPart& lower, const BoundedPart& upper, int k) {
    const auto axis = static_cast<std::size_t>(k);
    return lower.bounds[axis].max < upper.bounds[axis].min && !leads(lower.set, k, 1) &&
           !leads(upper.set, k, -1);
  };
  for (int k = 0; k < 3; ++k) {
    if (isBelow(a, b, k) || isBelow(b, a, k)) return false;
  }
  return true;
}

IntersectAnswer<Rational> meetParts(const BoundedPart& a, const BoundedPart& b,
                                    const std::vector<Rational>& costs) {
  if (sign(a.set.radius) == 0) return intersectByProgram(a.set, b.set, costs);
  const ClosestAnswer<Rational> nearest = nearestOfCores(a.set, b.set);
  IntersectAnswer<Rational> answer;
  answer.hit = nearest.sqdist <= a.set.radius * a.set.radius;
  if (answer.hit) answer.point = nearest.points[1];
  return answer;
}

}  // namespace

IntersectAnswer<Rational> IntersectMeshReference::refer(const Input<double>& input) {
  const std::vector<Rational> costs = parameterCosts(*input.a.shape);
  const std::vector<BoundedPart> second = boundedParts(*input.b.shape);
  IntersectAnswer<Rational> first;
  for (const BoundedPart& a : boundedParts(*input.a.shape)) {
    for (const BoundedPart& b : second) {
      if (!mayMeet(a, b)) continue;
      IntersectAnswer<Rational> answer = meetParts(a, b, costs);
      if (!answer.hit || (first.hit && !answer.t)) continue;
      if (!first.hit || *answer.t < *first.t) first = std::move(answer);
    }
  }
  return first;
}

QueryList intersectMeshPairs() {
  return queriesOf<IntersectMeshBvh<Ray>, IntersectMeshBvh<Segment>, IntersectMeshBvh<Triangle>,
                   IntersectMeshBvh<Aabb>, IntersectMeshBvh<Sphere>, IntersectMeshMeshBvh,
                   IntersectMeshBvh<Line>, IntersectMeshBvh<Plane>, IntersectMeshBvh<Obb>,
                   IntersectMeshBvh<Capsule>>();
}
template QueryEntry makeEntry<IntersectMeshReference>(std::vector<std::size_t>);

}  // namespace hairline
