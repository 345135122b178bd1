#pragma once

#include <Eigen/Core>
#include <array>
#include <optional>
#include <vector>

#include "core/shapes/shape.h"

namespace hairline {

/// A shape as things that can be drawn and pointed at. Curved shapes are approximated; nothing here
/// takes part in a verdict.
struct ShapeGeometry {
  using Face = std::array<Eigen::Vector3d, 3>;

  std::vector<Face> faces;
  /// Unit normals of a curved surface, one for each face; empty for shapes with flat faces.
  std::vector<Face> normals;
  /// Lines through two or more points.
  std::vector<std::vector<Eigen::Vector3d>> edges;
  std::vector<Eigen::Vector3d> points;
};

/// The geometry of any shape. Unbounded shapes are cut to the cube of the given half width around a
/// centre; an unbounded shape that misses it, an empty k-DOP and a mesh that is not loaded have
/// none. Shapes of the plane lie in z = 0. A shape that is degenerate to a segment or a point still
/// has an edge or a point there. A circle is drawn with so many sectors, a multiple of 4.
ShapeGeometry geometryOf(const Shape& shape, const Eigen::Vector3d& centre, double halfWidth,
                         int sectors = 32);

/// Of what is small on the screen, and of what fills it.
inline constexpr int coarsestSectors = 8;
inline constexpr int finestSectors = 64;

/// The square piece of a plane that is drawn, and the arrow on it.
struct PlanePatch {
  Eigen::Vector3d middle;
  Eigen::Vector3d normal;  ///< of unit length
  double half;             ///< of the side of the square

  /// Where the arrow along the normal ends.
  Eigen::Vector3d tip() const { return middle + half / 4 * normal; }
};
/// The piece nearest to a centre; nothing where the plane is far outside the cube around it.
std::optional<PlanePatch> patchOf(const Plane<double>& plane, const Eigen::Vector3d& centre,
                                  double halfWidth);

/// The middle of a shape, about which it is turned and where the arrow of its displacement starts:
/// the mean of its vertices, its centre, the origin of a line, the middle of the part of a plane
/// that is drawn. It goes where the shape goes when that is moved or turned. Nothing where nothing
/// of it is drawn.
std::optional<Eigen::Vector3d> middleOf(const Shape& shape, const Eigen::Vector3d& centre,
                                        double halfWidth);

/// The corners a shape is the hull of, where it has any: for the extreme points of projections and
/// for drawings. Empty for curved and unbounded shapes.
std::vector<Eigen::Vector3d> cornersOf(const Shape& shape);

// Curved shapes as facets with the normals of the curved surface, and a few lines that show their
// form: great circles, rims, and four lines along the sides. Of sectors, a multiple of 4, there are
// so many around a circle.

void appendSphere(ShapeGeometry& geometry, const Sphere<double>& sphere, int sectors);
void appendCapsule(ShapeGeometry& geometry, const Capsule<double>& capsule, int sectors);
void appendCylinder(ShapeGeometry& geometry, const Cylinder<double>& cylinder, int sectors);
void appendCone(ShapeGeometry& geometry, const Cone<double>& cone, int sectors);

/// The faces of the convex hull of some points as polygons, for drawing: planes are found by trying
/// all triples, and points within 1e-9 of the size lie on a plane, so this is for small sets. Flat
/// sets give one polygon; sets on a line, sets of fewer than three points and sets of more than
/// `largestHull` points give none.
std::vector<std::vector<Eigen::Vector3d>> hullPolygons(const std::vector<Eigen::Vector3d>& points);

constexpr std::size_t largestHull = 64;

}  // namespace hairline
