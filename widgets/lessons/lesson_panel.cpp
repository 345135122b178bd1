#include "widgets/lessons/lesson_panel.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QVector>

#include "widgets/controls/box_layouts.h"
#include "widgets/lessons/lesson_page_view.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_progress.h"
#include "widgets/lessons/lesson_reader.h"
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

/// The list of lessons: those of the program and those of folders that the user opened, the
/// progress of each, and the errors of those that cannot be played.
class LessonList : public QWidget {
  Q_OBJECT

 public:
  explicit LessonList(QWidget* parent = nullptr)
      : QWidget(parent),
        m_list(new QListWidget(this)),
        m_about(
            named(new OutsideTextBrowser(this), "lessonAbout", {}, tr("What the lesson is about"))),
        m_start(named(new QPushButton(tr("&Start"), this), "lessonStart",
                      tr("Continue the lesson where you left it"))),
        m_forget(named(new QPushButton(tr("Start &Over"), this), "lessonForget",
                       tr("Discard the progress in this lesson and return to its first page"))) {
    named(m_list, "lessonList", {}, tr("Lessons"));
    m_list->setWordWrap(true);
    m_list->setSpacing(2);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_about->setFrameShape(QFrame::NoFrame);
    m_about->document()->setDocumentMargin(6);
    auto* open = named(new QPushButton(tr("&Open…"), this), "lessonOpen",
                       tr("Open your own lesson (its file lesson.md)"));
    connect(m_list, &QListWidget::currentRowChanged, this, &LessonList::showRow);
    connect(m_list, &QListWidget::itemActivated, this, &LessonList::start);
    connect(m_start, &QPushButton::clicked, this, &LessonList::start);
    connect(m_forget, &QPushButton::clicked, this, &LessonList::forget);
    connect(open, &QPushButton::clicked, this, &LessonList::openRequested);

    auto* buttons = rowOf({{m_start, 1}, {m_forget, 1}, {open, 1}});
    columnOf(this, {{m_list, 3}, {m_about, 1}, buttons}, {8, 8, 8, 8}, 6);
    showRow(-1);
  }

  /// Reads the lessons, unless already done.
  void load() {
    if (m_isLoaded) return;
    m_isLoaded = true;
    m_lessons = programLessons();
    for (const QString& folder : QSettings().value(QLatin1String(foldersKey)).toStringList()) {
      if (QFileInfo::exists(folder)) m_lessons.push_back(readLesson(folder));
    }
    refresh();
    if (m_list->count() > 0 && m_list->currentRow() < 0) m_list->setCurrentRow(0);
  }

  /// Updates the progress.
  void refresh() {
    while (m_list->count() < m_lessons.size()) m_list->addItem(QString());
    for (int row = 0; row < m_lessons.size(); ++row) {
      m_list->item(row)->setText(textOf(m_lessons[row], m_progress));
    }
    showRow(currentRow());
  }

  /// Reads the lesson of a folder again, adds it to the list if necessary, and selects it. Returns
  /// whether it can be played.
  bool openFolder(const QString& folder) {
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

  /// The next playable lesson after another one in the list; null for none.
  const Lesson* lessonAfter(const QString& id) const {
    for (qsizetype row = 0; row + 1 < m_lessons.size(); ++row) {
      const LessonReading& next = m_lessons[row + 1];
      if (m_lessons[row].lesson.id == id && next.problems.isEmpty()) return &next.lesson;
    }
    return nullptr;
  }

 signals:
  /// A lesson should be played.
  void chosen(const hairline::Lesson& lesson);
  /// The user wants to open a lesson from a folder yet to be chosen.
  void openRequested();

 private:
  void showRow(int row) {
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

  void start() {
    const int row = currentRow();
    if (row < 0) return;
    // Somebody may be editing it just now.
    if (!isOfProgram(m_lessons[row])) m_lessons[row] = readLesson(m_lessons[row].lesson.folder);
    refresh();
    if (m_lessons[row].problems.isEmpty()) emit chosen(m_lessons[row].lesson);
  }

  void forget() {
    const int row = currentRow();
    if (row < 0) return;
    m_progress.forget(m_lessons[row].lesson);
    start();
  }

  int currentRow() const {
    const int row = m_list->currentRow();
    return row < m_lessons.size() ? row : -1;
  }

  static QString textOf(const LessonReading& reading, const LessonProgress& progress) {
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

  QVector<LessonReading> m_lessons;
  LessonProgress m_progress;
  bool m_isLoaded = false;
  QListWidget* m_list;
  OutsideTextBrowser* m_about;
  QPushButton* m_start;
  QPushButton* m_forget;
};

LessonPanel::LessonPanel(LessonPlayer* player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_list(new LessonList),
      m_page(new LessonPageView(player)),
      m_pages(new QStackedWidget(this)) {
  m_pages->addWidget(m_list);
  m_pages->addWidget(m_page);
  columnOf(this, {m_pages}, {});
  connect(m_list, &LessonList::chosen, m_player, &LessonPlayer::open);
  connect(m_list, &LessonList::openRequested, this, &LessonPanel::openLesson);
  connect(m_page, &LessonPageView::listRequested, this, &LessonPanel::showList);
  connect(m_page, &LessonPageView::nextLessonRequested, this, [this] {
    if (const Lesson* next = m_list->lessonAfter(m_player->lesson()->id)) m_player->open(*next);
    takeFocus();
  });
  connect(m_player, &LessonPlayer::pageChanged, this, [this] {
    m_pages->setCurrentIndex(m_player->lesson() != nullptr ? 1 : 0);
    updateNextLesson();
  });
  connect(m_list, &LessonList::chosen, this, &LessonPanel::takeFocus);
  m_pages->setCurrentIndex(m_player->lesson() != nullptr ? 1 : 0);
}

void LessonPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_list->load();
  updateNextLesson();
}

void LessonPanel::updateNextLesson() {
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

#include "lesson_panel.moc"
