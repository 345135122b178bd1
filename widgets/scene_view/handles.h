#pragma once

#include <Eigen/Core>
#include <QString>
#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

enum class HandleKind {
  corner,  ///< a vertex that goes wherever it is dragged
  face     ///< the face of a box, which moves along its normal
};

/// A part of a shape that can be dragged by itself.
struct Handle {
  std::string id;
  HandleKind kind = HandleKind::corner;
  /// Of a corner: the number of the vertex, or of a box the bits of the axes on which it has the
  /// maximum. Of a face: twice the axis, plus one for the maximum.
  int index = 0;
  Eigen::Vector3d position = Eigen::Vector3d::Zero();

  /// The axis along which a face moves.
  int axis() const { return index / 2; }
  /// Whether it is the same part, wherever it has moved.
  bool isSame(const Handle& other) const {
    return id == other.id && kind == other.kind && index == other.index;
  }
};

/// The handles of an object: corners of points, segments, triangles, tetrahedra, hulls, boxes and
/// of their counterparts in the plane, ends of capsules and cylinders, faces of boxes. A box
/// without extent along an axis has one face handle there, the maximum. Shapes that could not keep
/// their form (quads, polygons) and shapes without corners have none.
std::vector<Handle> handlesOf(const SceneObject& object);

/// Brings a handle to a position and leaves the rest of the shape as it is, to the last bit. A
/// corner or face of a box stops at the opposite one. Shapes of the plane ignore the third
/// coordinate. Returns false, with the object as it was, where the shape would not be legal (a
/// cylinder of no height, a coordinate that is not finite).
bool moveHandle(SceneObject& object, const Handle& handle, const Eigen::Vector3d& position);

/// "corner 1 of t", for hints and the names of undo steps.
QString describe(const Handle& handle, const SceneObject& object);

/// What the object is called: its name, or its id.
QString titleOf(const SceneObject& object);

}  // namespace hairline
