#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/search/search_case.h"
#include "core/search/verdict.h"

namespace hairline {

/// What a method of the user's said. Numbers are there where it gave them, and are finite.
struct OwnAnswer {
  Verdict verdict = Verdict::none;
  /// What happened instead of an answer, such as "crashed (signal 11)"; empty where it answered.
  std::string failure = {};
  /// It answers no questions of this sort, and said so.
  bool isUnsupported = false;
  std::optional<double> sqdist = {};
  /// One an operand.
  std::vector<Vector3<double>> points = {};
  std::optional<Vector3<double>> point = {};
  std::optional<Vector3<double>> normal = {};
  std::optional<Vector3<double>> separatingAxis = {};
  std::optional<double> time = {};
  std::optional<double> t = {};
  /// Its steps, where they were asked for and told.
  Trace trace = {};

  static OwnAnswer failed(std::string failure) {
    OwnAnswer answer;
    answer.failure = std::move(failure);
    return answer;
  }
};

/// A method that is not of the catalogue: a function of the user's.
class OwnMethod {
 public:
  virtual ~OwnMethod() = default;
  /// As findings name it.
  virtual const std::string& name() const = 0;
  /// Whatever it does, this returns.
  virtual OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind scalar) = 0;
  /// Tells what will be asked about soon, in this order, each case in all scalars in turn: who has
  /// a long way to the answers may fetch them together. The answers are the same without.
  virtual void foresee(std::span<const SearchCase> /*cases*/, Kind /*kind*/,
                       std::span<const ScalarKind> /*scalars*/) {}
};

}  // namespace hairline
