#include "widgets/recording/record_index.h"

#include <algorithm>
#include <cmath>

namespace hairline {
namespace {

/// So many records are read between two looks at whether they are still wanted.
constexpr std::size_t recordsAtOnce = 4096;

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

std::optional<double> numberOf(double value) {
  return std::isnan(value) ? std::nullopt : std::optional(value);
}

/// The values that are there, in ascending order.
std::vector<std::uint16_t> valuesOf(const std::vector<std::uint16_t>& column) {
  std::vector<bool> isThere(std::size_t{1} << 16);
  for (const std::uint16_t value : column) isThere[value] = true;
  std::vector<std::uint16_t> values;
  for (std::size_t value = 0; value < isThere.size(); ++value) {
    if (isThere[value]) values.push_back(static_cast<std::uint16_t>(value));
  }
  return values;
}

}  // namespace

Result<RecordIndex> RecordIndex::read(const Recording& recording, const Work& work) {
  RecordIndex made;
  for (auto* column : {&made.question, &made.site, &made.thread}) column->reserve(recording.size());
  made.frame.reserve(recording.size());
  std::map<RecordQuestion, std::uint16_t> places;
  std::vector<RecordedHead> heads(recordsAtOnce);
  for (std::size_t first = 0; first < recording.size(); first += recordsAtOnce) {
    if (work.isCancelled()) return cancelledError();
    heads.resize(std::min(recordsAtOnce, recording.size() - first));
    recording.heads(first, heads);
    for (const RecordedHead& head : heads) {
      const RecordQuestion question{head.kind, head.types, head.operands};
      auto found = places.find(question);
      if (found == places.end()) {
        const std::size_t last = std::numeric_limits<std::uint16_t>::max();
        const std::size_t place = std::min(made.questions.size(), last);
        if (place == made.questions.size()) made.questions.push_back(question);
        found = places.emplace(question, static_cast<std::uint16_t>(place)).first;
      }
      made.question.push_back(found->second);
      made.site.push_back(head.site ? static_cast<std::uint16_t>(*head.site) : unknown);
      made.thread.push_back(head.thread);
      made.frame.push_back(head.frame);
    }
    work.report(static_cast<double>(first) / static_cast<double>(recording.size()));
  }
  made.sites = valuesOf(made.site);
  made.threads = valuesOf(made.thread);
  return made;
}

void RecordOutcomes::take(const ReplayPart& part) {
  for (std::size_t i = 0; i < part.count; ++i) m_outcomes[part.first + i] = RecordOutcome::right;
  for (const std::size_t place : part.unjudged) m_outcomes[place] = RecordOutcome::unjudged;
  std::vector<Wrong>& wrong = m_wrong[part.first];
  m_wrongCount -= wrong.size();
  wrong.clear();
  for (const ReplayFinding& found : part.findings) {
    if (m_outcomes[found.place] == RecordOutcome::wrong) continue;
    m_outcomes[found.place] = RecordOutcome::wrong;
    const Finding& finding = found.finding;
    Wrong kept{static_cast<std::uint32_t>(found.place), finding.kind, finding.against};
    auto other = std::ranges::find(m_others, finding.other);
    if (other == m_others.end() && m_others.size() <= std::numeric_limits<std::uint8_t>::max()) {
      m_others.push_back(finding.other);
      other = m_others.end() - 1;
    }
    if (other != m_others.end()) kept.other = static_cast<std::uint8_t>(other - m_others.begin());
    if (found.margin) {
      kept.measure = found.margin->measure;
      kept.absolute = found.margin->absolute;
      kept.relative = found.margin->relative;
      kept.ulps = found.margin->ulps;
    }
    kept.sqdist = finding.sqdist.value_or(noNumber);
    kept.exactSqdist = finding.exactSqdist.value_or(noNumber);
    wrong.push_back(kept);
  }
  m_wrongCount += wrong.size();
}

const RecordOutcomes::Wrong& RecordOutcomes::wrongAt(std::size_t place) const {
  const std::vector<Wrong>& part = std::prev(m_wrong.upper_bound(place))->second;
  return *std::ranges::lower_bound(part, place, {}, &Wrong::place);
}

ReplayFinding RecordOutcomes::findingOf(std::size_t place, const RecordedCall& call) const {
  const Wrong& wrong = wrongAt(place);
  ReplayFinding made;
  made.place = place;
  made.finding.kind = wrong.kind;
  made.finding.query = call.kind;
  made.finding.method = recordedMethod;
  made.finding.scalar = call.scalar();
  made.finding.verdict = call.answer.verdict;
  made.finding.against = wrong.against;
  made.finding.other = m_others[wrong.other];
  made.finding.sqdist = numberOf(wrong.sqdist);
  made.finding.exactSqdist = numberOf(wrong.exactSqdist);
  if (wrong.measure) made.margin = {*wrong.measure, wrong.absolute, wrong.relative, wrong.ulps};
  return made;
}

double RecordOutcomes::relativeMargin(std::size_t place) const { return wrongAt(place).relative; }

ShownRecords shownRecords(const RecordIndex& index, const std::vector<RecordOutcome>& outcomes,
                          const RecordFilter& filter, const std::stop_token& stop) {
  ShownRecords shown;
  for (std::size_t place = 0; place < index.size(); ++place) {
    if (place % recordsAtOnce == 0 && stop.stop_requested()) return shown;
    if ((filter.isWrongOnly && outcomes[place] != RecordOutcome::wrong) ||
        (filter.question && index.question[place] != *filter.question) ||
        (filter.site && index.site[place] != *filter.site) ||
        (filter.thread && index.thread[place] != *filter.thread)) {
      continue;
    }
    shown.places.push_back(static_cast<std::uint32_t>(place));
  }
  const auto frameOf = [&](std::uint32_t place) { return index.frame[place]; };
  // Where threads record at a time, each fills chunks of its own.
  if (!std::ranges::is_sorted(shown.places, {}, frameOf)) {
    std::ranges::stable_sort(shown.places, {}, frameOf);
  }
  for (std::size_t row = 0; row < shown.places.size(); ++row) {
    const std::uint32_t place = shown.places[row];
    if (shown.frames.empty() || shown.frames.back().frame != frameOf(place)) {
      shown.frames.push_back({frameOf(place), static_cast<std::uint32_t>(row)});
    }
    ++shown.frames.back().records;
    if (outcomes[place] == RecordOutcome::wrong) ++shown.frames.back().wrong;
  }
  return shown;
}

}  // namespace hairline
