#include "core/search/findings_file.h"

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/scene/scene_file.h"
#include "core/search/plugin/plugin_command.h"

namespace hairline {
namespace {

Error findingsError(const std::filesystem::path& path, const Message& what) {
  return {"file", Message("%1: %2", path, what)};
}

Error writeError(const std::filesystem::path& path) {
  return fileError(path, Message("Cannot write the file"), errno);
}

/// The text up to its last line break, which is complete.
std::string_view wholeLines(std::string_view text) {
  const std::size_t end = text.rfind('\n');
  return end == std::string_view::npos ? std::string_view() : text.substr(0, end + 1);
}

/// Calls use(line, number) for every nonblank line, until it returns an error.
template <typename Use>
std::optional<Error> forEachLine(std::string_view text, const Use& use) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    if (auto error = use(line, number)) return error;
  }
  return std::nullopt;
}

std::uint64_t numberIn(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

/// Reads what a search has written, to resume it.
class Resumption {
 public:
  Resumption(const std::filesystem::path& path, const Json& search, SearchPlan& plan)
      : m_path(path), m_search(search), m_plan(plan) {}

  /// Sets the beginning of the plan. Returns how much of the text stays: findings of the last case
  /// may be missing, so it is judged again.
  Result<std::size_t> take(std::string_view text) {
    const auto takeOne = [&](std::string_view line, std::size_t number) {
      return takeLine(line, number, static_cast<std::size_t>(line.data() - text.data()));
    };
    if (auto error = forEachLine(text, takeOne)) return *error;
    if (!text.empty() && !m_isSame) {
      return findingsError(m_path, Message("Not a file of findings; choose another file"));
    }
    std::size_t kept = text.size();
    if (!m_lastSorts.empty()) {
      m_plan.begin = m_lastCase;
      for (const std::string& sort : m_lastSorts) --m_plan.kept[sort];
      kept = m_lastStart;
    }
    // A restarted search already has some findings that it has not reached yet.
    for (std::size_t i = 0; i + m_lastSorts.size() < m_findings.size(); ++i) {
      const std::optional<FindingSource> source = sourceOf(m_findings[i]);
      const std::optional<Finding> finding = findingOf(m_findings[i]);
      if (!source || !finding || source->number < m_plan.begin) continue;
      m_plan.known.emplace(source->number, finding->sort());
    }
    return kept;
  }
  /// Those kept in the file, or all if it is outdated.
  std::vector<Scene> takeFindings() {
    if (!m_isOutdated) m_findings.resize(m_findings.size() - m_lastSorts.size());
    return std::move(m_findings);
  }
  bool isOutdated() const { return m_isOutdated; }

 private:
  std::optional<Error> takeLine(std::string_view line, std::size_t number, std::size_t start) {
    const auto wrong = [&](const Message& what) {
      return findingsError(m_path, Message("Line %1: %2", number, what));
    };
    const Result<Json> value = parseJson(line);
    if (!value || !value->is_object()) return wrong(Message("Not a JSON object"));
    if (const auto search = value->find("search"); search != value->end()) {
      if (*search != m_search) {
        return findingsError(
            m_path, Message("The file has the findings of another search; choose another file"));
      }
      // Methods of the user's are identified by name.
      const auto by = value->find("asked_by");
      const Json askedBy = by == value->end() ? Json() : *by;
      if (!askedBy.is_null() && pluginNamesIn(askedBy) != pluginNamesIn(m_plan.askedBy)) {
        return findingsError(
            m_path, Message("The file has the findings of other plugins; choose another file"));
      }
      m_isOutdated = askedBy != m_plan.askedBy;
      m_isSame = true;
      m_plan.begin = std::max(m_plan.begin, numberIn(*value, "next"));
      m_lastSorts.clear();
      return std::nullopt;
    }
    const Result<Scene> scene = parseScene(line);
    const std::optional<Finding> finding = scene ? findingOf(*scene) : std::nullopt;
    if (!finding) return wrong(Message("Not a finding"));
    m_findings.push_back(*scene);
    ++m_plan.kept[finding->sort()];
    const std::uint64_t from = numberIn(*scene->unknownFields.find("finding"), "case");
    if (m_lastSorts.empty() || from != m_lastCase) {
      m_lastSorts.clear();
      m_lastCase = from;
      m_lastStart = start;
    }
    m_lastSorts.push_back(finding->sort());
    return std::nullopt;
  }

  const std::filesystem::path& m_path;
  const Json& m_search;
  SearchPlan& m_plan;
  std::vector<Scene> m_findings;
  bool m_isSame = false;
  bool m_isOutdated = false;
  /// The case of the last findings, the position of its first, and their sorts.
  std::uint64_t m_lastCase = 0;
  std::size_t m_lastStart = 0;
  std::vector<std::string> m_lastSorts;
};

/// Reads the fields of a search, until one is wrong.
class SearchReader {
 public:
  explicit SearchReader(const Json& search) : m_search(search) {}

  const std::optional<Error>& fault() const { return m_fault; }

  /// The index of a field's text among some names; 0 if it is none of them.
  template <typename Names>
  std::size_t choice(const char* key, const Names& names) {
    const auto found = m_search.find(key);
    return found == m_search.end() ? refuse(key) : placeOf(*found, key, names);
  }
  /// The same for each text of a list; empty if there is no list.
  template <typename Names>
  std::vector<std::size_t> choices(const char* key, const Names& names) {
    std::vector<std::size_t> places;
    for (const Json& text : list(key)) places.push_back(placeOf(text, key, names));
    return places;
  }
  std::vector<std::string> texts(const char* key) {
    std::vector<std::string> made;
    for (const Json& text : list(key)) {
      if (text.is_string()) {
        made.push_back(text.get<std::string>());
      } else {
        refuse(key);
      }
    }
    return made;
  }
  /// A number of an object within the search that satisfies `isGood`; nothing if there is none.
  template <typename IsGood>
  std::optional<double> number(const char* place, const char* key, const IsGood& isGood) {
    const Json& within = object(place);
    const auto found = within.find(key);
    if (found == within.end()) return std::nullopt;
    if (found->is_number() && isGood(found->get<double>())) return found->get<double>();
    refuse(key);
    return std::nullopt;
  }
  const Json& object(const char* key) {
    static const Json none = Json::object();
    return part(key, none);
  }
  std::size_t refuse(const char* key) {
    if (!m_fault) m_fault = Error{"shape", Message("search.%1: Not a value for this field", key)};
    return 0;
  }

 private:
  const Json& list(const char* key) {
    static const Json none = Json::array();
    return part(key, none);
  }
  /// The value under a name, with the type of `none`; `none` if there is no value.
  const Json& part(const char* key, const Json& none) {
    const auto found = m_search.find(key);
    if (found == m_search.end()) return none;
    if (found->type() == none.type()) return *found;
    refuse(key);
    return none;
  }
  template <typename Names>
  std::size_t placeOf(const Json& text, const char* key, const Names& names) {
    if (!text.is_string()) return refuse(key);
    const auto found = std::ranges::find(names, text.get_ref<const std::string&>());
    return found == std::ranges::end(names)
               ? refuse(key)
               : static_cast<std::size_t>(found - std::ranges::begin(names));
  }

  const Json& m_search;
  std::optional<Error> m_fault;
};

template <typename List, typename Name>
Json listOf(const List& list, const Name& nameOf) {
  Json names = Json::array();
  for (const auto& item : list) names.push_back(std::string(nameOf(item)));
  return names;
}

}  // namespace

