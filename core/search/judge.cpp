#include "core/search/judge.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "core/math/arithmetic_scope.h"
#include "core/query/general/polytope_memory.h"
#include "core/search/same_question.h"
#include "core/search/shape_maker.h"

namespace hairline {
namespace {

bool isReference(const QueryEntry& entry) { return entry.info.method == "reference"; }

// The results of side, of planes and of predicates are more than yes or no, which is all that the
// fastest path gives.
bool isYesOrNo(Kind kind) {
  return kind != Kind::side && kind != Kind::common && !isPredicate(kind);
}

}  // namespace

Result<Judge> Judge::make(SearchQuestion question, std::vector<OwnMethod*> own) {
  Judge made;
  if (question.scalars.empty()) question.scalars = {ScalarKind::float32, ScalarKind::float64};
  SearchCase sample;
  CaseRandom random(0, 0);
  for (const std::size_t type : question.operands) {
    makeShape(type, {.onGrid = true}, random, sample.shapes.emplace_back());
  }
  const std::span<const IndexedQuery> queries = findQueries(CaseOperands(sample), question.kind);
  if (queries.empty()) {
    return unsupported(Message("No query of kind %1 takes these operands; see hairline queries",
                               hairline::name(question.kind)));
  }
  const bool isTriangleBoxes = isTriangleBox(question.kind, question.operands);
  const auto methodOf = [&](const IndexedQuery& query) -> std::optional<TriangleBoxMethod> {
    if (!isTriangleBoxes || query.entry == nullptr) return std::nullopt;
    return triangleBoxMethod(query.entry->info.method);
  };
  const IndexedQuery* exact = exactQuery(CaseOperands(sample), question.kind);
  const IndexedQuery* intersects =
      question.kind == Kind::closest ? exactQuery(CaseOperands(sample), Kind::intersect) : nullptr;
  const auto add = [&](const std::string& name, const IndexedQuery& query, OwnMethod* user) {
    Method method{.name = name, .query = query, .own = user};
    method.oneSided = query.entry != nullptr && query.entry->info.oneSided;
    // A query about one face is its own judge.
    if (exact != nullptr) method.judge = *exact;
    if (intersects != nullptr) method.intersects = *intersects;
    if (method.oneSided)
      method.judge = query.entry->has(ScalarKind::exact) ? query : IndexedQuery{};
    method.triangleBox = methodOf(method.query);
    method.judgeTriangleBox = methodOf(method.judge);
    for (const ScalarKind scalar : question.scalars) {
      if (user == nullptr ? !query.entry->has(scalar) : scalar == ScalarKind::exact) continue;
      method.scalar = scalar;
      made.m_methods.push_back(method);
    }
  };
  std::set<std::string, std::less<>> wanted(question.methods.begin(), question.methods.end());
  for (const IndexedQuery& query : queries) {
    const std::string name(query.entry->info.method);
    const bool named = wanted.erase(name) > 0;
    if (named || (question.methods.empty() && own.empty() && !isReference(*query.entry))) {
      add(name, query, nullptr);
    }
  }
  for (OwnMethod* method : own) {
    wanted.erase(method->name());
    add(method->name(), {}, method);
  }
  if (!wanted.empty()) {
    return unsupported(Message("No method \"%1\" answers these operands", *wanted.begin()));
  }
  if (made.m_methods.empty()) {
    return unsupported(Message("None of these methods is built for these scalars"));
  }
  if (isTriangleBoxes) made.m_triangleBox.emplace();
  made.m_question = std::move(question);
  return made;
}

OwnAnswer Judge::ask(const Method& method, const SearchCase& given) {
  if (std::ranges::find(m_late, method.own) != m_late.end()) {
    OwnAnswer late;
    late.isUnsupported = true;
    late.hasTimedOut = true;
    return late;
  }
  OwnAnswer answer = method.own->answer(given, m_question.kind, method.scalar);
  if (answer.hasTimedOut) {
    m_late.push_back(method.own);
    m_hasTimedOut = true;
  }
  if (answer.isUnstarted) {
    m_unstarted =
        Error{"plugin", Message("%1: Cannot start the plugin: %2", method.name, answer.failure)};
  }
  return answer;
}

std::optional<Error> Judge::tryOwn(const SearchCase& given) {
  m_late.clear();
  m_unstarted.reset();
  for (std::size_t i = 0; i < m_methods.size();) {
    const Method& first = m_methods[i];
    bool isSupported = false;
    // The scalars of one method are adjacent.
    for (; i < m_methods.size() && m_methods[i].name == first.name; ++i) {
      if (m_methods[i].own == nullptr || isSupported) {
        isSupported = true;
        continue;
      }
      isSupported = !ask(m_methods[i], given).isUnsupported;
      if (m_unstarted) return m_unstarted;
    }
    if (isSupported) continue;
    std::string text(hairline::name(m_question.kind));
    for (const std::size_t type : m_question.operands) {
      text += ' ';
      text += shapeTypeNames[type];
    }
    for (const ScalarKind scalar : m_question.scalars) {
      text += scalar == m_question.scalars.front() ? ", in " : " or ";
      text += hairline::name(scalar);
    }
    return unsupported(Message("%1: The plugin does not answer %2", first.name, text));
  }
  return std::nullopt;
}

Verdict Judge::quickVerdict(const Method& method, const SearchCase& given, OwnAnswer* own) {
  if (method.own != nullptr) {
    OwnAnswer answer = ask(method, given);
    const Verdict verdict = answer.verdict;
    if (own != nullptr) *own = std::move(answer);
    return verdict;
  }
  return quickVerdict(method.query, method.scalar, given);
}

Verdict Judge::quickVerdict(const IndexedQuery& query, ScalarKind scalar,
                            const SearchCase& given) const {
  const CaseOperands operands(given);
  if (!isYesOrNo(m_question.kind))
    return verdictOf(query.answer(operands, scalar, given.options()));
  return verdictOf(query.test(operands, scalar, given.options()));
}

Verdict Judge::exactVerdict(const Method& method, const SearchCase& given) {
  const SearchCase* on = judgedOn(method, given);
  if (method.judge.entry == nullptr || on == nullptr) return Verdict::none;
  for (const Exact<Verdict>& known : m_exact) {
    if (known.judge == method.judge.entry && known.given == on) return known.answer;
  }
  const bool isAtHand = on == &given;
  Verdict verdict = Verdict::none;
  if (isAtHand && method.judgeTriangleBox) {
    verdict = verdictOf(m_triangleBox->verdict(*method.judgeTriangleBox, ScalarKind::exact));
  } else if (const Certainty& certain = certainty(method, *on); certain.intersect) {
    verdict = verdictOf(*certain.intersect);
  } else {
    verdict = exactVerdictOf(method, *on);
  }
  m_exact.push_back({method.judge.entry, on, verdict});
  return verdict;
}

const Certainty& Judge::certainty(const Method& method, const SearchCase& on) {
  static const Certainty none;
  const Kind kind = m_question.kind;
  const bool asksWhetherTheyMeet =
      kind == Kind::intersect || kind == Kind::closest || kind == Kind::sweep;
  if (!asksWhetherTheyMeet || method.oneSided || on.shapes.size() != 2) return none;
  for (const auto& [given, certain] : m_certain) {
    if (given == &on) return certain;
  }
  const ArithmeticScope scope;
  const std::array<Vector3<double>, 2> still{Vector3<double>::Zero(), Vector3<double>::Zero()};
  return m_certain
      .emplace_back(
          &on, certaintyOf(on.shapes[0], on.shapes[1],
                           kind == Kind::sweep ? on.displacements : still, kind == Kind::closest))
      .second;
}

/// Whether the verdict of the fastest path equals that of the answer: true in exact, for own
/// methods, and if more than yes or no is asked.
bool Judge::isKnownVerdict(const Method& method) const {
  return method.own != nullptr || method.scalar == ScalarKind::exact || !isYesOrNo(m_question.kind);
}

bool Judge::isMeant(std::size_t method, const SearchCase& given) {
  const Method& asked = m_methods[method];
  if (isKnownVerdict(asked)) return true;
  if (asked.triangleBox && m_triangleBox->isOrdinary(asked.scalar)) return true;
  std::optional<bool>& meant = m_meant[method];
  if (!meant) meant = verdictOf(report(asked, given)) == m_verdicts[method];
  return *meant;
}

Finding Judge::start(FindingKind kind, const Method& method) const {
  Finding finding;
  finding.kind = kind;
  finding.query = m_question.kind;
  finding.method = method.name;
  finding.scalar = method.scalar;
  return finding;
}

Finding Judge::findingOf(const BriefFinding& brief) const {
  Finding finding = start(brief.kind, m_methods[brief.method]);
  finding.verdict = brief.verdict;
  finding.against = brief.against;
  if (brief.kind == FindingKind::methods) finding.other = m_methods[brief.other].name;
  return finding;
}

std::string Judge::sortName(std::size_t place) const {
  BriefFinding brief;
  brief.method = static_cast<std::uint16_t>(place / (m_methods.size() + 1));
  const std::size_t column = place % (m_methods.size() + 1);
  const bool byExact = column == m_methods.size();
  brief.kind = byExact ? FindingKind::exact : FindingKind::methods;
  brief.other = byExact ? std::uint16_t{0} : static_cast<std::uint16_t>(column);
  return findingOf(brief).sort();
}

void Judge::foresee(std::span<const SearchCase> cases) {
  // A method asked ahead cannot be timed.
  if (has(FindingKind::time)) return;
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    OwnMethod* own = m_methods[i].own;
    // The scalars of one method are adjacent.
    if (own == nullptr || (i > 0 && m_methods[i - 1].own == own)) continue;
    std::vector<ScalarKind> scalars;
    for (std::size_t j = i; j < m_methods.size() && m_methods[j].own == own; ++j) {
      scalars.push_back(m_methods[j].scalar);
    }
    own->foresee(cases, m_question.kind, scalars);
  }
}

