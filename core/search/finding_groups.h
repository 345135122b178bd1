#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/search/finding.h"

namespace hairline {

/// The likely cause of a finding.
struct FindingCause {
  enum class Direction { other, tooShort, tooLong, falseHit, falseMiss };
  /// The kind of step that decided the answer, if the report has one.
  enum class Step { none, separates, touches, overlaps, nearest };

  FindingKind kind{};
  Kind query{};
  std::string method;
  Direction direction{};
  /// If there is no direction.
  Verdict verdict = Verdict::none;
  Verdict against = Verdict::none;
  /// For `points` and `failure` the event, without its numbers.
  std::string fault = {};
  Step step{};
  /// Whether the step is that of an exact method, which the method should have found, and not its
  /// own.
  bool isExactStep = false;
  /// The axis or the features of the step.
  std::string label = {};
  /// The recipe of the case, if no step is known.
  std::string recipe = {};
};

/// The cause of a finding. A method of the program is run for its step; for others an exact method
/// is run on the operands that they were judged on.
FindingCause causeOf(const SearchCase& given, const Finding& finding,
                     const std::optional<FindingSource>& source);

/// Findings by cause: how many each has, and which of them are worth a look. Findings of one cause
/// may differ in the scalar, and in the axis or feature among those of a sort, such as the axes of
/// a box.
class FindingGroups {
 public:
  struct Group {
    FindingCause cause;
    std::set<ScalarKind> scalars = {};
    /// How many findings each axis or feature causes.
    std::map<std::string, std::uint64_t> labels = {};
    std::uint64_t count = 0;
    /// The largest relative to the operands; nothing if none is known.
    std::optional<double> margin = {};
    std::size_t worst = 0;
    std::size_t simplest = 0;
    /// The cost of the simplest one's numbers (`costOf`).
    int cost = 0;

    /// The labels, the most frequent first.
    std::vector<std::string> labelsByCount() const;
  };

  /// `number` is the finding's index, `cost` that of its case. Returns the index of its group.
  std::size_t add(const FindingCause& cause, ScalarKind scalar, const std::optional<Margin>& margin,
                  int cost, std::size_t number);

  /// In the order in which they came.
  const std::vector<Group>& groups() const { return m_groups; }

  /// One line each, the most frequent first, and how many more there are.
  std::string text() const;
  /// The groups as JSON objects.
  Json json() const;

 private:
  std::vector<Group> sorted() const;

  std::vector<Group> m_groups;
  std::map<std::string, std::size_t> m_places;
};

}  // namespace hairline