Json searchOf(const SearchPlan& plan) {
  Json search;
  search["kind"] = std::string(name(plan.question.kind));
  search["operands"] =
      listOf(plan.question.operands, [](std::size_t type) { return shapeTypeNames[type]; });
  search["methods"] = listOf(plan.question.methods, [](const std::string& text) { return text; });
  search["scalars"] = listOf(plan.question.scalars, [](ScalarKind scalar) { return name(scalar); });
  Json kinds = Json::array();
  for (std::size_t i = 0; i < findingKindNames.size(); ++i) {
    if (plan.question.kinds[i]) kinds.push_back(std::string(findingKindNames[i]));
  }
  search["find"] = std::move(kinds);
  const auto looksFor = [&](FindingKind kind) {
    return plan.question.kinds[static_cast<std::size_t>(kind)];
  };
  if (plan.question.kind == Kind::closest &&
      (looksFor(FindingKind::distance) || looksFor(FindingKind::points))) {
    const DistanceLimits& limits = plan.question.distanceLimits;
    search["distance_limits"] = {limits.inFloat, limits.inDouble};
  }
  search["seed"] = plan.seed;
  search["shard"] = std::to_string(plan.shard + 1) + '/' + std::to_string(plan.shards);
  if (plan.cases.isSingle) search["single"] = true;
  if (plan.keep != 0) search["keep"] = plan.keep;
  if (!plan.cases.recipes.empty()) {
    search["recipes"] = listOf(plan.cases.recipes, [](Recipe recipe) { return name(recipe); });
  }
  if (plan.cases.near) {
    Json shapes = Json::array();
    for (const Shape& shape : plan.cases.near->shapes) shapes.push_back(writeShape(shape));
    search["near"] = std::move(shapes);
    if (plan.cases.nearbyOnly) search["nearby_only"] = true;
  }
  if (const CaseDomain& domain = plan.cases.domain; !domain.isAll()) {
    Json& json = search["domain"];
    if (domain.isNondegenerate) json["nondegenerate"] = true;
    if (domain.thickness) json["thickness"] = *domain.thickness;
    if (domain.range) json["range"] = *domain.range;
    if (domain.grid) json["grid"] = *domain.grid;
  }
  if (!plan.least.isAny()) {
    Json& least = search["least"];
    if (plan.least.absolute) least["absolute"] = *plan.least.absolute;
    if (plan.least.relative) least["relative"] = *plan.least.relative;
    if (plan.least.ulps) least["ulps"] = *plan.least.ulps;
  }
  // In the form in which it is read back: integers then have no fraction.
  return *parseJson(writeJson(search));
}

