#include "widgets/scene_view/nudge.h"

#include <cmath>
#include <limits>

#include "core/scene/transform.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"
#include "widgets/text/number_input.h"

namespace hairline {

double Nudge::moved(double coordinate) const {
  double next = coordinate;
  if (step) {
    next = steppedNumber(coordinate, (up ? 1 : -1) * step->value());
    if (snap(coordinate, *step) == coordinate) next = snap(next, *step);
  } else {
    next = std::nextafter(coordinate, up ? std::numeric_limits<double>::infinity()
                                         : -std::numeric_limits<double>::infinity());
  }
  return std::isfinite(next) ? next : coordinate;
}

void Nudge::apply(SceneObject& object, const Handle& handle, const ViewState& view) const {
  for (const Handle& now : handlesOf(object, view)) {
    if (!now.isSame(handle)) continue;
    HandleGoal goal{now.position};
    goal.position[axis] = moved(goal.position[axis]);
    // Measures follow the step without the last digits of their handle's position.
    if (step) goal.rounding = DecimalStep{1, step->exponent - 3};
    moveHandle(object, now, goal);
  }
}

void Nudge::apply(SceneObject& object) const {
  bool hasPositions = false;
  SceneObject next = object;
  std::visit(
      [&](auto& shape) {
        forEachPosition(shape, [&](auto& position) {
          hasPositions = true;
          if (axis < static_cast<int>(position.size())) position[axis] = moved(position[axis]);
        });
      },
      next.shape);
  if (auto* mesh = std::get_if<Mesh>(&next.shape); mesh != nullptr && hasPositions) {
    mesh->file.clear();  // it has the old vertices
  }
  if (!hasPositions) {
    // A plane or slabs, which have no coordinate that could take the neighbouring double.
    const double way = step ? step->value() : std::numeric_limits<double>::epsilon();
    next = translated(object, (up ? way : -way) * Eigen::Vector3d::Unit(axis));
  }
  if (!validate(next.shape)) object = std::move(next);
}

}  // namespace hairline
