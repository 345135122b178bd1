#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

/// One editable number of an object.
struct FieldCell {
  /// Where it stands in the object as the scene format has it; what the format has not, the angles
  /// of an orientation at /orientation/0 and so on, its axis at /axis_angle/0 to 2 and its angle
  /// at 3.
  Json::json_pointer place;
  double value = 0;
};

/// Whether it is an angle in degrees.
bool isAngle(const FieldCell& cell);
/// Which of the four numbers of a rotation by axis and angle it is.
std::optional<std::size_t> axisAnglePlace(const Json::json_pointer& place);

/// Numbers that belong together: a point, a direction, or a single measure.
struct FieldRow {
  /// "Vertex 0", "Min", "Radius".
  QString label;
  std::vector<FieldCell> cells;
};

/// All numbers of an object's shape and its motion, in the order of the scene format, before
/// axes of a box or rectangle the angles that they stand for, and the one angle about an axis.
/// Meshes and large hulls have many: at most `limit` rows are given, and `left` tells how many are
/// not.
std::vector<FieldRow> fieldRows(const SceneObject& object, std::size_t limit, std::size_t* left);

/// The object with one number replaced, none of an axis and angle, or why that is no legal object,
/// such as min > max.
Result<SceneObject> withField(const SceneObject& object, const Json::json_pointer& place,
                              double value);

/// The object moved by an offset. Coordinates that are short decimals stay so if the offset is one:
/// 0.2 and 0.24 give 0.44, although the sum of the doubles is 0.43999999999999995. Coordinates of
/// meshes are the sums.
SceneObject movedInDecimals(const SceneObject& object, const Eigen::Vector3d& offset);

}  // namespace hairline