Result<SearchPlan> planFrom(const Json& search) {
  if (!search.is_object()) return Error{"shape", Message("Not a JSON object")};
  SearchReader reader(search);
  constexpr std::array scalarNames{name(ScalarKind::float32), name(ScalarKind::float64),
                                   name(ScalarKind::exact)};
  SearchPlan plan;
  plan.question.kind = static_cast<Kind>(reader.choice("kind", kindNames));
  plan.question.operands = reader.choices("operands", shapeTypeNames);
  plan.question.methods = reader.texts("methods");
  for (const std::size_t place : reader.choices("scalars", scalarNames)) {
    plan.question.scalars.push_back(static_cast<ScalarKind>(place));
  }
  for (const std::size_t place : reader.choices("find", findingKindNames)) {
    plan.question.kinds.set(place);
  }
  if (search.contains("seed")) {
    const Json& seed = search["seed"];
    if (!seed.is_number_unsigned()) reader.refuse("seed");
    if (seed.is_number_unsigned()) plan.seed = seed.get<std::uint64_t>();
  }
  plan.cases.operands = plan.question.operands;
  plan.cases.isMoving = plan.question.kind == Kind::sweep;

  CaseDomain& domain = plan.cases.domain;
  const Json& limits = reader.object("domain");
  if (const auto found = limits.find("nondegenerate"); found != limits.end()) {
    if (!found->is_boolean()) reader.refuse("nondegenerate");
    domain.isNondegenerate = found->is_boolean() && found->get<bool>();
  }
  domain.thickness = reader.number("domain", "thickness", [](double x) { return x >= 0 && x < 1; });
  domain.grid = reader.number("domain", "grid", [](double x) { return x > 0; });
  if (const auto found = limits.find("range"); found != limits.end()) {
    const bool isPair = found->is_array() && found->size() == 2 && (*found)[0].is_number() &&
                        (*found)[1].is_number();
    if (isPair) domain.range = {(*found)[0].get<double>(), (*found)[1].get<double>()};
    const auto isRange = [](const std::array<double, 2>& range) {
      return range[0] < range[1] && std::isfinite(range[1] - range[0]);
    };
    if (!isPair || !isRange(*domain.range)) reader.refuse("range");
  }
  const auto isMargin = [](double x) { return x >= 0; };
  plan.least.absolute = reader.number("least", "absolute", isMargin);
  plan.least.relative = reader.number("least", "relative", isMargin);
  plan.least.ulps = reader.number("least", "ulps", isMargin);
  if (reader.fault()) return *reader.fault();
  return plan;
}

std::vector<std::string> pluginNamesIn(const Json& askedBy) {
  std::vector<std::string> names;
  if (!askedBy.is_object() || !askedBy.contains("plugins")) return names;
  const Json& plugins = askedBy["plugins"];
  if (!plugins.is_array()) return names;
  for (const Json& plugin : plugins) {
    const bool isNamed =
        plugin.is_object() && plugin.contains("name") && plugin["name"].is_string();
    // Older files name libraries by their path.
    if (isNamed) names.push_back(ownMethodName(plugin["name"].get<std::string>()));
  }
  return names;
}

Result<FindingsFile> FindingsFile::open(const std::filesystem::path& path, SearchPlan& plan,
                                        bool resumes) {
  const Json search = searchOf(plan);
  // Standard output by its descriptor, because a socket cannot be opened by name.
  std::FILE* file = resumes ? std::fopen(path.c_str(), "abe") : ::fdopen(::dup(STDOUT_FILENO), "a");
  if (file == nullptr) return writeError(path);
  FindingsFile made(path, file, search, plan.askedBy);
  std::error_code failure;
  bool isNew = true;
  if (resumes && std::filesystem::is_regular_file(path, failure)) {
    if (auto error = lock(file, path)) return *error;
    const Result<std::string> text = readFile(path);
    if (!text) return text.error();
    Resumption resumption(path, search, plan);
    const Result<std::size_t> kept = resumption.take(wholeLines(*text));
    if (!kept) return kept.error();
    made.m_isOutdated = resumption.isOutdated();
    made.m_earlier = resumption.takeFindings();
    isNew = *kept == 0;
    // The old file stays whole until all of it has been run again.
    if (!made.m_isOutdated && *kept < text->size()) {
      std::filesystem::resize_file(path, *kept, failure);
      if (failure) return fileError(path, Message("Cannot write the file"), failure.value());
    }
  }
  made.m_reported = plan.begin;
  if (isNew) {
    if (auto error = made.append(writeJson(made.markOf(0)) + '\n')) return *error;
  }
  return made;
}

