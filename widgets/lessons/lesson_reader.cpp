#include "widgets/lessons/lesson_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <optional>

#include "core/base/regular_file.h"
#include "core/scene/object_part.h"
#include "core/scene/scene_file.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/text/labels.h"
#include "widgets/text/language.h"
#include "widgets/text/outside_text.h"

namespace hairline {

/// A line "key: value" of a block.
struct LessonField {
  QString key;
  QString value;
  int line = 0;
};

/// A fenced block of a lesson that is for the program.
struct LessonBlock {
  QString name;
  /// Where it begins.
  int line = 0;
  QVector<LessonField> fields;

  /// The value of the first field with a key; empty if there is none.
  QString value(const QString& wanted) const {
    const auto at = std::ranges::find(fields, wanted, &LessonField::key);
    return at == fields.end() ? QString() : at->value;
  }

  /// The line of that field, or else of the block.
  int lineOf(const QString& wanted) const {
    const auto at = std::ranges::find(fields, wanted, &LessonField::key);
    return at == fields.end() ? line : at->line;
  }
};

/// Reports a problem in a line.
using ReportProblem = std::function<void(int line, const QString& message)>;

namespace {

struct LessonTexts {
  Q_DECLARE_TR_FUNCTIONS(Lessons)
};

QString key(const char* text) { return QLatin1String(text); }

/// The keys that a block may have.
QStringList keysOf(const QString& block) {
  if (block == QLatin1String("scene")) return {key("file"), key("explain")};
  QStringList keys{key("task"), key("after")};
  if (block == QLatin1String("predict")) return keys << key("about");
  if (block == QLatin1String("question")) return keys << key("right") << key("wrong");
  keys << key("solution");
  for (const QString& condition : conditionKeys()) keys << condition;
  return keys;
}

/// The labels of the steps of a report for the active pair; empty if it has none.
QStringList labelsOf(const ReportName& name, const Scene& scene) {
  QStringList labels;
  const auto pair = pairInFocus(scene, {});
  if (!pair) return labels;
  const Operand a(scene, pair->first);
  const Operand b(scene, pair->second);
  const PairQuestion question(*a, *b, {});
  for (const PairQuestion::Item& item : question.items()) {
    const QueryInfo& info = item.entry->info;
    if (info.kind != name.kind || info.method != name.method || item.scalar != name.scalar) {
      continue;
    }
    const Report report = question.answer(item);
    for (const Step& step : report.trace.steps) {
      const Label each = label(step);
      labels << QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()));
    }
  }
  labels.removeDuplicates();
  return labels;
}

/// The part of a condition that contradicts the scene of the page; empty for none.
QString contradiction(const Condition& condition, const Scene& scene) {
  const auto missing = [&scene](const std::string& id) {
    if (Operand(scene, id)) return QString();
    return LessonTexts::tr("The scene has no object “%1”").arg(QString::fromStdString(id));
  };
  if (const auto* moved = std::get_if<ObjectMoved>(&condition)) return missing(moved->object);
  if (const auto* pair = std::get_if<PairIs>(&condition)) {
    const QString first = missing(pair->a);
    return first.isEmpty() ? missing(pair->b) : first;
  }
  const std::string* wanted = labelOf(condition);
  if (wanted == nullptr) return {};
  const QStringList labels = labelsOf(*reportOf(condition), scene);
  const QString label = QString::fromStdString(*wanted);
  if (labels.isEmpty() || labels.contains(label)) return {};
  return LessonTexts::tr("No step is called “%1”; there are: %2")
      .arg(label, labels.join(QStringLiteral(", ")));
}

void readWatch(const LessonBlock& block, const Scene* scene, const ReportProblem& tell,
               Checkpoint& checkpoint) {
  const std::vector<QString>& conditions = conditionKeys();
  for (const LessonField& field : block.fields) {
    QString problem;
    if (std::ranges::find(conditions, field.key) != conditions.end()) {
      const auto condition = readCondition(field.key, field.value, &problem);
      if (condition && scene != nullptr) problem = contradiction(*condition, *scene);
      if (condition) checkpoint.conditions.push_back(*condition);
    } else if (field.key == QLatin1String("solution")) {
      const auto edit = LessonEdit::read(field.value, &problem);
      if (edit && scene != nullptr) edit->applied(*scene, &problem);
      if (edit) checkpoint.solution = *edit;
    }
    if (!problem.isEmpty()) tell(field.line, problem);
  }
  if (checkpoint.conditions.empty()) {
    QStringList keys;
    for (const QString& each : conditions) keys << each;
    tell(block.line, LessonTexts::tr("The checkpoint has no condition; there are: %1")
                         .arg(keys.join(QStringLiteral(", "))));
  }
}

