#include "widgets/scene_view/round_geometry.h"

#include <Eigen/Geometry>
#include <cmath>
#include <numbers>

namespace hairline {
namespace {

using Eigen::Vector3d;

constexpr int sectors = 32;
constexpr int stacks = 8;  // from a pole to the equator

// A frame around an axis, and points of circles in it.
struct Frame {
  Vector3d axis;
  Vector3d across;
  Vector3d along;

  explicit Frame(const Vector3d& direction) {
    const double length = direction.stableNorm();
    axis = length > 0 ? Vector3d(direction / length) : Vector3d(Vector3d::UnitZ());
    across = axis.unitOrthogonal();
    along = axis.cross(across);
  }
  Vector3d around(int sector) const {
    const double angle = 2 * std::numbers::pi * sector / sectors;
    return std::cos(angle) * across + std::sin(angle) * along;
  }
};

struct Sample {
  Vector3d position;
  Vector3d normal;
};

void face(ShapeGeometry& geometry, const Sample& a, const Sample& b, const Sample& c) {
  geometry.faces.push_back({a.position, b.position, c.position});
  geometry.normals.push_back({a.normal, b.normal, c.normal});
}

// The band between two rings that `sample` gives for (ring, sector).
template <typename SampleAt>
void band(ShapeGeometry& geometry, const SampleAt& sample) {
  for (int i = 0; i < sectors; ++i) {
    face(geometry, sample(0, i), sample(0, i + 1), sample(1, i + 1));
    face(geometry, sample(0, i), sample(1, i + 1), sample(1, i));
  }
}

void circle(ShapeGeometry& geometry, const Frame& frame, const Vector3d& centre, double radius) {
  std::vector<Vector3d> ring;
  for (int i = 0; i <= sectors; ++i) ring.push_back(centre + radius * frame.around(i));
  geometry.edges.push_back(std::move(ring));
}

// Half a sphere, its pole along the frame's axis, with two arcs over the pole.
void dome(ShapeGeometry& geometry, const Frame& frame, const Vector3d& centre, double radius) {
  const auto at = [&](int stack, int sector) {
    const double angle = std::numbers::pi / 2 * stack / stacks;
    const Vector3d normal = std::cos(angle) * frame.around(sector) + std::sin(angle) * frame.axis;
    return Sample{centre + radius * normal, normal};
  };
  for (int stack = 0; stack < stacks; ++stack) {
    band(geometry, [&](int ring, int sector) { return at(stack + ring, sector); });
  }
  for (const int quarter : {0, sectors / 4}) {
    std::vector<Vector3d> arc;
    for (int s = 0; s <= stacks; ++s) arc.push_back(at(s, quarter).position);
    for (int s = stacks - 1; s >= 0; --s) arc.push_back(at(s, quarter + sectors / 2).position);
    geometry.edges.push_back(std::move(arc));
  }
}

void cap(ShapeGeometry& geometry, const Frame& frame, const Vector3d& centre, double radius,
         double side) {
  const Vector3d normal = side * frame.axis;
  for (int i = 0; i < sectors; ++i) {
    face(geometry, {centre, normal}, {centre + radius * frame.around(i), normal},
         {centre + radius * frame.around(i + 1), normal});
  }
  circle(geometry, frame, centre, radius);
}

void mantle(ShapeGeometry& geometry, const Frame& frame, const Vector3d& a, const Vector3d& b,
            double radius) {
  band(geometry, [&](int ring, int sector) {
    const Vector3d normal = frame.around(sector);
    return Sample{(ring == 0 ? a : b) + radius * normal, normal};
  });
  for (int quarter = 0; quarter < 4; ++quarter) {
    const Vector3d side = radius * frame.around(quarter * sectors / 4);
    geometry.edges.push_back({a + side, b + side});
  }
}

}  // namespace

void appendSphere(ShapeGeometry& geometry, const Sphere<double>& sphere) {
  if (sphere.radius == 0) geometry.points.push_back(sphere.center);
  dome(geometry, Frame(Vector3d::UnitZ()), sphere.center, sphere.radius);
  dome(geometry, Frame(-Vector3d::UnitZ()), sphere.center, sphere.radius);
  circle(geometry, Frame(Vector3d::UnitZ()), sphere.center, sphere.radius);
}

void appendCapsule(ShapeGeometry& geometry, const Capsule<double>& capsule) {
  const Frame frame(capsule.b - capsule.a);
  Frame back = frame;
  back.axis = -frame.axis;
  dome(geometry, frame, capsule.b, capsule.radius);
  dome(geometry, back, capsule.a, capsule.radius);
  mantle(geometry, frame, capsule.a, capsule.b, capsule.radius);
  circle(geometry, frame, capsule.a, capsule.radius);
  circle(geometry, frame, capsule.b, capsule.radius);
}

void appendCylinder(ShapeGeometry& geometry, const Cylinder<double>& cylinder) {
  const Frame frame(cylinder.b - cylinder.a);
  mantle(geometry, frame, cylinder.a, cylinder.b, cylinder.radius);
  cap(geometry, frame, cylinder.a, cylinder.radius, -1);
  cap(geometry, frame, cylinder.b, cylinder.radius, 1);
}

void appendCone(ShapeGeometry& geometry, const Cone<double>& cone) {
  const Frame frame(cone.axis);
  const Vector3d base = cone.apex + cone.height * cone.axis;
  const double slant = std::hypot(cone.height, cone.radius);
  const auto at = [&](int ring, int sector) {
    const Vector3d around = frame.around(sector);
    const Vector3d normal =
        slant > 0 ? Vector3d((cone.height * around - cone.radius * frame.axis) / slant)
                  : frame.axis;
    return Sample{ring == 0 ? cone.apex : Vector3d(base + cone.radius * around), normal};
  };
  band(geometry, at);
  for (int quarter = 0; quarter < 4; ++quarter) {
    geometry.edges.push_back({cone.apex, at(1, quarter * sectors / 4).position});
  }
  cap(geometry, frame, base, cone.radius, 1);
}

}  // namespace hairline
