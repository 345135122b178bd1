#include <algorithm>
#include <bit>

#include "core/search/judge.h"

namespace hairline {
namespace {

/// The lowest bits of a word, so many of them.
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
  // Queries do not crash, and only those of one kind tell distances.
  others.reset(static_cast<std::size_t>(FindingKind::failure));
  if (m_question.kind != Kind::closest) {
    others.reset(static_cast<std::size_t>(FindingKind::distance));
    others.reset(static_cast<std::size_t>(FindingKind::points));
  }
  return others.none() &&
         std::ranges::none_of(m_voices, [](const Voice& voice) { return voice.own != nullptr; });
}

void Judge::look(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
                 std::span<std::uint64_t> counts, std::vector<Sighting>& seen) {
  const bool inLanes = std::ranges::all_of(m_voices, [](const Voice& voice) {
    return voice.triangleBox.has_value() && voice.judgeTriangleBox.has_value();
  });
  if (cases.empty()) return;
  if (inLanes) return lookInLanes(cases, wanted, counts, seen);
  for (std::size_t place = 0; place < cases.size(); ++place) {
    const SearchCase& given = cases[place];
    if (!canAsk(m_question.kind, CaseOperands(given))) continue;
    m_said.resize(m_voices.size());
    m_exact.clear();
    if (m_triangleBox) m_triangleBox->take(CaseOperands(given));
    for (std::size_t i = 0; i < m_voices.size(); ++i) {
      m_said[i] = quickVerdict(m_voices[i], given);
    }
    m_seen.clear();
    if (has(FindingKind::exact)) judgeAgainstExact(given, m_seen);
    if (has(FindingKind::methods)) judgeMethods(given, m_seen);
    for (Sighting& sighting : m_seen) {
      const std::size_t sort = sortOf(sighting);
      if (++counts[sort] > wanted[sort]) continue;
      sighting.place = static_cast<std::uint16_t>(place);
      seen.push_back(sighting);
    }
  }
}

void Judge::lookInLanes(std::span<const SearchCase> cases, std::span<const std::uint64_t> wanted,
                        std::span<std::uint64_t> counts, std::vector<Sighting>& seen) {
  if (m_batch == nullptr) m_batch = std::make_unique<TriangleBoxCases>();
  m_batch->take(cases);
  std::vector<std::uint64_t>& said = m_words;
  said.clear();
  for (const Voice& voice : m_voices) {
    said.push_back(m_batch->says(*voice.triangleBox, voice.scalar));
  }
  // Of some cases, those where the answer shows what the shortest way said.
  const auto meant = [&](std::size_t i, std::uint64_t some) {
    const Voice& voice = m_voices[i];
    std::uint64_t kept = some & m_batch->ordinary(voice.scalar);
    for (std::uint64_t left = some & ~kept; left != 0; left &= left - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(left));
      const Verdict told = verdictOf((said[i] >> place & 1) != 0);
      if (verdictOf(report(voice, cases[place])) == told) kept |= std::uint64_t{1} << place;
    }
    return kept;
  };
  const std::size_t before = seen.size();
  const auto add = [&](Sighting sighting, std::uint64_t shown, std::uint64_t against) {
    const std::size_t sort = sortOf(sighting);
    const std::uint64_t have = counts[sort];
    counts[sort] += static_cast<std::uint64_t>(std::popcount(shown));
    if (have >= wanted[sort]) return;
    for (std::uint64_t left = lowest(shown, wanted[sort] - have); left != 0; left &= left - 1) {
      const int place = std::countr_zero(left);
      sighting.place = static_cast<std::uint16_t>(place);
      sighting.says = verdictOf((said[sighting.voice] >> place & 1) != 0);
      sighting.against = verdictOf((against >> place & 1) != 0);
      seen.push_back(sighting);
    }
  };
  if (has(FindingKind::exact)) {
    // One judge for all: none is one-sided.
    const std::uint64_t exact =
        m_batch->says(*m_voices.front().judgeTriangleBox, ScalarKind::exact);
    for (std::size_t i = 0; i < m_voices.size(); ++i) {
      Sighting sighting;
      sighting.kind = FindingKind::exact;
      sighting.voice = static_cast<std::uint16_t>(i);
      add(sighting, meant(i, said[i] ^ exact), exact);
    }
  }
  if (has(FindingKind::methods)) {
    for (const ScalarKind scalar : m_question.scalars) {
      std::optional<std::size_t> first;
      for (std::size_t i = 0; i < m_voices.size(); ++i) {
        if (m_voices[i].scalar != scalar) continue;
        if (!first) {
          first = i;
          continue;
        }
        Sighting sighting;
        sighting.kind = FindingKind::methods;
        sighting.voice = static_cast<std::uint16_t>(*first);
        sighting.other = static_cast<std::uint16_t>(i);
        add(sighting, meant(*first, meant(i, said[*first] ^ said[i])), said[i]);
      }
    }
  }
  std::stable_sort(seen.begin() + static_cast<std::ptrdiff_t>(before), seen.end(),
                   [](const Sighting& a, const Sighting& b) { return a.place < b.place; });
}

}  // namespace hairline
