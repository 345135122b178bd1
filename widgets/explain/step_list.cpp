#include "widgets/explain/step_list.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <algorithm>

#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/explain/steps_model.h"
#include "widgets/pair/trace_cursor.h"

namespace hairline {
namespace {

constexpr int stepMargin = 8;
constexpr int barHeight = 15;

int stepOf(const QModelIndex& index) {
  const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model());
  return proxy != nullptr ? proxy->mapToSource(index).row() : index.row();
}

/// The role of a step in the verdict as a shape: a solid pointer decides, a ring was not needed, a
/// crossed ring is degenerate, a dot is any other step.
void paintPart(QPainter& painter, const QRectF& square, const StepContext& context,
               bool degenerate) {
  const Theme& theme = Theme::current();
  const bool unproven = context.report->certificate.status == Certificate::Status::unproven;
  const double size = square.width();
  const QPointF middle = square.center();
  painter.setBrush(Qt::NoBrush);
  if (context.state == StepState::deciding && unproven) {
    paintWarningGlyph(painter, square, theme.warning);
  } else if (context.state == StepState::deciding) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.gap);
    painter.drawPolygon(QPolygonF{square.topLeft() + QPointF(size * 0.15, size * 0.08),
                                  square.topLeft() + QPointF(size * 0.9, size * 0.5),
                                  square.topLeft() + QPointF(size * 0.15, size * 0.92)});
  } else if (degenerate) {
    painter.setPen(QPen(theme.degenerate, 1.4));
    painter.drawEllipse(middle, size * 0.34, size * 0.34);
    painter.drawLine(middle + QPointF(-size * 0.24, size * 0.24),
                     middle + QPointF(size * 0.24, -size * 0.24));
  } else if (context.state == StepState::notNeeded) {
    painter.setPen(QPen(theme.subdued, 1.2));
    painter.drawEllipse(middle, size * 0.2, size * 0.2);
  } else {
    painter.setPen(Qt::NoPen);
    painter.setBrush(context.leastOverlap ? theme.hit : theme.subdued);
    const double radius = size * (context.leastOverlap ? 0.3 : 0.2);
    painter.drawEllipse(middle, radius, radius);
  }
}

void paintGround(QPainter& painter, const QRectF& row, const StepContext& context, bool pointedAt,
                 bool pinned) {
  const Theme& theme = Theme::current();
  const QRectF ground = row.adjusted(2, 1, -2, -1);
  painter.setPen(Qt::NoPen);
  if (context.state == StepState::deciding) {
    painter.setBrush(blend(theme.panel, theme.gap, theme.dark ? 0.22 : 0.14));
    painter.drawRoundedRect(ground, 4, 4);
  } else if (context.leastOverlap) {
    painter.setBrush(blend(theme.panel, theme.hit, theme.dark ? 0.18 : 0.09));
    painter.drawRoundedRect(ground, 4, 4);
  }
  if (pointedAt || pinned) {
    QColor light = theme.accent;
    light.setAlphaF(pointedAt ? 0.14f : 0.0f);
    painter.setBrush(light);
    painter.setPen(QPen(theme.accent, pinned ? 2 : 1));
    painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
}

class RowsWithoutProjections : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    return !sourceModel()->index(row, 0, parent).data(StepsModel::ProjectedRole).toBool();
  }
};

}  // namespace

