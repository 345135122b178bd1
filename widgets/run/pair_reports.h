#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/query/entry.h"
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
  /// Some queries took long the last time and were put off: their reports have no answer yet.
  bool pending = false;
};

/// What each query of a pair cost when it was asked last, so that those that take long can wait
/// until nothing moves any more.
class QueryCosts {
 public:
  bool isSlow(const QueryEntry& entry, ScalarKind scalar) const {
    return m_slow.contains({&entry, scalar});
  }
  void note(const QueryEntry& entry, ScalarKind scalar, double milliseconds);
  void clear() { m_slow.clear(); }

 private:
  std::set<std::pair<const QueryEntry*, ScalarKind>> m_slow;
};

/// The ids of two objects in the order of the operands of the queries that fit them.
using ObjectPair = std::pair<std::string, std::string>;

/// Two objects in the order of the operands; nothing where no query fits them, or one is not there.
std::optional<ObjectPair> fittingPair(const Scene& scene, const std::string& first,
                                      const std::string& second);

/// The pair that the window asks about: the scene's focus where it names two objects that some
/// query fits; otherwise the two selected objects where some query fits them; otherwise the first
/// such pair of the scene. Nothing where there is none.
std::optional<ObjectPair> pairInFocus(const Scene& scene,
                                      const std::vector<std::string>& selection);

/// Asks every query that fits the pair, in every scalar that it is built for; sweeps only where one
/// of the objects has a displacement. The ids name objects
/// of the scene.
///
/// With `costs`, notes what each query takes, and puts off those that took long the last time
/// unless `patient`.
PairReports answerPair(const Scene& scene, const ObjectPair& pair, const QueryOptions& options,
                       QueryCosts* costs = nullptr, bool patient = true);

/// Whether two reports that answer one question contradict each other: other verdicts, sides or
/// relations. A verdict that could not be formed contradicts nothing.
bool differ(const Report& first, const Report& second);

/// The report by which those of a kind are judged: an exact one, of the method `reference` where
/// there is one; of a one-sided method where they are one-sided. Null where no exact verdict was
/// formed.
const Report* judge(const PairReports& pair, Kind kind, bool oneSided = false);

/// The report of a kind, method and scalar; null where there is none.
const Report* findReport(const PairReports& pair, Kind kind, std::string_view method,
                         ScalarKind scalar);

}  // namespace hairline
