#pragma once

#include <Eigen/Core>
#include <array>
#include <optional>
#include <vector>

#include "core/shapes/shape.h"

namespace hairline {

/// A shape as primitives for drawing and picking. Curved shapes are approximated; nothing here
/// takes part in a verdict.
struct ShapeGeometry {
  using Face = std::array<Eigen::Vector3d, 3>;

  std::vector<Face> faces;
  /// Unit normals of a curved surface, one per face; empty for polyhedra.
  std::vector<Face> normals;
  /// Lines through two or more points.
  std::vector<std::vector<Eigen::Vector3d>> edges;
  std::vector<Eigen::Vector3d> points;
};

/// The geometry of any shape. Unbounded shapes are cut to the cube of the given half width around a
/// centre; an unbounded shape that misses it, an empty k-DOP and a mesh that is not loaded have
/// none. Shapes of the plane lie in z = 0. A shape that is degenerate to a segment or a point still
/// has an edge or a point there. A circle has the given number of sectors, a multiple of 4.
ShapeGeometry geometryOf(const Shape& shape, const Eigen::Vector3d& centre, double halfWidth,
                         int sectors = 32);

/// For shapes that are small on the screen, and for those that fill it.
inline constexpr int coarsestSectors = 8;
inline constexpr int finestSectors = 64;

/// The square piece of a plane that is drawn, and its arrow.
struct PlanePatch {
  Eigen::Vector3d middle;
  Eigen::Vector3d normal;  ///< of unit length
  double half;             ///< of the side of the square

  /// The tip of the arrow along the normal.
  Eigen::Vector3d tip() const { return middle + half / 4 * normal; }
};
/// The piece nearest to a centre; nothing if the plane is far outside the cube around it.
std::optional<PlanePatch> patchOf(const Plane<double>& plane, const Eigen::Vector3d& centre,
                                  double halfWidth);

/// The centre of a shape, about which it rotates and where its displacement arrow starts: the mean
/// of its vertices, its centre, the origin of a line, the centre of the drawn part of a plane. It
/// moves and rotates with the shape. Nothing if none of it is drawn.
std::optional<Eigen::Vector3d> middleOf(const Shape& shape, const Eigen::Vector3d& centre,
                                        double halfWidth);

/// The corners whose hull is the shape, if it has any: for the extreme points of projections and
/// for drawings. Empty for curved and unbounded shapes.
std::vector<Eigen::Vector3d> cornersOf(const Shape& shape);

// Curved shapes as facets with the normals of the curved surface, and a few lines that show their
// form: great circles, rims, and four lines along the sides. The number of sectors of a circle is a
// multiple of 4.

void appendSphere(ShapeGeometry& geometry, const Sphere<double>& sphere, int sectors);
void appendEllipsoid(ShapeGeometry& geometry, const Ellipsoid<double>& ellipsoid, int sectors);
void appendCapsule(ShapeGeometry& geometry, const Capsule<double>& capsule, int sectors);
void appendCylinder(ShapeGeometry& geometry, const Cylinder<double>& cylinder, int sectors);
void appendCone(ShapeGeometry& geometry, const Cone<double>& cone, int sectors);
void appendDisc(ShapeGeometry& geometry, const Disc<double>& disc, int sectors);

/// The faces of the convex hull of some points as polygons, for drawing: planes are found by trying
/// all triples, and points within 1e-9 of the size lie on a plane, so this is for small sets. Flat
/// sets give one polygon; sets on a line, sets of fewer than three points and sets of more than
/// `largestHull` points give none.
std::vector<std::vector<Eigen::Vector3d>> hullPolygons(const std::vector<Eigen::Vector3d>& points);

constexpr std::size_t largestHull = 64;

}  // namespace hairline
