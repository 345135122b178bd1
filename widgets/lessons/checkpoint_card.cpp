#include "widgets/lessons/checkpoint_card.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/lessons/lesson_player.h"
#include "widgets/panels/glyphs.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/theme/theme.h"

namespace hairline {
namespace {

constexpr int glyphSize = 16;
constexpr int margin = 8;

/// What a verdict that is predicted is called, with yes and no.
std::pair<QString, QString> predictionsOf(Kind kind) {
  switch (kind) {
    case Kind::intersect:
      break;
    case Kind::bound:
      return {CheckpointCard::tr("They may intersect"), CheckpointCard::tr("They are disjoint")};
    case Kind::closest:
      return {CheckpointCard::tr("They touch"), CheckpointCard::tr("They are disjoint")};
    case Kind::contains:
      return {CheckpointCard::tr("Inside"), CheckpointCard::tr("Outside")};
    case Kind::side:
      return {CheckpointCard::tr("It straddles"), CheckpointCard::tr("On one side")};
    case Kind::common:
      return {CheckpointCard::tr("Something in common"), CheckpointCard::tr("Nothing in common")};
    case Kind::sweep:
      return {CheckpointCard::tr("They touch during the motion"), CheckpointCard::tr("They pass")};
  }
  return {CheckpointCard::tr("They intersect"), CheckpointCard::tr("They miss")};
}

QLabel* makeText(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(QLatin1String(name));
  label->setTextFormat(Qt::MarkdownText);
  QObject::connect(label, &QLabel::linkActivated, label,
                   [label](const QString& link) { offerLink(QUrl(link), label); });
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

const Checkpoint& checkpointOf(const LessonPlayer& player, int checkpoint) {
  return player.lesson()->pages[player.page()].checkpoints[checkpoint];
}

}  // namespace

CheckpointCard::CheckpointCard(LessonPlayer* player, int checkpoint, QWidget* parent)
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
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("showSolution%1").arg(checkpoint + 1));
    button->setText(tr("Show me"));
    button->setAccessibleName(tr("Show me a solution: %1").arg(shown.task));
    button->setToolTip(
        tr("Solve the checkpoint by changing the scene. Undo restores the previous scene."));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this] { m_player->showSolution(m_checkpoint); });
    layout->addWidget(button, 0, Qt::AlignLeft);
    m_showMe = button;
  }
  refresh();
}

void CheckpointCard::addButton(const QString& text, int choice) {
  auto* button = new QPushButton(text);
  button->setObjectName(QStringLiteral("choice%1-%2").arg(m_checkpoint + 1).arg(choice + 1));
  button->setCheckable(true);
  button->setToolTip(tr("Answer: %1").arg(text));
  button->setMinimumWidth(40);
  button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(button, &QPushButton::clicked, this,
          [this, choice] { m_player->answer(m_checkpoint, choice); });
  layout()->addWidget(button);
  m_buttons << button;
}

QString CheckpointCard::replyText() const {
  const Checkpoint& shown = checkpointOf(*m_player, m_checkpoint);
  const int answer = m_player->answerOf(m_checkpoint);
  const bool isDone = m_player->isReached(m_checkpoint);
  QStringList parts;
  if (const std::optional<bool> wasRight = m_player->wasRight(m_checkpoint)) {
    parts << (*wasRight ? tr("**Right.**") : tr("**Not so.**"));
    if (shown.type == Checkpoint::Type::choose) parts << shown.choices[answer].reply;
  } else if (isDone) {
    parts << tr("**Done.**");
  }
  if (isDone) parts << shown.after;
  parts.removeAll(QString());
  return parts.join(QLatin1Char(' '));
}

void CheckpointCard::refresh() {
  const Checkpoint& shown = checkpointOf(*m_player, m_checkpoint);
  const int answer = m_player->answerOf(m_checkpoint);
  const bool isDone = m_player->isReached(m_checkpoint);
  for (int i = 0; i < m_buttons.size(); ++i) {
    // Of a prediction, yes stands first.
    const int choice = shown.type == Checkpoint::Type::predict ? 1 - i : i;
    m_buttons[i]->setChecked(choice == answer);
    m_buttons[i]->setEnabled(shown.type == Checkpoint::Type::choose || !isDone);
  }
  const QString reply = replyText();
  m_reply->setText(withoutImages(keepFormulasWhole(reply)));
  m_reply->setVisible(!reply.isEmpty());
  if (m_showMe != nullptr) m_showMe->setVisible(!isDone);
  //: Read aloud: what a checkpoint of a lesson asks for, and whether it is done.
  setAccessibleName(tr("%1 %2").arg(shown.task, isDone ? tr("Done.") : tr("To do.")));
  update();
}

QVector<QWidget*> CheckpointCard::controls() const {
  QVector<QWidget*> result;
  for (QAbstractButton* button : m_buttons) result << button;
  if (m_showMe != nullptr) result << m_showMe;
  return result;
}

void CheckpointCard::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const bool isDone = m_player->lesson() != nullptr && m_player->isReached(m_checkpoint);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(isDone ? theme.accent : theme.border);
  painter.setBrush(theme.raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  const QRectF square(margin, margin + 1, glyphSize, glyphSize);
  if (isDone) {
    paintCheckGlyph(painter, square, theme.accent);
  } else {
    painter.setPen(QPen(theme.subdued, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(square.adjusted(2, 2, -2, -2));
  }
}

}  // namespace hairline
