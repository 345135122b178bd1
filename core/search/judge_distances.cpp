#include <algorithm>
#include <cmath>

#include "core/search/judge.h"
#include "core/search/nearest_points.h"

namespace hairline {

/// The exact squared distance to the nearest double; nothing where it is beyond the range.
std::optional<double> Judge::exactSqdist(const Voice& voice, const SearchCase& given) {
  const SearchCase* on = judgedOn(voice, given);
  if (voice.judge.entry == nullptr || on == nullptr) return std::nullopt;
  if (m_exactSqdist.judge != voice.judge.entry || m_exactSqdist.given != on) {
    const std::optional<Number> told =
        voice.judge.answer(CaseOperands(*on), ScalarKind::exact, on->options()).sqdist;
    m_exactSqdist = {voice.judge.entry, on, std::nullopt};
    if (told && std::isfinite(told->value)) m_exactSqdist.told = told->value;
  }
  return m_exactSqdist.told;
}

void Judge::judgeDistances(const SearchCase& given, std::vector<Finding>& found) {
  if (m_question.kind != Kind::closest) return;
  for (std::size_t i = 0; i < m_voices.size(); ++i) {
    const Voice& voice = m_voices[i];
    if (voice.scalar == ScalarKind::exact) continue;
    // Zero is for the verdict to tell, and what has left the range of a double for nobody.
    const std::optional<double> exact = exactSqdist(voice, given);
    if (!exact || !(*exact > 0)) continue;
    std::optional<double> says = m_own[i].sqdist;
    if (voice.own == nullptr) {
      const Report told = report(voice, given);
      if (told.sqdist && !told.overflow) says = told.sqdist->value;
    }
    if (!says) continue;
    const double limit = m_question.distanceLimits.of(voice.scalar) * *exact;
    if (std::abs(*says - *exact) <= limit) continue;
    Finding finding = start(FindingKind::distance, voice);
    finding.says = m_said[i];
    finding.sqdist = says;
    finding.exactSqdist = exact;
    found.push_back(std::move(finding));
  }
}

void Judge::judgePoints(const SearchCase& given, std::vector<Finding>& found) {
  if (m_question.kind != Kind::closest) return;
  for (std::size_t i = 0; i < m_voices.size(); ++i) {
    const Voice& voice = m_voices[i];
    if (voice.scalar == ScalarKind::exact) continue;
    std::vector<Vector3<double>> points = m_own[i].points;
    if (voice.own == nullptr) {
      const Report told = report(voice, given);
      if (told.overflow) continue;
      for (const NumberVector& point : told.points) points.push_back(point.toVector());
      if (voice.query.swapped) std::ranges::reverse(points);
    }
    if (points.size() != 2) continue;
    const std::optional<double> exact = exactSqdist(voice, given);
    if (!exact) continue;
    const double limit = m_question.distanceLimits.of(voice.scalar);
    const std::optional<PointsFault> fault =
        nearestPointsFault(points, *judgedOn(voice, given), *exact, limit);
    if (!fault) continue;
    Finding finding = start(FindingKind::points, voice);
    finding.says = m_said[i];
    finding.other = std::string(name(*fault));
    const double told = (points[0] - points[1]).squaredNorm();
    if (std::isfinite(told)) finding.sqdist = told;
    finding.exactSqdist = exact;
    found.push_back(std::move(finding));
  }
}

}  // namespace hairline
