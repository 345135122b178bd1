#pragma once

#include "core/query/general/any_shape.h"
#include "core/query/query.h"

namespace hairline {

// The building blocks of general queries.

/// Tests two shapes at rest, whatever their types.
struct OfAnyPair {
  template <typename S>
  using Input = PairInput<AnyShape, AnyShape>::Type<S>;
};

/// Tests two moving shapes, whatever their types.
struct OfAnyMovingPair {
  template <typename S>
  using Input = SweepInput<AnyShape, AnyShape>::Type<S>;
};

/// Iterates until rounding stops it, so that there is no exact form.
struct Iterative {
  static constexpr ScalarSet scalars{true, true, false};
};

}  // namespace hairline
