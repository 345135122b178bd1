#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "core/shapes/aabb.h"
#include "core/shapes/obb.h"
#include "core/shapes/plane.h"
#include "core/shapes/segment.h"
#include "core/shapes/sphere.h"
#include "tests/benchmarks/yardsticks.h"

/// Helpers of plain tests in double. For benchmarks only.
namespace hairline::plain {

using V = yardstick::Numbers<double>;
using yardstick::cross;
using yardstick::dot;

inline V of(const Vector3<double>& a) { return {a[0], a[1], a[2]}; }
inline V operator+(const V& a, const V& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline V operator-(const V& a, const V& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline V operator*(const V& a, double s) { return {a.x * s, a.y * s, a.z * s}; }
inline double square(double x) { return x * x; }
inline double normSquare(const V& a) { return dot(a, a); }
inline double triple(const V& a, const V& b, const V& c) { return dot(a, cross(b, c)); }

/// A point or direction in the axes of a box.
inline V inAxes(const Obb<double>& box, const V& a) {
  return {dot(a, of(box.axes[0])), dot(a, of(box.axes[1])), dot(a, of(box.axes[2]))};
}
inline V halfOf(const Obb<double>& box) {
  return {box.halfExtents[0], box.halfExtents[1], box.halfExtents[2]};
}
inline V seenFrom(const Obb<double>& box, const V& point) {
  return inAxes(box, point - of(box.center));
}

/// A line, ray or segment: an origin, a direction, and its range of parameters.
struct Way {
  V origin, direction;
  double least, greatest;
};
inline Way wayOf(const Line<double>& line) {
  return {of(line.origin), of(line.direction), -HUGE_VAL, HUGE_VAL};
}
inline Way wayOf(const Ray<double>& ray) {
  return {of(ray.origin), of(ray.direction), 0, HUGE_VAL};
}
inline Way wayOf(const Segment<double>& segment) {
  return {of(segment.a), of(segment.b) - of(segment.a), 0, 1};
}

}  // namespace hairline::plain
