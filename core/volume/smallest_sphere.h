#pragma once

#include <span>

#include "core/shapes/sphere.h"
#include "core/volume/body.h"

namespace hairline {

/// The smallest sphere around points: exact up to the rounding of its center, with its radius
/// rounded up, so that every point lies in it. The point farthest outside joins the few that
/// support the sphere, whose smallest sphere is found by trying all subsets, until none is outside;
/// the radius grows each time. Welzl 1991, with the pivots of Gärtner 1999. At least one point.
Sphere<double> smallestSphere(std::span<const Vector3<double>> points);

/// The sphere around two distant points, grown over the others one by one: up to about a tenth
/// larger than the smallest. Ritter 1990. At least one point.
Sphere<double> ritterSphere(std::span<const Vector3<double>> points);

/// The same two spheres around a body.
Sphere<double> smallestSphere(const Body& body);
Sphere<double> ritterSphere(const Body& body);

}  // namespace hairline
