#include "widgets/panels/step_list.h"

#include <QEvent>
#include <QMouseEvent>
#include <QSortFilterProxyModel>

#include "widgets/models/steps_model.h"
#include "widgets/panels/step_delegate.h"
#include "widgets/run/trace_cursor.h"

namespace hairline {
namespace {

class RowsWithoutProjections : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    return !sourceModel()->index(row, 0, parent).data(StepsModel::ProjectedRole).toBool();
  }
};

}  // namespace

StepList::StepList(StepsModel* model, TraceCursor* cursor, QWidget* parent)
    : QListView(parent), m_cursor(cursor), m_rows(new RowsWithoutProjections(this)) {
  m_rows->setSourceModel(model);
  setModel(m_rows);
  setItemDelegate(new StepDelegate(model, cursor, this));
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  setAccessibleName(tr("Steps of the explanation"));
  connect(this, &QListView::clicked, this, &StepList::pinClicked);
  connect(m_cursor, &TraceCursor::changed, this, &StepList::showCursor);
  connect(m_rows, &QAbstractItemModel::modelReset, this, [this] { updateGeometry(); });
  connect(m_rows, &QAbstractItemModel::rowsInserted, this, [this] { updateGeometry(); });
  connect(m_rows, &QAbstractItemModel::rowsRemoved, this, [this] { updateGeometry(); });
}

int StepList::stepOf(const QModelIndex& index) const {
  return index.isValid() ? m_rows->mapToSource(index).row() : -1;
}

QRect StepList::stepRect(int step) const {
  const QModelIndex index = m_rows->mapFromSource(m_rows->sourceModel()->index(step, 0));
  return index.isValid() ? visualRect(index) : QRect();
}

QSize StepList::sizeHint() const {
  int height = 0;
  QStyleOptionViewItem option;
  initViewItemOption(&option);
  for (int row = 0; row < m_rows->rowCount(); ++row) {
    height += itemDelegate()->sizeHint(option, m_rows->index(row, 0)).height();
  }
  return {260, height};
}

QSize StepList::minimumSizeHint() const { return {200, sizeHint().height()}; }

void StepList::mouseMoveEvent(QMouseEvent* event) {
  QListView::mouseMoveEvent(event);
  m_cursor->setStep(stepOf(indexAt(event->position().toPoint())));
}

void StepList::leaveEvent(QEvent* event) {
  QListView::leaveEvent(event);
  m_cursor->setStep(-1);
}

void StepList::pinClicked(const QModelIndex& index) {
  const int step = stepOf(index);
  m_cursor->pin(step == m_cursor->pinned() ? -1 : step);
}

void StepList::showCursor() {
  const QModelIndex index =
      m_rows->mapFromSource(m_rows->sourceModel()->index(m_cursor->step(), 0));
  if (index.isValid() && index != currentIndex()) {
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
  }
  viewport()->update();
}

void StepList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  // Another width may turn rows of one line into rows of two.
  if (sizeHint().height() == height()) return;
  scheduleDelayedItemsLayout();
  updateGeometry();
}

void StepList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    scheduleDelayedItemsLayout();
    updateGeometry();
  }
}

}  // namespace hairline
