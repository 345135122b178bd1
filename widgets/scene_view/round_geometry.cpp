#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/scene_view/shape_geometry.h"

namespace hairline {
namespace {

using Eigen::Vector3d;
using Ring = std::vector<Vector3d>;

// An axis, and the directions around it from 0 to all sectors, the last equal to the first.
struct Frame {
  Vector3d axis;
  Ring around;

  Frame(const Vector3d& direction, int sectors) {
    const double length = direction.stableNorm();
    axis = length > 0 ? Vector3d(direction / length) : Vector3d(Vector3d::UnitZ());
    const Vector3d across = axis.unitOrthogonal();
    const Vector3d along = axis.cross(across);
    for (int i = 0; i < sectors; ++i) {
      const double angle = 2 * std::numbers::pi * i / sectors;
      around.emplace_back(std::cos(angle) * across + std::sin(angle) * along);
    }
    around.push_back(around.front());
  }
  std::size_t sectors() const { return around.size() - 1; }
  std::size_t quarter(std::size_t number) const { return number * sectors() / 4; }
};

struct Sample {
  Vector3d position;
  Vector3d normal;
};

void face(ShapeGeometry& geometry, const Sample& a, const Sample& b, const Sample& c) {
  geometry.faces.push_back({a.position, b.position, c.position});
  geometry.normals.push_back({a.normal, b.normal, c.normal});
}

// The band between two rings; if the second is a point, only triangles.
void band(ShapeGeometry& geometry, const std::vector<Sample>& first,
          const std::vector<Sample>& second, bool pointed = false) {
  for (std::size_t i = 0; i + 1 < first.size(); ++i) {
    face(geometry, first[i], first[i + 1], second[i + 1]);
    if (!pointed) face(geometry, first[i], second[i + 1], second[i]);
  }
}

// A ring about a centre, with normals that lean towards the axis.
std::vector<Sample> ringOf(const Frame& frame, const Vector3d& centre, double radius,
                           double outwards, const Vector3d& upwards) {
  std::vector<Sample> ring;
  ring.reserve(frame.around.size());
  for (const Vector3d& direction : frame.around) {
    ring.push_back({centre + radius * direction, outwards * direction + upwards});
  }
  return ring;
}

void circle(ShapeGeometry& geometry, const Frame& frame, const Vector3d& centre, double radius) {
  Ring ring;
  ring.reserve(frame.around.size());
  for (const Vector3d& direction : frame.around) ring.push_back(centre + radius * direction);
  geometry.edges.push_back(std::move(ring));
}

// Half a sphere, its pole along the axis or against it, with two arcs over the pole.
void dome(ShapeGeometry& geometry, const Frame& frame, const Vector3d& centre, double radius,
          double side) {
  const std::size_t stacks = frame.sectors() / 4;
  const Vector3d pole = side * frame.axis;
  std::vector<std::vector<Sample>> rings;
  for (std::size_t stack = 0; stack <= stacks; ++stack) {
    const double angle =
        std::numbers::pi / 2 * static_cast<double>(stack) / static_cast<double>(stacks);
    const double outwards = std::cos(angle);
    const double upwards = std::sin(angle);
    rings.push_back(ringOf(frame, centre + radius * upwards * pole, radius * outwards, outwards,
                           upwards * pole));
  }
  for (std::size_t stack = 0; stack < stacks; ++stack) {
    band(geometry, rings[stack], rings[stack + 1], stack + 1 == stacks);
  }
  for (const std::size_t start : {frame.quarter(0), frame.quarter(1)}) {
    Ring arc;
    for (std::size_t s = 0; s <= stacks; ++s) arc.push_back(rings[s][start].position);
    for (std::size_t s = stacks; s-- > 0;) {
      arc.push_back(rings[s][start + frame.quarter(2)].position);
    }
    geometry.edges.push_back(std::move(arc));
  }
}

void cap(ShapeGeometry& geometry, const Frame& frame, const Vector3d& centre, double radius,
         double side) {
  const Vector3d normal = side * frame.axis;
  band(geometry, ringOf(frame, centre, radius, 0, normal), ringOf(frame, centre, 0, 0, normal),
       true);
  circle(geometry, frame, centre, radius);
}

void lateralSurface(ShapeGeometry& geometry, const Frame& frame, const Vector3d& a,
                    const Vector3d& b, double radius) {
  band(geometry, ringOf(frame, a, radius, 1, Vector3d::Zero()),
       ringOf(frame, b, radius, 1, Vector3d::Zero()));
  for (std::size_t number = 0; number < 4; ++number) {
    const Vector3d side = radius * frame.around[frame.quarter(number)];
    geometry.edges.push_back({a + side, b + side});
  }
}

}  // namespace

void appendSphere(ShapeGeometry& geometry, const Sphere<double>& sphere, int sectors) {
  if (sphere.radius == 0) geometry.points.push_back(sphere.center);
  const Frame frame(Vector3d::UnitZ(), sectors);
  dome(geometry, frame, sphere.center, sphere.radius, 1);
  dome(geometry, frame, sphere.center, sphere.radius, -1);
  circle(geometry, frame, sphere.center, sphere.radius);
}

// The unit ball, mapped.
void appendEllipsoid(ShapeGeometry& geometry, const Ellipsoid<double>& ellipsoid, int sectors) {
  const auto& [center, axes, radii] = ellipsoid;
  ShapeGeometry ball;
  appendSphere(ball, {Vector3d::Zero(), 1}, sectors);
  const auto map = [&](Vector3d& point) {
    point = center + point[0] * ellipsoid.arm(0) + point[1] * ellipsoid.arm(1) +
            point[2] * ellipsoid.arm(2);
  };
  // Normals are divided by the radii, here multiplied by the other two. That of a segment or point
  // is of no account.
  const Vector3d inverse(radii[1] * radii[2], radii[2] * radii[0], radii[0] * radii[1]);
  const auto mapNormal = [&](Vector3d& normal) {
    Vector3d mapped = Vector3d::Zero();
    for (int k = 0; k < 3; ++k) {
      mapped += normal[k] * inverse[k] * axes[static_cast<std::size_t>(k)];
    }
    const double length = mapped.stableNorm();
    normal = length > 0 ? Vector3d(mapped / length) : axes[2];
  };
  for (auto& face : ball.faces) std::ranges::for_each(face, map);
  for (auto& normals : ball.normals) std::ranges::for_each(normals, mapNormal);
  for (auto& edge : ball.edges) std::ranges::for_each(edge, map);
  if (radii == std::array{0.0, 0.0, 0.0}) geometry.points.push_back(center);
  const auto append = [](auto& list, const auto& more) {
    list.insert(list.end(), more.begin(), more.end());
  };
  append(geometry.faces, ball.faces);
  append(geometry.normals, ball.normals);
  append(geometry.edges, ball.edges);
}

void appendCapsule(ShapeGeometry& geometry, const Capsule<double>& capsule, int sectors) {
  const Frame frame(capsule.b - capsule.a, sectors);
  dome(geometry, frame, capsule.b, capsule.radius, 1);
  dome(geometry, frame, capsule.a, capsule.radius, -1);
  lateralSurface(geometry, frame, capsule.a, capsule.b, capsule.radius);
  circle(geometry, frame, capsule.a, capsule.radius);
  circle(geometry, frame, capsule.b, capsule.radius);
}

void appendCylinder(ShapeGeometry& geometry, const Cylinder<double>& cylinder, int sectors) {
  const Frame frame(cylinder.b - cylinder.a, sectors);
  lateralSurface(geometry, frame, cylinder.a, cylinder.b, cylinder.radius);
  cap(geometry, frame, cylinder.a, cylinder.radius, -1);
  cap(geometry, frame, cylinder.b, cylinder.radius, 1);
}

void appendCone(ShapeGeometry& geometry, const Cone<double>& cone, int sectors) {
  const Frame frame(cone.axis, sectors);
  const Vector3d base = cone.apex + cone.height * cone.axis;
  const double slant = std::hypot(cone.height, cone.radius);
  const double outwards = slant > 0 ? cone.height / slant : 0;
  const Vector3d upwards = slant > 0 ? Vector3d(-cone.radius / slant * frame.axis) : frame.axis;
  band(geometry, ringOf(frame, base, cone.radius, outwards, upwards),
       ringOf(frame, cone.apex, 0, outwards, upwards), true);
  for (std::size_t number = 0; number < 4; ++number) {
    geometry.edges.push_back({cone.apex, base + cone.radius * frame.around[frame.quarter(number)]});
  }
  cap(geometry, frame, base, cone.radius, 1);
}

void appendDisc(ShapeGeometry& geometry, const Disc<double>& disc, int sectors) {
  if (disc.radius == 0) geometry.points.push_back(disc.center);
  const Frame frame(disc.normal, sectors);
  cap(geometry, frame, disc.center, disc.radius, 1);
}

}  // namespace hairline
