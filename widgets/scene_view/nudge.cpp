#include "widgets/scene_view/nudge.h"

#include <cmath>
#include <limits>

#include "core/scene/transform.h"

namespace hairline {

double Nudge::moved(double coordinate) const {
  double next = coordinate;
  if (step) {
    next += (up ? 1 : -1) * step->value();
    if (snap(coordinate, *step) == coordinate) next = snap(next, *step);
  } else {
    next = std::nextafter(coordinate, up ? std::numeric_limits<double>::infinity()
                                         : -std::numeric_limits<double>::infinity());
  }
  return std::isfinite(next) ? next : coordinate;
}

void Nudge::apply(SceneObject& object, const Handle& handle) const {
  for (const Handle& now : handlesOf(object)) {
    if (!now.isSame(handle)) continue;
    Eigen::Vector3d position = now.position;
    position[axis] = moved(position[axis]);
    moveHandle(object, now, position);
  }
}

void Nudge::apply(SceneObject& object) const {
  if (auto* box = std::get_if<Aabb<double>>(&object.shape)) {
    box->min[axis] = moved(box->min[axis]);
    box->max[axis] = moved(box->max[axis]);
    return;
  }
  if (auto* rectangle = std::get_if<Rectangle2<double>>(&object.shape)) {
    if (axis == 2) return;
    rectangle->min[axis] = moved(rectangle->min[axis]);
    rectangle->max[axis] = moved(rectangle->max[axis]);
    return;
  }
  const std::vector<Handle> handles = handlesOf(object);
  for (const Handle& handle : handles) apply(object, handle);
  if (!handles.empty()) return;
  const auto box = bounds(object.shape);
  const double at = box ? box->min[axis] / 2 + box->max[axis] / 2 : 0;
  object = translated(object, (moved(at) - at) * Eigen::Vector3d::Unit(axis));
}

}  // namespace hairline
