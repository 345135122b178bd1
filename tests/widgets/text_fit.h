#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include "widgets/controls/page_parts.h"

namespace hairline::testing {

// Whether texts fit. Each returns the texts that do not, or nothing. A text may end in an ellipsis
// if its tooltip shows all of it; cut-off text is a failure. Input fields scroll.

inline QString plain(QString text) { return text.remove(QLatin1Char('&')); }

inline bool isWhole(const QString& text, const QString& tip) {
  return plain(tip).contains(plain(text));
}

inline bool fits(const QString& text, const QFontMetrics& metrics, int room) {
  return metrics.horizontalAdvance(plain(text)) <= room + 1;
}

inline QString cutOff(const QWidget& widget, const QString& text) {
  return QStringLiteral("%1 “%2”, %3 x %4: “%5”")
      .arg(QLatin1String(widget.metaObject()->className()), widget.objectName())
      .arg(widget.width())
      .arg(widget.height())
      .arg(text);
}

inline QString cutOff(const QLabel& label) {
  if (label.text().isEmpty()) return {};
  if (qobject_cast<const ElidedLabel*>(&label) != nullptr) {
    const bool shown = fits(label.text(), label.fontMetrics(), label.contentsRect().width());
    return shown || isWhole(label.text(), label.toolTip()) ? QString()
                                                           : cutOff(label, label.text());
  }
  const QSize hint = label.sizeHint();
  const bool high = label.wordWrap() ? label.heightForWidth(label.width()) <= label.height() + 1
                                     : hint.height() <= label.height() + 1;
  const bool wide = label.wordWrap() || hint.width() <= label.width() + 1;
  // A text that is too long for its place is cut off, whatever its tooltip has.
  return high && wide ? QString() : cutOff(label, label.text());
}

inline QString cutOff(const QAbstractButton& button) {
  if (button.text().isEmpty()) return {};
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  if (tool != nullptr && !tool->icon().isNull() &&
      tool->toolButtonStyle() == Qt::ToolButtonIconOnly) {
    return {};
  }
  const bool elided = button.text().endsWith(QChar(0x2026));
  if (elided && button.toolTip().contains(plain(button.text().chopped(1)))) return {};
  const QSize hint = button.sizeHint();
  const bool shown = hint.width() <= button.width() + 1 && hint.height() <= button.height() + 1;
  return shown ? QString() : cutOff(button, button.text());
}

inline QString cutOff(const QComboBox& box) {
  QStyleOptionComboBox option;
  option.initFrom(&box);
  option.frame = box.hasFrame();
  const QRect room =
      box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  const bool shown = fits(box.currentText(), box.fontMetrics(), room.width());
  return shown || isWhole(box.currentText(), box.toolTip()) ? QString()
                                                            : cutOff(box, box.currentText());
}

inline QString cutOff(const QTabBar& tabs) {
  for (int i = 0; i < tabs.count(); ++i) {
    if (!tabs.isTabVisible(i) || fits(tabs.tabText(i), tabs.fontMetrics(), tabs.tabRect(i).width()))
      continue;
    const bool elided = tabs.elideMode() != Qt::ElideNone;
    if (!elided || !isWhole(tabs.tabText(i), tabs.tabToolTip(i))) {
      return cutOff(tabs, tabs.tabText(i));
    }
  }
  return {};
}

inline QString cutOff(const QHeaderView& header) {
  const QAbstractItemModel* model = header.model();
  for (int i = 0; model != nullptr && i < header.count(); ++i) {
    if (header.isSectionHidden(i)) continue;
    const bool across = header.orientation() == Qt::Horizontal;
    const QString text = model->headerData(i, header.orientation()).toString();
    const int wanted = across ? header.sectionSizeHint(i) : header.sizeHint().width();
    const int room = across ? header.sectionSize(i) : header.width();
    if (text.isEmpty() || wanted <= room + 1) continue;
    if (header.defaultAlignment().toInt() & Qt::TextWordWrap) {
      const int margins =
          2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
      const QSize wrapped =
          header.fontMetrics()
              .boundingRect(QRect(0, 0, room - margins, 10000), Qt::TextWordWrap, text)
              .size();
      if (wrapped.width() <= room && wrapped.height() <= header.sectionSize(i)) continue;
    }
    const QString tip = model->headerData(i, header.orientation(), Qt::ToolTipRole).toString();
    if (header.textElideMode() == Qt::ElideNone || !isWhole(text, tip)) return cutOff(header, text);
  }
  return {};
}

inline QString cutOff(const QAbstractItemView& view) {
  const QAbstractItemModel* model = view.model();
  if (model == nullptr) return {};
  for (int row = 0; row < model->rowCount(view.rootIndex()); ++row) {
    for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
      const QModelIndex index = model->index(row, column, view.rootIndex());
      const QRect place = view.visualRect(index);
      const QString text = index.data().toString();
      if (text.isEmpty() || !place.intersects(view.viewport()->rect())) continue;
      if (view.sizeHintForIndex(index).width() <= place.width() + 1) continue;
      const bool elided = view.textElideMode() != Qt::ElideNone;
      const QString tip = index.data(Qt::ToolTipRole).toString();
      if (!elided || !isWhole(text, tip)) return cutOff(view, text);
    }
  }
  return {};
}

inline QString cutOff(const QDockWidget& dock) {
  // Two buttons stand beside the title.
  const int room = dock.width() - 3 * dock.fontMetrics().height();
  return fits(dock.windowTitle(), dock.fontMetrics(), room) ? QString()
                                                            : cutOff(dock, dock.windowTitle());
}

inline QString cutOff(const QMenuBar& bar) {
  for (const QAction* action : bar.actions()) {
    if (!action->isVisible()) continue;
    const QRect place = bar.actionGeometry(const_cast<QAction*>(action));
    if (!bar.rect().contains(place)) return cutOff(bar, action->text());
  }
  return {};
}

/// The texts of a window that are cut off at its present size.
inline QStringList textsCutOff(const QWidget& window) {
  QStringList found;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
    QString wrong;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) wrong = cutOff(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) wrong = cutOff(*button);
    if (const auto* box = qobject_cast<const QComboBox*>(widget)) wrong = cutOff(*box);
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) wrong = cutOff(*tabs);
    if (const auto* dock = qobject_cast<const QDockWidget*>(widget)) wrong = cutOff(*dock);
    if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) wrong = cutOff(*bar);
    if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
      wrong = cutOff(*header);
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
      wrong = cutOff(*view);
    }
    if (!wrong.isEmpty()) found << wrong;
  }
  return found;
}

}  // namespace hairline::testing
