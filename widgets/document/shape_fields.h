#pragma once

#include <QString>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

/// One editable number of an object.
struct FieldCell {
  /// Its path in the object in the scene format; angles of a rotation, which the format lacks, at
  /// /rotation/0 and so on.
  Json::json_pointer place;
  double value = 0;
};

/// Whether it is an angle in degrees.
bool isAngle(const FieldCell& cell);

/// Numbers that belong together: a point, a direction, or a single measure.
struct FieldRow {
  /// "Vertex 0", "Min", "Radius".
  QString label;
  std::vector<FieldCell> cells;
};

/// All numbers of an object's shape and its displacement, in the order of the scene format, with
/// the angles of a box or rectangle before its axes. Meshes and large hulls have many: at most
/// `limit` rows are returned, and `left` receives the number of the others.
std::vector<FieldRow> fieldRows(const SceneObject& object, std::size_t limit, std::size_t* left);

/// The object with one number replaced, or why that would be illegal, such as min > max.
Result<SceneObject> withField(const SceneObject& object, const Json::json_pointer& place,
                              double value);

/// The object moved by an offset. Coordinates that are short decimals stay so if the offset is one:
/// 0.2 and 0.24 give 0.44, although the sum of the doubles is 0.43999999999999995. Coordinates of
/// meshes are the sums.
SceneObject movedInDecimals(const SceneObject& object, const Eigen::Vector3d& offset);

}  // namespace hairline
