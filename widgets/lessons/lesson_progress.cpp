#include "widgets/lessons/lesson_progress.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStringList>
#include <algorithm>

#include "widgets/lessons/lesson.h"

namespace hairline {
namespace {

/// The settings key of a lesson's progress. Paths contain characters that keys must not have.
QString keyOf(const Lesson& lesson, const char* what) {
  const QByteArray id =
      QCryptographicHash::hash(lesson.id.toUtf8(), QCryptographicHash::Sha1).toHex();
  return QStringLiteral("lessons/%1/%2").arg(QString::fromLatin1(id), QLatin1String(what));
}

QString placeOf(int page, int checkpoint) {
  return QStringLiteral("%1.%2").arg(page + 1).arg(checkpoint + 1);
}

}  // namespace

int LessonProgress::page(const Lesson& lesson) const {
  const int page = QSettings().value(keyOf(lesson, "page")).toInt();
  return std::clamp(page, 0, std::max(0, static_cast<int>(lesson.pages.size()) - 1));
}

void LessonProgress::setPage(const Lesson& lesson, int page) {
  QSettings().setValue(keyOf(lesson, "page"), page);
}

bool LessonProgress::isReached(const Lesson& lesson, int page, int checkpoint) const {
  return QSettings()
      .value(keyOf(lesson, "reached"))
      .toStringList()
      .contains(placeOf(page, checkpoint));
}

void LessonProgress::setReached(const Lesson& lesson, int page, int checkpoint) {
  QSettings settings;
  QStringList reached = settings.value(keyOf(lesson, "reached")).toStringList();
  const QString place = placeOf(page, checkpoint);
  if (reached.contains(place)) return;
  settings.setValue(keyOf(lesson, "reached"), reached << place);
}

std::optional<LessonProgress::Answer> LessonProgress::answer(const Lesson& lesson, int page,
                                                             int checkpoint) const {
  const QVariantMap answers = QSettings().value(keyOf(lesson, "answers")).toMap();
  const QVariantList kept = answers.value(placeOf(page, checkpoint)).toList();
  if (kept.size() != 2) return std::nullopt;
  return Answer{kept[0].toInt(), kept[1].toBool()};
}

void LessonProgress::setAnswer(const Lesson& lesson, int page, int checkpoint,
                               const Answer& answer) {
  QSettings settings;
  QVariantMap answers = settings.value(keyOf(lesson, "answers")).toMap();
  answers[placeOf(page, checkpoint)] = QVariantList{answer.choice, answer.wasRight};
  settings.setValue(keyOf(lesson, "answers"), answers);
}

int LessonProgress::reachedCount(const Lesson& lesson) const {
  int count = 0;
  for (int page = 0; page < lesson.pages.size(); ++page) {
    for (int i = 0; i < lesson.pages[page].checkpoints.size(); ++i) {
      count += isReached(lesson, page, i) ? 1 : 0;
    }
  }
  return count;
}

void LessonProgress::forget(const Lesson& lesson) {
  QSettings settings;
  settings.remove(keyOf(lesson, "reached"));
  settings.remove(keyOf(lesson, "answers"));
  settings.remove(keyOf(lesson, "page"));
}

}  // namespace hairline
