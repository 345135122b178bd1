#pragma once

#include <Eigen/Core>
#include <QString>
#include <QStringList>
#include <functional>
#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

class Document;
class Selection;

// The commands of the Edit and Add menus, each as one named undo step; new objects become selected.

/// The selected objects, in the order of the scene, as JSON text: {"format": "hairline-objects",
/// "version": 1, "objects": [...]}, each object as the scene format has it. Empty for none.
QString copyObjects(const Document& document, const Selection& selection);

/// Inserts the objects of a text: the output of `copyObjects`, a whole scene, a list of objects, or
/// one object. Duplicate ids are replaced. False, with the reason and nothing changed, if the text
/// is none of these or an object is illegal.
bool pasteObjects(Document& document, Selection& selection, const QString& text, QString* error);

/// Inserts objects as one named step. Duplicate ids are replaced.
void insertObjects(Document& document, Selection& selection, const QString& name,
                   const std::vector<SceneObject>& objects);

/// Duplicates the selected objects, moved by an offset so that both are visible.
void duplicateObjects(Document& document, Selection& selection, const Eigen::Vector3d& offset);

/// Removes the selected objects from the scene and from its focus.
void deleteObjects(Document& document, Selection& selection, const QString& name = {});

void selectAll(const Document& document, Selection& selection);
/// Selects the visible objects that are not selected.
void invertSelection(const Document& document, Selection& selection);

/// One step for all objects with these ids: "Hide box", "Hide 3 objects".
void editObjects(Document& document, const std::vector<std::string>& ids, const QString& verb,
                 const std::function<void(SceneObject&)>& change);
/// Hides the selected objects and deselects them.
void hideObjects(Document& document, Selection& selection);
/// Shows the hidden objects, and selects them.
void showAllObjects(Document& document, Selection& selection);
/// Locks the selected objects, or unlocks them if all are locked.
void toggleLock(Document& document, const Selection& selection);

/// Adds an object and selects it.
void addObject(Document& document, Selection& selection, Shape shape);

/// Adds meshes that refer to these files, each named after its file, and selects them. File names
/// are relative to the scene's folder if they lie in it or below, otherwise absolute.
void importMeshes(Document& document, Selection& selection, const QStringList& paths);

/// Gives the selected objects that do not move yet a displacement; those of the plane use x and y.
void addDisplacement(Document& document, const Selection& selection,
                     const Eigen::Vector3d& displacement);
/// Removes the displacements of the selected objects and of their vertices.
void removeDisplacement(Document& document, const Selection& selection);

/// Gives the selected objects a rotation over time, unless they have one or their vertices move: by
/// a quarter turn about an edge of their bounds along z. The axis has a length, which is also the
/// distance of a point from it.
void addRotation(Document& document, const Selection& selection, double size);
/// Removes the rotations of the selected objects.
void removeRotation(Document& document, const Selection& selection);

/// Makes these two or three objects the active ones.
void focusOn(Document& document, const std::vector<std::string>& ids);

}  // namespace hairline
