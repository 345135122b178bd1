#include "app/finding_groups.h"

#include <algorithm>

#include "core/base/plain_text.h"
#include "core/queries.h"
#include "core/search/simplicity.h"

namespace hairline {
namespace {

/// So many causes are listed for people.
constexpr std::size_t mostLines = 12;

std::string directionOf(const Finding& finding) {
  switch (finding.kind) {
    case FindingKind::distance:
      return finding.sqdist < finding.exactSqdist ? "too short" : "too long";
    case FindingKind::exact:
      if (finding.verdict == Verdict::yes && finding.against == Verdict::no) return "false hit";
      if (finding.verdict == Verdict::no && finding.against == Verdict::yes) return "false miss";
      break;
    case FindingKind::points:
    case FindingKind::failure:
      // What happened, without its numbers.
      return finding.other.substr(0, finding.other.find_first_of(",:"));
    default:
      break;
  }
  std::string text(name(finding.kind));
  if (finding.against == Verdict::none) return text;
  text += ' ' + writeJson(jsonOf(finding.verdict));
  return text + " against " + writeJson(jsonOf(finding.against));
}

/// The step by which an answer came about, as far as it tells; empty where it does not.
std::string decidedBy(const Report& report) {
  if (report.separating) return "separated by " + std::string(report.separating->label);
  if (report.overlap) return "least overlap on " + std::string(report.overlap->label);
  return report.feature.empty() ? "" : "nearest " + std::string(report.feature);
}

/// That of the method, where it is one of the program's, or else of an exact one: what the method
/// should have found.
std::string stepOf(const SearchCase& given, const Finding& finding) {
  const CaseOperands operands(given);
  if (!canAsk(finding.query, operands)) return {};
  const auto queries = findQueries(operands, finding.query);
  for (const IndexedQuery& query : queries) {
    if (query.entry->info.method != finding.method || !query.entry->has(finding.scalar)) continue;
    const std::string step = decidedBy(query.answer(operands, finding.scalar, given.options()));
    if (!step.empty()) return step;
  }
  for (const IndexedQuery& query : queries) {
    if (!query.entry->has(ScalarKind::exact) || query.entry->info.method == "reference") continue;
    const std::string step = decidedBy(query.answer(operands, ScalarKind::exact, given.options()));
    if (!step.empty()) return "exactly " + step;
  }
  return {};
}

}  // namespace

std::string causeOf(const SearchCase& given, const Finding& finding,
                    const std::optional<FindingSource>& source) {
  std::string cause = finding.method;
  cause += ' ';
  cause += name(finding.scalar);
  cause += ", " + directionOf(finding);
  if (const std::string step = stepOf(given, finding); !step.empty()) cause += ", " + step;
  if (source && !source->recipe.empty()) cause += ", " + source->recipe;
  return cause;
}

void FindingGroups::add(const SearchCase& given, const Finding& finding,
                        const std::optional<FindingSource>& source,
                        const std::optional<Margin>& margin, std::size_t number) {
  std::string cause = causeOf(given, finding, source);
  Group& group = m_groups[cause];
  const int cost = costOf(given);
  if (group.count == 0 || (margin && (!group.margin || margin->relative > *group.margin))) {
    group.worst = number;
    if (margin) group.margin = margin->relative;
  }
  if (group.count == 0 || cost < group.cost) {
    group.simplest = number;
    group.cost = cost;
  }
  group.cause = std::move(cause);
  ++group.count;
}

std::vector<FindingGroups::Group> FindingGroups::sorted() const {
  std::vector<Group> groups;
  for (const auto& [cause, group] : m_groups) groups.push_back(group);
  std::ranges::stable_sort(groups, std::ranges::greater(), &Group::count);
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
    text += line + singleLineText(group.cause) + ": worst " + std::to_string(group.worst);
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
    json["cause"] = wellFormedText(group.cause);
    json["count"] = group.count;
    json["worst"] = group.worst;
    if (group.margin) json["relative"] = *group.margin;
    json["simplest"] = group.simplest;
    groups.push_back(std::move(json));
  }
  return groups;
}

}  // namespace hairline
