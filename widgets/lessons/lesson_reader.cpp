#include "widgets/lessons/lesson_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

#include "core/base/regular_file.h"
#include "core/scene/scene_file.h"
#include "widgets/lessons/lesson_block.h"
#include "widgets/text/core_message.h"
#include "widgets/text/file_text.h"
#include "widgets/text/language.h"
#include "widgets/text/outside_text.h"

namespace hairline {
namespace {

struct Lessons {
  Q_DECLARE_TR_FUNCTIONS(Lessons)
};

/// The file of a lesson in the language in use, where there is one, else in the one it was written
/// in first.
QString lessonFile(const QString& folder) {
  const QString translated = QStringLiteral("lesson.%1.md").arg(currentLanguage());
  return QFileInfo::exists(QDir(folder).filePath(translated)) ? translated
                                                              : QStringLiteral("lesson.md");
}

const QString& fence() {
  static const QString marks = QStringLiteral("```");
  return marks;
}

/// What may stand behind the marks of a block that is shown as it is.
bool isCode(const QString& info) {
  static const QStringList languages{QString(),
                                     QStringLiteral("text"),
                                     QStringLiteral("c"),
                                     QStringLiteral("cpp"),
                                     QStringLiteral("json"),
                                     QStringLiteral("python"),
                                     QStringLiteral("rust")};
  return languages.contains(info);
}

/// Reads the file of a lesson line by line.
class Reader {
 public:
  explicit Reader(const QString& folder) : m_folder(folder), m_file(lessonFile(folder)) {
    m_reading.lesson.folder = folder;
    m_reading.lesson.id = folder.startsWith(QLatin1Char(':'))
                              ? QFileInfo(folder).fileName()
                              : QFileInfo(folder).absoluteFilePath();
    m_reading.lesson.title = QFileInfo(folder).fileName();
  }

  LessonReading read() {
    const Result<std::string> bytes =
        readFileOrResource(QDir(m_folder).filePath(m_file), maximumLessonBytes);
    if (!bytes) {
      fail(0, Lessons::tr("The file cannot be read: %1").arg(coreMessage(bytes.error().message)));
      return m_reading;
    }
    const QString text = QString::fromUtf8(QByteArray::fromStdString(*bytes));
    if (text.contains(QChar::ReplacementCharacter)) {
      fail(0, Lessons::tr("The text is not in UTF-8"));
    }
    m_lines = text.split(QLatin1Char('\n'));
    for (m_at = 0; m_at < m_lines.size(); ++m_at) readLine(m_lines[m_at]);
    finishPage();
    if (!m_hasTitle) fail(1, Lessons::tr("A lesson must begin with its title: # Title"));
    if (m_reading.lesson.pages.isEmpty()) {
      fail(0, Lessons::tr("The lesson has no pages; each begins with a heading: ## Title"));
    }
    std::ranges::stable_sort(m_reading.problems, {}, &LessonProblem::line);
    return m_reading;
  }

 private:
  int lineNumber() const { return static_cast<int>(m_at) + 1; }

  void fail(int line, const QString& message) {
    m_reading.problems.push_back({m_file, line, message});
  }

  void readLine(const QString& raw) {
    QString line = raw;
    if (line.endsWith(QLatin1Char('\r'))) line.chop(1);
    if (line.startsWith(fence())) {
      readFence(line.mid(fence().size()).trimmed());
    } else if (line.startsWith(QLatin1String("## "))) {
      finishPage();
      m_page = LessonPage{};
      m_page->title = line.mid(3).trimmed();
      m_page->line = lineNumber();
    } else if (line.startsWith(QLatin1String("# "))) {
      if (m_hasTitle) {
        fail(lineNumber(), Lessons::tr("There is a second title; pages begin with ##"));
      } else if (m_page) {
        fail(lineNumber(), Lessons::tr("The title must come before all pages"));
      }
      m_hasTitle = true;
      m_reading.lesson.title = line.mid(2).trimmed();
    } else if (m_page) {
      checkFigures(line);
      m_page->text += line + QLatin1Char('\n');
    } else if (!line.trimmed().isEmpty()) {
      if (!m_hasTitle && !m_reportedTitle) {
        fail(lineNumber(), Lessons::tr("Text before the title"));
        m_reportedTitle = true;
      }
      QString& summary = m_reading.lesson.summary;
      summary += (summary.isEmpty() ? QString() : QStringLiteral(" ")) + line.trimmed();
    }
  }

