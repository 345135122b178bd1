#include "core/search/known_findings.h"

#include <algorithm>

#include "core/queries.h"
#include "core/scene/shape_json.h"
#include "core/search/same_question.h"

namespace hairline {
namespace {

/// Whether the query of a finding is one-sided.
bool isOneSided(const SearchCase& given, const Finding& finding) {
  return std::ranges::any_of(
      findQueries(CaseOperands(given), finding.query), [&](const IndexedQuery& query) {
        const QueryInfo& info = query.entry->info;
        return info.oneSided && (info.method == finding.method || info.method == finding.other);
      });
}

}  // namespace

std::string findingKey(const SearchCase& given, const Finding& finding) {
  const SearchCase same = normalForm(given, finding.query, isOneSided(given, finding));
  std::string key(name(finding.query));
  key += ' ' + finding.sort();
  for (const Shape& shape : same.shapes) {
    key += ' ';
    appendJson(key, writeShape(shape));
  }
  if (!same.moves()) return key;
  for (const Vector3<double>& way : same.displacements) {
    key += ' ';
    appendJson(key, writeVector(way));
  }
  return key;
}

}  // namespace hairline
