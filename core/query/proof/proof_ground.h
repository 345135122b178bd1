#pragma once

#include "core/query/proof/proof.h"
#include "core/query/report.h"

namespace hairline {

/// What the proof of a verdict rests on.
enum class ProofGround {
  /// A point lies in both sets.
  point,
  /// The slabs of two k-DOPs overlap one by one, which proves a verdict of a `bound` query.
  slabs,
  /// An axis lies between the sets.
  axis,
  /// Two planes between the sets are as far apart as their nearest points.
  planes,
  /// A point is a mean of vertices.
  weights,
  /// The slabs of a k-DOP have no common point.
  emptiness,
  /// A plane lies between the sets.
  plane,
  /// A set has points on both sides of a plane.
  sides,
  /// For a one-sided method: whether the line comes from the front, direction·normal < 0.
  facing,
  /// A ray from a point crosses a surface so many times.
  crossings,
  /// The equations of planes have these solutions, or depend on each other.
  equations,
  /// Axes separate moving sets until they have a point in common.
  intervals,
  /// A point of a shape lies beyond a plane.
  outside,
  /// A shape lies behind the faces of another, or inside it by definition.
  inside,
  /// The matrix of a determinant is a product of triangular ones.
  factors,
  /// All points of a predicate satisfy one equation.
  locus,
  none,
};

/// What a report's certificate rests on, whether the proof holds or fails.
inline ProofGround proofGround(const Report& report) {
  const Proof* proof = report.certificate.proof.get();
  const auto* intervals = proof != nullptr ? std::get_if<IntervalsProof>(&proof->content) : nullptr;
  if (intervals != nullptr && intervals->intervals.empty()) return ProofGround::point;
  // The alternatives have this order.
  return proof != nullptr ? static_cast<ProofGround>(proof->content.index()) : ProofGround::none;
}

/// Whether the certificate of a report proves the opposite of its verdict. Only for kinds whose
/// answers carry no proofs of their own, which might be untrue.
inline bool isRefuted(const Report& report) {
  const Kind kind = report.info.kind;
  const bool isSearched = kind == Kind::closest || kind == Kind::contains || kind == Kind::side ||
                          kind == Kind::common || isPredicate(kind);
  return isSearched && report.certificate.proof != nullptr &&
         report.certificate.status == Certificate::Status::unproven;
}

}  // namespace hairline