void Judge::countOwn(OwnCountsOfAll& counts) const {
  for (std::size_t i = 0; i < m_own.size(); ++i) {
    const Method& method = m_methods[i];
    if (method.own != nullptr) counts[{method.name, method.scalar}].add(m_own[i]);
  }
}

void Judge::judge(const SearchCase& given, std::vector<Finding>& found) {
  m_late.clear();
  m_hasTimedOut = false;
  m_unstarted.reset();
  m_own.clear();
  if (!canAsk(m_question.kind, CaseOperands(given))) return;
  const PolytopeMemory memory;
  m_verdicts.resize(m_methods.size());
  m_meant.assign(m_methods.size(), {});
  m_own.assign(m_methods.size(), {});
  m_exact.clear();
  m_certain.clear();
  m_exactSqdist = {};
  m_rounded.reset();
  if (std::ranges::any_of(m_methods, isJudgedRounded)) m_rounded = roundedToFloat(given);
  if (m_triangleBox) m_triangleBox->take(CaseOperands(given));
  using Clock = std::chrono::steady_clock;
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    const auto before = has(FindingKind::time) ? Clock::now() : Clock::time_point();
    m_verdicts[i] = quickVerdict(m_methods[i], given, &m_own[i]);
    if (has(FindingKind::time)) {
      const std::chrono::duration<double> taken = Clock::now() - before;
      if (taken.count() > m_question.timeLimit) {
        found.push_back(start(FindingKind::time, m_methods[i]));
        found.back().verdict = m_verdicts[i];
      }
    }
    if (has(FindingKind::failure) && !m_own[i].failure.isEmpty()) {
      found.push_back(start(FindingKind::failure, m_methods[i]));
      found.back().other = m_own[i].failure.text();
    }
  }
  m_seen.clear();
  if (has(FindingKind::exact)) judgeAgainstExact(given, m_seen);
  if (has(FindingKind::methods)) judgeMethods(given, m_seen);
  for (const BriefFinding& brief : m_seen) found.push_back(findingOf(brief));
  if (has(FindingKind::inputRounding)) judgeInputRounding(given, found);
  if (has(FindingKind::distance)) judgeDistances(given, found);
  if (has(FindingKind::points)) judgePoints(given, found);
  if (has(FindingKind::points) && m_question.judgesContacts) judgeContacts(given, found);
  for (const FindingKind kind : changeKinds) {
    if (has(kind)) judgeChanges(given, kind, found);
  }
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    if (!m_own[i].failure.isEmpty()) continue;
    for (const FindingKind kind : {FindingKind::certificate, FindingKind::nan}) {
      if (!has(kind)) continue;
      Finding finding = start(kind, m_methods[i]);
      finding.verdict = m_verdicts[i];
      if (showsAlone(given, m_methods[i], finding)) found.push_back(std::move(finding));
    }
  }
}

