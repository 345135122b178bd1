#pragma once

#include "core/query/report.h"

namespace hairline {

/// What the proof of a verdict rests on.
enum class ProofGround {
  none,
  /// An axis lies between the sets.
  axis,
  /// A point lies in both sets.
  point,
  /// For a one-sided method: whether the line comes from the front, direction·normal < 0.
  facing,
  /// The slabs of a k-DOP have no common point.
  emptiness,
  /// The slabs of two k-DOPs overlap one by one, which proves a verdict of a `bound` query.
  slabs,
};

/// What a report's certificate rests on, whether the proof holds or fails. Facing, emptiness and
/// slabs are properties of the operands: they need nothing of the answer, and the certificate names
/// neither a point nor an axis.
inline ProofGround proofGround(const Report& report) {
  const Certificate& certificate = report.certificate;
  if (certificate.status == Certificate::Status::absent) return ProofGround::none;
  if (certificate.proof == Certificate::Proof::axis) return ProofGround::axis;
  if (certificate.proof == Certificate::Proof::point) return ProofGround::point;
  if (report.info.oneSided) return ProofGround::facing;
  if (certificate.status == Certificate::Status::unproven) return ProofGround::none;
  return report.info.kind == Kind::bound ? ProofGround::slabs : ProofGround::emptiness;
}

}  // namespace hairline
