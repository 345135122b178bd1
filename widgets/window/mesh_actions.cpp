#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <algorithm>

#include "core/scene/transform.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/run/mesh_files.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/window_actions.h"

// What the menus do with meshes and their files.

namespace hairline {

namespace {

const QString importFolder = QStringLiteral("importFolder");
const QString edgesKey = QStringLiteral("meshEdges");

}  // namespace

void WindowActions::addMeshActions(QMenu* menu) {
  add(
      menu, "actionImport", tr("&Import Mesh…"),
      tr("Add a mesh that is read from a file: OBJ, STL, PLY, OFF, glTF or GLB"),
      [this] { chooseMeshes(); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
  add(menu, "actionReadMeshesAgain", tr("&Read Mesh Files Again"),
      tr("Reload mesh files that were missing or have changed"),
      [meshFiles = m_targets.meshFiles] { meshFiles->readAgain(); }, {});
}

void WindowActions::addMeshEdges(QMenu* menu) {
  SceneView* view = m_targets.view;
  QAction* edges = addSwitch(menu, "actionMeshEdges", tr("Mesh &Edges"),
                             tr("Show lines along the edges of meshes' triangles"),
                             QSettings().value(edgesKey, true).toBool());
  view->setMeshEdgesVisible(edges->isChecked());
  connect(edges, &QAction::toggled, this, [view](bool on) {
    view->setMeshEdgesVisible(on);
    QSettings().setValue(edgesKey, on);
  });
}

void WindowActions::chooseMeshes() {
  const QString scene = m_targets.document->filePath();
  const QString last = QSettings().value(importFolder, QDir::homePath()).toString();
  const QString folder = scene.isEmpty() ? last : QFileInfo(scene).absolutePath();
  importMeshFiles(QFileDialog::getOpenFileNames(
      m_targets.window, tr("Import Mesh"), folder,
      tr("Meshes (*.obj *.stl *.ply *.off *.glb *.gltf);;All files (*)")));
}

void WindowActions::importMeshFiles(const QStringList& paths) {
  if (paths.isEmpty()) return;
  QSettings().setValue(importFolder, QFileInfo(paths.front()).absolutePath());
  importMeshes(*m_targets.document, *m_targets.selection, paths);
  m_imported = m_targets.selection->ids();
  frameImported();
}

void WindowActions::frameImported() {
  if (m_imported.empty()) return;
  const Scene& scene = m_targets.document->scene();
  const bool waits = std::ranges::any_of(m_imported, [&](const std::string& id) {
    const SceneObject* object = hairline::find(scene, id);
    return object != nullptr && m_targets.meshFiles->isReading(*object);
  });
  if (waits) return;
  const bool anyThere = std::ranges::any_of(m_imported, [&](const std::string& id) {
    const SceneObject* object = hairline::find(scene, id);
    return object != nullptr && bounds(object->shape);
  });
  // Another selection meanwhile means that the user looks at something else.
  const bool same = m_imported == m_targets.selection->ids();
  m_imported.clear();
  if (same && anyThere) m_targets.view->frameSelected();
}

}  // namespace hairline
