#include "widgets/lessons/lesson_list.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"

namespace hairline {
namespace {

/// The folders of lessons that the user opened.
constexpr const char* foldersKey = "lessons/folders";

bool isOfProgram(const LessonReading& reading) {
  return reading.lesson.folder.startsWith(QLatin1Char(':'));
}

}  // namespace

LessonList::LessonList(QWidget* parent)
    : QWidget(parent),
      m_list(new QListWidget(this)),
      m_about(new OutsideTextBrowser(this)),
      m_start(new QPushButton(tr("&Start"), this)),
      m_forget(new QPushButton(tr("Start &Over"), this)) {
  m_list->setObjectName(QStringLiteral("lessonList"));
  m_list->setAccessibleName(tr("Lessons"));
  m_list->setWordWrap(true);
  m_list->setSpacing(2);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_about->setObjectName(QStringLiteral("lessonAbout"));
  m_about->setAccessibleName(tr("What the lesson is about"));
  m_about->setFrameShape(QFrame::NoFrame);
  m_about->document()->setDocumentMargin(6);
  m_start->setObjectName(QStringLiteral("lessonStart"));
  m_start->setToolTip(tr("Continue the lesson where you left it"));
  m_forget->setObjectName(QStringLiteral("lessonForget"));
  m_forget->setToolTip(tr("Discard the progress in this lesson and return to its first page"));
  auto* open = new QPushButton(tr("&Open…"), this);
  open->setObjectName(QStringLiteral("lessonOpen"));
  open->setToolTip(tr("Open your own lesson (its file lesson.md)"));
  connect(m_list, &QListWidget::currentRowChanged, this, &LessonList::showRow);
  connect(m_list, &QListWidget::itemActivated, this, &LessonList::start);
  connect(m_start, &QPushButton::clicked, this, &LessonList::start);
  connect(m_forget, &QPushButton::clicked, this, &LessonList::forget);
  connect(open, &QPushButton::clicked, this, &LessonList::openRequested);

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_start, 1);
  buttons->addWidget(m_forget, 1);
  buttons->addWidget(open, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  layout->addWidget(m_list, 3);
  layout->addWidget(m_about, 2);
  layout->addLayout(buttons);
  showRow(-1);
}

void LessonList::load() {
  if (m_isLoaded) return;
  m_isLoaded = true;
  m_lessons = programLessons();
  for (const QString& folder : QSettings().value(QLatin1String(foldersKey)).toStringList()) {
    if (QFileInfo::exists(folder)) m_lessons.push_back(readLesson(folder));
  }
  refresh();
  if (m_list->count() > 0 && m_list->currentRow() < 0) m_list->setCurrentRow(0);
}

void LessonList::refresh() {
  while (m_list->count() < m_lessons.size()) m_list->addItem(QString());
  for (int row = 0; row < m_lessons.size(); ++row) {
    m_list->item(row)->setText(textOf(m_lessons[row], m_progress));
  }
  showRow(currentRow());
}

QString LessonList::textOf(const LessonReading& reading, const LessonProgress& progress) {
  const Lesson& lesson = reading.lesson;
  if (!reading.problems.isEmpty()) {
    return tr("%1\ncannot be played").arg(lesson.title);
  }
  const int all = lesson.checkpointCount();
  const int reached = progress.reachedCount(lesson);
  //: A lesson: its title, and how many of its checkpoints are done.
  if (reached == all && all > 0) return tr("%1\n✓ all %2 done").arg(lesson.title).arg(all);
  return tr("%1\n%2 of %3 done").arg(lesson.title).arg(reached).arg(all);
}

int LessonList::currentRow() const {
  const int row = m_list->currentRow();
  return row < m_lessons.size() ? row : -1;
}

void LessonList::showRow(int row) {
  const bool isThere = row >= 0 && row < m_lessons.size();
  const bool isGood = isThere && m_lessons[row].problems.isEmpty();
  m_start->setEnabled(isGood);
  m_forget->setEnabled(isGood && (m_progress.reachedCount(m_lessons[row].lesson) > 0 ||
                                  m_progress.page(m_lessons[row].lesson) > 0));
  if (!isThere) {
    m_about->clear();
    return;
  }
  const LessonReading& reading = m_lessons[row];
  if (isGood) {
    m_about->setImageFolder(reading.lesson.folder);
    showMarkdown(m_about, reading.lesson.summary);
    return;
  }
  QString text = tr("This lesson cannot be played yet:") + QLatin1Char('\n');
  for (const LessonProblem& problem : reading.problems) {
    text += QStringLiteral("\n%1\n").arg(problem.text());
  }
  m_about->setPlainText(text);
}

void LessonList::start() {
  const int row = currentRow();
  if (row < 0) return;
  // Somebody may be writing it just now.
  if (!isOfProgram(m_lessons[row])) m_lessons[row] = readLesson(m_lessons[row].lesson.folder);
  refresh();
  if (m_lessons[row].problems.isEmpty()) emit chosen(m_lessons[row].lesson);
}

const Lesson* LessonList::lessonAfter(const QString& id) const {
  for (qsizetype row = 0; row + 1 < m_lessons.size(); ++row) {
    const LessonReading& next = m_lessons[row + 1];
    if (m_lessons[row].lesson.id == id && next.problems.isEmpty()) return &next.lesson;
  }
  return nullptr;
}

void LessonList::forget() {
  const int row = currentRow();
  if (row < 0) return;
  m_progress.forget(m_lessons[row].lesson);
  start();
}

bool LessonList::openFolder(const QString& folder) {
  load();
  const QString path = QFileInfo(folder).absoluteFilePath();
  int row = 0;
  while (row < m_lessons.size() && m_lessons[row].lesson.folder != path) ++row;
  const LessonReading reading = readLesson(path);
  if (row == m_lessons.size()) {
    m_lessons.push_back(reading);
    QSettings settings;
    QStringList folders = settings.value(QLatin1String(foldersKey)).toStringList();
    if (!folders.contains(path)) settings.setValue(QLatin1String(foldersKey), folders << path);
  } else {
    m_lessons[row] = reading;
  }
  refresh();
  m_list->setCurrentRow(row);
  return reading.problems.isEmpty();
}

}  // namespace hairline
