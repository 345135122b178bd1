#include "widgets/search/margin_delegate.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"

namespace hairline {
namespace {

/// The bar of the smallest margins is empty.
constexpr double leastExponent = -18;
constexpr int marginBarWidth = 72;
constexpr int marginGap = 4;

}  // namespace

QSize MarginDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const int number = option.fontMetrics.horizontalAdvance(QStringLiteral("1.235e−300"));
  QSize size = QStyledItemDelegate::sizeHint(option, index);
  size.setWidth(marginBarWidth + 4 * marginGap + number);
  return size;
}

void MarginDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString number = std::exchange(item.text, {});
  option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
  if (number.isEmpty()) return;
  const double margin = index.data(Qt::UserRole).toDouble();
  const double share =
      margin > 0 ? std::clamp(1 - std::log10(margin) / leastExponent, 0.0, 1.0) : 0;
  const Theme& theme = Theme::current();
  constexpr double height = 8;
  const QRectF room = option.rect;
  const QRectF track(room.left() + marginGap, room.center().y() - height / 2, marginBarWidth,
                     height);
  painter->save();
  painter->setPen(Qt::NoPen);
  painter->setBrush(blend(theme.panel, theme.text, 0.15));
  painter->drawRect(track);
  painter->setBrush(theme.warning);
  painter->drawRect(QRectF(track.topLeft(), QSizeF(share * track.width(), height)));
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
  painter->drawText(QRectF(track.right() + marginGap, room.top(),
                           room.right() - track.right() - marginGap, room.height()),
                    Qt::AlignVCenter | Qt::AlignLeft, number);
  painter->restore();
}

}  // namespace hairline
