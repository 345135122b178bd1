#pragma once

#include "core/base/result.h"
#include "core/queries.h"

namespace hairline {

// Queries on two shapes, one call each, for programs that use the library. Any shape of
// shapes/shape.h is taken as it is: intersects(triangle, box), distance(point, mesh). All of them
// are closed sets, and degenerate ones are legal.
//
// Errors: "shape" for a shape that breaks a rule of the formats, "unsupported" if no method answers
// the question in that scalar, "limit" if it exceeds the limit of operations.

/// Which method answers, and for which motion.
struct AskOptions {
  ScalarKind scalar = ScalarKind::exact;
  /// The method's name; by default the first that treats both faces alike.
  std::string_view method;
  /// How the shapes move over the time interval [0, 1]; used by firstContact() alone.
  std::array<Vector3<double>, 2> displacements{Vector3<double>::Zero(), Vector3<double>::Zero()};
  /// How the shapes rotate over that time, before their displacement; in float and double only.
  std::array<std::optional<RotationMotion>, 2> rotations{};
};

/// The whole answer to a question of a kind, with its certificate checked.
Result<Report> ask(Kind kind, const Shape& a, const Shape& b, const AskOptions& options = {});

/// Whether two sets have a point in common. Exact by default.
Result<bool> intersects(const Shape& a, const Shape& b, const AskOptions& options = {});

/// Whether a point is in a solid, on a surface, or in the space that a mesh encloses.
Result<bool> contains(const Shape& outer, const Vector3<double>& point,
                      const AskOptions& options = {});

/// The nearest points of two sets, of `a` first; in exact, rounded to the nearest doubles.
struct NearestPoints {
  std::array<Vector3<double>, 2> points;
  double distance = 0;
};
Result<NearestPoints> nearestPoints(const Shape& a, const Shape& b, const AskOptions& options = {});

/// The distance of two sets; 0 where they intersect.
Result<double> distance(const Shape& a, const Shape& b, const AskOptions& options = {});

/// The first time in [0, 1] at which two moving sets touch; nothing where they do not.
Result<std::optional<double>> firstContact(const Shape& a, const Shape& b,
                                           const AskOptions& options);

}  // namespace hairline
