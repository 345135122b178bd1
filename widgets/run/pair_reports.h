#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/query/report.h"
#include "core/scene/scene.h"

namespace hairline {

/// What every query says about one pair of objects.
struct PairReports {
  /// The ids of the two objects, in the order of the queries' operands.
  std::string a;
  std::string b;
  /// In the order of the list of queries; of one query float, double, exact, as far as it is built
  /// for them. Always with a trace where the method has one.
  std::vector<Report> reports;
  /// Two reports of the same kind give different answers.
  bool disagree = false;
};

/// The ids of two objects in the order of the operands of the queries that fit them.
using ObjectPair = std::pair<std::string, std::string>;

/// The pair that the window asks about: the scene's focus where it names two objects that some
/// query fits; otherwise the two selected objects where some query fits them; otherwise the first
/// such pair of the scene. Nothing where there is none.
std::optional<ObjectPair> pairInFocus(const Scene& scene,
                                      const std::vector<std::string>& selection);

/// Asks every query that fits the pair, in every scalar that it is built for. The ids name objects
/// of the scene.
PairReports answerPair(const Scene& scene, const ObjectPair& pair, const QueryOptions& options);

/// Whether two reports of one kind contradict each other: other verdicts, sides or relations. A
/// verdict that could not be formed contradicts nothing.
bool differ(const Report& first, const Report& second);

/// The report by which the others of its kind are judged: an exact one, of the method `reference`
/// where there is one. Null where no exact verdict was formed.
const Report* judge(const PairReports& pair, Kind kind);

/// The report of a kind, method and scalar; null where there is none.
const Report* findReport(const PairReports& pair, Kind kind, std::string_view method,
                         ScalarKind scalar);

}  // namespace hairline
