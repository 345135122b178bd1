#include "core/search/nearest_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/queries.h"
#include "core/search/case_numbers.h"
#include "core/shapes/fields.h"

namespace hairline {
namespace {

/// The distance of a point from a set; nothing if no query finds it in exact.
std::optional<double> distanceFrom(const Shape& shape, const Vector3<double>& point) {
  if (const auto* position = std::get_if<Point<double>>(&shape)) {
    return (position->position - point).stableNorm();
  }
  if (const auto* position = std::get_if<Point2<double>>(&shape)) {
    return (position->position - point.head<2>()).stableNorm();
  }
  SearchCase asked;
  asked.shapes.resize(2);
  if (isPlanar(shape)) {
    asked.shapes[0] = Point2<double>{point.head<2>()};
  } else {
    asked.shapes[0] = Point<double>{point};
  }
  asked.shapes[1] = shape;
  const CaseOperands operands(asked);
  const IndexedQuery* query = exactQuery(operands, Kind::closest);
  if (query == nullptr || !canAsk(Kind::closest, operands)) return std::nullopt;
  const Report report = query->answer(operands, ScalarKind::exact);
  // A missing value is out of range.
  return report.sqdist ? std::sqrt(report.sqdist->value) : std::numeric_limits<double>::infinity();
}

double largestNumber(std::span<const Vector3<double>> points, const SearchCase& given) {
  double largest = 0;
  for (const Vector3<double>& point : points) {
    largest = std::max(largest, point.cwiseAbs().maxCoeff());
  }
  return std::max(largest, largestOf(given, [](NumberRole) { return true; }));
}

}  // namespace

std::optional<PointsFault> nearestPointsFault(std::span<const Vector3<double>> points,
                                              const SearchCase& given, double sqdist,
                                              double limit) {
  if (points.size() != 2 || given.shapes.size() != 2) return std::nullopt;
  const double allowed = limit * largestNumber(points, given);
  for (std::size_t i = 0; i < 2; ++i) {
    const std::optional<double> off = distanceFrom(given.shapes[i], points[i]);
    if (off && !(*off <= allowed)) return i == 0 ? PointsFault::first : PointsFault::second;
  }
  const double apart = (points[0] - points[1]).stableNorm();
  // If the squares underflow they say nothing about the distances.
  constexpr double least = std::numeric_limits<double>::min();
  if (sqdist >= 0 && sqdist < least && apart * apart < least) return std::nullopt;
  if (!(std::abs(apart - std::sqrt(sqdist)) <= allowed)) return PointsFault::distance;
  return std::nullopt;
}

}  // namespace hairline
