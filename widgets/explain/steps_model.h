#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/explain/step_row.h"

namespace hairline {

/// The steps of one report as rows, in the order in which the code took them; row numbers are those
/// of the trace. A report of as many steps changes rows in place.
class StepsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    /// The row's value: "gap 0.12".
    ValueRole = Qt::UserRole + 1,
    /// A remark in place of a drawing.
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

  /// Takes over a report and its operands; a null report empties the list. With the scene they have
  /// the colours that the view gives them, where the second operand may be the first of the pair.
  void setReport(const Report* report, const SceneObject* a, const SceneObject* b,
                 const Scene* scene = nullptr);
  /// Colours have changed.
  void refreshColors();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  /// The report shown; null when there is none.
  const Report* report() const { return m_report ? &*m_report : nullptr; }
  const Step& step(int row) const { return m_report->trace.steps[static_cast<std::size_t>(row)]; }
  StepText text(int row) const;
  StepContext context(int row) const;

  /// The operands of the report as they were; null when there is none.
  const Shape* operandA() const { return m_a ? &m_a->shape : nullptr; }
  const Shape* operandB() const { return m_b ? &m_b->shape : nullptr; }

  /// The label with the most letters, by which a column is made wide enough for all of them.
  const QString& longestLabel() const { return m_longestLabel; }

  /// One line for a row: label, value, remark, state.
  QString line(int row) const;
  /// The whole explanation as text, every number in full.
  QString asText() const;

 private:
  void takeLongestLabel();

  std::optional<Report> m_report;
  /// The second operand is the first of the pair to the view.
  bool m_isTurned = false;
  std::optional<SceneObject> m_a;
  std::optional<SceneObject> m_b;
  BarScale m_scale;
  QString m_longestLabel;
};

}  // namespace hairline
