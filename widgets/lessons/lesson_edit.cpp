#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/scene/object_part.h"
#include "core/scene/scene_file.h"
#include "widgets/lessons/lesson.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct LessonEdits {
  Q_DECLARE_TR_FUNCTIONS(LessonEdits)
};

/// "vertices[0]" as a JSON pointer, "/vertices/0".
std::string pointerOf(const QString& field) {
  QString pointer = field;
  pointer.replace(QLatin1Char('['), QLatin1Char('/')).remove(QLatin1Char(']'));
  return '/' + pointer.toStdString();
}

}  // namespace

bool LessonEdit::readPanel(const QString& field, const Json& value, QString* problem) {
  const QString text =
      value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
  if (field == QLatin1String("walk")) {
    m_traverses = value == Json(true);
    if (!m_traverses) *problem = LessonEdits::tr("walk must be true");
    return m_traverses;
  }
  if (field == QLatin1String("picture")) {
    m_picture = readColors(text);
    if (!m_picture)
      *problem = LessonEdits::tr("picture must be weights, normals, distance or tests");
    return m_picture.has_value();
  }
  QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  m_tree = takeTreeChoice(words);
  if (!words.isEmpty() || m_tree.isEmpty()) {
    *problem = LessonEdits::tr("tree must be a build method, a volume, objects or triangles");
    return false;
  }
  return true;
}

std::optional<LessonEdit> LessonEdit::read(const QString& text, QString* problem) {
  static const QRegularExpression form(
      QStringLiteral("^\\s*(?:([\\w-]+)\\.)?(\\w+(?:\\[\\d+\\])*)\\s*=\\s*(.+?)\\s*$"));
  LessonEdit edit;
  for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
    if (part.trimmed().isEmpty()) continue;
    const QRegularExpressionMatch match = form.match(part);
    if (!match.hasMatch()) {
      *problem = LessonEdits::tr("“%1” is not a change of the form object.field = value")
                     .arg(part.trimmed());
      return std::nullopt;
    }
    Result<Json> value = parseJson(match.captured(3).toStdString());
    if (!value) {
      *problem = LessonEdits::tr("The value “%1” cannot be read: %2")
                     .arg(match.captured(3), coreMessage(value.error().message));
      return std::nullopt;
    }
    const QString object = match.captured(1);
    const QString field = match.captured(2);
    if (object.isEmpty() && field == QLatin1String("cells")) {
      if (*value != Json(6) && *value != Json(26)) {
        *problem = LessonEdits::tr("cells must be 6 or 26");
        return std::nullopt;
      }
      edit.m_separating = *value == Json(6) ? Separating::by6 : Separating::by26;
      continue;
    }
    static const QStringList panels{QStringLiteral("tree"), QStringLiteral("walk"),
                                    QStringLiteral("picture")};
    if (object.isEmpty() && panels.contains(field)) {
      if (!edit.readPanel(field, *value, problem)) return std::nullopt;
      continue;
    }
    if (object.isEmpty() && field != QLatin1String("focus")) {
      *problem = LessonEdits::tr("“%1” needs an object in front, as in triangle.%1").arg(field);
      return std::nullopt;
    }
    edit.m_assignments.push_back(
        {object.toStdString(), pointerOf(field), std::move(value).value()});
  }
  return edit;
}

std::optional<Scene> LessonEdit::applied(const Scene& scene, QString* problem) const {
  Scene result = scene;
  for (const Assignment& assignment : m_assignments) {
    if (assignment.object.empty()) {
      result.focus.clear();
      for (const Json& id : assignment.value) {
        if (!id.is_string() || !Operand(result, id.get<std::string>())) {
          *problem = LessonEdits::tr("The focus refers to an object that is not in the scene");
          return std::nullopt;
        }
        result.focus.push_back(id.get<std::string>());
      }
      continue;
    }
    SceneObject* object = find(result, assignment.object);
    const QString id = QString::fromStdString(assignment.object);
    if (object == nullptr) {
      *problem = LessonEdits::tr("The scene has no object “%1”").arg(id);
      return std::nullopt;
    }
    Json fields = writeObject(*object);
    const Json::json_pointer pointer(assignment.field);
    const bool isNew = pointer.parent_pointer().empty();
    if (!isNew && !fields.contains(pointer)) {
      *problem = LessonEdits::tr("“%1” has no field “%2”")
                     .arg(id, QString::fromStdString(assignment.field).mid(1));
      return std::nullopt;
    }
    fields[pointer] = assignment.value;
    Result<SceneObject> changed = readObject(fields);
    if (!changed) {
      *problem = coreMessage(changed.error().message);
      return std::nullopt;
    }
    // The format allows a missing id, which would be generated; the object keeps its id.
    changed->id = object->id;
    *object = std::move(changed).value();
  }
  return result;
}

}  // namespace hairline