void Judge::judgeAgainstExact(const SearchCase& given, std::vector<BriefFinding>& seen) {
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    const Method& method = m_methods[i];
    if (m_verdicts[i] == Verdict::none) continue;
    const Verdict exact = exactVerdict(method, given);
    if (exact == Verdict::none || m_verdicts[i] == exact) continue;
    // If numbers left the range, the fastest path gives no answer.
    if (!isMeant(i, given)) continue;
    const auto place = static_cast<std::uint16_t>(i);
    seen.push_back({FindingKind::exact, place, 0, 0, m_verdicts[i], exact});
  }
}

void Judge::judgeInputRounding(const SearchCase& given, std::vector<Finding>& found) {
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    const Method& method = m_methods[i];
    if (!isJudgedRounded(method) || m_verdicts[i] == Verdict::none) continue;
    if (m_verdicts[i] != exactVerdict(method, given)) continue;
    const Verdict exact = exactVerdictOf(method, given);
    if (exact == Verdict::none || exact == m_verdicts[i]) continue;
    Finding finding = start(FindingKind::inputRounding, method);
    finding.verdict = m_verdicts[i];
    finding.against = exact;
    found.push_back(std::move(finding));
  }
}

void Judge::judgeMethods(const SearchCase& given, std::vector<BriefFinding>& seen) {
  for (const ScalarKind scalar : m_question.scalars) {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < m_methods.size(); ++i) {
      const Method& method = m_methods[i];
      if (method.scalar != scalar || method.oneSided || m_verdicts[i] == Verdict::none) continue;
      if (!first) {
        first = i;
        continue;
      }
      if (m_verdicts[i] == m_verdicts[*first] || !isMeant(i, given)) continue;
      if (!isMeant(*first, given)) break;
      seen.push_back({FindingKind::methods, static_cast<std::uint16_t>(*first),
                      static_cast<std::uint16_t>(i), 0, m_verdicts[*first], m_verdicts[i]});
    }
  }
}

