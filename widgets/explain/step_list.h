#pragma once

#include <QListView>

class QSortFilterProxyModel;

namespace hairline {

class StepsModel;
class TraceCursor;

/// The steps of a trace as rows of equal height. Hovering over a row moves the trace cursor,
/// clicking pins it. Edge functions are left out, because the projections show them. Rows have one
/// line if there is room, and two in a narrow dock.
class StepList : public QListView {
  Q_OBJECT

 public:
  StepList(StepsModel* model, TraceCursor* cursor, QWidget* parent = nullptr);

  /// The index of a step of the trace; empty if it is not in the list.
  QRect stepRect(int step) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void leaveEvent(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int stepOf(const QModelIndex& index) const;
  void pinClicked(const QModelIndex& index);
  void showCursor();

  TraceCursor* m_cursor;
  QSortFilterProxyModel* m_rows;
};

}  // namespace hairline
