#include "widgets/lessons/lesson_page_view.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextTable>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/glyphs.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"

namespace hairline {

namespace {

constexpr int glyphSize = 16;
constexpr int margin = 8;

QLabel* makeText(const char* name) {
  auto* label = named(new QLabel, QLatin1String(name));
  label->setTextFormat(Qt::MarkdownText);
  QObject::connect(label, &QLabel::linkActivated, label,
                   [label](const QString& link) { offerLink(QUrl(link), label); });
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

/// Sets the type of all tables, as a part of that of the text.
void setSizeOfTables(QTextEdit& text, double factor) {
  QTextCharFormat format;
  format.setFontPointSize(QFontInfo(text.font()).pointSizeF() * factor);
  for (QTextFrame* frame : text.document()->rootFrame()->childFrames()) {
    if (qobject_cast<QTextTable*>(frame) == nullptr) continue;
    QTextCursor cursor = frame->firstCursorPosition();
    cursor.setPosition(frame->lastPosition(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
  }
}

/// Lets figures grow with the text, as far as the page is wide.
void setSizeOfFigures(QTextEdit& text, double width) {
  // Their labels are made for text of this size.
  constexpr double usualPixels = 13;
  const double scale = QFontInfo(text.font()).pixelSize() / usualPixels;
  for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      QTextImageFormat format = part.fragment().charFormat().toImageFormat();
      if (!format.isValid()) continue;
      // The document keeps what it has read.
      const QSizeF size = text.document()
                              ->resource(QTextDocument::ImageResource, QUrl(format.name()))
                              .value<QImage>()
                              .deviceIndependentSize();
      if (size.isEmpty()) continue;
      format.setWidth(std::min(size.width() * scale, width));
      format.setHeight(format.width() * size.height() / size.width());
      QTextCursor cursor(text.document());
      cursor.setPosition(part.fragment().position());
      cursor.setPosition(part.fragment().position() + part.fragment().length(),
                         QTextCursor::KeepAnchor);
      cursor.setCharFormat(format);
      break;  // the fragments of this block are new now
    }
  }
}

/// A button whose text wraps.
class WrappedButton : public QPushButton {
 public:
  explicit WrappedButton(const QString& text) : m_text(text) {
    setAccessibleName(text);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    wrap();
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QPushButton::resizeEvent(event);
    wrap();
  }
  void changeEvent(QEvent* event) override {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) wrap();
  }

 private:
  void wrap() {
    constexpr int margins = 12;
    QTextLayout layout(m_text, font());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
      line.setLineWidth(width() - margins);
      lines << m_text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    setText(lines.join(QLatin1Char('\n')));
  }

  QString m_text;
};

const Checkpoint& checkpointOf(const LessonPlayer& player, int checkpoint) {
  return player.lesson()->pages[player.page()].checkpoints[checkpoint];
}

}  // namespace

/// A checkpoint on the page of a lesson: its task, whether it is done, the answers to choose from,
/// and the text when it is done.
class CheckpointCard : public QFrame {
  Q_OBJECT

 public:
  /// The card of a checkpoint of the open page.
  CheckpointCard(LessonPlayer* player, int checkpoint, QWidget* parent = nullptr)
      : QFrame(parent),
        m_player(player),
        m_checkpoint(checkpoint),
        m_task(makeText("checkpointTask")),
        m_reply(makeText("checkpointReply")) {
    setObjectName(QStringLiteral("checkpoint%1").arg(checkpoint + 1));
    const Checkpoint& shown = checkpointOf(*player, checkpoint);
    m_task->setText(withoutImages(keepFormulasWhole(shown.task)));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * margin + glyphSize, margin, margin, margin);
    layout->setSpacing(4);
    layout->addWidget(m_task);
    if (shown.type == Checkpoint::Type::predict) {
      const auto [yes, no] = predictionsOf(shown.predicted);
      addButton(yes, 1);
      addButton(no, 0);
    }
    for (int i = 0; i < shown.choices.size(); ++i) addButton(shown.choices[i].text, i);
    layout->addWidget(m_reply);
    if (!shown.solution.isEmpty()) {
      auto* button = named(new QToolButton, QStringLiteral("showSolution%1").arg(checkpoint + 1));
      button->setText(tr("Show me"));
      button->setAccessibleName(tr("Show me a solution: %1").arg(shown.task));
      button->setToolTip(
          tr("Solve the checkpoint by changing the scene. Undo restores the previous scene."));
      button->setAutoRaise(true);
      button->setFocusPolicy(Qt::StrongFocus);
      connect(button, &QToolButton::clicked, this,
              [this] { m_player->showSolution(m_checkpoint); });
      layout->addWidget(button, 0, Qt::AlignLeft);
      m_showMe = button;
    }
    refresh();
  }

