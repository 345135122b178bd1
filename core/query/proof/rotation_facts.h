#pragma once

#include <array>
#include <vector>

#include "core/query/proof/proof_facts.h"
#include "core/query/proof/rotation_bounds.h"

namespace hairline {

/// Two moving sets of which at least one rotates: the basis for checking axes between them. Written
/// only from the definition of a rotation; no query uses it.
class RotatingSubject {
 public:
  explicit RotatingSubject(const ProofQuestion& question);

  /// Whether an axis separates the sets at all times from one to another, both included, by bounds
  /// that take a few digits of their size. False if bounds leave that open, and for unbounded and
  /// empty shapes.
  bool separates(const Vector3<Rational>& axis, const Rational& from, const Rational& to) const;

 private:
  /// A set, as all points within a margin of its core: the hull of points, or a curved shape.
  struct Body {
    std::vector<Vector3<Rational>> points;
    const Shape* curved = nullptr;
    Rational margin;
    Vector3<Rational> displacement;
    const RotationMotion* rotation = nullptr;
    /// The largest distance of the core from the axis of rotation, and its largest offset from the
    /// center along each coordinate.
    Rational radius{};
    Vector3<Rational> reach{};

    bool isKnown() const { return !points.empty() || curved != nullptr; }
    /// The extent of the core before it moves, rounded outward.
    Interval<Rational> extentAlong(const Vector3<Rational>& direction) const;
    void measure();
  };
  class Heights;

  std::array<Body, 2> m_bodies;
};

/// Where a point of an operand, as it is before it moves, is at a time: seen from the other, as
/// that is before it moves.
BoundedVector placeInOther(const ProofQuestion& question, std::size_t operand,
                           const Vector3<Rational>& point, const Rational& time);

/// What follows from intervals, and from a common point, for sets that rotate; nothing if they are
/// not true.
std::optional<ProofFacts> factsOfRotation(const ProofQuestion& question,
                                          const IntervalsProof& proof);
std::optional<ProofFacts> factsOfRotation(const ProofQuestion& question, const PointProof& proof);

}  // namespace hairline
