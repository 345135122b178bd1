#include "widgets/scene_view/legend_strip.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "widgets/controls/theme.h"

namespace hairline {
namespace {

constexpr int legendMargin = 8;

void paintMark(QPainter& painter, const QRectF& box, const LegendEntry& entry) {
  const QPointF left(box.left(), box.center().y());
  const QPointF right(box.right(), box.center().y());
  const double half = box.height() / 2 - 1;
  QPen pen(entry.color, 2);
  pen.setCapStyle(Qt::FlatCap);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  switch (entry.mark) {
    case LegendMark::thickLine:
      pen.setWidthF(4);
      painter.setPen(pen);
      painter.drawLine(left, right);
      break;
    case LegendMark::line:
      painter.drawLine(left, right);
      break;
    case LegendMark::dashedLine:
      pen.setDashPattern({2, 1.5});
      painter.setPen(pen);
      painter.drawLine(left, right);
      break;
    case LegendMark::arrow:
      painter.drawLine(left, right);
      painter.drawLine(right, right + QPointF(-half, -half));
      painter.drawLine(right, right + QPointF(-half, half));
      break;
    case LegendMark::patch: {
      QColor fill = entry.color;
      fill.setAlphaF(0.25F);
      painter.setBrush(fill);
      painter.drawRect(box.adjusted(1, 1, -1, -1));
      break;
    }
    case LegendMark::ring:
      painter.drawEllipse(box.center(), half, half);
      break;
    case LegendMark::disc:
      painter.setBrush(entry.color);
      painter.drawEllipse(box.center(), half, half);
      break;
    case LegendMark::square:
      painter.drawRect(QRectF(box.center() - QPointF(half, half), QSizeF(2 * half, 2 * half)));
      break;
    case LegendMark::cells: {
      // Three cells of a shell, with the lines between them.
      const double side = box.width() / 3;
      painter.setPen(QPen(entry.color.darker(180), 1));
      painter.setBrush(entry.color);
      for (int i = 0; i < 3; ++i) {
        painter.drawRect(QRectF(box.left() + i * side, box.center().y() - side / 2, side, side));
      }
      break;
    }
    case LegendMark::diamond: {
      const QPointF middle = box.center();
      painter.setBrush(entry.color);
      painter.drawPolygon(QPolygonF{middle + QPointF(0, -half), middle + QPointF(half, 0),
                                    middle + QPointF(0, half), middle + QPointF(-half, 0)});
      break;
    }
  }
}

}  // namespace

LegendStrip::LegendStrip(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("legendStrip"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setAccessibleName(tr("Legend of the view"));
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
}

void LegendStrip::setEntries(const std::vector<LegendEntry>& entries) {
  if (entries == m_entries) return;
  m_entries = entries;
  QStringList texts;
  for (const LegendEntry& entry : entries) texts << entry.text;
  setToolTip(texts.join(QLatin1Char('\n')));
  setAccessibleDescription(texts.join(QStringLiteral(", ")));
  update();
}

QSize LegendStrip::sizeHint() const { return {600, fontMetrics().height() + 2}; }

QSize LegendStrip::minimumSizeHint() const { return {100, fontMetrics().height() - 2}; }

void LegendStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = Theme::current();
  painter.fillRect(rect(), theme.panel);
  const auto widthOf = [](const LegendEntry& entry, const QFontMetrics& metrics) {
    return 1.8 * metrics.ascent() + 5 + metrics.horizontalAdvance(entry.text);
  };
  double needed = legendMargin;
  for (const LegendEntry& entry : m_entries) {
    needed += widthOf(entry, fontMetrics()) + 2 * legendMargin;
  }
  // Where there is little room, letters are smaller before entries are left out.
  QFont font = this->font();
  const double scale = std::clamp(width() / needed, 0.8, 1.0);
  font.setPixelSize(static_cast<int>(scale * QFontInfo(font).pixelSize()));
  painter.setFont(font);
  const QFontMetrics metrics(font);
  const double markHeight = metrics.ascent();
  const double markWidth = 1.8 * markHeight;
  double x = legendMargin;
  if (m_entries.empty()) {
    painter.setPen(theme.subdued);
    painter.drawText(rect().adjusted(legendMargin, 0, -legendMargin, 0), Qt::AlignVCenter,
                     tr("Legend: colours and marks appear here."));
  }
  for (const LegendEntry& entry : m_entries) {
    const double width = widthOf(entry, metrics);
    const bool last = &entry == &m_entries.back();
    const double ellipsis = last ? 0 : 2 * legendMargin + metrics.horizontalAdvance(QChar(0x2026));
    painter.setPen(theme.text);
    if (x + width + ellipsis > this->width()) {
      painter.drawText(QRectF(x, 0, 100, height()), Qt::AlignVCenter, QString(QChar(0x2026)));
      return;
    }
    paintMark(painter, QRectF(x, (height() - markHeight) / 2, markWidth, markHeight), entry);
    painter.setPen(theme.text);
    painter.drawText(QRectF(x + markWidth + 5, 0, width, height()), Qt::AlignVCenter, entry.text);
    x += width + 2 * legendMargin;
  }
}

}  // namespace hairline
