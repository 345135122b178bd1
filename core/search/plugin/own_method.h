#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/search/search_case.h"
#include "core/search/verdict.h"

namespace hairline {

/// The answer of a user's method. A number is set if the method gave it, and is finite.
struct OwnAnswer {
  Verdict verdict = Verdict::none;
  /// What happened instead of an answer, such as "crashed (signal 11)"; empty if it answered.
  Message failure = {};
  /// The failure is a timeout.
  bool hasTimedOut = false;
  /// The failure is that its program ended before it read the question.
  bool isUnstarted = false;
  /// It reported that it answers no questions of this sort.
  bool isUnsupported = false;
  std::optional<double> sqdist = {};
  /// One an operand.
  std::vector<Vector3<double>> points = {};
  std::optional<Vector3<double>> point = {};
  std::optional<Vector3<double>> normal = {};
  std::optional<Vector3<double>> separatingAxis = {};
  std::optional<double> time = {};
  std::optional<double> t = {};
  /// Its steps, if requested and reported.
  Trace trace = {};

  /// Whether it gave an answer: a verdict, or a distance.
  bool isAnswered() const { return failure.isEmpty() && (verdict != Verdict::none || sqdist); }

  static OwnAnswer failed(Message failure) {
    OwnAnswer answer;
    answer.failure = std::move(failure);
    return answer;
  }
};

/// How many cases a user's method was asked about in one scalar, by outcome.
struct OwnCounts {
  std::uint64_t answered = 0;
  /// It reported that it has no answer to the case.
  std::uint64_t declined = 0;
  /// It reported that it answers no questions of this sort.
  std::uint64_t unsupported = 0;
  std::uint64_t failed = 0;

  void add(const OwnAnswer& answer) {
    const bool isFailure = !answer.failure.isEmpty() || answer.hasTimedOut;
    ++(isFailure              ? failed
       : answer.isUnsupported ? unsupported
       : answer.isAnswered()  ? answered
                              : declined);
  }
  OwnCounts& operator+=(const OwnCounts& other) {
    answered += other.answered;
    declined += other.declined;
    unsupported += other.unsupported;
    failed += other.failed;
    return *this;
  }
};

/// The same for each method, by its name, and scalar.
using OwnCountsOfAll = std::map<std::pair<std::string, ScalarKind>, OwnCounts>;

/// A method outside the catalogue: a user's function.
class OwnMethod {
 public:
  virtual ~OwnMethod() = default;
  /// Its name in findings.
  virtual const std::string& name() const = 0;
  /// Whatever it does, this returns.
  virtual OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind scalar) = 0;
  /// Announces the next questions, in this order, each case in all scalars in turn: a method with a
  /// slow connection may fetch the answers together. The answers are the same without.
  virtual void foresee(std::span<const SearchCase> /*cases*/, Kind /*kind*/,
                       std::span<const ScalarKind> /*scalars*/) {}
};

}  // namespace hairline