  /// Updates it to the checkpoint's state.
  void refresh() {
    const Checkpoint& shown = checkpointOf(*m_player, m_checkpoint);
    const auto answer = m_player->answerOf(m_checkpoint);
    const bool isDone = m_player->isReached(m_checkpoint);
    for (int i = 0; i < m_buttons.size(); ++i) {
      // For a prediction, yes comes first.
      const int choice = shown.type == Checkpoint::Type::predict ? 1 - i : i;
      const bool isChosen = answer && choice == answer->choice;
      m_buttons[i]->setChecked(isChosen);
      // A disabled button looks the same whether it is checked or not.
      QFont font = this->font();
      font.setBold(isChosen);
      m_buttons[i]->setFont(font);
      m_buttons[i]->setEnabled(shown.type == Checkpoint::Type::choose || !isDone);
    }
    const QString reply = replyText();
    m_reply->setText(withoutImages(keepFormulasWhole(reply)));
    m_reply->setVisible(!reply.isEmpty());
    if (m_showMe != nullptr) m_showMe->setVisible(!isDone);
    // : Read aloud: the task of a lesson's checkpoint, and whether it is done.
    setAccessibleName(tr("%1 %2").arg(shown.task, isDone ? tr("Done.") : tr("To do.")));
    update();
  }

  /// The focusable controls, from top to bottom.
  QVector<QWidget*> controls() const {
    QVector<QWidget*> result;
    for (QAbstractButton* button : m_buttons) result << button;
    if (m_showMe != nullptr) result << m_showMe;
    return result;
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = Theme::current();
    const bool isDone = m_player->lesson() != nullptr && m_player->isReached(m_checkpoint);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isDone ? theme.accent : theme.border);
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QRectF square(margin, margin + 1, glyphSize, glyphSize);
    const auto answer = m_player->answerOf(m_checkpoint);
    if (isDone && (!answer || answer->wasRight)) {
      paintCheckGlyph(painter, square, theme.accent);
    } else {
      // A wrong prediction is done too, but nothing to tick.
      painter.setPen(QPen(isDone ? theme.accent : theme.subdued, 1.5));
      painter.setBrush(isDone ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
      painter.drawEllipse(square.adjusted(2, 2, -2, -2));
    }
  }

 private:
  /// The names of yes and no for a predicted verdict.
  static std::pair<QString, QString> predictionsOf(Kind kind) {
    switch (kind) {
      case Kind::intersect:
        break;
      case Kind::bound:
        return {tr("They may intersect"), tr("They are disjoint")};
      case Kind::closest:
        return {tr("They touch"), tr("They are disjoint")};
      case Kind::contains:
        return {tr("Inside"), tr("Outside")};
      case Kind::side:
        return {tr("It straddles"), tr("On one side")};
      case Kind::common:
        return {tr("Something in common"), tr("Nothing in common")};
      case Kind::sweep:
        return {tr("They touch during the motion"), tr("They pass")};
      case Kind::orientation:
      case Kind::inCircle:
      case Kind::inSphere:
        return {tr("Positive"), tr("Negative or zero")};
    }
    return {tr("They intersect"), tr("They miss")};
  }

  void addButton(const QString& text, int choice) {
    auto* button = named(new WrappedButton(text),
                         QStringLiteral("choice%1-%2").arg(m_checkpoint + 1).arg(choice + 1));
    button->setCheckable(true);
    button->setToolTip(tr("Answer: %1").arg(text));
    button->setMinimumWidth(40);
    connect(button, &QPushButton::clicked, this,
            [this, choice] { m_player->answer(m_checkpoint, choice); });
    layout()->addWidget(button);
    m_buttons << button;
  }

  QString replyText() const {
    const Checkpoint& shown = checkpointOf(*m_player, m_checkpoint);
    const auto answer = m_player->answerOf(m_checkpoint);
    const bool isDone = m_player->isReached(m_checkpoint);
    QStringList parts;
    if (answer) {
      parts << (answer->wasRight ? tr("**Right.**") : tr("**Not so.**"));
      // The lesson may have had more choices when it was answered.
      const bool isChoice = shown.type == Checkpoint::Type::choose && answer->choice >= 0 &&
                            answer->choice < shown.choices.size();
      if (isChoice) parts << shown.choices[answer->choice].reply;
    } else if (isDone) {
      parts << tr("**Done.**");
    }
    if (isDone) parts << shown.after;
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
  }

  LessonPlayer* m_player;
  int m_checkpoint;
  QLabel* m_task;
  QLabel* m_reply;
  QAbstractButton* m_showMe = nullptr;
  QVector<QAbstractButton*> m_buttons;
};

