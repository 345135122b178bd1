#pragma once

#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/queries.h"
#include "core/query/distance_limits.h"
#include "core/search/certainty.h"
#include "core/search/finding.h"
#include "core/search/plugin/own_method.h"
#include "core/search/triangle_box.h"

namespace hairline {

/// What a search looks for.
struct SearchQuestion {
  Kind kind = Kind::intersect;
  /// Indices of the operands' types in `Shape`, in either order.
  std::vector<std::size_t> operands;
  /// Names of methods; empty for all except references, which are slow.
  std::vector<std::string> methods;
  /// Empty for float and double.
  std::vector<ScalarKind> scalars;
  FindingKinds kinds;
  /// For `FindingKind::time`, in seconds.
  double timeLimit = 0.01;
  DistanceLimits distanceLimits = {};
  /// Whether `FindingKind::points` also covers user's methods that give the time of a first
  /// contact, the t of a hit along a line, ray or segment, or a common point.
  bool judgesContacts = false;
};

/// A finding of the kinds `methods` or `exact` without text, for counting.
struct BriefFinding {
  FindingKind kind{};
  /// The wrong method, and for `methods` the other one.
  std::uint16_t method = 0;
  std::uint16_t other = 0;
  /// The index of its case among those judged together.
  std::uint16_t place = 0;
  Verdict verdict = Verdict::none;
  Verdict against = Verdict::none;
};

/// Finds what is wrong with the answers to a case. Has memory of its own: one per thread.
class Judge {
 public:
  /// An error if no query fits the question, or one of its methods or scalars does not exist. `own`
  /// methods are judged together with those of the question; the caller owns them.
  static Result<Judge> make(SearchQuestion question, std::vector<OwnMethod*> own = {});

  const SearchQuestion& question() const { return m_question; }

  /// Tries every method of the user on a case. An error if the program of one does not start, or
  /// one supports no question of this sort in any scalar.
  std::optional<Error> tryOwn(const SearchCase& given);

  /// Announces the next cases to user's methods, so that they can be asked together.
  void foresee(std::span<const SearchCase> cases);

  /// Appends what is wrong with a case, in a fixed order. Operands are in the question's order.
  void judge(const SearchCase& given, std::vector<Finding>& found);
  /// For the last case: adds the outcome of each method of the user.
  void countOwn(OwnCountsOfAll& counts) const;
  /// The same: whether one timed out.
  bool hasTimedOut() const { return m_hasTimedOut; }
  /// The same: an error if the program of one did not start.
  const std::optional<Error>& unstarted() const { return m_unstarted; }

  /// Whether only brief findings are searched: the kinds `methods` and `exact`, of methods that are
  /// queries.
  bool isBrief() const;
  /// The maximum number of cases judged together.
  static constexpr std::size_t atOnce = TriangleBoxCases::most;
  /// Adds the number of brief findings of each sort (`sortOf`) in some cases to `counts`, if only
  /// brief findings are searched. Those of a sort are appended to `seen` as long as its count does
  /// not exceed that in `wanted`: case by case, in the order of `judge`.
  void look(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
            std::span<std::uint64_t> counts, std::vector<BriefFinding>& seen);
  /// Brief findings of one sort have the same index below this; judges of one question agree on it.
  std::size_t sortCount() const { return m_methods.size() * (m_methods.size() + 1); }
  std::size_t sortOf(const BriefFinding& brief) const {
    const std::size_t column = brief.kind == FindingKind::exact ? m_methods.size() : brief.other;
    return brief.method * (m_methods.size() + 1) + column;
  }
  /// `Finding::sort` of the brief findings with an index.
  std::string sortName(std::size_t place) const;
  /// A brief finding in words.
  Finding findingOf(const BriefFinding& brief) const;

  /// Whether a case shows a finding of this sort, whatever the answers are; `finding` receives
  /// them.
  bool shows(const SearchCase& given, Finding& finding);

 private:
  /// An answering method in a scalar.
  struct Method {
    std::string name;
    ScalarKind scalar{};
    IndexedQuery query;
    OwnMethod* own = nullptr;
    /// The exact judge of what it answers.
    IndexedQuery judge = {};
    bool oneSided = false;
    /// Their form for triangle and box, which have a faster path.
    std::optional<TriangleBoxMethod> triangleBox = {};
    std::optional<TriangleBoxMethod> judgeTriangleBox = {};
    /// For `closest`: the exact query for intersection, which is cheaper.
    IndexedQuery intersects = {};
  };

  Judge() = default;

