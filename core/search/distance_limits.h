#pragma once

#include "core/query/query.h"

namespace hairline {

/// By what part of the exact squared distance one in a scalar may differ from it before that is a
/// finding of `FindingKind::distance`. Where the exact one is zero, any other is wrong as a
/// verdict, and a finding of `FindingKind::exact`. By the same part of the largest number nearest
/// points may be off before that is one of `FindingKind::points`.
struct DistanceLimits {
  double inFloat = 1e-4;
  double inDouble = 1e-9;

  double of(ScalarKind scalar) const { return scalar == ScalarKind::float32 ? inFloat : inDouble; }
};

}  // namespace hairline
