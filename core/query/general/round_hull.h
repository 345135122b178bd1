#pragma once

#include <optional>
#include <vector>

#include "core/query/general/round_pair.h"

namespace hairline {

/// The hull of round sets without ways: of a sphere, disc or ellipsoid the shape itself, of a
/// capsule two balls, of a cylinder two discs, of a cone its apex and its base, of a segment or
/// polytope its corners.
using RoundHull = std::vector<Round>;

/// Nothing for other shapes.
RoundHull roundHullOf(const Shape& shape);

RoundHull displaced(RoundHull hull, const Vector3<Rational>& way);

/// The sign of the distance along an axis from the end of a hull to the start of another.
int signOfGap(const RoundHull& a, const RoundHull& b, const Vector3<Rational>& axis);

/// A number that the distance does not precede, but nearly equals.
Rational leastGap(const RoundHull& a, const RoundHull& b, const Vector3<Rational>& axis, int bits);

/// An axis between two hulls that is perpendicular to a direction: their shadows along it are
/// disjoint. Nothing if there is none, so that one of the hulls touches the other somewhere if it
/// moves to both sides.
std::optional<Vector3<Rational>> axisBetweenShadows(const RoundHull& a, const RoundHull& b,
                                                    const Vector3<Rational>& direction);

}  // namespace hairline
