#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/search/search.h"

namespace hairline {

/// The file that a search writes: JSON Lines. A line with the field `search` describes the search
/// and its progress: the last such line counts. Every other line is a scene with the field
/// `finding`. Lines are appended as a whole and written at once, so that whatever ends the program
/// leaves whole lines, except perhaps the last.
class FindingsFile {
 public:
  /// Opens a file for a plan, or creates it. If it has the findings of the same search, that is
  /// resumed: `plan.begin` and `plan.kept` are set to where it stopped, and an incomplete last line
  /// is cut off. An error of code "file" if it cannot be opened, belongs to another search, or is
  /// open for another search that runs: a regular file is locked until this is destroyed or the
  /// program ends, however it ends. Without resuming it is standard output, which is not read; the
  /// path is its name in errors.
  static Result<FindingsFile> open(const std::filesystem::path& path, SearchPlan& plan,
                                   bool resumes = true);

  /// The findings that were in the file when it was opened, except those searched again.
  const std::vector<Scene>& earlier() const { return m_earlier; }
  /// Whether the search was made with other plugins or another version (`SearchPlan::askedBy`), so
  /// that its findings and progress are outdated.
  bool isOutdated() const { return m_isOutdated; }
  /// Replaces the file's findings by those that still stand, and restarts the search of the plan.
  std::optional<Error> beginAnew(const std::vector<FoundCase>& standing, SearchPlan& plan);

  FindingsFile(FindingsFile&&) = default;
  FindingsFile& operator=(FindingsFile&&) = default;

  /// Appends a finding.
  std::optional<Error> add(const FoundCase& found);
  /// Appends the progress of the search if it has changed.
  std::optional<Error> reportProgress(const SearchState& state);

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  FindingsFile(std::filesystem::path path, std::FILE* file, Json search, Json askedBy)
      : m_path(std::move(path)),
        m_file(file),
        m_search(std::move(search)),
        m_askedBy(std::move(askedBy)) {}

  /// The line that describes the search, what it was made with, and its progress.
  Json markOf(std::uint64_t next) const;

  /// Locks the file; an error if another search has it.
  static std::optional<Error> lock(std::FILE* file, const std::filesystem::path& path);

  /// Whole lines.
  std::optional<Error> append(const std::string& text);

  std::filesystem::path m_path;
  std::unique_ptr<std::FILE, Closer> m_file;
  /// What is searched.
  Json m_search;
  Json m_askedBy;
  std::vector<Scene> m_earlier;
  bool m_isOutdated = false;
  std::uint64_t m_reported = 0;
};

/// The search of a plan, as in the file: everything that decides which findings each case has.
Json searchOf(const SearchPlan& plan);

/// The plan of a search as `searchOf` writes it, and as the first line of a findings file has it:
/// its question, cases, seed and least margins, all checked. The scene it was near is not included.
/// An error names the field.
Result<SearchPlan> planFrom(const Json& search);

/// The names of the plugins of a search (`SearchPlan::askedBy`).
std::vector<std::string> pluginNamesIn(const Json& askedBy);

/// The line of a finding, with its line break.
std::string findingLine(const Scene& scene);

/// Whether a file contains findings: by its name, `*.jsonl`, or because it begins with the first
/// line of a search.
bool isFindingsFile(const std::filesystem::path& path);

/// What happens to an incomplete last line.
enum class HalfLine { passOver, refuse };

/// The findings of a file, in its order. An error names the line.
Result<std::vector<Scene>> readFindings(const std::filesystem::path& path,
                                        HalfLine halfLine = HalfLine::passOver);

}  // namespace hairline
