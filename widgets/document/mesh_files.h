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

/// Reads the mesh files of the open scene in the background, and provides the document with their
/// triangles. Meshes that cannot be read stay unchanged in the scene, with the reason here.
class MeshFiles : public QObject {
  Q_OBJECT

 public:
  MeshFiles(Document* document, Jobs* jobs, QObject* parent = nullptr);

  /// Why the mesh of an object is missing; empty if it is there or still being read, and for other
  /// objects.
  QString problem(const SceneObject& object) const;
  /// Whether the mesh of an object is still to be read.
  bool isReading(const SceneObject& object) const;
  /// Whether files are still to be read.
  bool isBusy() const { return m_waiting || m_job.isPending(); }

 public slots:
  /// Reads all files again: those that could not be read, and those that may have changed, whose
  /// new contents become an undo step.
  void readAgain();

 signals:
  /// A mesh was loaded, or `problem` or `isReading` changed for these objects.
  void updated(const std::vector<std::string>& ids);
  /// A message for the status bar.
  void message(const QString& text);

 private:
  /// The result of reading a file, identified by its name in the scene.
  struct File {
    bool read = false;
    QString problem;
  };

  void sceneChanged(const Change& change);
  void schedule();
  void work();
  /// Reads files in the background, by their names in the scene.
  void start(const std::vector<std::string>& files);
  void take(const std::string& file, const Result<Mesh>& read);
  void jobChanged();
  /// The objects whose mesh is that of a file.
  std::vector<std::string> objectsOf(const std::string& file) const;

  Document* m_document;
  std::map<std::string, File> m_files;
  /// The names still to be read by a job.
  std::vector<std::string> m_reading;
  /// Their contents replace existing triangles.
  bool m_replacing = false;
  bool m_waiting = false;
  Job m_job;
};

}  // namespace hairline