  void readFence(const QString& info) {
    const int first = lineNumber();
    const bool isForProgram = isLessonBlock(info);
    if (!isForProgram && !isCode(info)) {
      fail(first, Lessons::tr("There is no block “%1”; there are scene, checkpoint, predict and "
                              "question, and code: text, c, cpp, json, python, rust")
                      .arg(info));
    }
    QStringList inside;
    for (++m_at; m_at < m_lines.size(); ++m_at) {
      QString line = m_lines[m_at];
      if (line.endsWith(QLatin1Char('\r'))) line.chop(1);
      if (line.trimmed() == fence()) break;
      inside << line;
    }
    if (m_at == m_lines.size()) {
      fail(first, Lessons::tr("The block that begins here has no end: ```"));
    }
    if (!m_page) {
      fail(first, Lessons::tr("Block before the first page; pages begin with ##"));
      return;
    }
    if (!isForProgram) {
      m_page->text += fence() + info + QLatin1Char('\n');
      for (const QString& line : inside) m_page->text += line + QLatin1Char('\n');
      m_page->text += fence() + QLatin1Char('\n');
      return;
    }
    LessonBlock block{info, first, {}};
    readFields(inside, block, [this](int line, const QString& message) { fail(line, message); });
    if (info == QLatin1String("scene")) {
      readScene(block);
    } else {
      readCheckpoint(block);
    }
  }

  void checkFigures(const QString& line) {
    static const QRegularExpression figure(QStringLiteral("!\\[[^\\]]*\\]\\(([^)\\s]+)\\)"));
    for (auto match = figure.globalMatch(line); match.hasNext();) {
      const QString name = match.next().captured(1);
      if (!imageBeside(m_folder, name).isNull()) continue;
      fail(lineNumber(),
           Lessons::tr("The figure “%1” is not an image in the lesson's folder").arg(name));
    }
  }

  void readScene(const LessonBlock& block) {
    const QString name = block.value(QStringLiteral("file"));
    if (name.isEmpty()) {
      fail(block.line, Lessons::tr("A scene has to name its file: file: NAME.hairline.json"));
      return;
    }
    if (!m_page->sceneFile.isEmpty()) {
      fail(block.line, Lessons::tr("The page has a scene already"));
      return;
    }
    m_page->sceneFile = QDir::cleanPath(QDir(m_folder).filePath(name));
    const std::optional<Message> fault =
        referenceFault(name.toStdString(), ReferenceRule::relative);
    const Result<std::string> text =
        !fault ? readFileOrResource(m_page->sceneFile)
               : Error{"file", Message("%1: %2", name.toStdString(), *fault)};
    if (!text) {
      fail(block.lineOf(QStringLiteral("file")), Lessons::tr("The scene “%1” cannot be read: %2")
                                                     .arg(name, coreMessage(text.error().message)));
      return;
    }
    Result<Scene> scene = parseScene(*text);
    if (!scene) {
      // The message of the scene's reader says where in that file.
      m_reading.problems.push_back({name, 0, coreMessage(scene.error().message)});
      return;
    }
    // The lesson tells what to look for, and a puzzle's answer may stand in the notes.
    scene->notes.clear();
    m_scene = *scene;
    m_page->scene = std::move(scene).value();
    readExplained(block);
  }

  void readExplained(const LessonBlock& block) {
    const QString key = QStringLiteral("explain");
    if (block.value(key).isEmpty()) return;
    QString problem;
    m_page->explained = readReport(block.value(key), &problem);
    if (!problem.isEmpty()) fail(block.lineOf(key), problem);
  }

  void readCheckpoint(const LessonBlock& block) {
    const auto tell = [this](int line, const QString& message) { fail(line, message); };
    if (!m_scene && block.name != QLatin1String("question")) {
      fail(block.line, Lessons::tr("Nothing can be watched before a page has a scene"));
    }
    const std::optional<Checkpoint> checkpoint =
        checkpointOf(block, m_scene ? &*m_scene : nullptr, tell);
    if (checkpoint) m_page->checkpoints.push_back(*checkpoint);
  }

  void finishPage() {
    if (!m_page) return;
    m_page->text = m_page->text.trimmed();
    if (m_page->title.isEmpty()) fail(m_page->line, Lessons::tr("The page has no title"));
    m_reading.lesson.pages.push_back(*std::move(m_page));
    m_page.reset();
  }

  QString m_folder;
  QString m_file;
  QStringList m_lines;
  qsizetype m_at = 0;
  bool m_hasTitle = false;
  bool m_reportedTitle = false;
  std::optional<LessonPage> m_page;
  /// The scene that is open at this point of the lesson.
  std::optional<Scene> m_scene;
  LessonReading m_reading;
};

}  // namespace

LessonReading readLesson(const QString& folder) { return Reader(folder).read(); }

QVector<LessonReading> programLessons() {
  QVector<LessonReading> lessons;
  const QDir folder(QStringLiteral(":/lessons"));
  for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
    lessons.push_back(readLesson(folder.filePath(name)));
  }
  return lessons;
}

}  // namespace hairline