LessonPageView::LessonPageView(LessonPlayer* player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_list(named(new QToolButton(this), "lessonListButton")),
      m_title(named(new ElidedLabel(this), "lessonTitle")),
      m_area(named(new QScrollArea(this), "lessonArea", {}, tr("Page of the lesson"))),
      m_text(named(new OutsideTextBrowser, "lessonText", {}, tr("Text of the lesson"))),
      m_away(makeText("lessonAway")),
      m_cardRoom(new QWidget),
      m_back(named(new QPushButton(this), "lessonBack")),
      m_next(named(new QPushButton(this), "lessonNext")),
      m_reset(named(new QToolButton(this), "lessonReset")),
      m_place(named(new QLabel(this), "lessonPlace")) {
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_area->setFocusPolicy(Qt::NoFocus);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_text->document()->setDocumentMargin(6);
  // Columns of tables get no narrower than their words and numbers.
  m_text->setWordWrapMode(QTextOption::WordWrap);
  m_text->viewport()->installEventFilter(this);
  auto* column = new QWidget;
  m_away->setText(
      tr("Another scene is open. *Reset Scene* opens that of this page, which the text is about."));
  columnOf(column, {m_away, m_text, m_cardRoom, Stretch{}}, {}, 8);
  m_area->setWidget(column);
  columnOf(this, {makeHead(), {m_area, 1}, makeFoot()}, {8, 6, 8, 8}, 6);
  connect(m_player, &LessonPlayer::pageChanged, this, &LessonPageView::showPage);
  connect(m_player, &LessonPlayer::checkpointsChanged, this, &LessonPageView::refresh);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &LessonPageView::setText);
  // A lesson may be open already, in a window that was recreated in another language.
  showPage();
}

QLayout* LessonPageView::makeHead() {
  m_list->setText(tr("‹ Lessons"));
  m_list->setAccessibleName(tr("All lessons"));
  m_list->setToolTip(tr("Back to the list of lessons. The page is remembered."));
  m_list->setAutoRaise(true);
  m_list->setFocusPolicy(Qt::StrongFocus);
  connect(m_list, &QToolButton::clicked, this, &LessonPageView::listRequested);
  m_title->setForegroundRole(QPalette::PlaceholderText);
  return rowOf({m_list, {m_title, 1}});
}

QLayout* LessonPageView::makeFoot() {
  m_back->setText(tr("&Back"));
  m_back->setToolTip(tr("Previous page"));
  setNextLesson({});
  m_place->setAlignment(Qt::AlignCenter);
  m_reset->setText(tr("&Reset Scene"));
  m_reset->setToolTip(tr("Restore the scene of this page. Undo brings your changes back."));
  m_reset->setFocusPolicy(Qt::StrongFocus);
  connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] {
    if (isAtEnd()) {
      emit nextLessonRequested();
    } else {
      step(1);
    }
  });
  connect(m_reset, &QToolButton::clicked, m_player, &LessonPlayer::resetScene);
  return rowOf({m_reset, Stretch{}, m_back, m_place, m_next}, styleMargins, 6);
}

void LessonPageView::step(int by) {
  m_player->goTo(m_player->page() + by);
  // The reader keeps the reading position.
  m_text->setFocus();
}

bool LessonPageView::isAtEnd() const {
  const Lesson* lesson = m_player->lesson();
  return lesson != nullptr && m_player->page() + 1 == lesson->pages.size();
}

void LessonPageView::setNextLesson(const QString& title) {
  const bool goesOn = isAtEnd() && !title.isEmpty();
  m_next->setText(goesOn ? tr("&Next Lesson") : tr("&Next"));
  m_next->setToolTip(goesOn ? tr("Continue with “%1”").arg(title) : tr("The next page"));
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
  // : The page and the number of pages.
  m_place->setText(tr("%1 / %2").arg(page + 1).arg(lesson->pages.size()));
  m_place->setAccessibleName(tr("Page %1 of %2").arg(page + 1).arg(lesson->pages.size()));
  m_area->verticalScrollBar()->setValue(0);
  m_away->setVisible(!m_player->hasOwnScene());
}

void LessonPageView::setText() {
  const Lesson* lesson = m_player->lesson();
  if (lesson == nullptr) return;
  const LessonPage& page = lesson->pages[m_player->page()];
  m_text->setImageFolder(lesson->folder);
  showMarkdown(m_text, QStringLiteral("# %1\n\n%2").arg(page.title, page.text));
  // Lines of code wrap rather than being cut off.
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
  // The whole page scrolls, not the text alone; only what is wider than the page scrolls in it.
  QTextDocument& document = *m_text->document();
  const int width = m_text->viewport()->width();
  setSizeOfFigures(*m_text, width - 2 * document.documentMargin());
  document.setTextWidth(width);
  constexpr double leastSize = 0.6;
  for (double size = 1; size > leastSize; size -= 0.1) {
    setSizeOfTables(*m_text, size);
    if (document.size().width() <= width) break;
  }
  const bool scrolls = document.size().width() > width;
  const int bar = scrolls ? m_text->horizontalScrollBar()->sizeHint().height() : 0;
  m_text->setFixedHeight(static_cast<int>(document.size().height()) + 4 + bar);
}

bool LessonPageView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    const auto& resize = static_cast<const QResizeEvent&>(*event);
    if (resize.size().width() != resize.oldSize().width()) fitText();
  }
  if (event->type() == QEvent::Wheel) {
    event->ignore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void LessonPageView::refresh() {
  m_away->setVisible(!m_player->hasOwnScene());
  for (CheckpointCard* card : m_cards) {
    card->refresh();
    // What an answer was worth appears below it.
    if (!card->isAncestorOf(QApplication::focusWidget())) continue;
    QTimer::singleShot(0, card, [this, card] { m_area->ensureWidgetVisible(card, 0, 4); });
  }
}

}  // namespace hairline

#include "lesson_page_view.moc"
