#include <algorithm>
#include <bit>

#include "core/query/general/polytope_memory.h"
#include "core/search/judge.h"

namespace hairline {
namespace {

/// The lowest bits of a word.
std::uint64_t lowest(std::uint64_t word, std::uint64_t count) {
  std::uint64_t kept = 0;
  for (; count > 0 && word != 0; --count, word &= word - 1) kept |= word & (0 - word);
  return kept;
}

}  // namespace

bool Judge::isBrief() const {
  FindingKinds others = m_question.kinds;
  others.reset(static_cast<std::size_t>(FindingKind::methods));
  others.reset(static_cast<std::size_t>(FindingKind::exact));
  // Queries do not crash, and only one kind gives distances.
  others.reset(static_cast<std::size_t>(FindingKind::failure));
  if (m_question.kind != Kind::closest) {
    others.reset(static_cast<std::size_t>(FindingKind::distance));
    others.reset(static_cast<std::size_t>(FindingKind::points));
  }
  return others.none() && std::ranges::none_of(m_methods, [](const Method& method) {
           return method.own != nullptr;
         });
}

void Judge::look(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
                 std::span<std::uint64_t> counts, std::vector<BriefFinding>& seen) {
  const bool inLanes = std::ranges::all_of(m_methods, [](const Method& method) {
    return method.triangleBox.has_value() && method.judgeTriangleBox.has_value();
  });
  if (cases.empty()) return;
  if (inLanes) return lookInLanes(cases, wanted, counts, seen);
  const PolytopeMemory memory;
  for (std::size_t place = 0; place < cases.size(); ++place) {
    const SearchCase& given = cases[place];
    if (!canAsk(m_question.kind, CaseOperands(given))) continue;
    m_verdicts.resize(m_methods.size());
    m_meant.assign(m_methods.size(), {});
    m_exact.clear();
    m_certain.clear();
    if (m_triangleBox) m_triangleBox->take(CaseOperands(given));
    for (std::size_t i = 0; i < m_methods.size(); ++i) {
      m_verdicts[i] = quickVerdict(m_methods[i], given);
    }
    m_seen.clear();
    if (has(FindingKind::exact)) judgeAgainstExact(given, m_seen);
    if (has(FindingKind::methods)) judgeMethods(given, m_seen);
    for (BriefFinding& brief : m_seen) {
      const std::size_t sort = sortOf(brief);
      if (++counts[sort] > wanted[sort]) continue;
      brief.place = static_cast<std::uint16_t>(place);
      seen.push_back(brief);
    }
  }
}

void Judge::lookInLanes(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
                        std::span<std::uint64_t> counts, std::vector<BriefFinding>& seen) {
  if (m_batch == nullptr) m_batch = std::make_unique<TriangleBoxCases>();
  m_batch->take(cases);
  std::vector<std::uint64_t>& verdicts = m_words;
  verdicts.clear();
  for (const Method& method : m_methods) {
    verdicts.push_back(m_batch->verdicts(*method.triangleBox, method.scalar));
  }
  // For a set of cases, those in which the answer agrees with the fastest path.
  const auto meant = [&](std::size_t i, std::uint64_t some) {
    const Method& method = m_methods[i];
    std::uint64_t kept = some & m_batch->ordinary(method.scalar);
    for (std::uint64_t left = some & ~kept; left != 0; left &= left - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(left));
      const Verdict verdict = verdictOf((verdicts[i] >> place & 1) != 0);
      if (verdictOf(report(method, cases[place])) == verdict) kept |= std::uint64_t{1} << place;
    }
    return kept;
  };
  const std::size_t before = seen.size();
  const auto add = [&](BriefFinding brief, std::uint64_t shown, std::uint64_t against) {
    const std::size_t sort = sortOf(brief);
    const std::uint64_t have = counts[sort];
    counts[sort] += static_cast<std::uint64_t>(std::popcount(shown));
    if (have >= wanted[sort]) return;
    for (std::uint64_t left = lowest(shown, wanted[sort] - have); left != 0; left &= left - 1) {
      const int place = std::countr_zero(left);
      brief.place = static_cast<std::uint16_t>(place);
      brief.verdict = verdictOf((verdicts[brief.method] >> place & 1) != 0);
      brief.against = verdictOf((against >> place & 1) != 0);
      seen.push_back(brief);
    }
  };
  if (has(FindingKind::exact)) {
    // One judge for all: none is one-sided.
    const std::uint64_t exact =
        m_batch->verdicts(*m_methods.front().judgeTriangleBox, ScalarKind::exact);
    for (std::size_t i = 0; i < m_methods.size(); ++i) {
      BriefFinding brief;
      brief.kind = FindingKind::exact;
      brief.method = static_cast<std::uint16_t>(i);
      add(brief, meant(i, verdicts[i] ^ exact), exact);
    }
  }
  if (has(FindingKind::methods)) {
    for (const ScalarKind scalar : m_question.scalars) {
      std::optional<std::size_t> first;
      for (std::size_t i = 0; i < m_methods.size(); ++i) {
        if (m_methods[i].scalar != scalar) continue;
        if (!first) {
          first = i;
          continue;
        }
        BriefFinding brief;
        brief.kind = FindingKind::methods;
        brief.method = static_cast<std::uint16_t>(*first);
        brief.other = static_cast<std::uint16_t>(i);
        add(brief, meant(*first, meant(i, verdicts[*first] ^ verdicts[i])), verdicts[i]);
      }
    }
  }
  std::stable_sort(seen.begin() + static_cast<std::ptrdiff_t>(before), seen.end(),
                   [](const BriefFinding& a, const BriefFinding& b) { return a.place < b.place; });
}

}  // namespace hairline
