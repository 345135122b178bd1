#include "widgets/recording/time_line.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

constexpr int lineMargin = 8;
/// The room for triangles over the bars.
constexpr int markHeight = 9;
constexpr double leastPitch = 2;
constexpr double mostPitch = 24;
/// So many frames go by with Page Up and Page Down.
constexpr std::size_t framesOfPage = 10;

}  // namespace

TimeLine::TimeLine(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
}

QSize TimeLine::sizeHint() const {
  return {640, markHeight + 56 + fontMetrics().height() + lineMargin};
}

QSize TimeLine::minimumSizeHint() const { return {200, sizeHint().height()}; }

QRectF TimeLine::room() const {
  return QRectF(rect()).adjusted(lineMargin, markHeight + 4, -lineMargin,
                                 -fontMetrics().height() - 4);
}

void TimeLine::setFrames(std::vector<FrameRecords> frames) {
  const std::uint32_t current = m_current < m_frames.size() ? m_frames[m_current].frame : 0;
  m_frames = std::move(frames);
  makeBars();
  setCurrent(current);
}

void TimeLine::makeBars() {
  const auto most = static_cast<std::size_t>(std::max(1.0, room().width() / leastPitch));
  m_bars.assign(std::min(most, m_frames.size()), {});
  m_largest = 0;
  for (std::size_t i = 0; i < m_frames.size(); ++i) {
    Bar& bar = m_bars[i * m_bars.size() / m_frames.size()];
    bar.records = std::max(bar.records, m_frames[i].records);
    bar.wrong = std::max(bar.wrong, m_frames[i].wrong);
    m_largest = std::max(m_largest, m_frames[i].records);
  }
}

void TimeLine::setCurrent(std::uint32_t frame) {
  const auto found = std::ranges::lower_bound(m_frames, frame, {}, &FrameRecords::frame);
  m_current = static_cast<std::size_t>(found - m_frames.begin());
  if (found == m_frames.end() && m_current > 0) --m_current;
  describe();
  update();
}

void TimeLine::describe() {
  setAccessibleDescription(m_frames.empty() ? QString() : textOf(m_current));
}

QString TimeLine::textOf(std::size_t place) const {
  const FrameRecords& frame = m_frames[place];
  //: %1 is the number of a frame; how many records it has, and how many of them are wrong.
  return tr("Frame %1: %2 in all, %3 wrong")
      .arg(QString::number(frame.frame), countText(frame.records), countText(frame.wrong));
}

std::size_t TimeLine::frameAt(double x) const {
  const double pitch = std::min(mostPitch, room().width() / static_cast<double>(m_bars.size()));
  const double bar = std::floor((x - room().left()) / pitch);
  const auto last = static_cast<double>(m_bars.size() - 1);
  const auto place = static_cast<std::size_t>(std::clamp(bar, 0.0, last));
  // The first frame of the bar that has wrong ones, or the first.
  const std::size_t first = (place * m_frames.size() + m_bars.size() - 1) / m_bars.size();
  const std::size_t end = ((place + 1) * m_frames.size() + m_bars.size() - 1) / m_bars.size();
  for (std::size_t i = first; i < end; ++i) {
    if (m_frames[i].wrong > 0) return i;
  }
  return first;
}

QPoint TimeLine::barOf(std::uint32_t frame) const {
  const auto found = std::ranges::lower_bound(m_frames, frame, {}, &FrameRecords::frame);
  const auto place = static_cast<std::size_t>(found - m_frames.begin());
  const double pitch = std::min(mostPitch, room().width() / static_cast<double>(m_bars.size()));
  const std::size_t bar = place * m_bars.size() / m_frames.size();
  return QPointF(room().left() + (static_cast<double>(bar) + 0.5) * pitch, room().center().y())
      .toPoint();
}

void TimeLine::choose(std::size_t place) {
  m_current = place;
  describe();
  update();
  emit frameChosen(m_frames[place].frame);
}

bool TimeLine::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || m_frames.empty()) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), textOf(frameAt(help->pos().x())), this);
  return true;
}

void TimeLine::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, hasFocus() ? 2 : 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  if (m_frames.empty()) return;

  const QRectF bars = room();
  const double pitch = std::min(mostPitch, bars.width() / static_cast<double>(m_bars.size()));
  const double width = pitch > 4 ? pitch - 1 : pitch;
  const auto height = [&](std::uint32_t count) {
    return bars.height() * std::log1p(double(count)) / std::log1p(double(m_largest));
  };
  painter.setPen(Qt::NoPen);
  double marked = -mostPitch;
  for (std::size_t i = 0; i < m_bars.size(); ++i) {
    const double left = bars.left() + static_cast<double>(i) * pitch;
    const double all = height(m_bars[i].records);
    painter.setBrush(blend(theme.panel, theme.text, 0.4));
    painter.drawRect(QRectF(left, bars.bottom() - all, width, all));
    if (m_bars[i].wrong == 0) continue;
    const double wrong = height(m_bars[i].wrong);
    painter.setBrush(theme.error);
    painter.drawRect(QRectF(left, bars.bottom() - wrong, width, wrong));
    const double middle = left + width / 2;
    constexpr double half = 4;
    if (middle - marked < half) continue;
    marked = middle;
    const double top = bars.top() - markHeight - 1;
    const std::array<QPointF, 3> triangle{QPointF(middle - half, top), QPointF(middle + half, top),
                                          QPointF(middle, top + markHeight - 1)};
    painter.drawPolygon(triangle.data(), static_cast<int>(triangle.size()));
  }

  const double cursor = barOf(m_frames[m_current].frame).x();
  painter.setPen(QPen(theme.accent, 2));
  painter.drawLine(QPointF(cursor, bars.top() - 2), QPointF(cursor, bars.bottom() + 2));

  const QRectF line(bars.left(), bars.bottom() + 2, bars.width(), fontMetrics().height() + 2);
  const auto write = [&](Qt::Alignment side, const QColor& color, const QString& text) {
    painter.setPen(color);
    painter.drawText(line, static_cast<int>(side) | Qt::AlignVCenter, text);
  };
  write(Qt::AlignLeft, theme.subdued, QString::number(m_frames.front().frame));
  write(Qt::AlignRight, theme.subdued, QString::number(m_frames.back().frame));
  write(Qt::AlignHCenter, theme.text, textOf(m_current));
}

void TimeLine::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && !m_frames.empty()) {
    choose(frameAt(event->position().x()));
  }
}

void TimeLine::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons().testFlag(Qt::LeftButton) || m_frames.empty()) return;
  const std::size_t place = frameAt(event->position().x());
  if (place != m_current) choose(place);
}

void TimeLine::keyPressEvent(QKeyEvent* event) {
  if (m_frames.empty()) return QWidget::keyPressEvent(event);
  const std::size_t last = m_frames.size() - 1;
  const auto back = [&](std::size_t count) { return m_current - std::min(m_current, count); };
  switch (event->key()) {
    case Qt::Key_Left:
      return choose(back(1));
    case Qt::Key_Right:
      return choose(std::min(m_current + 1, last));
    case Qt::Key_PageUp:
      return choose(back(framesOfPage));
    case Qt::Key_PageDown:
      return choose(std::min(m_current + framesOfPage, last));
    case Qt::Key_Home:
      return choose(0);
    case Qt::Key_End:
      return choose(last);
    default:
      QWidget::keyPressEvent(event);
  }
}

void TimeLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  makeBars();
}

}  // namespace hairline
