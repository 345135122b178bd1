#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/query/budget.h"
#include "core/query/entry.h"
#include "core/query/report.h"
#include "core/scene/scene.h"
#include "core/search/search_case.h"

namespace hairline {

/// What a user's method did instead of answering.
struct OwnFailure {
  std::string_view method;
  Kind kind{};
  ScalarKind scalar{};
  /// Such as "crashed (signal 11)".
  Message what;
};

/// The results of every query for one pair of objects.
struct PairReports {
  /// The ids of the two objects, or the texts of parts of them (see core/scene/object_part.h), in
  /// the order of the queries' operands.
  std::string a;
  std::string b;
  /// In the order of the list of queries; for each query float, double, exact, as far as it is
  /// built for them. Always with a trace if the method has one.
  std::vector<Report> reports;
  /// Two reports of the same kind disagree.
  bool disagree = false;
  /// Some reports are pending, because they take long.
  bool pending = false;
  /// The user cancelled: some reports have no answer, and get none.
  bool cancelled = false;
  /// The questions of kind `contains` ask whether b lies in a, rather than a in b.
  bool isSecondInside = false;
  /// The third object, in a question about more than two (see group_in_focus.h); otherwise empty.
  std::string c = {};
  /// The fourth and fifth object.
  std::vector<std::string> more = {};
  /// Reports of the user's methods, which come last, are pending.
  bool ownPending = false;
  std::vector<OwnFailure> failures = {};
  /// The exact answers for the operands rounded to float, for judging the user's methods in float;
  /// one per kind, if rounding changes an operand.
  std::vector<Report> roundedJudges = {};
};

/// Two objects, or parts of objects, in the order of the operands of the queries that fit them.
using ObjectPair = std::pair<std::string, std::string>;

/// Two objects or parts in the order of the operands; nothing if no query fits them, one is
/// missing, or one is a mesh whose file is not loaded.
std::optional<ObjectPair> fittingPair(const Scene& scene, const std::string& first,
                                      const std::string& second);

/// The active pair: the scene's focus if it names two objects that some query fits; otherwise the
/// two selected objects if some query fits them; otherwise the first such pair of the scene.
/// Nothing if there is none.
std::optional<ObjectPair> pairInFocus(const Scene& scene,
                                      const std::vector<std::string>& selection);

/// Whether two shapes have so many corners that some queries may take longer than a frame.
bool mayTakeLong(const Shape& a, const Shape& b);

/// A pair of objects and all questions about it: every query that fits, in every scalar that it is
/// built for; sweeps only if one of the two has a displacement. It is independent of the scene, and
/// can be answered on any thread.
class PairQuestion {
 public:
  /// One of the requested reports.
  struct Item {
    const QueryEntry* entry = nullptr;
    bool swapped = false;
    ScalarKind scalar = ScalarKind::float64;
  };

  /// The objects in the order of the operands.
  PairQuestion(const SceneObject& a, const SceneObject& b, const QueryOptions& options);

  const std::vector<Item>& items() const { return m_items; }
  /// The report of an item, with its trace and checked certificate; `limited` if it exceeds the
  /// limit of operations.
  Report answer(const Item& item, std::uint64_t operations = operationsOfQuestion) const;
  /// Its placeholder until it is answered.
  static Report unanswered(const Item& item);

  /// The pair in the form used by searches; at rest unless isOnlyTranslated.
  SearchCase asCase() const {
    SearchCase made{{m_a, m_b}};
    if (isOnlyTranslated()) made.displacements = m_options.displacements;
    return made;
  }
  /// No reports yet, for objects of these names.
  PairReports emptyReports(const ObjectPair& pair) const;
  /// Whether the operands move at most by a displacement of the whole.
  bool isOnlyTranslated() const { return !m_options.movesVertices() && !m_options.rotates(); }

  /// Whether the other one's answers equal these.
  bool isSame(const PairQuestion& other) const;

  /// Some of the methods may be slow.
  bool isLarge() const { return mayTakeLong(m_a, m_b); }

 private:
  Shape m_a;
  Shape m_b;
  QueryOptions m_options;
  /// Those per vertex, and the rotations, to which the options refer.
  std::array<SharedVector<Vector3<double>>, 2> m_displacements;
  std::array<std::shared_ptr<const RotationMotion>, 2> m_rotations;
  std::vector<Item> m_items;
};

/// Answers everything about a pair at once. The ids name objects of the scene.
PairReports answerPair(const Scene& scene, const ObjectPair& pair, const QueryOptions& options);

/// Whether two reports of the pair contradict each other.
bool anyDiffer(const PairReports& pair);

/// Whether a report's answer is pending, or was cancelled.
bool isUnanswered(const PairReports& pair, const Report& report);

/// What a user's method did instead of answering a report; null if it answered.
const OwnFailure* failureOf(const PairReports& pair, const Report& report);

/// Whether two reports on one question disagree: different verdicts, sides or relations. A verdict
/// that could not be formed contradicts nothing.
bool differ(const Report& first, const Report& second);

/// The report that judges those of a kind: an exact one, of the method `reference` if there is one;
/// for one-sided methods a one-sided one. Null if no exact verdict was formed.
const Report* judge(const PairReports& pair, Kind kind, bool oneSided = false);

/// The report that judges another of the pair; for the user's methods in float the one for the
/// rounded operands. Null if there is none.
const Report* judge(const PairReports& pair, const Report& report);
/// The same if it answers for operands rounded to float; otherwise null.
const Report* roundedJudge(const PairReports& pair, const Report& report);

/// The report of a kind, method and scalar; null if there is none.
const Report* findReport(const PairReports& pair, Kind kind, std::string_view method,
                         ScalarKind scalar);

// Contradictions beyond verdicts, sides and relations (`differ`), of the user's methods only.

/// Whether the squared distance of a user's method exceeds the tolerance of a search. Those of the
/// program's own methods differ in their last digits, and only their verdicts count.
bool distancesDiffer(const Report& first, const Report& second);

}  // namespace hairline
