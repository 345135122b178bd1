#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/explain/step_row.h"

namespace hairline {

/// The steps of one report as rows, in the order in which the code took them; row numbers are those
/// of the trace. A report with as many steps changes rows in place.
class StepsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    /// The row's value: "gap 0.12".
    ValueRole = Qt::UserRole + 1,
    /// A remark instead of a drawing.
    NoteRole,
    /// StepState as int.
    StateRole,
    /// "decides", "not needed", "least overlap", or nothing.
    StateTextRole,
    DegenerateRole,
    /// Whether this is the edge function of a projection, which is drawn elsewhere.
    ProjectedRole,
    HasDrawingRole,
  };

  explicit StepsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

  /// Sets a report and its operands; a null report clears the list. With the scene the operands
  /// have the view's colours, in which the second operand may be the first of the pair.
  void setReport(const Report* report, const SceneObject* a, const SceneObject* b,
                 const Scene* scene = nullptr);
  /// Colours have changed.
  void refreshColors();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  /// The current report; null if there is none.
  const Report* report() const { return m_report ? &*m_report : nullptr; }
  const Step& step(int row) const { return m_report->trace.steps[static_cast<std::size_t>(row)]; }
  StepText text(int row) const;
  StepContext context(int row) const;

  /// The operands of the report, as they were; null if there is none.
  const Shape* operandA() const { return m_a ? &m_a->shape : nullptr; }
  const Shape* operandB() const { return m_b ? &m_b->shape : nullptr; }

  /// The longest label, which determines the width of a column.
  const QString& longestLabel() const { return m_longestLabel; }

  /// One line for a row: label, value, remark, state.
  QString line(int row) const;
  /// The whole explanation as text, every number in full.
  QString asText() const;

 private:
  void takeLongestLabel();

  std::optional<Report> m_report;
  /// The second operand is the first of the pair in the view.
  bool m_isTurned = false;
  std::optional<SceneObject> m_a;
  std::optional<SceneObject> m_b;
  BarScale m_scale;
  QString m_longestLabel;
};

}  // namespace hairline
