#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "core/search/finding.h"

namespace hairline {

/// What seems to be behind a finding, in words: the method and scalar, the direction of the error,
/// the step that decided, and the recipe of the case.
std::string causeOf(const SearchCase& given, const Finding& finding,
                    const std::optional<FindingSource>& source);

/// Findings by their causes: how many each has, and which of them are worth a look.
class FindingGroups {
 public:
  /// `number` is the finding's place in its file.
  void add(const SearchCase& given, const Finding& finding,
           const std::optional<FindingSource>& source, const std::optional<Margin>& margin,
           std::size_t number);

  /// A line each, the most frequent first, and how many more there are.
  std::string text() const;
  /// The same as objects.
  Json json() const;

 private:
  struct Group {
    std::string cause;
    std::uint64_t count = 0;
    /// Of the largest margin relative to the operands; nothing where none is known.
    std::optional<double> margin;
    std::size_t worst = 0;
    /// Of the numbers that are easiest to read.
    int cost = 0;
    std::size_t simplest = 0;
  };

  std::vector<Group> sorted() const;

  std::map<std::string, Group> m_groups;
};

}  // namespace hairline