Json FindingsFile::markOf(std::uint64_t next) const {
  Json line;
  line["search"] = m_search;
  line["next"] = next;
  if (!m_askedBy.is_null()) line["asked_by"] = m_askedBy;
  return line;
}

std::optional<Error> FindingsFile::beginAnew(const std::vector<FoundCase>& standing,
                                             SearchPlan& plan) {
  plan.begin = 0;
  plan.kept.clear();
  plan.known.clear();
  std::string text = writeJson(markOf(0)) + '\n';
  for (const FoundCase& found : standing) {
    const std::string sort = found.finding.sort();
    ++plan.kept[sort];
    plan.known.emplace(found.source.number, sort);
    text += findingLine(sceneOf(found));
  }
  // A run that is stopped before its first mark restarts again, with these known.
  if (!standing.empty()) text += writeJson(markOf(0)) + '\n';
  if (auto error = writeFileAtomically(m_path, text)) return error;
  // The old file stays locked until the new one is.
  std::unique_ptr<std::FILE, Closer> file(std::fopen(m_path.c_str(), "abe"));
  if (file == nullptr) return writeError(m_path);
  if (auto error = lock(file.get(), m_path)) return error;
  m_file = std::move(file);
  m_reported = 0;
  m_isOutdated = false;
  return std::nullopt;
}

std::optional<Error> FindingsFile::lock(std::FILE* file, const std::filesystem::path& path) {
  struct stat opened {};
  struct stat named {};
  // File systems without locks are used without.
  const bool isLocked =
      ::flock(::fileno(file), LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EAGAIN);
  // A search that restarts replaces the file, perhaps after it was opened here.
  const bool isCurrent = ::fstat(::fileno(file), &opened) == 0 &&
                         ::stat(path.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
                         opened.st_ino == named.st_ino;
  if (!isLocked && isCurrent) return std::nullopt;
  return findingsError(
      path, Message("Another search is writing to the file; wait for it, or choose another file"));
}

std::optional<Error> FindingsFile::append(const std::string& text) {
  if (std::fwrite(text.data(), 1, text.size(), m_file.get()) != text.size() ||
      std::fflush(m_file.get()) != 0) {
    return writeError(m_path);
  }
  return std::nullopt;
}

std::optional<Error> FindingsFile::add(const FoundCase& found) {
  return append(findingLine(sceneOf(found)));
}

std::optional<Error> FindingsFile::reportProgress(const SearchState& state) {
  if (state.next == m_reported) return std::nullopt;
  m_reported = state.next;
  return append(writeJson(markOf(state.next)) + '\n');
}

std::string findingLine(const Scene& scene) {
  return writeJson(*parseJson(writeScene(scene))) + '\n';
}

bool isFindingsFile(const std::filesystem::path& path) {
  if (path.extension() == ".jsonl") return true;
  constexpr std::string_view beginning = R"({"search":)";
  std::array<char, beginning.size()> read{};
  const Result<RegularFile> file = openRegular(path);
  return file &&
         ::pread(file->descriptor.number(), read.data(), read.size(), 0) ==
             static_cast<ssize_t>(read.size()) &&
         std::string_view(read.data(), read.size()) == beginning;
}

Result<std::vector<Scene>> readFindings(const std::filesystem::path& path, HalfLine halfLine) {
  const Result<std::string> text = readFile(path);
  if (!text) return text.error();
  std::vector<Scene> scenes;
  const std::size_t whole = wholeLines(*text).size();
  std::size_t at = 0;
  const auto take = [&](std::string_view line, std::size_t number) -> std::optional<Error> {
    at = static_cast<std::size_t>(line.data() - text->data());
    const Result<Json> value = parseJson(line);
    if (value && value->is_object() && value->contains("search")) return std::nullopt;
    Result<Scene> scene = parseScene(line);
    if (!scene) {
      if (at >= whole && halfLine == HalfLine::passOver) return std::nullopt;
      if (at >= whole && !value) {
        return findingsError(
            path, Message("Line %1 is cut off; resume the search, or remove the line", number));
      }
      return findingsError(path, Message("Line %1: %2", number, scene.error().message));
    }
    scenes.push_back(std::move(*scene));
    return std::nullopt;
  };
  if (auto error = forEachLine(*text, take)) return *error;
  return scenes;
}

}  // namespace hairline
