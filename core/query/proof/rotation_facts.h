#pragma once

#include <array>
#include <vector>

#include "core/query/proof/proof_facts.h"

namespace hairline {

/// Two moving sets of which at least one rotates, as the hulls of points, and balls around these:
/// the basis for checking axes between them. Written only from the definition of a rotation; no
/// query uses it.
class RotatingSubject {
 public:
  explicit RotatingSubject(const ProofQuestion& question);

  /// Whether an axis separates the sets at all times from one to another, both included, by bounds
  /// that take a few digits of their size. False if bounds leave that open, and for cylinders,
  /// cones, discs, ellipsoids, unbounded and empty shapes.
  bool separates(const Vector3<Rational>& axis, const Rational& from, const Rational& to) const;

 private:
  struct Body {
    std::vector<Vector3<Rational>> points;
    Rational radius;
    Vector3<Rational> displacement;
    const RotationMotion* rotation = nullptr;
  };
  class Heights;

  std::array<Body, 2> m_bodies;
};

/// What follows from intervals for sets that rotate; nothing if they are not true.
std::optional<ProofFacts> factsOfRotation(const ProofQuestion& question,
                                          const IntervalsProof& proof);

}  // namespace hairline
