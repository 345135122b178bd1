#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

/// One way to change an object by one number: a degree of freedom of the scene.
struct Freedom {
  enum class Sort {
    /// A number of the shape, such as a coordinate of a vertex or a radius.
    number,
    /// The position of the object along a coordinate axis: the coordinate of its first point.
    /// Planes and k-DOPs, which have none, start at zero.
    position,
    /// The angle in degrees by which it is rotated about a coordinate axis through its first point;
    /// zero initially.
    angle,
  };

  Sort sort = Sort::position;
  /// The index of the object among the operands.
  std::size_t operand = 0;
  /// The coordinate axis of a position or angle; for a number its index among the shape's numbers,
  /// in the order of the scene format.
  std::size_t place = 0;
  /// For a number: its field in the format, the item of a list and the component of a vector; -1 if
  /// there is no list or vector.
  std::string field{};
  int item = -1;
  int component = -1;

  friend bool operator==(const Freedom&, const Freedom&) = default;
};

/// The degrees of freedom of an object: positions, angles if it stays of its type, and its numbers,
/// the first `mostNumbers` of them. Components of unit vectors are left out, as they cannot be
/// changed one by one.
std::vector<Freedom> freedomsOf(const SceneObject& object, std::size_t operand,
                                std::size_t mostNumbers = 96);

/// Its current value.
double valueOf(const SceneObject& object, const Freedom& freedom);

/// Changes an object to a value; false if no such shape exists or it cannot be rotated so.
/// Positions and angles start from `given`, the object before any change. A plane given by points
/// is moved and rotated with them, and uses its own numbers once one is set.
bool setValue(SceneObject& object, const SceneObject& given, const Freedom& freedom, double value);

/// The number of a shape at an index (see `Freedom::place`); null if it has none there. The pointer
/// stays valid as long as the shape's type and lists do.
double* numberAt(Shape& shape, std::size_t place);

}  // namespace hairline
