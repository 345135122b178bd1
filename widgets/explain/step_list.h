#pragma once

#include <QListView>

class QSortFilterProxyModel;

namespace hairline {

class StepsModel;
class TraceCursor;

/// The steps of a trace as rows, as tall as they all need. Pointing at a row moves the trace
/// cursor, clicking pins it. Edge functions are left out: the projections show them. Rows have one
/// line where there is room, and two in a narrow dock.
class StepList : public QListView {
  Q_OBJECT

 public:
  StepList(StepsModel* model, TraceCursor* cursor, QWidget* parent = nullptr);

  /// The place of a step of the trace; empty where it is not in the list.
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
