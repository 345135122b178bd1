#pragma once

#include <string>

#include "core/search/search_case.h"
#include "core/search/verdict.h"

namespace hairline {

/// What a method of the user's said.
struct OwnAnswer {
  Verdict verdict = Verdict::none;
  /// What happened instead of an answer, such as "crashed (signal 11)"; empty where it answered.
  std::string failure;
};

/// A method that is not of the catalogue: a function of the user's.
class OwnMethod {
 public:
  virtual ~OwnMethod() = default;
  /// As findings name it.
  virtual const std::string& name() const = 0;
  /// Whatever it does, this returns.
  virtual OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind scalar) = 0;
};

}  // namespace hairline
