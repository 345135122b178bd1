#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoStack>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/scene/scene_file.h"
#include "widgets/document/change.h"
#include "widgets/document/scene_edit.h"

namespace hairline {

/// What tells one state of a file from another.
struct FileStamp {
  qint64 size = 0;
  /// In milliseconds since 1970.
  qint64 modified = 0;
  QByteArray hash;

  /// Whether both are of the same bytes, whenever they were written.
  bool hasSameBytes(const FileStamp& other) const {
    return size == other.size && hash == other.hash;
  }
};

/// The state of a regular file; nothing where there is none, or where it cannot be read. A file of
/// the time and size of `known` is taken for the same without a look at its bytes.
std::optional<FileStamp> stampOf(const QString& path, const FileStamp* known = nullptr);

/// That of bytes which were just written; they are compared at the first look.
FileStamp stampOf(const QByteArray& bytes);

/// How the file of a document compares with what was read from it or written to it last.
enum class OnDisk { asKnown, changed, gone };

/// The open scene, its undo stack and its file. The only one that changes the scene.
class Document : public QObject {
  Q_OBJECT

 public:
  explicit Document(QObject* parent = nullptr);

  const Scene& scene() const { return m_scene; }
  QUndoStack* undoStack() { return &m_undoStack; }

  /// One named undo step: runs `change` on a copy of the scene and keeps what differs; nothing
  /// happens where nothing does. `name` is a translated phrase such as "Move triangle". Steps of
  /// one gesture (see `beginGesture`) merge into one, and a gesture that ends where it began leaves
  /// none. Not to be called from a slot of `changed`.
  void edit(const QString& name, const std::function<void(Scene&)>& change, int gesture = 0);
  /// The same of objects alone, which the scene has: it costs no more than they do.
  void edit(const QString& name, const std::vector<SceneObject>& changed, int gesture = 0);

  /// How many bytes undo steps may hold, about. The oldest are forgotten; the last never is.
  void setUndoMemory(std::size_t bytes);

  /// Starts a gesture, such as a drag, and returns its number, never 0.
  int beginGesture();
  /// Ends a gesture and keeps what it did.
  void endGesture(int gesture);
  /// Ends a gesture and brings back the scene of its beginning, leaving no step.
  void cancelGesture(int gesture);
  /// Whether a gesture is going on: undo and redo wait for its end.
  bool inGesture() const { return m_gestureStart.has_value(); }

  /// Keeps where the window looks from without an undo step and without asking to be saved.
  void setCamera(const Json& camera);
  /// Brings objects into focus. No step of the undo stack, and nothing that has to be saved.
  void setFocus(const std::vector<std::string>& ids);

  /// Puts the triangles of a file into the meshes that name it (as the scene has the name) and have
  /// none: those of now, and those that a step, an undo or a redo brings in later. It is no step of
  /// the undo stack and nothing to be saved, as the scene still refers to the file.
  void provideMesh(const std::string& file, const Mesh& mesh);

  /// Whether there are changes that are not in the file.
  bool isModified() const;
  /// Empty for a document that was never saved.
  QString filePath() const { return m_filePath; }
  /// What to call the document: the file's name, or the name given to an untitled one.
  QString title() const;

  /// Reads a scene file, or a resource (":/..."), which becomes an untitled document. On failure
  /// the open scene stays and `error` says what is wrong, in which file and where.
  bool open(const QString& path, QString* error);
  /// Writes to the document's file, atomically. On failure nothing is lost, neither the scene nor
  /// the old file, and `error` says why.
  bool save(QString* error);
  /// Writes to another file, which becomes the document's. Where it stands in another folder,
  /// meshes go on referring to the files they referred to, which is a step of the undo stack.
  bool saveAs(const QString& path, QString* error);
  /// Whether another program changed or removed the file since; `asKnown` for an untitled document.
  /// Where it is `sure` the bytes are compared, otherwise time and size may do.
  OnDisk onDisk(bool sure = false) const;
  /// Reads the document's file again, as a step of the undo stack: going back brings back what was
  /// here. The camera stays. On failure nothing changes, and `error` says what is wrong.
  bool reload(QString* error);
  /// The file is gone, so that the scene here is the only one: closing asks to save it.
  void markUnsaved();
  /// An empty, untitled document.
  void newScene();
  /// Takes over a scene as an untitled document. Where it is `modified`, closing asks to save it.
  void setScene(Scene scene, const QString& title = {}, bool modified = false);

  /// What the reader had to say about the file opened last, such as a rational it rounded.
  const ReadNotes& readNotes() const { return m_readNotes; }

 signals:
  /// After every edit, undo, redo, and with `reset` after another scene was taken over.
  void changed(const hairline::Change& change);
  /// The file's path, the title, or whether there are unsaved changes.
  void stateChanged();
  /// The document has another file, or was read from it or written to it.
  void fileChanged();

 private:
  void takeOver(Scene scene, const QString& path, const QString& title, ReadNotes notes);
  class Step;
  void push(const QString& name, SceneDifference difference, int gesture);
  void forgetOldSteps();
  void flush();
  /// Fills in the meshes of files that are provided; the ids of those it filled.
  std::vector<std::string> fillMeshes(Scene& scene) const;

  Scene m_scene;
  QUndoStack m_undoStack;
  QString m_filePath;
  QString m_title;
  bool m_modifiedFromStart = false;
  ReadNotes m_readNotes;
  /// Of the file, when it was read or written last.
  mutable std::optional<FileStamp> m_stamp;
  std::map<std::string, Mesh> m_meshes;
  std::size_t m_undoMemory = 256'000'000;
  Change m_pending;
  int m_lastGesture = 0;
  std::optional<Scene> m_gestureStart;
};

}  // namespace hairline
