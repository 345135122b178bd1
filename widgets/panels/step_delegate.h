#pragma once

#include <QStyledItemDelegate>

namespace hairline {

class StepsModel;
class TraceCursor;

/// Paints a step: a sign for its part in the verdict, its label, a drawing or a remark, what it is
/// to the verdict in words, and its value. The drawing itself comes from the step's kind.
class StepDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  StepDelegate(StepsModel* model, TraceCursor* cursor, QObject* parent);

  /// Whether a row of this width holds everything in one line.
  static bool isWide(int width, const QFontMetrics& metrics);

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  StepsModel* m_model;
  TraceCursor* m_cursor;
};

}  // namespace hairline
