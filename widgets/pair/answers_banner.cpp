#include "widgets/pair/answers_banner.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolButton>
#include <algorithm>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/freeze.h"

namespace hairline {
namespace {

constexpr int bannerMargin = 8;
constexpr int leastDetailLines = 2;

/// Draws text in a limited number of lines; the last one is elided if there is more.
void drawLines(QPainter& painter, const QRectF& room, QString text, int lines) {
  text.replace(QLatin1Char('\n'), QChar::LineSeparator);
  QTextLayout layout(text, painter.font());
  layout.beginLayout();
  double y = room.top();
  const QFontMetricsF metrics(painter.font());
  for (int i = 0; i < lines; ++i) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(room.width());
    const bool isLast = i == lines - 1;
    const int start = line.textStart();
    const QString part = isLast ? metrics.elidedText(text.mid(start), Qt::ElideRight, room.width())
                                : text.mid(start, line.textLength()).remove(QChar::LineSeparator);
    painter.drawText(QPointF(room.left(), y + metrics.ascent()), part);
    y += metrics.lineSpacing();
  }
  layout.endLayout();
}

}  // namespace

AnswersBanner::AnswersBanner(Freeze* freeze, QWidget* parent)
    : QFrame(parent),
      m_freeze(freeze),
      m_button(named(new QToolButton(this), "freezeButton")),
      m_menu(new QMenu(this)) {
  setObjectName(QStringLiteral("answersBanner"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_button->setText(tr("Freeze"));
  m_button->setAccessibleName(tr("Freeze this case"));
  m_button->setToolTip(
      tr("Stop the drag and keep the case. The arrow lists the frozen cases and copies this one."));
  m_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_button->setPopupMode(QToolButton::MenuButtonPopup);
  m_button->setMenu(m_menu);
  m_button->setFocusPolicy(Qt::StrongFocus);
  connect(m_button, &QToolButton::clicked, m_freeze, &Freeze::freeze);
  connect(m_menu, &QMenu::aboutToShow, this, &AnswersBanner::fillMenu);
}

void AnswersBanner::setAgreement(const Agreement& agreement) {
  const int lines = detailLines();
  m_agreement = agreement;
  if (detailLines() != lines) updateGeometry();
  setAccessibleDescription(agreement.details);
  setToolTip(agreement.title + QLatin1Char('\n') + agreement.details);
  update();
}

void AnswersBanner::fillMenu() {
  m_menu->clear();
  connect(m_menu->addAction(tr("Copy with Hexadecimal Floats")), &QAction::triggered, m_freeze,
          &Freeze::copy);
  const std::vector<FrozenCase>& cases = m_freeze->cases();
  if (cases.empty()) {
    m_menu->addAction(tr("No frozen cases yet"))->setEnabled(false);
    return;
  }
  m_menu->addSection(tr("Frozen cases"));
  for (std::size_t i = cases.size(); i-- > 0;) {
    QString title = cases[i].title;
    title.replace(QLatin1Char('&'), QStringLiteral("&&"));
    const int index = static_cast<int>(i);
    connect(m_menu->addAction(title), &QAction::triggered, m_freeze,
            [this, index] { m_freeze->restore(index); });
  }
}

int AnswersBanner::detailLines() const { return std::max(leastDetailLines, m_agreement.questions); }

QRect AnswersBanner::detailsRect() const {
  const int top = bannerMargin + m_button->sizeHint().height() + 4;
  return {bannerMargin + 2, top, width() - 2 * bannerMargin - 4,
          fontMetrics().lineSpacing() * detailLines()};
}

void AnswersBanner::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  const bool agree = m_agreement.agree;
  painter.setPen(QPen(agree ? theme.border : theme.warning, agree ? 1 : 2));
  painter.setBrush(agree ? theme.raised : theme.warningBackground);
  painter.drawRoundedRect(frame, 5, 5);

  const int line = m_button->sizeHint().height();
  const double size = fontMetrics().ascent() * 1.3;
  const QRectF sign(bannerMargin + 2, bannerMargin + (line - size) / 2, size, size);
  if (agree) {
    paintCheckGlyph(painter, sign, theme.text);
  } else {
    paintWarningGlyph(painter, sign, theme.warning);
  }
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(agree ? theme.text : theme.warning);
  const double left = sign.right() + 7;
  const QRectF title(left, bannerMargin, m_button->x() - 6 - left, line);
  painter.drawText(
      title, Qt::AlignVCenter | Qt::AlignLeft,
      QFontMetricsF(bold).elidedText(m_agreement.title, Qt::ElideRight, title.width() + 1));
  painter.setFont(font());
  painter.setPen(agree ? theme.subdued : theme.text);
  drawLines(painter, detailsRect(), m_agreement.details, detailLines());
}

void AnswersBanner::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  const QSize size = m_button->sizeHint();
  m_button->setGeometry(width() - bannerMargin - size.width(), bannerMargin, size.width(),
                        size.height());
}

void AnswersBanner::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    updateGeometry();
  }
}

QSize AnswersBanner::sizeHint() const {
  return {320, bannerMargin * 2 + m_button->sizeHint().height() + 4 +
                   fontMetrics().lineSpacing() * detailLines()};
}

QSize AnswersBanner::minimumSizeHint() const { return {220, sizeHint().height()}; }

}  // namespace hairline