/// Paints a step: a sign and words for its role in the verdict, its label, a drawing or a remark,
/// and its value. The drawing depends on the step's kind.
class StepDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  StepDelegate(StepsModel* model, TraceCursor* cursor, QObject* parent)
      : QStyledItemDelegate(parent), m_model(model), m_cursor(cursor) {}

  /// Whether a row of this width fits everything in one line, with room for a drawing.
  bool isWide(int width, const QFontMetrics& metrics) const {
    const int character = metrics.averageCharWidth();
    const int label = metrics.horizontalAdvance(m_model->longestLabel());
    return width >= 60 * character + std::max(label, 15 * character);
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const Theme& theme = Theme::current();
    const int row = stepOf(index);
    if (m_model->report() == nullptr || row < 0 || row >= m_model->rowCount()) return;
    const StepContext context = m_model->context(row);
    const StepText text = textOf(m_model->step(row), context);
    const QString state = stateText(context);
    const QRectF area(option.rect);
    const bool wide = isWide(option.rect.width(), option.fontMetrics);
    const double line = option.fontMetrics.height();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool notNeeded = context.state == StepState::notNeeded;
    if (notNeeded && m_model->report()->trace.deciding == row - 1) {
      painter->setPen(QPen(theme.border, 1, Qt::DashLine));
      painter->drawLine(area.topLeft() + QPointF(stepMargin, 0.5),
                        area.topRight() + QPointF(-stepMargin, 0.5));
    }
    paintGround(*painter, area, context, m_cursor->step() == row, m_cursor->pinned() == row);

    const double top = wide ? area.center().y() - line / 2 : area.top() + 4;
    const double sign = option.fontMetrics.ascent() * 0.95;
    const double left = area.left() + stepMargin;
    const double right = area.right() - stepMargin;
    paintPart(*painter, {left, top + (line - sign) / 2, sign, sign}, context, text.degenerate);

    QFont bold = option.font;
    bold.setBold(true);
    const QFont& labelFont = context.state == StepState::deciding ? bold : option.font;
    const QFontMetricsF metrics(option.font);
    const QColor color = notNeeded || text.degenerate ? theme.subdued : theme.text;
    const double labelLeft = left + sign + 6;
    // In a wide panel labels have a column that fits each of them.
    const double labelWidth =
        wide ? std::clamp(QFontMetricsF(bold).horizontalAdvance(m_model->longestLabel()) + 2,
                          metrics.averageCharWidth() * 12, area.width() * 0.4)
             : QFontMetricsF(labelFont).horizontalAdvance(text.label);
    // In a wide panel values have a column, which long ones exceed.
    const double valueWidth = std::max(wide ? metrics.averageCharWidth() * 18 : 0.0,
                                       QFontMetricsF(labelFont).horizontalAdvance(text.value) + 1);
    const double stateWidth = metrics.averageCharWidth() * 14;
    const double valueTop =
        !wide && needsLineForValue(row, option.rect.width(), option.font) ? top + line : top;
    // Words that do not fit beside the label stand beside the value.
    const bool isStateBelow =
        valueTop > top && labelLeft + labelWidth + 8 + metrics.horizontalAdvance(state) > right;

    painter->setPen(color);
    painter->setFont(labelFont);
    painter->drawText(
        QRectF(labelLeft, top, labelWidth + 2, line), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(labelFont).elidedText(text.label, Qt::ElideRight, labelWidth + 1));
    painter->drawText(QRectF(right - valueWidth, valueTop, valueWidth, line),
                      Qt::AlignRight | Qt::AlignVCenter, text.value);
    painter->setFont(option.font);
    painter->setPen(context.state == StepState::deciding ? theme.text : theme.subdued);
    const QRectF stateRoom =
        wide ? QRectF(right - valueWidth - stateWidth - 8, top, stateWidth, line)
        : isStateBelow
            ? QRectF(labelLeft, valueTop, right - valueWidth - 8 - labelLeft, line)
            : QRectF(labelLeft + labelWidth + 8, top,
                     right - (valueTop > top ? 0 : valueWidth + 8) - (labelLeft + labelWidth + 8),
                     line);
    painter->drawText(stateRoom, (wide ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                      metrics.elidedText(state, Qt::ElideRight, stateRoom.width()));

    const QRectF room =
        wide ? QRectF(labelLeft + labelWidth + 8, area.center().y() - barHeight / 2.0,
                      stateRoom.left() - 8 - (labelLeft + labelWidth + 8), barHeight)
             : QRectF(labelLeft, valueTop + line + 2, right - labelLeft, barHeight);
    if (!text.note.isEmpty()) {
      painter->setPen(theme.subdued);
      painter->drawText(QRectF(room.left(), room.center().y() - line / 2, room.width(), line),
                        Qt::AlignLeft | Qt::AlignVCenter,
                        metrics.elidedText(text.note, Qt::ElideRight, room.width()));
    } else if (room.width() > 20) {
      paintStep(*painter, room, m_model->step(row), context);
    }
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const int line = option.fontMetrics.height();
    if (isWide(width, option.fontMetrics)) return {width, std::max(line, barHeight) + 10};
    const int row = stepOf(index);
    const int first = needsLineForValue(row, width, option.font) ? 2 * line : line;
    const bool hasSecondLine = index.data(StepsModel::HasDrawingRole).toBool() ||
                               !index.data(StepsModel::NoteRole).toString().isEmpty();
    return {width, hasSecondLine ? first + std::max(barHeight, line) + 10 : first + 10};
  }

 private:
  /// Whether the label and the words about it leave no room for the value beside them.
  bool needsLineForValue(int row, int width, QFont font) const {
    if (m_model->report() == nullptr || row < 0 || row >= m_model->rowCount()) return false;
    const StepContext context = m_model->context(row);
    const StepText text = textOf(m_model->step(row), context);
    const QString state = stateText(context);
    const QFontMetricsF metrics(font);
    font.setBold(context.state == StepState::deciding);
    const QFontMetricsF labelMetrics(font);
    double needed = 2 * stepMargin + metrics.ascent() + 6 +
                    labelMetrics.horizontalAdvance(text.label) + 10 +
                    labelMetrics.horizontalAdvance(text.value);
    if (!state.isEmpty()) needed += 8 + metrics.horizontalAdvance(state);
    return needed > width;
  }

  StepsModel* m_model;
  TraceCursor* m_cursor;
};

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
  // A new width may turn single-line rows into two-line rows.
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

#include "step_list.moc"
