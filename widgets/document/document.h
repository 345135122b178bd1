#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoGroup>
#include <QUndoStack>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/scene/scene_file.h"
#include "widgets/document/change.h"
#include "widgets/document/scene_edit.h"

namespace hairline {

/// What distinguishes one state of a file from another.
struct FileStamp {
  qint64 size = 0;
  /// In milliseconds since 1970.
  qint64 modified = 0;
  QByteArray hash;

  /// Whether both have the same bytes, whenever they were written.
  bool hasSameBytes(const FileStamp& other) const {
    return size == other.size && hash == other.hash;
  }
};

/// The state of a regular file; nothing if there is none, or if it cannot be read. A file with the
/// time and size of `known` is assumed equal without reading its bytes.
std::optional<FileStamp> stampOf(const QString& path, const FileStamp* known = nullptr);

/// The state of bytes just written; they are compared at the first look.
FileStamp stampOf(const QByteArray& bytes);

/// How the document's file compares with what was last read from it or written to it.
enum class OnDisk { asKnown, changed, gone };

/// The open scene, its undo stack and its file. Only this class changes the scene.
class Document : public QObject {
  Q_OBJECT

 public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  const Scene& scene() const { return m_scene; }
  /// The steps of the open scene.
  QUndoStack* undoStack() { return m_undoStack.get(); }
  /// Always those of the open scene, whichever that is.
  QUndoGroup* undoGroup() { return &m_undoGroup; }

  /// One named undo step: runs `change` on a copy of the scene and stores the difference; without
  /// one nothing happens. `name` is a translated phrase such as "Move triangle". Steps of one
  /// gesture (see `beginGesture`) merge into one, and a gesture that ends where it began leaves
  /// none. Not to be called from a slot of `changed`.
  void edit(const QString& name, const std::function<void(Scene&)>& change, int gesture = 0);
  /// The same for existing objects only, at a cost proportional to them.
  void edit(const QString& name, const std::vector<SceneObject>& changed, int gesture = 0);

  /// The approximate memory limit of undo steps in bytes. The oldest are discarded; the last never
  /// is.
  void setUndoMemory(std::size_t bytes);

  /// Starts a gesture, such as a drag, and returns its number, never 0.
  int beginGesture();
  /// Ends a gesture and keeps what it did.
  void endGesture(int gesture);
  /// Ends a gesture and restores the scene before it, leaving no step.
  void cancelGesture(int gesture);
  /// Whether a gesture is active: undo and redo wait for its end.
  bool inGesture() const { return m_gestureStart.has_value(); }

  /// Stores the camera without an undo step and without marking the document as modified.
  void setCamera(const Json& camera);
  /// Sets the focus. This is no undo step, and does not mark the document as modified.
  void setFocus(const std::vector<std::string>& ids);

  /// Inserts the triangles of a file into the meshes that name it (as written in the scene) and
  /// have none: the present ones, and those that an edit, an undo or a redo brings in later. This
  /// is no undo step and does not mark the document as modified, because the scene still refers to
  /// the file.
  void provideMesh(const std::string& file, const Mesh& mesh);

  /// Whether there are changes that are not in the file.
  bool isModified() const;
  /// Empty for a document that was never saved.
  QString filePath() const { return m_filePath; }
  /// The document's title: the file's name, or the name given to an untitled one.
  QString title() const;

  /// Reads a scene file, or a resource (":/..."), which becomes an untitled document. On failure
  /// the open scene is kept and `error` says what is wrong, in which file and where.
  bool open(const QString& path, QString* error);
  /// Writes to the document's file, atomically. On failure nothing is lost, neither the scene nor
  /// the old file, and `error` says why.
  bool save(QString* error);
  /// Writes to another file, which becomes the document's. If it is in another folder, meshes keep
  /// referring to the same files, which is an undo step.
  bool saveAs(const QString& path, QString* error);
  /// Whether another program has changed or removed the file since; `asKnown` for an untitled
  /// document. If `sure`, the bytes are compared, otherwise time and size may suffice.
  OnDisk onDisk(bool sure = false) const;
  /// Reads the document's file again, as an undo step: undo restores the previous scene. The camera
  /// stays. On failure nothing changes, and `error` says what is wrong.
  bool reload(QString* error);
  /// The file is gone, so this scene is the only copy: closing asks to save it.
  void markUnsaved();
  /// An empty, untitled document.
  void newScene();
  /// Takes over a scene as an untitled document. If it is `modified`, closing asks to save it.
  void setScene(Scene scene, const QString& title = {}, bool modified = false);

  /// Opens a guest: a scene that is not the user's, such as a lesson's, until it is saved. The
  /// document before it is set aside for `bringBack`, with its undo history.
  void openGuest(Scene scene, const QString& title);
  /// Names another scene of the same guest.
  void setGuestTitle(const QString& title);
  bool isGuest() const { return m_isGuest; }
  /// Opens the document that was set aside last; false if there is none.
  bool bringBack();

  /// Unsaved changes of the user's.
  struct Unsaved {
    Scene scene;
    QString title;
    QString filePath;
  };
  /// Those of the open document, or while a guest is open of the one set aside.
  std::optional<Unsaved> unsaved() const;
  /// Whether there are any, without copying the scene.
  bool hasUnsaved() const;

  /// The reader's notes on the last opened file, such as a rounded rational.
  const ReadNotes& readNotes() const { return m_readNotes; }

 signals:
  /// After every edit, undo and redo, and with `reset` after another scene was loaded.
  void changed(const hairline::Change& change);
  /// The file's path, the title, or whether there are unsaved changes.
  void stateChanged();
  /// The document has another file, or was read from it or written to it.
  void fileChanged();

 private:
  struct Aside {
    Scene scene;
    QString filePath;
    QString title;
    bool modifiedFromStart = false;
    ReadNotes readNotes;
    std::optional<FileStamp> stamp;
    std::map<std::string, Mesh> meshes;
    std::unique_ptr<QUndoStack> undoStack;

    bool isModified() const { return modifiedFromStart || !undoStack->isClean(); }
  };
  static QString titleOf(const QString& filePath, const QString& title);
  void takeOver(Scene scene, const QString& path, const QString& title, ReadNotes notes,
                bool modified = false, bool isGuest = false,
                std::unique_ptr<QUndoStack> history = nullptr);
  void startHistory(std::unique_ptr<QUndoStack> stack);
  class Step;
  void push(const QString& name, SceneDifference difference, int gesture);
  void forgetOldSteps();
  void flush();
  /// Fills in the meshes of provided files; returns the ids of those it filled.
  std::vector<std::string> fillMeshes(Scene& scene) const;

  Scene m_scene;
  QUndoGroup m_undoGroup;
  std::unique_ptr<QUndoStack> m_undoStack;
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
  bool m_isGuest = false;
  std::vector<Aside> m_aside;
};

}  // namespace hairline
