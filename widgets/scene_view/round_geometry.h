#pragma once

#include "widgets/scene_view/shape_geometry.h"

namespace hairline {

// Curved shapes as facets with the normals of the curved surface, and a few lines that show their
// form: great circles, rims, and four lines along the sides.

void appendSphere(ShapeGeometry& geometry, const Sphere<double>& sphere);
void appendCapsule(ShapeGeometry& geometry, const Capsule<double>& capsule);
void appendCylinder(ShapeGeometry& geometry, const Cylinder<double>& cylinder);
void appendCone(ShapeGeometry& geometry, const Cone<double>& cone);

}  // namespace hairline