  /// For a user's method; after a timeout it is not asked about this case again.
  OwnAnswer ask(const Method& method, const SearchCase& given);
  /// `own` receives the full answer of a user's method.
  Verdict quickVerdict(const Method& method, const SearchCase& given, OwnAnswer* own = nullptr);
  Verdict quickVerdict(const IndexedQuery& query, ScalarKind scalar, const SearchCase& given) const;
  static Report report(const Method& method, const SearchCase& given) {
    return method.query.answer(CaseOperands(given), method.scalar, given.options());
  }
  Verdict exactVerdict(const Method& method, const SearchCase& given);
  /// For a case other than the current one.
  Verdict exactVerdictOf(const Method& method, const SearchCase& other) const {
    if (method.judge.entry == nullptr) return Verdict::none;
    const bool byMeeting = method.intersects.entry != nullptr;
    return quickVerdict(byMeeting ? method.intersects : method.judge, ScalarKind::exact, other);
  }
  /// Whether a method receives its operands rounded to float and is judged on those: the user's in
  /// float.
  static bool isJudgedRounded(const Method& method) {
    return method.own != nullptr && method.scalar == ScalarKind::float32;
  }
  /// The operands that a method is judged on; null if they leave the range of float.
  const SearchCase* judgedOn(const Method& method, const SearchCase& given) const {
    if (!isJudgedRounded(method)) return &given;
    return m_rounded ? &*m_rounded : nullptr;
  }
  void judgeInputRounding(const SearchCase& given, std::vector<Finding>& found);
  bool has(FindingKind kind) const { return m_question.kinds[static_cast<std::size_t>(kind)]; }
  Finding start(FindingKind kind, const Method& method) const;
  bool isKnownVerdict(const Method& method) const;

  /// The work of `look` if all methods answer in lanes.
  void lookInLanes(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
                   std::span<std::uint64_t> counts, std::vector<BriefFinding>& seen);

  /// Whether the fastest path's verdict on the current case is that of the answer.
  bool isMeant(std::size_t method, const SearchCase& given);
  void judgeAgainstExact(const SearchCase& given, std::vector<BriefFinding>& seen);
  void judgeMethods(const SearchCase& given, std::vector<BriefFinding>& seen);
  void judgeDistances(const SearchCase& given, std::vector<Finding>& found);
  void judgePoints(const SearchCase& given, std::vector<Finding>& found);
  void judgeContacts(const SearchCase& given, std::vector<Finding>& found);
  std::optional<double> exactSqdist(const Method& method, const SearchCase& given);
  /// What is certain about a case without rationals; nothing for a one-sided method.
  const Certainty& certainty(const Method& method, const SearchCase& on);
  void judgeChanges(const SearchCase& given, FindingKind change, std::vector<Finding>& found);
  bool showsAlone(const SearchCase& given, const Method& method, Finding& finding);

  SearchQuestion m_question;
  std::vector<Method> m_methods;
  /// The answers of the methods to the current case.
  std::vector<Verdict> m_verdicts;
  /// Whether they are those of the full answers, where that was asked.
  std::vector<std::optional<bool>> m_meant;
  /// The same for many cases at once, one word per method.
  std::vector<std::uint64_t> m_words;
  std::vector<BriefFinding> m_seen;
  /// The current case, if the question is one of triangle and box.
  std::optional<TriangleBoxCase> m_triangleBox;
  /// Many cases of that question; allocated on first use.
  std::unique_ptr<TriangleBoxCases> m_batch;
  /// The full answers of the user's methods.
  std::vector<OwnAnswer> m_own;
  /// Those of them that timed out on the current case.
  std::vector<OwnMethod*> m_late;
  bool m_hasTimedOut = false;
  std::optional<Error> m_unstarted;
  /// The current case rounded to float, if a method is judged on that.
  std::optional<SearchCase> m_rounded;
  /// The exact verdicts of the judges on the one or the other.
  template <typename Answer>
  struct Exact {
    const QueryEntry* judge = nullptr;
    const SearchCase* given = nullptr;
    Answer answer{};
  };
  std::vector<Exact<Verdict>> m_exact;
  /// What is certain about them.
  std::vector<std::pair<const SearchCase*, Certainty>> m_certain;
  /// The last exact squared distance of the judge, and for which of them.
  Exact<std::optional<double>> m_exactSqdist;
};

/// The question of a finding, for operands of these types: one method, or two. Its limits are those
/// of `limits`.
SearchQuestion questionOf(const Finding& finding, const SearchCase& given,
                          const SearchQuestion& limits = {});
/// The user's methods that a finding is about.
std::vector<OwnMethod*> ownOf(const Finding& finding, const std::vector<OwnMethod*>& own);

}  // namespace hairline
