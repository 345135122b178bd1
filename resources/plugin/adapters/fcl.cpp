// FCL's narrow phase as methods of Hairline, in double and in float: GJK for boxes, spheres,
// capsules, cylinders and triangles.
//
//   c++ -std=c++20 -O2 -fPIC -shared -I.. -I/usr/include/eigen3 fcl.cpp -o fcl.so -lfcl -lccd
//   hairline fuzz --operands obb obb --plugin ./fcl.so --seconds 10

#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/geometry/shape/cylinder.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <array>
#include <memory>

#include "hairline_plugin.h"

namespace {

template <typename S>
using Shape =
    std::conditional_t<std::is_same_v<S, double>, hairline_shape_double, hairline_shape_float>;

template <typename S>
struct Placed {
  std::shared_ptr<fcl::CollisionGeometry<S>> geometry;
  fcl::Transform3<S> place = fcl::Transform3<S>::Identity();
};

template <typename S>
fcl::Vector3<S> vector(const S* n) {
  return {n[0], n[1], n[2]};
}

template <typename S>
Placed<S> sphereOf(const S* n) {
  Placed<S> made{std::make_shared<fcl::Sphere<S>>(n[3])};
  made.place.translation() = vector(n);
  return made;
}
template <typename S>
Placed<S> boxOf(const S* n) {
  const fcl::Vector3<S> low = vector(n);
  const fcl::Vector3<S> high = vector(n + 3);
  Placed<S> made{std::make_shared<fcl::Box<S>>(high - low)};
  made.place.translation() = (low + high) / 2;
  return made;
}
template <typename S>
Placed<S> turnedBoxOf(const S* n) {
  Placed<S> made{std::make_shared<fcl::Box<S>>(2 * n[12], 2 * n[13], 2 * n[14])};
  for (int i = 0; i < 3; ++i) made.place.linear().col(i) = vector(n + 3 + 3 * i);
  made.place.translation() = vector(n);
  return made;
}
// FCL's shapes lie along z, centred.
template <typename S, typename Made>
Placed<S> along(const S* n, const std::shared_ptr<Made>& geometry) {
  const fcl::Vector3<S> a = vector(n);
  const fcl::Vector3<S> b = vector(n + 3);
  Placed<S> made{geometry};
  if (a != b) {
    made.place.linear() =
        fcl::Quaternion<S>::FromTwoVectors(fcl::Vector3<S>::UnitZ(), b - a).toRotationMatrix();
  }
  made.place.translation() = (a + b) / 2;
  return made;
}
template <typename S>
Placed<S> capsuleOf(const S* n) {
  const S length = (vector(n + 3) - vector(n)).norm();
  return along(n, std::make_shared<fcl::Capsule<S>>(n[6], length));
}
template <typename S>
Placed<S> cylinderOf(const S* n) {
  const S length = (vector(n + 3) - vector(n)).norm();
  return along(n, std::make_shared<fcl::Cylinder<S>>(n[6], length));
}
template <typename S>
Placed<S> tetrahedronOf(const S* n) {
  auto corners = std::make_shared<std::vector<fcl::Vector3<S>>>();
  for (int i = 0; i < 4; ++i) corners->push_back(vector(n + 3 * i));
  const auto& p = *corners;
  const bool outwards = (p[1] - p[0]).cross(p[2] - p[0]).dot(p[3] - p[0]) < 0;
  // The number of vertices precedes each face; counter-clockwise seen from outside.
  auto faces = std::make_shared<std::vector<int>>(
      outwards ? std::vector<int>{3, 0, 1, 2, 3, 0, 3, 1, 3, 0, 2, 3, 3, 1, 3, 2}
               : std::vector<int>{3, 0, 2, 1, 3, 0, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3});
  return {std::make_shared<fcl::Convex<S>>(corners, 4, faces)};
}

template <typename S, auto readA, auto readB>
void collides(const Shape<S>* operands, hairline_answer* answer) {
  const Placed<S> a = readA(operands[0].numbers);
  const Placed<S> b = readB(operands[1].numbers);
  const fcl::CollisionRequest<S> request;
  fcl::CollisionResult<S> result;
  fcl::collide(a.geometry.get(), a.place, b.geometry.get(), b.place, request, result);
  answer->verdict = result.isCollision() ? HAIRLINE_YES : HAIRLINE_NO;
}

template <typename S, auto readA, auto readB>
void distance(const Shape<S>* operands, hairline_answer* answer) {
  const Placed<S> a = readA(operands[0].numbers);
  const Placed<S> b = readB(operands[1].numbers);
  const fcl::DistanceRequest<S> request(true, false);
  fcl::DistanceResult<S> result;
  const S least =
      fcl::distance(a.geometry.get(), a.place, b.geometry.get(), b.place, request, result);
  // Negative where they overlap.
  answer->square_distance = least > 0 ? double(least) * double(least) : 0;
}

constexpr const char* name = "fcl";

#define HAIRLINE_COLLIDES(a, b) \
  &collides<double, &a<double>, &b<double>>, &collides<float, &a<float>, &b<float>>
#define HAIRLINE_DISTANCE(a, b) \
  &distance<double, &a<double>, &b<double>>, &distance<float, &a<float>, &b<float>>

const std::array<hairline_method, 11> methods{{
    {name, "intersect", {"sphere", "sphere", nullptr}, HAIRLINE_COLLIDES(sphereOf, sphereOf)},
    {name, "intersect", {"sphere", "aabb", nullptr}, HAIRLINE_COLLIDES(sphereOf, boxOf)},
    {name, "intersect", {"sphere", "obb", nullptr}, HAIRLINE_COLLIDES(sphereOf, turnedBoxOf)},
    {name, "intersect", {"aabb", "aabb", nullptr}, HAIRLINE_COLLIDES(boxOf, boxOf)},
    {name, "intersect", {"obb", "obb", nullptr}, HAIRLINE_COLLIDES(turnedBoxOf, turnedBoxOf)},
    {name,
     "intersect",
     {"tetrahedron", "tetrahedron", nullptr},
     HAIRLINE_COLLIDES(tetrahedronOf, tetrahedronOf)},
    {name, "intersect", {"capsule", "capsule", nullptr}, HAIRLINE_COLLIDES(capsuleOf, capsuleOf)},
    {name,
     "intersect",
     {"cylinder", "cylinder", nullptr},
     HAIRLINE_COLLIDES(cylinderOf, cylinderOf)},
    {name, "closest", {"sphere", "sphere", nullptr}, HAIRLINE_DISTANCE(sphereOf, sphereOf)},
    {name, "closest", {"aabb", "aabb", nullptr}, HAIRLINE_DISTANCE(boxOf, boxOf)},
    {name, "closest", {"obb", "obb", nullptr}, HAIRLINE_DISTANCE(turnedBoxOf, turnedBoxOf)},
}};

const hairline_plugin_info info{HAIRLINE_PLUGIN_VERSION, methods.size(), methods.data()};

}  // namespace

const hairline_plugin_info* hairline_plugin() { return &info; }
