#pragma once

#include "core/batch/shape_arrays.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/shapes/ray.h"

/// Many verdicts at once, in float or double, by the widest lanes the processor has (chosen at run
/// time). Each verdict is, bit for bit, that of the method named, in the same scalar, one pair at a
/// time; all the methods' promises (closed sets, degenerate shapes) hold. Coordinates are finite.
namespace hairline::batch {

/// Triangle i against box i, for pairs that have nothing to do with each other: `sat`. There are as
/// many boxes as triangles.
template <typename S>
void meet(const Triangles<S>& triangles, const Boxes<S>& boxes, Verdicts& verdicts);

/// One triangle against many boxes: `pef_setup`, with the setup done once.
template <typename S>
void meet(const TriangleBoxSetup<S>& triangle, const Boxes<S>& boxes, Verdicts& verdicts);

/// One ray against many triangles, from either side: `moller_trumbore`.
template <typename S>
void meet(const Ray<S>& ray, const Triangles<S>& triangles, Verdicts& verdicts);

/// Triangle i of one against triangle i of the other: `sat`. There are as many of both.
template <typename S>
void meet(const Triangles<S>& first, const Triangles<S>& second, Verdicts& verdicts);

}  // namespace hairline::batch
