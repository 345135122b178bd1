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

/// The options of `fuzz` and `check` for handling findings that stand.
struct ReportChoice {
  bool exitCode = false;
  bool quiet = false;
  std::string baseline;
  /// Each FORMAT=FILE.
  std::vector<std::string> reports;

  void addTo(CLI::App& command);

  /// The findings of the baseline; empty if there is no baseline.
  Result<KnownFindings> known() const;
};

/// How a finding is reported.
enum class FindingOutcome {
  /// It is shown.
  stands,
  /// It still occurs, and the baseline has it.
  known,
  /// It no longer occurs.
  fixed,
  /// It was not run.
  unasked,
};

struct ReportedFinding {
  FindingOutcome outcome{};
  /// Its position among the findings of the file, from 1.
  std::size_t number = 0;
  /// Nothing if none can be read.
  std::optional<Finding> finding;
  std::optional<FindingSource> source;
  std::optional<Margin> margin;
  /// The line of the finding.
  std::string scene;
  /// Why it was not run.
  std::string reason = {};
};

/// A finding in words, without its outcome: what was asked, which methods answered, and what.
std::string textOf(const Finding& finding, const std::optional<Margin>& margin);

/// How a command reports findings: counts, and on request report files and an exit status.
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
  /// The number of each outcome, in words: "2 stand, 1 known".
  std::string counts() const;
  /// Findings that stand, grouped by cause, one line per cause.
  std::string causes() const { return m_groups.text(); }
  Json causesJson() const { return m_groups.json(); }

  /// Writes every report; `summary` has the command's other counts. Returns the exit status:
  /// exitErrors if a finding stands and --exit-code was given, exitUsage if a report cannot be
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
  /// The file that a report names for them.
  std::vector<ReportedFinding> m_findings;
};

}  // namespace hairline
