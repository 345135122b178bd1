// Bullet's narrow phase (GJK and EPA) as methods of Hairline, in the scalar that it is built for:
// float in Debian's package.
//
//   bullet=$(pkg-config --cflags --libs bullet)
//   c++ -std=c++20 -O2 -fPIC -shared -I.. bullet.cpp -o bullet.so $bullet
//   hairline fuzz --operands obb obb --plugin ./bullet.so --scalar float --seconds 10

#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/CollisionShapes/btSphereShape.h>
#include <BulletCollision/CollisionShapes/btTriangleShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <array>
#include <type_traits>

#include "hairline_plugin.h"

namespace {

using Shape = std::conditional_t<std::is_same_v<btScalar, double>, hairline_shape_double,
                                 hairline_shape_float>;

btVector3 vector(const btScalar* n) { return {n[0], n[1], n[2]}; }

// A margin is a tolerance that nobody asked for: it is set to zero wherever Bullet allows.
struct Sphere {
  explicit Sphere(const btScalar* n) : shape(n[3]) { place.setOrigin(vector(n)); }
  btSphereShape shape;
  btTransform place = btTransform::getIdentity();
};
struct Box {
  explicit Box(const btScalar* n) : shape((vector(n + 3) - vector(n)) / 2) {
    shape.setMargin(0);
    place.setOrigin((vector(n) + vector(n + 3)) / 2);
  }
  btBoxShape shape;
  btTransform place = btTransform::getIdentity();
};
struct TurnedBox {
  explicit TurnedBox(const btScalar* n) : shape(vector(n + 12)) {
    shape.setMargin(0);
    place.setOrigin(vector(n));
    place.setBasis(btMatrix3x3(n[3], n[6], n[9], n[4], n[7], n[10], n[5], n[8], n[11]));
  }
  btBoxShape shape;
  btTransform place = btTransform::getIdentity();
};
struct Triangle {
  explicit Triangle(const btScalar* n) : shape(vector(n), vector(n + 3), vector(n + 6)) {
    shape.setMargin(0);
  }
  btTriangleShape shape;
  btTransform place = btTransform::getIdentity();
};
struct Tetrahedron {
  explicit Tetrahedron(const btScalar* n) {
    for (int i = 0; i < 4; ++i) shape.addPoint(vector(n + 3 * i));
    shape.setMargin(0);
  }
  btConvexHullShape shape;
  btTransform place = btTransform::getIdentity();
};

/// Bullet's distance between two shapes, negative if they overlap.
template <typename A, typename B>
btPointCollector between(const Shape* operands) {
  A a(operands[0].numbers);
  B b(operands[1].numbers);
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btGjkPairDetector detector(&a.shape, &b.shape, &simplex, &depth);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = a.place;
  input.m_transformB = b.place;
  btPointCollector found;
  detector.getClosestPoints(input, found, nullptr);
  return found;
}

template <typename A, typename B>
void collides(const Shape* operands, hairline_answer* answer) {
  const btPointCollector found = between<A, B>(operands);
  answer->verdict = found.m_hasResult && found.m_distance <= 0 ? HAIRLINE_YES : HAIRLINE_NO;
}

template <typename A, typename B>
void distance(const Shape* operands, hairline_answer* answer) {
  const btPointCollector found = between<A, B>(operands);
  if (!found.m_hasResult) return;
  const double apart = found.m_distance > 0 ? double(found.m_distance) : 0;
  answer->square_distance = apart * apart;
}

template <typename Function>
constexpr hairline_method method(const char* kind, const char* a, const char* b,
                                 Function function) {
  if constexpr (std::is_same_v<Function, hairline_answer_double>) {
    return {"bullet", kind, {a, b, nullptr}, function, nullptr};
  } else {
    return {"bullet", kind, {a, b, nullptr}, nullptr, function};
  }
}

constexpr std::array<hairline_method, 10> methods{
    method("intersect", "sphere", "sphere", &collides<Sphere, Sphere>),
    method("intersect", "sphere", "aabb", &collides<Sphere, Box>),
    method("intersect", "sphere", "obb", &collides<Sphere, TurnedBox>),
    method("intersect", "sphere", "triangle", &collides<Sphere, Triangle>),
    method("intersect", "aabb", "aabb", &collides<Box, Box>),
    method("intersect", "obb", "obb", &collides<TurnedBox, TurnedBox>),
    method("intersect", "triangle", "aabb", &collides<Triangle, Box>),
    method("intersect", "triangle", "triangle", &collides<Triangle, Triangle>),
    method("intersect", "tetrahedron", "tetrahedron", &collides<Tetrahedron, Tetrahedron>),
    method("closest", "triangle", "triangle", &distance<Triangle, Triangle>),
};

constexpr hairline_plugin_info info{HAIRLINE_PLUGIN_VERSION, methods.size(), methods.data()};

}  // namespace

const hairline_plugin_info* hairline_plugin() { return &info; }
