#include "widgets/lessons/lesson_block.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/run/pair_reports.h"

namespace hairline {
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

/// The labels of the steps that a report takes for the pair in focus; empty where it has none.
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

/// What of a condition the scene of the page contradicts; empty where nothing.
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

void readWatch(const LessonBlock& block, const Scene* scene, const TellProblem& tell,
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

void readChoices(const LessonBlock& block, const TellProblem& tell, Checkpoint& checkpoint) {
  for (const LessonField& field : block.fields) {
    const bool isRight = field.key == QLatin1String("right");
    if (!isRight && field.key != QLatin1String("wrong")) continue;
    // "the text | what is said to it"
    const qsizetype bar = field.value.indexOf(QLatin1String(" | "));
    checkpoint.choices.push_back({field.value.left(bar).trimmed(),
                                  bar < 0 ? QString() : field.value.mid(bar + 3).trimmed(),
                                  isRight});
  }
  const auto right = std::ranges::count_if(checkpoint.choices, &LessonChoice::isRight);
  if (right != 1 || checkpoint.choices.size() < 2) {
    tell(block.line,
         LessonTexts::tr("A question has one answer “right: …” and at least one “wrong: …”"));
  }
}

}  // namespace

QString LessonBlock::value(const QString& wanted) const {
  const auto at = std::ranges::find(fields, wanted, &LessonField::key);
  return at == fields.end() ? QString() : at->value;
}

int LessonBlock::lineOf(const QString& wanted) const {
  const auto at = std::ranges::find(fields, wanted, &LessonField::key);
  return at == fields.end() ? line : at->line;
}

bool isLessonBlock(const QString& name) {
  return name == QLatin1String("scene") || name == QLatin1String("checkpoint") ||
         name == QLatin1String("predict") || name == QLatin1String("question");
}

void readFields(const QStringList& lines, LessonBlock& block, const TellProblem& tell) {
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

std::optional<Checkpoint> checkpointOf(const LessonBlock& block, const Scene* scene,
                                       const TellProblem& tell) {
  bool isGood = true;
  const TellProblem note = [&](int line, const QString& message) {
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

}  // namespace hairline
