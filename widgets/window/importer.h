#pragma once

#include <QObject>
#include <string>
#include <vector>

class QMenu;
class QWidget;

namespace hairline {

class Document;
class MeshFiles;
class SceneView;
class Selection;

/// Brings objects from outside into the scene: mesh files, the clipboard, dropped text.
class Importer : public QObject {
  Q_OBJECT

 public:
  Importer(QWidget* window, Document* document, Selection* selection, MeshFiles* meshFiles,
           SceneView* view);

  /// Import Mesh and Read Mesh Files Again.
  void addMeshCommands(QMenu* menu);
  /// Paste and Paste as Shapes.
  void addPasteCommands(QMenu* menu);

  /// Adds meshes of files, and frames them when they are read.
  void importMeshFiles(const QStringList& paths);
  /// Previews the shapes of a text with numbers, and adds them if the user accepts.
  void pasteAsShapes(const QString& text);
  /// The same for the text of a file.
  void readTextFile(const QString& path);

 signals:
  void message(const QString& text);

 private:
  void chooseMeshes();
  void frameImported();
  void paste();

  QWidget* m_window;
  Document* m_document;
  Selection* m_selection;
  MeshFiles* m_meshFiles;
  SceneView* m_view;
  /// Imported meshes that are still being read.
  std::vector<std::string> m_imported;
};

}  // namespace hairline
