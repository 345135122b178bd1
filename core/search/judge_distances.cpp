#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/math/arithmetic_scope.h"
#include "core/search/judge.h"
#include "core/search/nearest_points.h"

namespace hairline {
namespace {

/// Whether a squared distance surely differs from the true one by no more than a part of it.
bool isWithin(double sqdist, const Certainty::Distance& bounds, double limit) {
  // A little less, because of the roundings of this test.
  const double part = limit * (1 - 0x1p-20) - 0x1p-50;
  return sqdist >= bounds.most * bounds.most * (1 - part) &&
         sqdist <= bounds.least * bounds.least * (1 + part);
}

std::optional<double> certainSqdist(const SearchCase& on) {
  const ArithmeticScope scope;
  return on.shapes.size() == 2 ? exactSqdistOf(on.shapes[0], on.shapes[1]) : std::nullopt;
}

}  // namespace

/// The exact squared distance to the nearest double; nothing if it is out of range.
std::optional<double> Judge::exactSqdist(const Method& method, const SearchCase& given) {
  const SearchCase* on = judgedOn(method, given);
  if (method.judge.entry == nullptr || on == nullptr) return std::nullopt;
  if (m_exactSqdist.judge != method.judge.entry || m_exactSqdist.given != on) {
    m_exactSqdist = {method.judge.entry, on, certainSqdist(*on)};
    if (!m_exactSqdist.answer) {
      const std::optional<Number> sqdist =
          method.judge.answer(CaseOperands(*on), ScalarKind::exact, on->options()).sqdist;
      if (sqdist) m_exactSqdist.answer = sqdist->value;
    }
    if (m_exactSqdist.answer && !std::isfinite(*m_exactSqdist.answer)) m_exactSqdist.answer.reset();
  }
  return m_exactSqdist.answer;
}

void Judge::judgeDistances(const SearchCase& given, std::vector<Finding>& found) {
  if (m_question.kind != Kind::closest) return;
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    const Method& method = m_methods[i];
    if (method.scalar == ScalarKind::exact) continue;
    // Zero is judged by the verdict.
    if (exactVerdict(method, given) == Verdict::yes) continue;
    std::optional<double> sqdist = m_own[i].sqdist;
    if (method.own == nullptr) {
      const Report answer = report(method, given);
      if (answer.sqdist && !answer.overflow) sqdist = answer.sqdist->value;
    }
    if (!sqdist) continue;
    const double limit = m_question.distanceLimits.of(method.scalar);
    if (const SearchCase* on = judgedOn(method, given); on != nullptr) {
      const auto bounds = certainty(method, *on).distance;
      if (bounds && isWithin(*sqdist, *bounds, limit)) continue;
    }
    // A squared distance beyond the range of a double is not judged.
    const std::optional<double> exact = exactSqdist(method, given);
    if (!exact || !(*exact > 0)) continue;
    if (std::abs(*sqdist - *exact) <= limit * *exact) continue;
    Finding finding = start(FindingKind::distance, method);
    finding.verdict = m_verdicts[i];
    finding.sqdist = sqdist;
    finding.exactSqdist = exact;
    found.push_back(std::move(finding));
  }
}

void Judge::judgePoints(const SearchCase& given, std::vector<Finding>& found) {
  if (m_question.kind != Kind::closest) return;
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    const Method& method = m_methods[i];
    if (method.scalar == ScalarKind::exact) continue;
    std::vector<Vector3<double>> points = m_own[i].points;
    if (method.own == nullptr) {
      const Report answer = report(method, given);
      if (answer.overflow) continue;
      for (const NumberVector& point : answer.points) points.push_back(point.toVector());
      if (method.query.swapped) std::ranges::reverse(points);
    }
    if (points.size() != 2) continue;
    const std::optional<double> exact = exactSqdist(method, given);
    if (!exact) continue;
    const double limit = m_question.distanceLimits.of(method.scalar);
    const std::optional<PointsFault> fault =
        nearestPointsFault(points, *judgedOn(method, given), *exact, limit);
    if (!fault) continue;
    Finding finding = start(FindingKind::points, method);
    finding.verdict = m_verdicts[i];
    finding.other = std::string(name(*fault));
    const double between = (points[0] - points[1]).squaredNorm();
    if (std::isfinite(between)) finding.sqdist = between;
    finding.exactSqdist = exact;
    found.push_back(std::move(finding));
  }
}

void Judge::judgeContacts(const SearchCase& given, std::vector<Finding>& found) {
  if (m_question.kind != Kind::intersect && m_question.kind != Kind::sweep) return;
  for (std::size_t i = 0; i < m_methods.size(); ++i) {
    const Method& method = m_methods[i];
    const OwnAnswer& answer = m_own[i];
    const SearchCase* on = judgedOn(method, given);
    // A wrong verdict is a finding already, and a miss has no contact.
    if (method.own == nullptr || m_verdicts[i] != Verdict::yes || on == nullptr ||
        exactVerdict(method, given) != Verdict::yes) {
      continue;
    }
    const double limit = m_question.distanceLimits.of(method.scalar);
    std::string fault;
    if (answer.time || answer.t) {
      const Report exact = method.judge.answer(CaseOperands(*on), ScalarKind::exact, on->options());
      const auto compare = [&](const char* what, const std::optional<double>& said,
                               const std::optional<Number>& known) {
        if (!said || !known || !std::isfinite(known->value) || !fault.empty()) return;
        if (std::abs(*said - known->value) <= limit * std::max(1.0, std::abs(known->value))) return;
        fault = std::string(what) + ": " + writeJson(*said) + " against " + writeJson(known->value);
      };
      compare("time", answer.time, exact.time);
      compare("t", answer.t, exact.t);
    }
    if (answer.point && fault.empty() && m_question.kind == Kind::intersect) {
      const std::array<Vector3<double>, 2> both{*answer.point, *answer.point};
      const std::optional<PointsFault> wrong = nearestPointsFault(both, *on, 0, limit);
      if (wrong) fault = std::string(name(*wrong)) + ": the common point is not in it";
    }
    if (fault.empty()) continue;
    Finding finding = start(FindingKind::points, method);
    finding.verdict = m_verdicts[i];
    finding.other = std::move(fault);
    found.push_back(std::move(finding));
  }
}

}  // namespace hairline
