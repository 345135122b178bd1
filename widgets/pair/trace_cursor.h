#pragma once

#include <QObject>
#include <string>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// Which report is explained and at which of its steps the user points. Panels and the 3D view
/// share one, so that pointing at a row lights up the axis in the view and the other way round.
class TraceCursor : public QObject {
  Q_OBJECT

 public:
  explicit TraceCursor(QObject* parent = nullptr) : QObject(parent) {}

  Kind kind() const { return m_kind; }
  const std::string& method() const { return m_method; }
  ScalarKind scalar() const { return m_scalar; }
  /// Explains another report. The pinned step stays where the method stays (the same step in
  /// another scalar), and is let go otherwise.
  void setReport(const std::string& method, ScalarKind scalar, Kind kind = Kind::intersect);

  /// The report of the pair that is explained; where the pair has none of this method and scalar,
  /// the first one with a trace. Null for an empty pair.
  const Report* report(const PairReports* pair) const;

  /// The step pointed at: the hovered one, or else the pinned one; -1 for none.
  int step() const { return m_hovered >= 0 ? m_hovered : m_pinned; }
  /// The step under the mouse; -1 when the mouse leaves.
  void setStep(int step);

  /// The step that stays pointed at when the mouse leaves; -1 for none.
  int pinned() const { return m_pinned; }
  void pin(int step);

 signals:
  /// The report or the step is another one.
  void changed();

 private:
  Kind m_kind = Kind::intersect;
  std::string m_method = "sat";
  ScalarKind m_scalar = ScalarKind::float64;
  int m_hovered = -1;
  int m_pinned = -1;
};

}  // namespace hairline
