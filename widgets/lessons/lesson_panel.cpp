#include "widgets/lessons/lesson_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QSettings>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "widgets/lessons/lesson_list.h"
#include "widgets/lessons/lesson_page_view.h"
#include "widgets/lessons/lesson_player.h"

namespace hairline {

LessonPanel::LessonPanel(LessonPlayer* player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_list(new LessonList),
      m_page(new LessonPageView(player)),
      m_pages(new QStackedWidget(this)) {
  m_pages->addWidget(m_list);
  m_pages->addWidget(m_page);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_pages);
  connect(m_list, &LessonList::chosen, m_player, &LessonPlayer::open);
  connect(m_list, &LessonList::openRequested, this, &LessonPanel::openLesson);
  connect(m_page, &LessonPageView::listRequested, this, &LessonPanel::showList);
  connect(m_page, &LessonPageView::nextLessonRequested, this, [this] {
    if (const Lesson* next = m_list->lessonAfter(m_player->lesson()->id)) m_player->open(*next);
    takeFocus();
  });
  connect(m_player, &LessonPlayer::pageChanged, this, [this] {
    m_pages->setCurrentIndex(m_player->lesson() != nullptr ? 1 : 0);
    tellNext();
  });
  connect(m_list, &LessonList::chosen, this, &LessonPanel::takeFocus);
  m_pages->setCurrentIndex(m_player->lesson() != nullptr ? 1 : 0);
}

void LessonPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_list->load();
  tellNext();
}

void LessonPanel::tellNext() {
  const Lesson* lesson = m_player->lesson();
  const Lesson* next = lesson != nullptr ? m_list->lessonAfter(lesson->id) : nullptr;
  m_page->setNextLesson(next != nullptr ? next->title : QString());
}

void LessonPanel::takeFocus() {
  if (m_player->lesson() == nullptr) {
    m_list->findChild<QListWidget*>()->setFocus();
  } else {
    m_pages->widget(1)->findChild<QTextBrowser*>()->setFocus();
  }
}

void LessonPanel::showList() {
  m_player->close();
  m_list->refresh();
  takeFocus();
}

void LessonPanel::openLesson() {
  const QString key = QStringLiteral("lessons/lastFolder");
  const QString path = QFileDialog::getOpenFileName(
      window(), tr("Open Lesson"), QSettings().value(key).toString(), tr("Lessons (lesson.md)"));
  if (path.isEmpty()) return;
  QSettings().setValue(key, QFileInfo(path).absolutePath());
  openFolder(QFileInfo(path).absolutePath());
}

void LessonPanel::openFolder(const QString& folder) {
  const bool isGood = m_list->openFolder(folder);
  if (!isGood) {
    m_player->close();
    return;
  }
  m_player->open(readLesson(folder).lesson);
}

}  // namespace hairline
