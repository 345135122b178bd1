#include "widgets/lessons/lesson_page_view.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/lessons/checkpoint_card.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/panels/elided_label.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/theme/theme.h"

namespace hairline {

LessonPageView::LessonPageView(LessonPlayer* player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_list(new QToolButton(this)),
      m_title(new ElidedLabel(this)),
      m_area(new QScrollArea(this)),
      m_text(new OutsideTextBrowser),
      m_cardRoom(new QWidget),
      m_back(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_reset(new QToolButton(this)),
      m_place(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 8);
  layout->setSpacing(6);
  makeHead();
  m_area->setObjectName(QStringLiteral("lessonArea"));
  m_area->setAccessibleName(tr("Page of the lesson"));
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_area->setFocusPolicy(Qt::NoFocus);
  m_text->setObjectName(QStringLiteral("lessonText"));
  m_text->setAccessibleName(tr("Text of the lesson"));
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_text->document()->setDocumentMargin(6);
  m_text->viewport()->installEventFilter(this);
  auto* column = new QWidget;
  auto* page = new QVBoxLayout(column);
  page->setContentsMargins(0, 0, 0, 0);
  page->setSpacing(8);
  page->addWidget(m_text);
  page->addWidget(m_cardRoom);
  page->addStretch(1);
  m_area->setWidget(column);
  layout->addWidget(m_area, 1);
  makeFoot();
  connect(m_player, &LessonPlayer::pageChanged, this, &LessonPageView::showPage);
  connect(m_player, &LessonPlayer::checkpointsChanged, this, &LessonPageView::refresh);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &LessonPageView::setText);
  // A lesson may be open already, in a window that was made anew in another language.
  showPage();
}

void LessonPageView::makeHead() {
  m_list->setObjectName(QStringLiteral("lessonListButton"));
  m_list->setText(tr("‹ Lessons"));
  m_list->setAccessibleName(tr("All lessons"));
  m_list->setToolTip(tr("Back to the list of lessons. The page is remembered."));
  m_list->setAutoRaise(true);
  m_list->setFocusPolicy(Qt::StrongFocus);
  connect(m_list, &QToolButton::clicked, this, &LessonPageView::listRequested);
  m_title->setObjectName(QStringLiteral("lessonTitle"));
  m_title->setForegroundRole(QPalette::PlaceholderText);
  auto* head = new QHBoxLayout;
  head->addWidget(m_list);
  head->addWidget(m_title, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(head);
}

void LessonPageView::makeFoot() {
  m_back->setObjectName(QStringLiteral("lessonBack"));
  m_back->setText(tr("&Back"));
  m_back->setToolTip(tr("Previous page"));
  m_next->setObjectName(QStringLiteral("lessonNext"));
  setNextLesson({});
  m_place->setObjectName(QStringLiteral("lessonPlace"));
  m_place->setAlignment(Qt::AlignCenter);
  m_reset->setObjectName(QStringLiteral("lessonReset"));
  m_reset->setText(tr("&Reset Scene"));
  m_reset->setToolTip(tr("Restore the scene of this page. Undo brings your changes back."));
  m_reset->setFocusPolicy(Qt::StrongFocus);
  for (QPushButton* button : {m_back, m_next}) button->setMinimumWidth(56);
  connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] {
    if (isAtEnd()) {
      emit nextLessonRequested();
    } else {
      step(1);
    }
  });
  connect(m_reset, &QToolButton::clicked, m_player, &LessonPlayer::resetScene);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(6);
  foot->addWidget(m_reset);
  foot->addStretch(1);
  foot->addWidget(m_back);
  foot->addWidget(m_place);
  foot->addWidget(m_next);
  static_cast<QVBoxLayout*>(layout())->addLayout(foot);
}

void LessonPageView::step(int by) {
  m_player->goTo(m_player->page() + by);
  // A reader goes on reading.
  m_text->setFocus();
}

bool LessonPageView::isAtEnd() const {
  const Lesson* lesson = m_player->lesson();
  return lesson != nullptr && m_player->page() + 1 == lesson->pages.size();
}

void LessonPageView::setNextLesson(const QString& title) {
  const bool goesOn = isAtEnd() && !title.isEmpty();
  m_next->setText(goesOn ? tr("&Next Lesson") : tr("&Next"));
  m_next->setToolTip(goesOn ? tr("Go on with “%1”").arg(title) : tr("The next page"));
  m_next->setEnabled(goesOn || !isAtEnd());
}

void LessonPageView::showPage() {
  const Lesson* lesson = m_player->lesson();
  qDeleteAll(m_cards);
  m_cards.clear();
  delete m_cardRoom->layout();
  if (lesson == nullptr) return;
  m_title->setWholeText(lesson->title);
  setText();
  const int page = m_player->page();
  auto* cards = new QVBoxLayout(m_cardRoom);
  cards->setContentsMargins(0, 0, 0, 0);
  cards->setSpacing(8);
  QWidget* last = m_text;
  for (int i = 0; i < lesson->pages[page].checkpoints.size(); ++i) {
    auto* card = new CheckpointCard(m_player, i, m_cardRoom);
    cards->addWidget(card);
    card->show();
    m_cards << card;
    for (QWidget* control : card->controls()) {
      setTabOrder(last, control);
      last = control;
    }
  }
  for (QWidget* control : std::initializer_list<QWidget*>{m_reset, m_back, m_next}) {
    setTabOrder(last, control);
    last = control;
  }
  m_back->setEnabled(page > 0);
  setNextLesson({});
  //: Which page of how many.
  m_place->setText(tr("%1 / %2").arg(page + 1).arg(lesson->pages.size()));
  m_place->setAccessibleName(tr("Page %1 of %2").arg(page + 1).arg(lesson->pages.size()));
  m_area->verticalScrollBar()->setValue(0);
}

void LessonPageView::setText() {
  const Lesson* lesson = m_player->lesson();
  if (lesson == nullptr) return;
  const LessonPage& page = lesson->pages[m_player->page()];
  m_text->setImageFolder(lesson->folder);
  showMarkdown(m_text, QStringLiteral("# %1\n\n%2").arg(page.title, page.text));
  // Lines of code are broken rather than cut off.
  for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
    if (!block.blockFormat().nonBreakableLines()) continue;
    QTextCursor cursor(block);
    QTextBlockFormat format;
    format.setNonBreakableLines(false);
    format.setBackground(Theme::current().raised);
    cursor.mergeBlockFormat(format);
  }
  fitText();
}

void LessonPageView::fitText() {
  // The page scrolls as a whole, the text does not by itself.
  m_text->document()->setTextWidth(m_text->viewport()->width());
  m_text->setFixedHeight(static_cast<int>(m_text->document()->size().height()) + 4);
}

bool LessonPageView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) fitText();
  if (event->type() == QEvent::Wheel) {
    event->ignore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void LessonPageView::refresh() {
  for (CheckpointCard* card : m_cards) card->refresh();
}

}  // namespace hairline
