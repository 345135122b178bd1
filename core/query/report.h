#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/math/rational.h"
#include "core/query/answer.h"
#include "core/query/query.h"
#include "core/query/trace.h"

namespace hairline {

/// A number of a report: the value in float or double, and in exact the nearest double with the
/// rational itself (absent if the true value is irrational).
struct Number {
  double value = 0;
  std::optional<Rational> exact;
};

/// A point or direction of two or three coordinates.
struct NumberVector {
  std::array<Number, 3> coordinates;
  int size = 3;

  const Number& operator[](int i) const { return coordinates[static_cast<std::size_t>(i)]; }
  /// The coordinates as doubles; a missing third one is 0.
  Vector3<double> toVector() const {
    return {coordinates[0].value, coordinates[1].value, size > 2 ? coordinates[2].value : 0};
  }
};

struct NumberInterval {
  Number min;
  Number max;
};

/// An axis of a report: a separating one (amount is the gap), or the one of least overlap.
struct ReportAxis {
  Label label;
  NumberVector axis;
  NumberInterval a;
  NumberInterval b;
  /// Gap or overlap in the units of the projections.
  Number amount;
  /// The same divided by the axis' length.
  Number distance;
};

struct Proof;

/// How a verdict is proven, and whether the proof holds for the given numbers. Checked in exact
/// arithmetic by code that is independent of the query (certificate.h).
struct Certificate {
  enum class Status {
    /// The method gives none, or rounding found none.
    absent,
    /// The proof holds: the verdict is right.
    proven,
    /// The proof fails in exact arithmetic: the verdict may be wrong.
    unproven,
  };
  Status status = Status::absent;
  /// Its proof (proof/proof.h), if there is one.
  std::shared_ptr<const Proof> proof{};
  /// For a separating axis the true gap of the projections on the axis as computed; not positive if
  /// the axis does not separate.
  std::optional<Number> gap{};
};

/// The answer of any query in any scalar, as plain data. A field is present if the method computes
/// it and the number is within the scalar's range.
struct Report {
  QueryInfo info{};
  ScalarKind scalar = ScalarKind::float64;

  std::optional<bool> hit;
  std::optional<bool> mayHit;
  std::optional<bool> contains;
  std::optional<Side> side;
  std::optional<Relation> relation;
  /// Of the determinant of a predicate: -1, 0 or 1.
  std::optional<int> sign;
  std::optional<Number> sqdist;
  std::vector<NumberVector> points;
  std::optional<Number> t;
  std::optional<NumberVector> barycentric;
  std::optional<NumberVector> point;
  /// A parameter at which the line, ray or segment is in the solid, used only for the proof.
  std::optional<Number> within;
  std::optional<std::array<NumberVector, 2>> segment;
  /// Origin and direction.
  std::optional<std::array<NumberVector, 2>> line;
  std::optional<NumberVector> normal;
  std::optional<Number> depth;
  std::optional<Number> time;
  /// Of a method that encloses the time: no contact precedes the lower end.
  std::optional<NumberInterval> timeBracket;
  Label feature;
  std::optional<ReportAxis> separating;
  /// The axis of least overlap; `depth` is its distance.
  std::optional<ReportAxis> overlap;
  /// A number left the range of the scalar and was left out; with the verdict if a direction did.
  bool overflow = false;
  /// The method was stopped because it exceeded the operations of one answer. There is no verdict.
  bool limited = false;

  Certificate certificate;
  Trace trace;

  // Compiled once, as they take a second in every file that would compile them again.
  Report();
  Report(const Report& other);
  Report(Report&& other) noexcept;
  Report& operator=(const Report& other);
  Report& operator=(Report&& other) noexcept;
  ~Report();

  /// The answer as one yes or no: hit, contains, straddles, something in common, distance zero,
  /// determinant positive.
  /// Nothing if no verdict could be formed.
  std::optional<bool> verdict() const {
    if (hit) return hit;
    if (mayHit) return mayHit;
    if (contains) return contains;
    if (side) return *side == Side::straddles;
    if (relation) return *relation != Relation::none;
    if (sign) return *sign > 0;
    if (sqdist && sqdist->exact) return hairline::sign(*sqdist->exact) == 0;
    // In exact a number without a rational is irrational: not zero, although its double may be.
    if (sqdist) return scalar != ScalarKind::exact && sqdist->value == 0;
    return std::nullopt;
  }
};

}  // namespace hairline
