#pragma once

#include <QBoxLayout>
#include <QString>
#include <QWidget>
#include <initializer_list>

namespace hairline {

/// Stretch between the parts of a row or a column, which takes the remaining space.
struct Stretch {
  int factor = 1;
};

/// An item of a row or a column: a widget, another layout, or space.
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

/// Margins and spacing are those of the style.
inline constexpr QMargins styleMargins{-1, -1, -1, -1};
inline constexpr int styleSpacing = -1;

/// The parts below each other, or side by side, as the layout of a widget.
QVBoxLayout* columnOf(QWidget* place, LayoutParts parts, const QMargins& margins = styleMargins,
                      int spacing = styleSpacing);
QHBoxLayout* rowOf(QWidget* place, LayoutParts parts, const QMargins& margins = styleMargins,
                   int spacing = styleSpacing);

/// The same within another layout.
QVBoxLayout* columnOf(LayoutParts parts, const QMargins& margins = styleMargins,
                      int spacing = styleSpacing);
QHBoxLayout* rowOf(LayoutParts parts, const QMargins& margins = styleMargins,
                   int spacing = styleSpacing);

/// A control with an object name for tests, a tooltip, and a name for screen readers if it has no
/// text.
template <typename Control>
Control* named(Control* control, const QString& objectName, const QString& tip = {},
               const QString& accessibleName = {}) {
  control->setObjectName(objectName);
  if (!tip.isEmpty()) control->setToolTip(tip);
  if (!accessibleName.isEmpty()) control->setAccessibleName(accessibleName);
  return control;
}

}  // namespace hairline
