#pragma once

#include <memory>
#include <vector>

#include "core/queries.h"
#include "core/scene/result.h"
#include "core/search/finding.h"
#include "core/search/own_method.h"

namespace hairline {

/// By what part of the exact squared distance one in a scalar may differ from it before that is a
/// finding of `FindingKind::distance`. Where the exact one is zero, any other is wrong as a
/// verdict, and a finding of `FindingKind::exact`.
struct DistanceLimits {
  double inFloat = 1e-4;
  double inDouble = 1e-9;

  double of(ScalarKind scalar) const { return scalar == ScalarKind::float32 ? inFloat : inDouble; }
};

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
};

/// Tells what is wrong with answers to a case. Keeps memory of its own: one a thread.
class Judge {
 public:
  /// An error where no query fits the question, or a method or scalar of it is not there. `own`
  /// are asked besides the methods of the question; they are the caller's.
  static Result<Judge> make(SearchQuestion question, std::vector<OwnMethod*> own = {});

  const SearchQuestion& question() const { return m_question; }

  /// Tells methods of the user's what cases come next, so that they can be asked together.
  void foresee(std::span<const SearchCase> cases);

  /// Appends what is wrong with a case, in a fixed order. Operands are in the question's order.
  void judge(const SearchCase& given, std::vector<Finding>& found);

  /// Whether a case shows a finding of this sort, whatever the answers are; `finding` receives
  /// them.
  bool shows(const SearchCase& given, Finding& finding);

 private:
  /// Something that answers in a scalar.
  struct Voice {
    std::string method;
    ScalarKind scalar{};
    const QueryEntry* entry = nullptr;
    bool swapped = false;
    OwnMethod* own = nullptr;
    /// The exact judge of what it answers.
    const QueryEntry* judge = nullptr;
    bool judgeSwapped = false;
    bool oneSided = false;
  };

  Judge() = default;

  /// `own` receives the whole answer of a method of the user's.
  Verdict quickVerdict(const Voice& voice, const SearchCase& given, OwnAnswer* own) const;
  Report report(const Voice& voice, const SearchCase& given) const;
  Verdict verdict(const Voice& voice, const SearchCase& given) const;
  Verdict exactVerdict(const Voice& voice, const SearchCase& given);
  bool has(FindingKind kind) const { return m_question.kinds[static_cast<std::size_t>(kind)]; }
  Finding start(FindingKind kind, const Voice& voice) const;
  bool isKnownVerdict(const Voice& voice) const;

  void judgeAgainstExact(const SearchCase& given, std::vector<Finding>& found);
  void judgeDistances(const SearchCase& given, std::vector<Finding>& found);
  void judgeMethods(const SearchCase& given, std::vector<Finding>& found);
  void judgeChanges(const SearchCase& given, FindingKind change, std::vector<Finding>& found);
  bool showsAlone(const SearchCase& given, const Voice& voice, Finding& finding);

  SearchQuestion m_question;
  std::vector<Voice> m_voices;
  /// The answers of the voices to the case at hand.
  std::vector<Verdict> m_said;
  /// Of those voices that are the user's, all they said.
  std::vector<OwnAnswer> m_own;
  /// The exact verdicts of the judges to it.
  std::vector<std::pair<const QueryEntry*, Verdict>> m_exact;
};

/// The question that a finding is about, for operands of these types: one method, or two.
SearchQuestion questionOf(const Finding& finding, const SearchCase& given);

}  // namespace hairline
