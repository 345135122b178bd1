#pragma once

#include "core/query/query.h"

namespace hairline {

/// The relative error of a squared distance in a scalar beyond which it is a finding of
/// `FindingKind::distance`. If the exact one is zero, any other is a wrong verdict, and a finding
/// of `FindingKind::exact`. The same fraction of the largest number is the limit for nearest
/// points, beyond which they are a finding of `FindingKind::points`.
struct DistanceLimits {
  double inFloat = 1e-4;
  double inDouble = 1e-9;

  double of(ScalarKind scalar) const { return scalar == ScalarKind::float32 ? inFloat : inDouble; }
};

}  // namespace hairline
