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
    /// Where the object stands along a coordinate axis: the coordinate of its first point. Planes
    /// and k-DOPs, which have none, stand at zero where they are.
    position,
    /// By how many degrees it is turned about a coordinate axis through its first point; zero as it
    /// is.
    angle,
  };

  Sort sort = Sort::position;
  /// The place of the object among the operands.
  std::size_t operand = 0;
  /// The coordinate axis of a position or angle; of a number its place among the shape's numbers,
  /// in the order of the scene format.
  std::size_t place = 0;
  /// Of a number: the field of the format that it stands in, which item of a list and which
  /// component of a vector it is; -1 where there is no list or vector.
  std::string field{};
  int item = -1;
  int component = -1;

  friend bool operator==(const Freedom&, const Freedom&) = default;
};

/// What an object can be changed by: positions, angles where it stays of its type, and its numbers,
/// the first `mostNumbers` of them. Components of unit vectors are left out, as they cannot be
/// changed one by one.
std::vector<Freedom> freedomsOf(const SceneObject& object, std::size_t operand,
                                std::size_t mostNumbers = 96);

/// What it is now.
double valueOf(const SceneObject& object, const Freedom& freedom);

/// Changes an object to a value, as far as there is such a shape: false where it cannot be turned
/// so. Positions and angles go from `given`, the object before any change. A plane that was given
/// by points is moved and turned with them, and goes by its own numbers once one is set.
bool setValue(SceneObject& object, const SceneObject& given, const Freedom& freedom, double value);

/// The number of a shape at a place (see `Freedom::place`); null where it has none there. It stays
/// where it is as long as the shape's type and lists do.
double* numberAt(Shape& shape, std::size_t place);

}  // namespace hairline
