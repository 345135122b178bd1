#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/search/search.h"

namespace hairline {

/// The file that a search writes: JSON Lines. A line with the field `search` names what is searched
/// and how far it has come: the last such line counts. Every other line is a scene with the field
/// `finding`. Lines are appended as a whole and handed to the system at once, so that whatever
/// ends the program leaves whole lines, but for the last one perhaps.
class FindingsFile {
 public:
  /// Opens a file for a plan, made where there is none. Where it has the findings of the same
  /// search, that is taken up again: `plan.begin` and `plan.kept` are set to where it stopped, and
  /// half a line at the end is cut off. An error of code "file" where it cannot be opened or
  /// belongs to another search. What is not to be resumed is standard output, which is not read;
  /// the path is its name in errors.
  static Result<FindingsFile> open(const std::filesystem::path& path, SearchPlan& plan,
                                   bool resumes = true);

  /// The findings that the file had when it was opened, without those that are looked for again.
  const std::vector<Scene>& earlier() const { return m_earlier; }
  /// Whether what was searched by then (`SearchPlan::askedBy`) is another now, so that they say
  /// nothing any more, nor does how far the search had come.
  bool isOutdated() const { return m_isOutdated; }
  /// Leaves of the findings those that still stand, in the place of the file, and begins the search
  /// of the plan anew.
  std::optional<Error> beginAnew(const std::vector<FoundCase>& standing, SearchPlan& plan);

  FindingsFile(FindingsFile&&) = default;
  FindingsFile& operator=(FindingsFile&&) = default;

  /// Appends a finding.
  std::optional<Error> add(const FoundCase& found);
  /// Appends how far the search has come, where that has changed.
  std::optional<Error> tell(const SearchState& state);

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  FindingsFile(std::filesystem::path path, std::FILE* file, Json search, Json askedBy)
      : m_path(std::move(path)),
        m_file(file),
        m_search(std::move(search)),
        m_askedBy(std::move(askedBy)) {}

  /// The line that names what is searched, by what, and how far it has come.
  Json markOf(std::uint64_t next) const;

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

/// What the search of a plan is, as the file has it: all that decides which case is found what.
Json searchOf(const SearchPlan& plan);

/// The plan of a search as `searchOf` writes it, and as it stands in the first line of a findings
/// file: its question, cases, seed and least margins, all checked. What it was near is left out. An
/// error names the field.
Result<SearchPlan> planFrom(const Json& search);

/// The names of the plugins by which a search was asked (`SearchPlan::askedBy`).
std::vector<std::string> pluginNamesIn(const Json& askedBy);

/// The line of a finding, with its line break.
std::string findingLine(const Scene& scene);

/// Whether a file is meant as findings: by its name, `*.jsonl`, or as it begins with the line that
/// a search writes first.
bool isFindingsFile(const std::filesystem::path& path);

/// What becomes of a last line that was not written to its end.
enum class HalfLine { passOver, refuse };

/// The findings of a file, in its order. An error names the line.
Result<std::vector<Scene>> readFindings(const std::filesystem::path& path,
                                        HalfLine halfLine = HalfLine::passOver);

}  // namespace hairline