void readChoices(const LessonBlock& block, const ReportProblem& tell, Checkpoint& checkpoint) {
  for (const LessonField& field : block.fields) {
    const bool isRight = field.key == QLatin1String("right");
    if (!isRight && field.key != QLatin1String("wrong")) continue;
    // "the text | the reply to it"
    const qsizetype bar = field.value.indexOf(QLatin1String(" | "));
    checkpoint.choices.push_back({field.value.left(bar).trimmed(),
                                  bar < 0 ? QString() : field.value.mid(bar + 3).trimmed(),
                                  isRight});
  }
  const auto right = std::ranges::count_if(checkpoint.choices, &LessonChoice::isRight);
  if (right != 1 || checkpoint.choices.size() < 2) {
    tell(block.line,
         LessonTexts::tr("A question must have one answer “right: …” and at least one “wrong: …”"));
  }
}

struct Lessons {
  Q_DECLARE_TR_FUNCTIONS(Lessons)
};

/// The file of a lesson in the current language, if there is one, else in its original language.
QString lessonFile(const QString& folder) {
  const QString translated = QStringLiteral("lesson.%1.md").arg(currentLanguage());
  return QFileInfo::exists(QDir(folder).filePath(translated)) ? translated
                                                              : QStringLiteral("lesson.md");
}

const QString& fence() {
  static const QString marks = QStringLiteral("```");
  return marks;
}

/// The info strings of blocks that are shown as they are.
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

}  // namespace

/// Whether a block with this name is for the program: "scene", "checkpoint", "predict", "question".
bool isLessonBlock(const QString& name) {
  return name == QLatin1String("scene") || name == QLatin1String("checkpoint") ||
         name == QLatin1String("predict") || name == QLatin1String("question");
}

/// Reads the lines of a block into its fields. A line that begins with a space continues the
/// previous one. Unknown keys are reported.
void readFields(const QStringList& lines, LessonBlock& block, const ReportProblem& tell) {
  static const QRegularExpression form(QStringLiteral("^([a-z]+):\\s*(.*)$"));
  const QStringList known = keysOf(block.name);
  int number = block.line;
  for (const QString& line : lines) {
    ++number;
    if (line.trimmed().isEmpty()) continue;
    if (line.startsWith(QLatin1Char(' ')) && !block.fields.isEmpty()) {
      QString& value = block.fields.back().value;
      value += (value.isEmpty() ? QString() : QStringLiteral(" ")) + line.trimmed();
      continue;
    }
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch()) {
      tell(number, LessonTexts::tr("“%1” is not of the form key: value").arg(line.trimmed()));
      continue;
    }
    if (!known.contains(match.captured(1))) {
      tell(number, LessonTexts::tr("A block %1 has no “%2”; it has: %3")
                       .arg(block.name, match.captured(1), known.join(QStringLiteral(", "))));
      continue;
    }
    block.fields.push_back({match.captured(1), match.captured(2).trimmed(), number});
  }
}

/// The checkpoint of a block, on a page with a scene (null for none). Nothing if it is wrong; all
/// errors are reported.
std::optional<Checkpoint> checkpointOf(const LessonBlock& block, const Scene* scene,
                                       const ReportProblem& tell) {
  bool isGood = true;
  const ReportProblem note = [&](int line, const QString& message) {
    isGood = false;
    tell(line, message);
  };
  Checkpoint checkpoint;
  checkpoint.line = block.line;
  checkpoint.task = block.value(key("task"));
  checkpoint.after = block.value(key("after"));
  if (checkpoint.task.isEmpty()) note(block.line, LessonTexts::tr("The task is missing: task: …"));
  if (block.name == QLatin1String("predict")) {
    checkpoint.type = Checkpoint::Type::predict;
    const QString about = block.value(key("about"));
    const std::optional<Kind> kind = readKind(about.isEmpty() ? key("intersect") : about);
    if (!kind) {
      note(block.lineOf(key("about")),
           LessonTexts::tr("There is no kind of query “%1”").arg(about));
    }
    checkpoint.predicted = kind.value_or(Kind::intersect);
  } else if (block.name == QLatin1String("question")) {
    checkpoint.type = Checkpoint::Type::choose;
    readChoices(block, note, checkpoint);
  } else {
    readWatch(block, scene, note, checkpoint);
  }
  if (!isGood) return std::nullopt;
  return checkpoint;
}

namespace {

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
      // The message of the scene's reader names the place in that file.
      m_reading.problems.push_back({name, 0, coreMessage(scene.error().message)});
      return;
    }
    // The lesson describes what to look for, and the notes may contain a puzzle's answer.
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
      fail(block.line, Lessons::tr("A checkpoint needs a scene on this page or an earlier one"));
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
  /// The open scene at this point of the lesson.
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
