#pragma once

#include <Eigen/Core>
#include <string_view>

#include "core/scene/scene.h"

namespace hairline {

/// A new shape of a type of the scene format (one of `shapeTypeNames`), around a point and of about
/// a size. It is legal at every scale, its numbers are short decimals, and if possible it is
/// tilted, so that it is visible from every side. Shapes of the plane take x and y of the point.
Shape newShape(std::string_view type, const Eigen::Vector3d& center, double size);

/// The same, in the nearest position to the point where its box is clear of those of the other
/// objects, in the plane of the two axes most nearly perpendicular to the direction of sight; so
/// the first one is at the point itself. An unbounded shape, and one without such a position, is
/// moved by steps along x and y until no object of the scene equals it, so that every added shape
/// is visible.
Shape newShapeBeside(const Scene& scene, std::string_view type, const Eigen::Vector3d& center,
                     double size, double step, const Eigen::Vector3d& across);

}  // namespace hairline
