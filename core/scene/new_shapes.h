#pragma once

#include <Eigen/Core>
#include <string_view>

#include "core/scene/scene.h"

namespace hairline {

/// A new shape of a type of the scene format (one of `shapeTypeNames`), around a point and about of
/// a size. It is legal at every scale, its numbers are short decimals, and where it can it leans,
/// so that it shows from every side. Shapes of the plane take x and y of the point.
Shape newShape(std::string_view type, const Eigen::Vector3d& center, double size);

/// The same, in the nearest place to the point where its box stands clear of those of the objects
/// there are, on the plane of the two axes which a direction, that of sight, is least along; so the
/// first one is at the point itself. A shape without end, and one that finds no such place, is
/// moved by a step along x and y until no object of the scene is that very shape: what is added
/// twice is seen twice.
Shape newShapeBeside(const Scene& scene, std::string_view type, const Eigen::Vector3d& center,
                     double size, double step, const Eigen::Vector3d& across);

}  // namespace hairline
