#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/search/finding.h"

namespace hairline {

/// How two operands lie relative to each other. For names of cases and for choosing among them:
/// numbers are rounded, and nothing is decided by them.
struct CaseContact {
  /// The part of each operand that is nearest to the other, or first touches it in a sweep: "vertex
  /// 0", "edge 2", "face", "inside"; of boxes "edge x" (along x) and "face x" (across x). Edge k of
  /// a triangle lies opposite vertex k, edge k of a polygon begins at vertex k. Empty if the shape
  /// has no such parts, if none is known, and if the operands overlap deeply, so that no part
  /// stands out.
  std::array<std::string, 2> parts;
  /// The gap between the operands, or the depth of their overlap (0: they touch). Nothing in
  /// sweeps, and if there is no exact distance or depth.
  std::optional<Margin> margin;
  /// The time of the first contact, in a sweep.
  std::optional<double> time;
};

/// The contact of the first two operands of a case; ulps of its margin are those of `scalar`.
CaseContact contactOf(const SearchCase& given, Kind kind, ScalarKind scalar = ScalarKind::float64);

}  // namespace hairline
