#pragma once

#include <functional>

#include "core/search/search_case.h"
#include "core/work.h"

namespace hairline {

/// Whether a legal case still shows what it is shrunk for.
using ShowsFinding = std::function<bool(const SearchCase&)>;

struct ShrinkOptions {
  /// How many cases are tried on each of the about ten lattices (integers, halves, tenths and so
  /// on) on which a simpler case is searched. Costly ones are tried less often.
  std::uint64_t tries = 60000;
};

/// The simplest case that was found to show the same: fewer corners, simpler and fewer numbers,
/// near the origin, symmetric if possible (`costOf`). The same for the same input on every machine,
/// unless the work is stopped; then it is the best so far. The given case shows it, and is returned
/// if no simpler one does.
SearchCase shrunk(const SearchCase& given, const ShowsFinding& shows,
                  const ShrinkOptions& options = {}, const Work& work = {});

}  // namespace hairline
