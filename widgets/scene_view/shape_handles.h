#pragma once

#include <vector>

#include "widgets/scene_view/handles.h"

// The handles of the shapes, one pair of overloads per type: `handlesOf` returns them without the
// id of the object, `moveHandleOf` moves one to a goal and may produce an illegal shape, which its
// caller checks.

namespace hairline::detail {

using Handles = std::vector<Handle>;

// Box handles: corners and faces.
Handles handlesOf(const Aabb<double>& box);
Handles handlesOf(const Rectangle2<double>& rectangle);
Handles handlesOf(const Obb<double>& box);
Handles handlesOf(const Rectangle<double>& rectangle);
Handles handlesOf(const Grid& grid);
void moveHandleOf(Aabb<double>& box, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Rectangle2<double>& rectangle, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Obb<double>& box, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Rectangle<double>& rectangle, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Grid& grid, const Handle& handle, const HandleGoal& goal);

// Slabs, each with two faces.
Handles handlesOf(const Kdop<double>& dop);
Handles handlesOf(const Kdop2<double>& dop);
void moveHandleOf(Kdop<double>& dop, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Kdop2<double>& dop, const Handle& handle, const HandleGoal& goal);

// Round shapes: ends, centres and radii; of a disc the tip of its normal too.
Handles handlesOf(const Sphere<double>& sphere);
Handles handlesOf(const Ellipsoid<double>& ellipsoid);
Handles handlesOf(const Capsule<double>& capsule);
Handles handlesOf(const Cylinder<double>& cylinder);
Handles handlesOf(const Cone<double>& cone);
Handles handlesOf(const Disc<double>& disc);
void moveHandleOf(Sphere<double>& sphere, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Ellipsoid<double>& ellipsoid, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Capsule<double>& capsule, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Cylinder<double>& cylinder, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Cone<double>& cone, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Disc<double>& disc, const Handle& handle, const HandleGoal& goal);

// Directions: origins and tips; for a plane or half-space its offset and its normal.
Handles handlesOf(const Line<double>& line);
Handles handlesOf(const Ray<double>& ray);
Handles handlesOf(const Plane<double>& plane, const ViewState& view);
Handles handlesOf(const HalfSpace<double>& half, const ViewState& view);
void moveHandleOf(Line<double>& line, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Ray<double>& ray, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Plane<double>& plane, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(HalfSpace<double>& half, const Handle& handle, const HandleGoal& goal);

// Flat outlines, whose corners stay in their plane.
Handles handlesOf(const Quad<double>& quad);
Handles handlesOf(const Polygon<double>& polygon);
void moveHandleOf(Quad<double>& quad, const Handle& handle, const HandleGoal& goal);
void moveHandleOf(Polygon<double>& polygon, const Handle& handle, const HandleGoal& goal);

}  // namespace hairline::detail
