#pragma once

#include "widgets/scene_view/shape_geometry.h"

namespace hairline {

// Curved shapes as facets with the normals of the curved surface, and a few lines that show their
// form: great circles, rims, and four lines along the sides. Of sectors, a multiple of 4, there are
// so many around a circle.

void appendSphere(ShapeGeometry& geometry, const Sphere<double>& sphere, int sectors);
void appendCapsule(ShapeGeometry& geometry, const Capsule<double>& capsule, int sectors);
void appendCylinder(ShapeGeometry& geometry, const Cylinder<double>& cylinder, int sectors);
void appendCone(ShapeGeometry& geometry, const Cone<double>& cone, int sectors);

}  // namespace hairline
