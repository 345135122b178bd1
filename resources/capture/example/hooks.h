// Called by a test that `hairline export` has written: the function of the program.
#pragma once

#include "box_test.h"

inline Vec vecOf(const float (&numbers)[3]) { return {numbers[0], numbers[1], numbers[2]}; }
inline bool intersects(const Triangle<float>& a, const Aabb<float>& b) {
  return triangleMeetsBox(vecOf(a.vertices[0]), vecOf(a.vertices[1]), vecOf(a.vertices[2]),
                          vecOf(b.min), vecOf(b.max));
}

// The program computes in float; its recorded numbers are floats, and double would round
// differently.
inline Vec vecOf(const double (&numbers)[3]) {
  return {static_cast<float>(numbers[0]), static_cast<float>(numbers[1]),
          static_cast<float>(numbers[2])};
}
inline bool intersects(const Triangle<double>& a, const Aabb<double>& b) {
  return triangleMeetsBox(vecOf(a.vertices[0]), vecOf(a.vertices[1]), vecOf(a.vertices[2]),
                          vecOf(b.min), vecOf(b.max));
}
