#include "widgets/window/importer.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <algorithm>

#include "core/scene/transform.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_files.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/objects/paste_dialog.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/text/outside_text.h"
#include "widgets/window/command.h"

namespace hairline {

namespace {

const QString importFolder = QStringLiteral("importFolder");

}  // namespace

Importer::Importer(QWidget* window, Document* document, Selection* selection, MeshFiles* meshFiles,
                   SceneView* view)
    : QObject(window),
      m_window(window),
      m_document(document),
      m_selection(selection),
      m_meshFiles(meshFiles),
      m_view(view) {
  connect(meshFiles, &MeshFiles::updated, this, &Importer::frameImported);
}

void Importer::addMeshCommands(QMenu* menu) {
  addCommand(menu, "actionImport", tr("&Import Mesh…"),
             tr("Add a mesh that is read from a file: OBJ, STL, PLY, OFF, glTF or GLB"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, [this] { chooseMeshes(); });
  addCommand(menu, "actionReadMeshesAgain", tr("&Read Mesh Files Again"),
             tr("Reload mesh files that were missing or have changed"), {},
             [this] { m_meshFiles->readAgain(); });
}

void Importer::addPasteCommands(QMenu* menu) {
  addCommand(menu, "actionPaste", tr("&Paste"), tr("Paste objects, or the numbers of any text"),
             {QKeySequence::Paste}, [this] { paste(); });
  addCommand(menu, "actionPasteShapes", tr("Pa&ste as Shapes…"),
             tr("Read numbers printed by a program or a debugger, or taken from source code, and "
                "preview the shapes"),
             {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
             [this] { pasteAsShapes(QGuiApplication::clipboard()->text()); });
}

void Importer::chooseMeshes() {
  const QString scene = m_document->filePath();
  const QString last = QSettings().value(importFolder, QDir::homePath()).toString();
  const QString folder = scene.isEmpty() ? last : QFileInfo(scene).absolutePath();
  importMeshFiles(QFileDialog::getOpenFileNames(
      m_window, tr("Import Mesh"), folder,
      tr("Meshes (*.obj *.stl *.ply *.off *.glb *.gltf);;All files (*)")));
}

void Importer::importMeshFiles(const QStringList& paths) {
  if (paths.isEmpty()) return;
  QSettings().setValue(importFolder, QFileInfo(paths.front()).absolutePath());
  importMeshes(*m_document, *m_selection, paths);
  m_imported = m_selection->ids();
  frameImported();
}

void Importer::frameImported() {
  if (m_imported.empty()) return;
  const Scene& scene = m_document->scene();
  const bool waits = std::ranges::any_of(m_imported, [&](const std::string& id) {
    const SceneObject* object = hairline::find(scene, id);
    return object != nullptr && m_meshFiles->isReading(*object);
  });
  if (waits) return;
  const bool anyThere = std::ranges::any_of(m_imported, [&](const std::string& id) {
    const SceneObject* object = hairline::find(scene, id);
    return object != nullptr && bounds(object->shape);
  });
  // A new selection means that the user is looking at something else.
  const bool same = m_imported == m_selection->ids();
  m_imported.clear();
  if (same && anyThere) m_view->frameSelected();
}

void Importer::paste() {
  const QString text = QGuiApplication::clipboard()->text();
  if (text.trimmed().isEmpty()) {
    emit message(tr("The clipboard holds no text."));
    return;
  }
  QString error;
  if (pasteObjects(*m_document, *m_selection, text, &error)) {
    m_view->bringIntoSight(m_selection->ids());
    return;
  }
  pasteAsShapes(text);
}

void Importer::pasteAsShapes(const QString& text) {
  PasteDialog dialog(text, m_window);
  if (dialog.exec() != QDialog::Accepted) return;
  insertObjects(*m_document, *m_selection, tr("Paste"), dialog.objects());
  m_view->bringIntoSight(m_selection->ids());
}

void Importer::readTextFile(const QString& path) {
  const Result<std::string> text = readFileOrResource(path, maximumPastedBytes);
  if (!text) {
    QMessageBox::warning(m_window, tr("Text not read"),
                         tr("“%1” could not be read: %2")
                             .arg(QFileInfo(path).fileName(), coreMessage(text.error().message)));
    return;
  }
  pasteAsShapes(QString::fromUtf8(QByteArray::fromStdString(*text)));
}

}  // namespace hairline