void Judge::judgeChanges(const SearchCase& given, FindingKind change, std::vector<Finding>& found) {
  // Each method is reported once, for the first change that affects it.
  std::vector<const Method*> left;
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    // For these the order of a triangle's vertices matters.
    const bool isMeant = change == FindingKind::reordering && m_methods[i].oneSided;
    if (m_verdicts[i] != Verdict::none && !isMeant) left.push_back(&m_methods[i]);
  }
  const auto ask = [&](const SameQuestion& same) {
    std::erase_if(left, [&](const Method* method) {
      const Verdict verdict = m_verdicts[static_cast<std::size_t>(method - m_methods.data())];
      const Verdict changed = quickVerdict(*method, same.changed);
      if (changed == Verdict::none || changed == verdict) return false;
      if (isJudgedRounded(*method)) {
        // After rounding the question may be another.
        const std::optional<SearchCase> rounded = roundedToFloat(same.changed);
        if (!rounded || exactVerdictOf(*method, *rounded) != exactVerdict(*method, given)) {
          return false;
        }
      }
      if (!isKnownVerdict(*method) && (verdictOf(report(*method, same.changed)) != changed ||
                                       verdictOf(report(*method, given)) != verdict)) {
        return false;
      }
      Finding finding = start(change, *method);
      finding.verdict = verdict;
      finding.against = changed;
      finding.other = same.label;
      found.push_back(std::move(finding));
      return true;
    });
    return !left.empty();
  };
  if (!left.empty()) forEachSameQuestion(given, m_question.kind, change, ask);
}

bool Judge::showsAlone(const SearchCase& given, const Method& method, Finding& finding) {
  if (method.own != nullptr) {
    const OwnAnswer& answer = m_own[static_cast<std::size_t>(&method - m_methods.data())];
    return finding.kind == FindingKind::nan && finding.verdict == Verdict::none &&
           !answer.isUnsupported;
  }
  const bool isNan = finding.kind == FindingKind::nan;
  const Report answer = isNan
                            ? report(method, given)
                            : method.query.run(CaseOperands(given), method.scalar, given.options());
  finding.verdict = verdictOf(answer);
  if (isNan) return answer.overflow || finding.verdict == Verdict::none;
  return answer.certificate.status == Certificate::Status::unproven;
}

bool Judge::shows(const SearchCase& given, Finding& finding) {
  if (!canAsk(m_question.kind, CaseOperands(given))) return false;
  std::vector<Finding> found;
  judge(given, found);
  const auto same = std::ranges::find_if(
      found, [&](const Finding& candidate) { return candidate.sort() == finding.sort(); });
  if (same == found.end()) return false;
  finding = *same;
  return true;
}

SearchQuestion questionOf(const Finding& finding, const SearchCase& given,
                          const SearchQuestion& limits) {
  SearchQuestion question;
  question.timeLimit = limits.timeLimit;
  question.distanceLimits = limits.distanceLimits;
  // Nearest points are answers of closest.
  question.judgesContacts = finding.kind == FindingKind::points && finding.query != Kind::closest;
  question.kind = finding.query;
  for (const Shape& shape : given.shapes) question.operands.push_back(shape.index());
  question.methods = {finding.method};
  if (finding.kind == FindingKind::methods) question.methods.push_back(finding.other);
  question.scalars = {finding.scalar};
  question.kinds.set(static_cast<std::size_t>(finding.kind));
  return question;
}

std::vector<OwnMethod*> ownOf(const Finding& finding, const std::vector<OwnMethod*>& own) {
  std::vector<OwnMethod*> asked = own;
  std::erase_if(asked, [&](OwnMethod* method) {
    return method->name() != finding.method && method->name() != finding.other;
  });
  return asked;
}

}  // namespace hairline
