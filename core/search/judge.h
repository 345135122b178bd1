#pragma once

#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/queries.h"
#include "core/search/certainty.h"
#include "core/search/distance_limits.h"
#include "core/search/finding.h"
#include "core/search/plugin/own_method.h"
#include "core/search/triangle_box.h"

namespace hairline {

/// What is searched for.
struct SearchQuestion {
  Kind kind = Kind::intersect;
  /// Places in `Shape` of the operands' types, in either order.
  std::vector<std::size_t> operands;
  /// Names of methods; empty for all, references left out, which take long.
  std::vector<std::string> methods;
  /// Empty for float and double.
  std::vector<ScalarKind> scalars;
  FindingKinds kinds;
  /// Of `FindingKind::time`, in seconds.
  double timeLimit = 0.01;
  DistanceLimits distanceLimits = {};
  /// Whether `FindingKind::points` is also about methods of the user's that give the time of a
  /// first contact, the t of a hit along a line, ray or segment, or a common point.
  bool judgesContacts = false;
};

/// A finding of the kinds `methods` or `exact` without words, for those that are counted alone.
struct BriefFinding {
  FindingKind kind{};
  /// The method that is found fault with, and of `methods` the other one.
  std::uint16_t method = 0;
  std::uint16_t other = 0;
  /// The case that shows it, by its place among those looked at together.
  std::uint16_t place = 0;
  Verdict verdict = Verdict::none;
  Verdict against = Verdict::none;
};

/// Finds what is wrong with answers to a case. Keeps memory of its own: one a thread.
class Judge {
 public:
  /// An error where no query fits the question, or a method or scalar of it is not there. `own`
  /// are asked besides the methods of the question; they are the caller's.
  static Result<Judge> make(SearchQuestion question, std::vector<OwnMethod*> own = {});

  const SearchQuestion& question() const { return m_question; }

  /// Asks every method of the user's about a case. An error where the program of one does not
  /// start, or one supports no question of this sort in any scalar.
  std::optional<Error> tryOwn(const SearchCase& given);

  /// Announces the next cases to methods of the user's, so that they can be asked together.
  void foresee(std::span<const SearchCase> cases);

  /// Appends what is wrong with a case, in a fixed order. Operands are in the question's order.
  void judge(const SearchCase& given, std::vector<Finding>& found);
  /// Of the case that was judged last: adds what came of asking each method of the user's.
  void countOwn(OwnCountsOfAll& counts) const;
  /// The same: whether one did not answer in time.
  bool hasTimedOut() const { return m_hasTimedOut; }
  /// The same: an error where the program of one did not start.
  const std::optional<Error>& unstarted() const { return m_unstarted; }

  /// Whether no more is looked for than brief findings: the kinds `methods` and `exact`, of methods
  /// that are queries.
  bool isBrief() const;
  /// So many cases at most are looked at together.
  static constexpr std::size_t atOnce = TriangleBoxCases::most;
  /// Adds to `counts` how often brief findings of each sort (`sortOf`) are met in some cases, where
  /// no more is looked for than brief findings. Those of a sort go into `seen` as long as its count
  /// does not exceed that in `wanted`: case by case, in the order in which `judge` finds them.
  void look(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
            std::span<std::uint64_t> counts, std::vector<BriefFinding>& seen);
  /// Sightings of one sort have the same place among so many; judges of one question agree on it.
  std::size_t sortCount() const { return m_methods.size() * (m_methods.size() + 1); }
  std::size_t sortOf(const BriefFinding& brief) const {
    const std::size_t column = brief.kind == FindingKind::exact ? m_methods.size() : brief.other;
    return brief.method * (m_methods.size() + 1) + column;
  }
  /// `Finding::sort` of the brief findings at a place.
  std::string sortName(std::size_t place) const;
  /// A brief finding in words.
  Finding findingOf(const BriefFinding& brief) const;

  /// Whether a case shows a finding of this sort, whatever the answers are; `finding` receives
  /// them.
  bool shows(const SearchCase& given, Finding& finding);

 private:
  /// Something that answers in a scalar.
  struct Method {
    std::string name;
    ScalarKind scalar{};
    IndexedQuery query;
    OwnMethod* own = nullptr;
    /// The exact judge of what it answers.
    IndexedQuery judge = {};
    bool oneSided = false;
    /// What they are to triangle and box, whose answers have a way of their own.
    std::optional<TriangleBoxMethod> triangleBox = {};
    std::optional<TriangleBoxMethod> judgeTriangleBox = {};
    /// For `closest`: the exact query whether the operands intersect, which is cheaper.
    IndexedQuery intersects = {};
  };

  Judge() = default;

