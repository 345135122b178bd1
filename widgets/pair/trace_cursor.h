#pragma once

#include <QObject>
#include <string>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// The explained report and its highlighted step. Panels and the 3D view share one, so that
/// hovering over a row highlights the axis in the view and vice versa.
class TraceCursor : public QObject {
  Q_OBJECT

 public:
  explicit TraceCursor(QObject* parent = nullptr) : QObject(parent) {}

  Kind kind() const { return m_kind; }
  const std::string& method() const { return m_method; }
  ScalarKind scalar() const { return m_scalar; }
  /// Explains another report. The pinned step is kept if the method is the same (the same step in
  /// another scalar), and released otherwise.
  void setReport(const std::string& method, ScalarKind scalar, Kind kind = Kind::intersect);

  /// The explained report of the pair; if the pair has none of this method and scalar, the first
  /// one with a trace. Null for an empty pair.
  const Report* report(const PairReports* pair) const;

  /// The highlighted step: the hovered one, or else the pinned one; -1 for none.
  int step() const { return m_hovered >= 0 ? m_hovered : m_pinned; }
  /// The step under the mouse; -1 when the mouse leaves.
  void setStep(int step);

  /// The step that stays highlighted when the mouse leaves; -1 for none.
  int pinned() const { return m_pinned; }
  void pin(int step);

 signals:
  /// The report or the step has changed.
  void changed();

 private:
  Kind m_kind = Kind::intersect;
  std::string m_method = "sat";
  ScalarKind m_scalar = ScalarKind::float64;
  int m_hovered = -1;
  int m_pinned = -1;
};

}  // namespace hairline
