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

/// What a method of the user's said. Numbers are there where it gave them, and are finite.
struct OwnAnswer {
  Verdict verdict = Verdict::none;
  /// What happened instead of an answer, such as "crashed (signal 11)"; empty where it answered.
  Message failure = {};
  /// The failure is that no answer came within the limit of time.
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
  /// Its steps, where they were asked for and reported.
  Trace trace = {};

  /// Whether it gave an answer: a verdict, or a distance.
  bool isAnswered() const { return failure.isEmpty() && (verdict != Verdict::none || sqdist); }

  static OwnAnswer failed(Message failure) {
    OwnAnswer answer;
    answer.failure = std::move(failure);
    return answer;
  }
};

/// How many cases a method of the user's was asked about in one scalar, by what came of it.
struct OwnCounts {
  std::uint64_t answered = 0;
  /// It said that it has no answer to the case.
  std::uint64_t declined = 0;
  /// It said that it answers no questions of this sort.
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

/// The same of each method, by its name, and scalar.
using OwnCountsOfAll = std::map<std::pair<std::string, ScalarKind>, OwnCounts>;

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
