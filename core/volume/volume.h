#pragma once

#include <optional>
#include <string_view>

#include "core/shapes/shape.h"
#include "core/volume/body.h"

namespace hairline {

/// The kinds of bounding volume. `sphere` is the smallest, `ritter` Ritter's; `obb` has the
/// principal axes, `tightObb` better ones; `kdop4` and `kdop8` are of the plane.
enum class VolumeKind {
  aabb,
  sphere,
  ritter,
  obb,
  tightObb,
  kdop6,
  kdop14,
  kdop18,
  kdop26,
  kdop4,
  kdop8
};

constexpr std::array<std::string_view, 11> volumeKindNames{
    "aabb",   "sphere", "ritter", "obb",   "tight_obb", "kdop6",
    "kdop14", "kdop18", "kdop26", "kdop4", "kdop8"};

constexpr std::string_view name(VolumeKind kind) {
  return volumeKindNames[static_cast<std::size_t>(kind)];
}

/// A simple shape that contains another to the last bit: its set in the scene format contains all
/// of the other's, for the stored doubles. It is a shape itself, drawn and tested like any other:
/// an aabb, sphere, obb, k-DOP, or k-DOP of the plane.
struct Volume {
  VolumeKind kind = VolumeKind::aabb;
  Shape shape;

  friend bool operator==(const Volume&, const Volume&) = default;
};

/// The volume of a kind around a shape. Nothing for shapes without one: unbounded shapes, empty
/// k-DOPs, meshes without triangles; nor for k-DOPs of the plane around shapes that do not lie in
/// it. Numbers beyond the largest double make a volume infinite in that direction.
std::optional<Volume> boundingVolume(const Shape& shape, VolumeKind kind);

/// The volume around points; at least one.
Volume boundingVolume(std::span<const Vector3<double>> points, VolumeKind kind);

/// The moved volume: it contains everything that the volume contained, moved by the offset without
/// rounding.
Volume moved(const Volume& volume, const Vector3<double>& offset);

/// A volume that contains both, of the first's kind. For an obb with the better axes of the two.
Volume merged(const Volume& a, const Volume& b);

/// Whether two volumes may have a common point; false is certain. Of the same kind by their own
/// test (slabs, distance of centers, 15 axes of boxes), for different kinds also by their
/// coordinate boxes. Overlapping volumes only mean that their contents may collide.
bool mayOverlap(const Volume& a, const Volume& b);

/// A lower bound of the distance of two volumes, and so of their contents: 0 if they may overlap.
double distanceBound(const Volume& a, const Volume& b);

/// The volume of the solid; for a k-DOP of the plane its area.
double contentOf(const Volume& volume);

/// The fraction of its volume that a shape fills, from 0 to 1: for solids, and for meshes the space
/// that they enclose (closed, with consistent winding). 0 for flat shapes; nothing if the volume
/// itself is zero. Shapes of the plane by areas, within k-DOPs of the plane.
std::optional<double> tightness(const Volume& volume, const Shape& shape);

}  // namespace hairline
