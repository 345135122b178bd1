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

// What the Edit and Add menus do, each as one named undo step; the new objects become selected.

/// The selected objects, in the order of the scene, as JSON text: {"format": "hairline-objects",
/// "version": 1, "objects": [...]}, each object as the scene format has it. Empty for none.
QString copyObjects(const Document& document, const Selection& selection);

/// Inserts the objects of a text: what `copyObjects` made, a whole scene, a list of objects, or one
/// object. Ids that are taken are replaced. False, with the reason and nothing changed, where the
/// text is none of these or an object is illegal.
bool pasteObjects(Document& document, Selection& selection, const QString& text, QString* error);

/// Inserts objects as one step with a name. Ids that are taken are replaced.
void insertObjects(Document& document, Selection& selection, const QString& name,
                   const std::vector<SceneObject>& objects);

/// Copies the selected objects within the scene, moved by an offset so that both are seen.
void duplicateObjects(Document& document, Selection& selection, const Eigen::Vector3d& offset);

/// Takes the selected objects out of the scene, and out of its focus.
void deleteObjects(Document& document, Selection& selection, const QString& name = {});

void selectAll(const Document& document, Selection& selection);
/// Selects the visible objects that are not selected.
void invertSelection(const Document& document, Selection& selection);

/// One step for all objects with these ids: "Hide box", "Hide 3 objects".
void editObjects(Document& document, const std::vector<std::string>& ids, const QString& verb,
                 const std::function<void(SceneObject&)>& change);
/// Hides the selected objects, which are selected no longer.
void hideObjects(Document& document, Selection& selection);
/// Shows what is hidden, and selects it.
void showAllObjects(Document& document, Selection& selection);
/// Locks the selected objects, or unlocks them where all are locked.
void toggleLock(Document& document, const Selection& selection);

/// Adds an object and selects it.
void addObject(Document& document, Selection& selection, Shape shape);

/// Adds meshes that refer to these files, each named after its file, and selects them. The files
/// are named relative to the scene's folder where they lie in it or below, otherwise in full.
void importMeshes(Document& document, Selection& selection, const QStringList& paths);

/// Gives the selected objects that stand still a displacement; those of the plane take x and y.
void addDisplacement(Document& document, const Selection& selection,
                     const Eigen::Vector3d& displacement);
/// Lets the selected objects stand still.
void removeDisplacement(Document& document, const Selection& selection);

/// Makes these two or three objects what is asked about first.
void focusOn(Document& document, const std::vector<std::string>& ids);

}  // namespace hairline
