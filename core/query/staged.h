#pragma once

#include "core/math/exception_scope.h"
#include "core/math/scalar.h"
#include "core/shapes/every_number.h"

namespace hairline {

namespace detail {

/// Separate, so that an exception scope can watch it.
template <typename Work>
[[gnu::noinline]] bool runSeparately(Work& work) {
  return work(double());
}

}  // namespace detail

/// The exact verdict of a body if a first stage is in doubt: `in(S())` runs it in another scalar,
/// first in double, which is exact if nothing rounds, as on a grid; then with an error bound, which
/// handles operands of very different size; and last in rationals. `input` has the operands as
/// doubles.
template <typename Input, typename In>
bool decideInDoubt(const Input& input, In&& in) {
  const ExceptionScope exceptions;
  const bool inDouble = detail::runSeparately(in);
  if (exceptions.allExact()) return inDouble;
  if (everyNumber(input, &Filtered::isSafeInput)) {
    Filtered::clearDoubt();
    const bool verdict = in(Filtered());
    if (!Filtered::inDoubt()) return verdict;
  }
  return in(Rational());
}

}  // namespace hairline
