#pragma once

#include "core/query/general/any_shape.h"
#include "core/query/query.h"

namespace hairline {

// What general queries are made of.

/// Asks about two shapes at rest, whatever their types.
struct OfAnyPair {
  template <typename S>
  using Input = PairInput<AnyShape, AnyShape>::Type<S>;
};

/// Asks about two moving shapes, whatever their types.
struct OfAnyMovingPair {
  template <typename S>
  using Input = SweepInput<AnyShape, AnyShape>::Type<S>;
};

/// Goes on until rounding stops it, so that there is no exact form.
struct Iterative {
  static constexpr ScalarSet scalars{true, true, false};
};

}  // namespace hairline
