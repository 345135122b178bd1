#include "core/search/finding_groups.h"

#include <algorithm>

#include "core/base/plain_text.h"
#include "core/queries.h"

namespace hairline {
namespace {

/// The limits on causes listed for people, and on axes or features of one.
constexpr std::size_t mostLines = 12;
constexpr std::size_t mostLabels = 3;

FindingCause::Direction directionOf(const Finding& finding) {
  using Direction = FindingCause::Direction;
  if (finding.kind == FindingKind::distance) {
    return finding.sqdist < finding.exactSqdist ? Direction::tooShort : Direction::tooLong;
  }
  if (finding.kind != FindingKind::exact) return Direction::other;
  if (finding.verdict == Verdict::yes && finding.against == Verdict::no) return Direction::falseHit;
  if (finding.verdict == Verdict::no && finding.against == Verdict::yes) {
    return Direction::falseMiss;
  }
  return Direction::other;
}

/// Takes over the step that decided an answer; false if the report has none.
bool takeStep(const Report& report, FindingCause& cause) {
  if (report.separating) {
    cause.step = FindingCause::Step::separates;
    cause.label = report.separating->label;
  } else if (report.overlap) {
    const bool touches = report.overlap->amount.value == 0;
    cause.step = touches ? FindingCause::Step::touches : FindingCause::Step::overlaps;
    // The axis of least overlap means little for a method that did not test it.
    if (touches || !cause.isExactStep) cause.label = report.overlap->label;
  } else if (!report.feature.empty()) {
    cause.step = FindingCause::Step::nearest;
    cause.label = report.feature;
  }
  return cause.step != FindingCause::Step::none;
}

/// That of the method if it is one of the program's, else of an exact one.
void findStep(const SearchCase& given, const Finding& finding, FindingCause& cause) {
  if (!canAsk(finding.query, CaseOperands(given))) return;
  const auto queries = findQueries(CaseOperands(given), finding.query);
  bool isOwn = true;
  for (const IndexedQuery& query : queries) {
    if (query.entry->info.method != finding.method) continue;
    isOwn = false;
    if (!query.entry->has(finding.scalar)) continue;
    if (takeStep(query.answer(CaseOperands(given), finding.scalar, given.options()), cause)) return;
  }
  cause.isExactStep = true;
  const std::optional<SearchCase> rounded =
      isOwn && finding.scalar == ScalarKind::float32 ? roundedToFloat(given) : std::nullopt;
  const SearchCase& judged = rounded ? *rounded : given;
  for (const IndexedQuery& query : queries) {
    if (!query.entry->has(ScalarKind::exact) || query.entry->info.method == "reference") continue;
    if (takeStep(query.answer(CaseOperands(judged), ScalarKind::exact, judged.options()), cause)) {
      return;
    }
  }
}

/// The sort of an axis or feature: without its numbers and the letters of axes and operands.
std::string familyOf(const std::string& label) {
  std::string family;
  for (std::size_t start = 0; start < label.size();) {
    const std::size_t end = std::min(label.find(' ', start), label.size());
    constexpr std::size_t longest = 2;
    if (end - start > longest) family += label.substr(start, end - start) + ' ';
    start = end + 1;
  }
  return family;
}

std::string keyOf(const FindingCause& cause) {
  const auto number = [](auto value) { return std::to_string(static_cast<int>(value)) + ' '; };
  return number(cause.kind) + number(cause.query) + number(cause.direction) +
         number(cause.verdict) + number(cause.against) + number(cause.step) +
         number(cause.isExactStep) + familyOf(cause.label) + '\n' + cause.method + '\n' +
         cause.fault + '\n' + cause.recipe;
}

std::string directionText(const FindingCause& cause) {
  switch (cause.direction) {
    case FindingCause::Direction::tooShort:
      return "too short";
    case FindingCause::Direction::tooLong:
      return "too long";
    case FindingCause::Direction::falseHit:
      return "false hit";
    case FindingCause::Direction::falseMiss:
      return "false miss";
    case FindingCause::Direction::other:
      break;
  }
  if (!cause.fault.empty()) return cause.fault;
  std::string text(name(cause.kind));
  if (cause.against == Verdict::none) return text;
  text += ' ' + writeJson(jsonOf(cause.verdict));
  return text + " against " + writeJson(jsonOf(cause.against));
}

std::string stepText(const FindingGroups::Group& group) {
  constexpr std::array<const char*, 5> words{"", "separated by ", "touching on ",
                                             "least overlap on ", "nearest "};
  const FindingCause::Step step = group.cause.step;
  if (step == FindingCause::Step::none) return {};
  std::string text = group.cause.isExactStep ? "exactly " : "";
  if (group.labels.empty()) return text + "overlapping";
  text += words[static_cast<std::size_t>(step)];
  std::size_t written = 0;
  for (const std::string& label : group.labelsByCount()) {
    if (written == mostLabels) {
      return text + " and " + std::to_string(group.labels.size() - written) + " more";
    }
    if (written++ > 0) text += " or ";
    text += label;
    if (group.labels.size() > 1) text += " (" + std::to_string(group.labels.at(label)) + ')';
  }
  return text;
}

std::string causeText(const FindingGroups::Group& group) {
  std::string text = group.cause.method;
  for (const ScalarKind scalar : group.scalars) {
    text += scalar == *group.scalars.begin() ? " " : " and ";
    text += name(scalar);
  }
  text += ", " + directionText(group.cause);
  for (const std::string& part : {stepText(group), group.cause.recipe}) {
    if (!part.empty()) text += ", " + part;
  }
  return text;
}

}  // namespace

FindingCause causeOf(const SearchCase& given, const Finding& finding,
                     const std::optional<FindingSource>& source) {
  FindingCause cause{finding.kind, finding.query, finding.method, directionOf(finding)};
  if (finding.kind == FindingKind::points || finding.kind == FindingKind::failure) {
    cause.fault = finding.other.substr(0, finding.other.find_first_of(",:"));
  } else if (cause.direction == FindingCause::Direction::other) {
    cause.verdict = finding.verdict;
    cause.against = finding.against;
  }
  findStep(given, finding, cause);
  // For a recorded program this is the place in its source.
  const bool isRecorded = finding.method == recordedMethod;
  if (source && (isRecorded || cause.step == FindingCause::Step::none))
    cause.recipe = source->recipe;
  return cause;
}

std::size_t FindingGroups::add(const FindingCause& cause, ScalarKind scalar,
                               const std::optional<Margin>& margin, int cost, std::size_t number) {
  const auto [found, isNew] = m_places.emplace(keyOf(cause), m_groups.size());
  if (isNew)
    m_groups.push_back({.cause = cause, .worst = number, .simplest = number, .cost = cost});
  Group& group = m_groups[found->second];
  if (margin && (!group.margin || margin->relative > *group.margin)) {
    group.worst = number;
    group.margin = margin->relative;
  }
  if (cost < group.cost) {
    group.simplest = number;
    group.cost = cost;
  }
  group.scalars.insert(scalar);
  if (!cause.label.empty()) ++group.labels[cause.label];
  ++group.count;
  return found->second;
}

std::vector<std::string> FindingGroups::Group::labelsByCount() const {
  std::vector<std::string> sorted;
  for (const auto& [label, times] : labels) sorted.push_back(label);
  std::ranges::stable_sort(sorted, std::ranges::greater{},
                           [&](const std::string& label) { return labels.at(label); });
  return sorted;
}

std::vector<FindingGroups::Group> FindingGroups::sorted() const {
  std::vector<Group> groups = m_groups;
  std::ranges::stable_sort(groups, [](const Group& a, const Group& b) {
    return a.count != b.count ? a.count > b.count : causeText(a) < causeText(b);
  });
  return groups;
}

std::string FindingGroups::text() const {
  std::string text;
  std::size_t left = m_groups.size();
  for (const Group& group : sorted()) {
    char line[128];
    if (m_groups.size() - left == mostLines) {
      std::snprintf(line, sizeof line, "%10zu  more causes\n", left);
      return text + line;
    }
    --left;
    std::snprintf(line, sizeof line, "%10llu  ", static_cast<unsigned long long>(group.count));
    text += line + singleLineText(causeText(group)) + ": worst " + std::to_string(group.worst);
    if (group.margin) {
      std::snprintf(line, sizeof line, " (%.3g of the size)", *group.margin);
      text += line;
    }
    text += ", simplest " + std::to_string(group.simplest) + '\n';
  }
  return text;
}

Json FindingGroups::json() const {
  Json groups = Json::array();
  for (const Group& group : sorted()) {
    Json json;
    json["cause"] = wellFormedText(causeText(group));
    json["count"] = group.count;
    json["worst"] = group.worst;
    if (group.margin) json["relative"] = *group.margin;
    json["simplest"] = group.simplest;
    groups.push_back(std::move(json));
  }
  return groups;
}

}  // namespace hairline
