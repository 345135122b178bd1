#pragma once

#include <algorithm>
#include <cmath>

#include "core/scene/scene.h"

namespace hairline::testing {

/// A ball of so many points: exact methods look at every pair of edges of two of them.
inline Convex<double> manyPointed(int points, double x) {
  Convex<double> result;
  for (int i = 0; i < points; ++i) {
    const double turn = 2.4 * i;
    const double z = (i - (points - 1) / 2.0) / (points / 2.0);
    const double r = std::sqrt(std::max(0.0, 1 - z * z));
    result.vertices.emplace_back(x + r * std::cos(turn), r * std::sin(turn), z);
  }
  return result;
}

/// Two such balls, "a" at the origin and "b" at x: they meet where x is below about 1.9.
inline Scene twoManyPointed(int points, double x) {
  Scene scene;
  for (const auto& [id, at] : {std::pair("a", 0.0), std::pair("b", x)}) {
    SceneObject object = makeObject(manyPointed(points, at));
    object.id = id;
    scene.objects.push_back(std::move(object));
  }
  return scene;
}

}  // namespace hairline::testing
