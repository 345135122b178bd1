#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/document/change.h"
#include "widgets/jobs/latest_job.h"

namespace hairline {

class Document;

/// Reads the files that meshes of the open scene name, beside the window, and provides the document
/// with their triangles. What cannot be read stays in the scene as it is, with its reason here.
class MeshFiles : public QObject {
  Q_OBJECT

 public:
  MeshFiles(Document* document, Jobs* jobs, QObject* parent = nullptr);

  /// Why the mesh of an object is not there; empty for one that is there or still to be read, and
  /// for other objects.
  QString problem(const SceneObject& object) const;
  /// Whether the mesh of an object is still to be read.
  bool isReading(const SceneObject& object) const;
  /// Whether files are still to be read.
  bool isBusy() const { return m_waiting || m_job.isPending(); }

 public slots:
  /// Reads all files anew: those that could not be read, and those that may have changed since,
  /// where what they hold now becomes an undo step.
  void readAgain();

 signals:
  /// A mesh came, or what `problem` and `isReading` say of these objects changed.
  void updated(const std::vector<std::string>& ids);
  /// Something worth a line in the status bar.
  void message(const QString& text);

 private:
  /// What came of a file, known by its name in the scene.
  struct File {
    bool read = false;
    QString problem;
  };

  void sceneChanged(const Change& change);
  void schedule();
  void work();
  /// Reads files beside the window, by their names in the scene.
  void start(const std::vector<std::string>& files);
  void take(const std::string& file, const Result<Mesh>& read);
  void jobChanged();
  /// The objects whose mesh is that of a file.
  std::vector<std::string> objectsOf(const std::string& file) const;

  Document* m_document;
  std::map<std::string, File> m_files;
  /// The names that a job still has to read.
  std::vector<std::string> m_reading;
  /// What they hold takes the place of triangles that are there.
  bool m_replacing = false;
  bool m_waiting = false;
  Job m_job;
};

}  // namespace hairline
