#pragma once

#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/query/intersect/triangle_aabb/reference.h"
#include "core/query/intersect/triangle_aabb/sat.h"

namespace hairline::testing {

/// Calls `visit.operator()<Q>()` for the methods that `reference` judges.
template <typename Visit>
void forEachJudgedMethod(Visit&& visit) {
  visit.template operator()<TriangleAabbPef>();
  visit.template operator()<TriangleAabbPefSetup>();
  visit.template operator()<TriangleAabbSat>();
  visit.template operator()<TriangleAabbClip>();
}

/// The same for every method of triangle and box.
template <typename Visit>
void forEachMethod(Visit&& visit) {
  forEachJudgedMethod(visit);
  visit.template operator()<TriangleAabbReference>();
}

}  // namespace hairline::testing
