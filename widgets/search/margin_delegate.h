#pragma once

#include <QStyledItemDelegate>

namespace hairline {

/// A margin as a bar on a logarithmic scale, and the number beside it. The number as text is the
/// cell's text, its value stands under Qt::UserRole.
class MarginDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
};

}  // namespace hairline