  /// Of a method of the user's; one that has not answered in time about this case is asked no more
  /// about it.
  OwnAnswer ask(const Method& method, const SearchCase& given);
  /// `own` receives the whole answer of a method of the user's.
  Verdict quickVerdict(const Method& method, const SearchCase& given, OwnAnswer* own = nullptr);
  Verdict quickVerdict(const IndexedQuery& query, ScalarKind scalar, const SearchCase& given) const;
  static Report report(const Method& method, const SearchCase& given) {
    return method.query.answer(CaseOperands(given), method.scalar, given.options());
  }
  Verdict exactVerdict(const Method& method, const SearchCase& given);
  /// Of a case that is not the one at hand.
  Verdict exactVerdictOf(const Method& method, const SearchCase& other) const {
    if (method.judge.entry == nullptr) return Verdict::none;
    const bool byMeeting = method.intersects.entry != nullptr;
    return quickVerdict(byMeeting ? method.intersects : method.judge, ScalarKind::exact, other);
  }
  /// Whether a method gets its operands rounded to float and is judged on those: the user's in
  /// float.
  static bool isJudgedRounded(const Method& method) {
    return method.own != nullptr && method.scalar == ScalarKind::float32;
  }
  /// The operands that a method is judged on; null where they leave the range of float.
  const SearchCase* judgedOn(const Method& method, const SearchCase& given) const {
    if (!isJudgedRounded(method)) return &given;
    return m_rounded ? &*m_rounded : nullptr;
  }
  void judgeInputRounding(const SearchCase& given, std::vector<Finding>& found);
  bool has(FindingKind kind) const { return m_question.kinds[static_cast<std::size_t>(kind)]; }
  Finding start(FindingKind kind, const Method& method) const;
  bool isKnownVerdict(const Method& method) const;

  /// What `look` does where all methods answer in lanes.
  void lookInLanes(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
                   std::span<std::uint64_t> counts, std::vector<BriefFinding>& seen);

  /// Whether what the shortest way said of the case at hand is what the answer shows.
  bool isMeant(std::size_t method, const SearchCase& given) const;
  void judgeAgainstExact(const SearchCase& given, std::vector<BriefFinding>& seen);
  void judgeMethods(const SearchCase& given, std::vector<BriefFinding>& seen) const;
  void judgeDistances(const SearchCase& given, std::vector<Finding>& found);
  void judgePoints(const SearchCase& given, std::vector<Finding>& found);
  void judgeContacts(const SearchCase& given, std::vector<Finding>& found);
  std::optional<double> exactSqdist(const Method& method, const SearchCase& given);
  /// What is certain of a case without rationals; nothing about a method of one face.
  const Certainty& certainty(const Method& method, const SearchCase& on);
  void judgeChanges(const SearchCase& given, FindingKind change, std::vector<Finding>& found);
  bool showsAlone(const SearchCase& given, const Method& method, Finding& finding);

  SearchQuestion m_question;
  std::vector<Method> m_methods;
  /// The answers of the methods to the case at hand.
  std::vector<Verdict> m_verdicts;
  /// The same of many cases at once, a word a method.
  std::vector<std::uint64_t> m_words;
  std::vector<BriefFinding> m_seen;
  /// The case at hand, where the question is one of triangle and box.
  std::optional<TriangleBoxCase> m_triangleBox;
  /// Many cases of that question; there once they were looked at.
  std::unique_ptr<TriangleBoxCases> m_batch;
  /// Of those methods that are the user's, all their answers.
  std::vector<OwnAnswer> m_own;
  /// Those of them that have not answered in time about the case at hand.
  std::vector<OwnMethod*> m_late;
  bool m_hasTimedOut = false;
  std::optional<Error> m_unstarted;
  /// The case at hand rounded to float, where a method is judged on that.
  std::optional<SearchCase> m_rounded;
  /// The exact verdicts of the judges to the one or the other.
  template <typename Answer>
  struct Exact {
    const QueryEntry* judge = nullptr;
    const SearchCase* given = nullptr;
    Answer answer{};
  };
  std::vector<Exact<Verdict>> m_exact;
  /// What is certain of them.
  std::vector<std::pair<const SearchCase*, Certainty>> m_certain;
  /// The exact squared distance of the judge that was asked last, and for which of them.
  Exact<std::optional<double>> m_exactSqdist;
};

/// The question that a finding is about, for operands of these types: one method, or two. Its
/// limits are those of `limits`.
SearchQuestion questionOf(const Finding& finding, const SearchCase& given,
                          const SearchQuestion& limits = {});
/// Those methods of the user's that a finding is about.
std::vector<OwnMethod*> ownOf(const Finding& finding, const std::vector<OwnMethod*>& own);

}  // namespace hairline
