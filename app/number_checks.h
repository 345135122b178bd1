#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <limits>

namespace hairline {

// Checks of the numbers in options. CLI11 alone wraps negative whole numbers, clamps those that are
// too large, and lets NaN pass its ranges. An error quotes the text; CLI11 puts the option's name
// before it.

/// A whole number without a sign, from `least` to `most`.
CLI::Validator wholeNumber(std::uint64_t least,
                           std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// A finite number greater than 0.
CLI::Validator positiveNumber();

/// A finite number that is at least 0.
CLI::Validator nonnegativeNumber();

/// A number from `least` to `most`.
CLI::Validator numberBetween(double least, double most);

}  // namespace hairline
