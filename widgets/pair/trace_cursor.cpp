#include "widgets/pair/trace_cursor.h"

namespace hairline {

void TraceCursor::setReport(const std::string& method, ScalarKind scalar, Kind kind) {
  if (method == m_method && scalar == m_scalar && kind == m_kind) return;
  if (method != m_method || kind != m_kind) m_pinned = -1;
  m_hovered = -1;
  m_method = method;
  m_scalar = scalar;
  m_kind = kind;
  emit changed();
}

const Report* TraceCursor::report(const PairReports* pair) const {
  if (pair == nullptr || pair->reports.empty()) return nullptr;
  if (const Report* found = findReport(*pair, m_kind, m_method, m_scalar)) return found;
  for (const Report& report : pair->reports) {
    if (!report.trace.steps.empty() && report.scalar == m_scalar) return &report;
  }
  return &pair->reports.front();
}

void TraceCursor::setStep(int step) {
  const int before = this->step();
  m_hovered = step;
  if (this->step() != before) emit changed();
}

void TraceCursor::pin(int step) {
  if (step == m_pinned) return;
  m_pinned = step;
  emit changed();
}

}  // namespace hairline
