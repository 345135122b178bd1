#include "widgets/window/notice_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/scene_receiver.h"
#include "widgets/window/file_controller.h"

namespace hairline {

NoticeBar::NoticeBar(const QString& name, QColor Theme::*background, QColor Theme::*border,
                     const QString& dismissTip)
    : m_text(named(new ElidedLabel, name + QStringLiteral("Text"))), m_name(name) {
  setObjectName(name + QStringLiteral("Bar"));
  rowOf(this, {{m_text, 1}}, {8, 3, 6, 3});
  m_dismiss = addButton(QStringLiteral("Dismiss"), tr("Dismiss"), dismissTip);
  connect(m_dismiss, &QToolButton::clicked, this, &QWidget::hide);
  const auto paint = [=, this] {
    const Theme& theme = Theme::current();
    setStyleSheet(QStringLiteral("#%1 { background: %2; border-bottom: 1px solid %3; }")
                      .arg(objectName(), (theme.*background).name(), (theme.*border).name()));
  };
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, paint);
  paint();
  hide();
}

QToolButton* NoticeBar::addButton(const QString& name, const QString& text, const QString& tip) {
  auto* button = named(new QToolButton, m_name + name);
  button->setText(text);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::TabFocus);
  auto* row = static_cast<QHBoxLayout*>(layout());
  // Dismissing comes last.
  row->insertWidget(std::max(1, row->count() - 1), button);
  if (m_dismiss != nullptr) setTabOrder(button, m_dismiss);
  return button;
}

WelcomeBar::WelcomeBar()
    : NoticeBar(QStringLiteral("welcome"), &Theme::raised, &Theme::border,
                tr("Hide this line. Help > Lessons lists all lessons.")) {
  m_text->setWholeText(tr("New here?"));
  const QToolButton* start = addButton(QStringLiteral("Start"), tr("Start Lesson 1"));
  connect(start, &QToolButton::clicked, this, &WelcomeBar::lessonWanted);
}

DiskBar::DiskBar(Document* document, FileWatch* watch, FileController* files)
    : NoticeBar(QStringLiteral("disk"), &Theme::warningBackground, &Theme::warning,
                tr("Hide this line. Saving asks before it overwrites the file.")),
      m_document(document),
      m_watch(watch),
      m_reload(addButton(QStringLiteral("Reload"), tr("Reload"))),
      m_save(
          addButton(QStringLiteral("Save"), tr("Save"), tr("Write this scene to the file again"))) {
  connect(m_reload, &QToolButton::clicked, files, &FileController::reload);
  connect(m_save, &QToolButton::clicked, files, &FileController::save);
  const auto show = [this] {
    refresh();
    setVisible(m_watch->state() != OnDisk::asKnown);
  };
  connect(watch, &FileWatch::stateChanged, this, show);
  connect(document, &Document::stateChanged, this, &DiskBar::refresh);
  // The window may have been recreated in another language.
  show();
}

void DiskBar::refresh() {
  const OnDisk state = m_watch->state();
  const QString title = m_document->title();
  m_reload->setVisible(state == OnDisk::changed);
  m_save->setVisible(state == OnDisk::gone);
  if (state == OnDisk::gone) {
    m_text->setWholeText(tr("“%1” is no longer on disk.").arg(title));
  } else if (m_document->isModified()) {
    m_text->setWholeText(tr("“%1” was changed on disk, and has unsaved changes here.").arg(title));
    m_reload->setToolTip(tr("Reload the file. Undo restores this scene."));
  } else {
    m_text->setWholeText(tr("“%1” was changed on disk.").arg(title));
    m_reload->setToolTip(tr("Load the file again"));
  }
}

ReceivedBar::ReceivedBar(SceneReceiver* receiver, FileController* files)
    : NoticeBar(QStringLiteral("received"), &Theme::raised, &Theme::border,
                tr("Hide this line until the next scene arrives.")),
      m_receiver(receiver),
      m_files(files),
      m_previous(addButton(QStringLiteral("Previous"), tr("Previous"),
                           tr("Show the scene that arrived before this one"))),
      m_next(addButton(QStringLiteral("Next"), tr("Next"),
                       tr("Show the scene that arrived after this one"))),
      m_newest(addButton(QStringLiteral("Newest"), tr("Newest"),
                         tr("Show the scene that arrived last, and the next ones as they come"))) {
  connect(m_previous, &QToolButton::clicked, this, [this] { go(*m_receiver->shown() - 1); });
  connect(m_next, &QToolButton::clicked, this, [this] { go(*m_receiver->shown() + 1); });
  connect(m_newest, &QToolButton::clicked, this, [this] { go(m_receiver->count() - 1); });
  connect(receiver, &SceneReceiver::changed, this, &ReceivedBar::refresh);
  // The window may have been recreated in another language.
  refresh();
}

void ReceivedBar::refresh() {
  const std::size_t count = m_receiver->count();
  const std::optional<std::size_t> shown = m_receiver->shown();
  if (count == 0) return;
  const auto number = [](std::size_t value) { return static_cast<int>(value); };
  m_text->setWholeText(shown
                           ? tr("Received scene %1 of %2: %3")
                                 .arg(number(*shown + 1))
                                 .arg(number(count))
                                 .arg(m_receiver->title(*shown))
                           : tr("%n scene(s) received, the last one “%1”.", nullptr, number(count))
                                 .arg(m_receiver->title(count - 1)));
  m_previous->setEnabled(shown.value_or(0) > 0);
  m_next->setEnabled(shown && *shown + 1 < count);
  m_newest->setEnabled(!shown || *shown + 1 < count);
  if (std::exchange(m_seen, count) != count) setVisible(true);
}

void ReceivedBar::go(std::size_t place) {
  if (m_receiver->mayReplace() || m_files->mayLeave()) m_receiver->show(place);
}

}  // namespace hairline
