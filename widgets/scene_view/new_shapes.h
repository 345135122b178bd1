#pragma once

#include <Eigen/Core>
#include <string_view>

#include "core/scene/scene.h"

namespace hairline {

/// A new shape of a type of the scene format (one of `shapeTypeNames`), around a point and about of
/// a size. It is legal at every scale, its numbers are short decimals, and where it can it leans,
/// so that it shows from every side. Shapes of the plane take x and y of the point.
Shape newShape(std::string_view type, const Eigen::Vector3d& center, double size);

/// The same, moved by a step along x and y until no object of the scene is that very shape: what is
/// added twice is seen twice.
Shape newShapeBeside(const Scene& scene, std::string_view type, const Eigen::Vector3d& center,
                     double size, double step);

}  // namespace hairline
