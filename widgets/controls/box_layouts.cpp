#include "widgets/controls/box_layouts.h"

namespace hairline {
namespace {

template <typename Layout>
Layout* filled(QWidget* place, LayoutParts parts, const QMargins& margins, int spacing) {
  auto* layout = new Layout(place);
  layout->setContentsMargins(margins);
  layout->setSpacing(spacing);
  for (const LayoutPart& part : parts) {
    if (part.widget != nullptr) {
      layout->addWidget(part.widget, part.stretch, part.alignment);
    } else if (part.layout != nullptr) {
      layout->addLayout(part.layout, part.stretch);
    } else {
      layout->addStretch(part.stretch);
    }
  }
  return layout;
}

}  // namespace

QVBoxLayout* columnOf(QWidget* place, LayoutParts parts, const QMargins& margins, int spacing) {
  return filled<QVBoxLayout>(place, parts, margins, spacing);
}

QHBoxLayout* rowOf(QWidget* place, LayoutParts parts, const QMargins& margins, int spacing) {
  return filled<QHBoxLayout>(place, parts, margins, spacing);
}

QVBoxLayout* columnOf(LayoutParts parts, const QMargins& margins, int spacing) {
  return filled<QVBoxLayout>(nullptr, parts, margins, spacing);
}

QHBoxLayout* rowOf(LayoutParts parts, const QMargins& margins, int spacing) {
  return filled<QHBoxLayout>(nullptr, parts, margins, spacing);
}

}  // namespace hairline
