#include "widgets/document/object_commands.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <numbers>

#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"
#include "widgets/document/document.h"
#include "widgets/document/measurement_field.h"
#include "widgets/document/mesh_references.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/document/shape_fields.h"
#include "widgets/text/labels.h"

namespace hairline {

namespace {

struct CommandTexts {
  Q_DECLARE_TR_FUNCTIONS(ObjectCommands)
};

constexpr const char* clipboardFormat = "hairline-objects";

std::vector<SceneObject> selectedObjects(const Document& document, const Selection& selection) {
  std::vector<SceneObject> objects;
  for (const SceneObject& object : document.scene().objects) {
    if (selection.contains(object.id)) objects.push_back(object);
  }
  return objects;
}

/// "Delete triangle" for one object, "Delete 3 objects" for more.
QString stepName(const QString& verb, const std::vector<SceneObject>& objects) {
  if (objects.size() == 1) {
    return CommandTexts::tr("%1 %2").arg(verb, objectText(objects.front()));
  }
  return CommandTexts::tr("%1 %2 objects").arg(verb).arg(objects.size());
}

Result<std::vector<SceneObject>> readObjects(const QString& text) {
  const Result<Json> json = parseJson(text.toStdString());
  if (!json) return json.error();
  const bool isObject = json->is_object();
  const Json single = isObject && json->contains("type") ? Json::array({*json}) : Json::array();
  const Json* list = json->is_array() ? &*json : &single;
  if (isObject && json->contains("objects")) list = &json->at("objects");
  if (!list->is_array() || list->empty()) {
    return Error{"shape", Message("The clipboard has no objects of a scene. Copy objects here, or "
                                  "text such as {\"type\": \"point\", \"position\": [0,0,0]}")};
  }
  std::vector<SceneObject> objects;
  for (std::size_t i = 0; i < list->size(); ++i) {
    Result<SceneObject> object = readObject(list->at(i), "objects[" + std::to_string(i) + "]");
    if (!object) return object.error();
    objects.push_back(std::move(object).value());
  }
  return objects;
}

/// Gives an object a name, such as "box 2", where it would be called as another is.
void tellApart(SceneObject& object, QSet<QString>& taken) {
  QString text = objectText(object);
  if (object.name.empty() && taken.contains(text)) {
    const QString kind = shapeText(typeName(object.shape));
    for (int number = 2; taken.contains(text); ++number) {
      text = QStringLiteral("%1 %2").arg(kind).arg(number);
    }
    object.name = text.toStdString();
  }
  taken.insert(text);
}

}  // namespace

void insertObjects(Document& document, Selection& selection, const QString& name,
                   const std::vector<SceneObject>& objects) {
  SelectionIds ids;
  document.edit(name, [&](Scene& scene) {
    QSet<QString> taken;
    for (const SceneObject& object : scene.objects) taken.insert(objectText(object));
    for (const SceneObject& object : objects) {
      ids.push_back(insert(scene, object));
      tellApart(scene.objects.back(), taken);
    }
  });
  selection.set(std::move(ids));
}

QString copyObjects(const Document& document, const Selection& selection) {
  const std::vector<SceneObject> objects = selectedObjects(document, selection);
  if (objects.empty()) return {};
  Json json = Json::object();
  json["format"] = clipboardFormat;
  json["version"] = 1;
  json["objects"] = Json::array();
  for (const SceneObject& object : objects) json["objects"].push_back(writeObject(object));
  return QString::fromStdString(writeJson(json, {.indented = true}));
}

bool pasteObjects(Document& document, Selection& selection, const QString& text, QString* error) {
  const Result<std::vector<SceneObject>> objects = readObjects(text);
  if (!objects) {
    if (error != nullptr) {
      *error = coreMessage(objects.error().message);
      if (!objects.error().at.empty() &&
          !error->contains(QString::fromStdString(objects.error().at))) {
        *error += QStringLiteral(" (%1)").arg(QString::fromStdString(objects.error().at));
      }
    }
    return false;
  }
  insertObjects(document, selection, stepName(CommandTexts::tr("Paste"), *objects), *objects);
  return true;
}

void duplicateObjects(Document& document, Selection& selection, const Eigen::Vector3d& offset) {
  std::vector<SceneObject> objects = selectedObjects(document, selection);
  if (objects.empty()) return;
  const QString name = stepName(CommandTexts::tr("Duplicate"), objects);
  for (SceneObject& object : objects) {
    SceneObject moved = movedInDecimals(object, offset);
    if (!validate(moved.shape)) object = std::move(moved);
    // An id that says more than the type, such as "torus", serves as a name.
    const QString text = objectText(object);
    const bool isNamedById =
        text == QString::fromStdString(object.id) && object.id != typeName(object.shape);
    if (!object.name.empty() || isNamedById) {
      object.name = CommandTexts::tr("%1 copy").arg(text).toStdString();
    }
  }
  insertObjects(document, selection, name, objects);
}

void deleteObjects(Document& document, Selection& selection, const QString& name) {
  const std::vector<SceneObject> objects = selectedObjects(document, selection);
  if (objects.empty()) return;
  const QString verb = name.isEmpty() ? CommandTexts::tr("Delete") : name;
  const SelectionIds ids = selection.ids();
  const auto selected = [&ids](const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  document.edit(stepName(verb, objects), [&](Scene& scene) {
    std::erase_if(scene.objects, [&](const SceneObject& object) { return selected(object.id); });
    std::erase_if(scene.focus, selected);
    dropMeasurementsOf(scene, ids);
  });
}

void selectAll(const Document& document, Selection& selection) {
  SelectionIds ids;
  for (const SceneObject& object : document.scene().objects) ids.push_back(object.id);
  selection.set(std::move(ids));
}

void addObject(Document& document, Selection& selection, Shape shape) {
  const QString kind = shapeText(typeName(shape));
  insertObjects(document, selection, CommandTexts::tr("Add %1").arg(kind),
                {makeObject(std::move(shape))});
}

void importMeshes(Document& document, Selection& selection, const QStringList& paths) {
  if (paths.isEmpty()) return;
  Scene imported;
  for (const QString& path : paths) {
    const QFileInfo file(path);
    imported.objects.push_back(makeObject(Mesh{{}, {}, file.absoluteFilePath().toStdString()},
                                          file.completeBaseName().toStdString()));
  }
  moveMeshReferences(imported, {}, folderOfScene(document.filePath()));
  insertObjects(document, selection, stepName(CommandTexts::tr("Import"), imported.objects),
                imported.objects);
}

void invertSelection(const Document& document, Selection& selection) {
  SelectionIds ids;
  for (const SceneObject& object : document.scene().objects) {
    if (object.visible && !selection.contains(object.id)) ids.push_back(object.id);
  }
  selection.set(std::move(ids));
}

void editObjects(Document& document, const std::vector<std::string>& ids, const QString& verb,
                 const std::function<void(SceneObject&)>& change) {
  std::vector<SceneObject> objects;
  for (const SceneObject& object : document.scene().objects) {
    if (std::find(ids.begin(), ids.end(), object.id) != ids.end()) objects.push_back(object);
  }
  if (objects.empty()) return;
  document.edit(stepName(verb, objects), [&](Scene& scene) {
    for (SceneObject& object : scene.objects) {
      if (std::find(ids.begin(), ids.end(), object.id) != ids.end()) change(object);
    }
  });
}

void hideObjects(Document& document, Selection& selection) {
  editObjects(document, selection.ids(), CommandTexts::tr("Hide"),
              [](SceneObject& object) { object.visible = false; });
  selection.clear();
}

void showAllObjects(Document& document, Selection& selection) {
  SelectionIds hidden;
  for (const SceneObject& object : document.scene().objects) {
    if (!object.visible) hidden.push_back(object.id);
  }
  if (hidden.empty()) return;
  editObjects(document, hidden, CommandTexts::tr("Show"),
              [](SceneObject& object) { object.visible = true; });
  selection.set(std::move(hidden));
}

void toggleLock(Document& document, const Selection& selection) {
  const std::vector<SceneObject> objects = selectedObjects(document, selection);
  const bool lock = !std::all_of(objects.begin(), objects.end(), isLocked);
  editObjects(document, selection.ids(),
              lock ? CommandTexts::tr("Lock") : CommandTexts::tr("Unlock"),
              [lock](SceneObject& object) { setLocked(object, lock); });
}

void addDisplacement(Document& document, const Selection& selection,
                     const Eigen::Vector3d& displacement) {
  editObjects(document, selection.ids(), CommandTexts::tr("Add displacement to"),
              [&displacement](SceneObject& object) {
                if (object.displacement || !object.displacements.empty()) return;
                object.displacement = displacement;
                if (isPlanar(object.shape)) object.displacement->z() = 0;
              });
}

void removeDisplacement(Document& document, const Selection& selection) {
  editObjects(document, selection.ids(), CommandTexts::tr("Remove displacement of"),
              [](SceneObject& object) {
                object.displacement.reset();
                object.displacements = {};
              });
}

void addRotation(Document& document, const Selection& selection, double size) {
  editObjects(document, selection.ids(), CommandTexts::tr("Add rotation to"),
              [size](SceneObject& object) {
                if (object.rotation || !object.displacements.empty()) return;
                RotationMotion rotation{{0, 0, size}, std::numbers::pi / 2, {0, 0, 0}};
                if (const auto box = bounds(object.shape)) {
                  rotation.center = {box->min[0], box->min[1], (box->min[2] + box->max[2]) / 2};
                  if (box->min == box->max) rotation.center[0] -= size;
                }
                object.rotation = rotation;
              });
}

void removeRotation(Document& document, const Selection& selection) {
  editObjects(document, selection.ids(), CommandTexts::tr("Remove rotation of"),
              [](SceneObject& object) { object.rotation.reset(); });
}

void focusOn(Document& document, const std::vector<std::string>& ids) {
  document.edit(ids.size() > 3    ? CommandTexts::tr("Test These Points")
                : ids.size() == 3 ? CommandTexts::tr("Test These Three")
                                  : CommandTexts::tr("Test This Pair"),
                [&ids](Scene& scene) { scene.focus = ids; });
}

}  // namespace hairline
