#pragma once

#include <QBoxLayout>
#include <QString>
#include <QWidget>
#include <initializer_list>

namespace hairline {

/// Room between the parts of a row or a column that takes what is left.
struct Stretch {
  int factor = 1;
};

/// What stands in a row or a column: a widget, another layout, or room.
struct LayoutPart {
  LayoutPart(QWidget* widget, int stretch = 0, Qt::Alignment alignment = {})
      : widget(widget), stretch(stretch), alignment(alignment) {}
  LayoutPart(QLayout* layout, int stretch = 0) : layout(layout), stretch(stretch) {}
  LayoutPart(Stretch room) : stretch(room.factor) {}

  QWidget* widget = nullptr;
  QLayout* layout = nullptr;
  int stretch = 0;
  Qt::Alignment alignment = {};
};

using LayoutParts = std::initializer_list<LayoutPart>;

/// Margins and spacing as the style has them.
inline constexpr QMargins styleMargins{-1, -1, -1, -1};
inline constexpr int styleSpacing = -1;

/// The parts one below the other, or side by side, as the layout of a widget.
QVBoxLayout* columnOf(QWidget* place, LayoutParts parts, const QMargins& margins = styleMargins,
                      int spacing = styleSpacing);
QHBoxLayout* rowOf(QWidget* place, LayoutParts parts, const QMargins& margins = styleMargins,
                   int spacing = styleSpacing);

/// The same within another layout.
QVBoxLayout* columnOf(LayoutParts parts, const QMargins& margins = styleMargins,
                      int spacing = styleSpacing);
QHBoxLayout* rowOf(LayoutParts parts, const QMargins& margins = styleMargins,
                   int spacing = styleSpacing);

/// A control with a name for tests, a tooltip, and a name for screen readers where its text is
/// none.
template <typename Control>
Control* named(Control* control, const QString& objectName, const QString& tip = {},
               const QString& accessibleName = {}) {
  control->setObjectName(objectName);
  if (!tip.isEmpty()) control->setToolTip(tip);
  if (!accessibleName.isEmpty()) control->setAccessibleName(accessibleName);
  return control;
}

}  // namespace hairline
