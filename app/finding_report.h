#pragma once

#include <array>
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "core/search/finding_groups.h"
#include "core/search/known_findings.h"

namespace CLI {
class App;
}

namespace hairline {

/// The options by which `fuzz` and `check` say what becomes of findings that stand.
struct ReportChoice {
  bool exitCode = false;
  bool quiet = false;
  std::string baseline;
  /// Each FORMAT=FILE.
  std::vector<std::string> reports;

  void addTo(CLI::App& command);

  /// The findings of the baseline; none where there is none.
  Result<KnownFindings> known() const;
};

/// What is reported of a finding.
enum class FindingOutcome {
  /// It is shown.
  stands,
  /// It is shown, and the baseline has it.
  known,
  /// It is shown no more.
  fixed,
  /// It was not asked.
  unasked,
};

struct ReportedFinding {
  FindingOutcome outcome{};
  /// Its place among the findings of the file, from 1.
  std::size_t number = 0;
  /// Nothing where none can be read.
  std::optional<Finding> finding;
  std::optional<FindingSource> source;
  std::optional<Margin> margin;
  /// The line of the finding.
  std::string scene;
  /// Why it was not asked.
  std::string reason = {};
};

/// A finding in words, without its outcome: what was asked of whom, and what the answers were.
std::string textOf(const Finding& finding, const std::optional<Margin>& margin);

/// What a command says of findings: counted, and written as reports and an exit status where that
/// was asked for.
class FindingReport {
 public:
  /// `file` holds the findings; empty for standard output.
  FindingReport(const ReportChoice& choice, std::string command, std::string file)
      : m_choice(choice), m_command(std::move(command)), m_file(std::move(file)) {}

  void add(const SearchCase& given, ReportedFinding reported);
  std::size_t count(FindingOutcome outcome) const {
    return m_counts[static_cast<std::size_t>(outcome)];
  }
  std::size_t count() const { return m_added; }
  /// How many there are of each outcome, in words: "2 stand, 1 known".
  std::string counts() const;
  /// Those that stand, by what is behind them, a line each.
  std::string causes() const { return m_groups.text(); }
  Json causesJson() const { return m_groups.json(); }

  /// Writes every report; `summary` is what the command counts besides. The exit status:
  /// exitErrors where something stands and that was asked for, exitUsage where a report cannot be
  /// written, else exitAnswered.
  int finish(const Json& summary, std::chrono::duration<double> time) const;

 private:
  std::string json(const Json& summary) const;
  std::string junit(std::chrono::duration<double> time) const;
  std::string sarif() const;

  const ReportChoice& m_choice;
  std::string m_command;
  std::string m_file;
  std::array<std::size_t, 4> m_counts{};
  std::size_t m_added = 0;
  FindingGroups m_groups;
  /// Where a report lists them.
  std::vector<ReportedFinding> m_findings;
};

}  // namespace hairline
