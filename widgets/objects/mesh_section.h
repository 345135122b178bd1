#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <string>

#include "core/mesh/mesh_report.h"
#include "core/scene/scene.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QToolButton;

namespace hairline {

class Document;
class MeshFiles;

/// The section about a mesh: its file, its size, and its defects, such as holes. Hidden for other
/// objects. Large meshes are inspected in the background.
class MeshSection : public QWidget {
  Q_OBJECT

 public:
  MeshSection(Document* document, MeshFiles* files, Jobs* jobs, QWidget* parent = nullptr);

  void showObject(const SceneObject& object);
  /// Reads files again; the only control here, for the tab order.
  QToolButton* button() const { return m_again; }

 private:
  void inspectSoon();
  void inspectNow();
  void present();

  Document* m_document;
  MeshFiles* m_files;
  QLabel* m_file;
  QLabel* m_problem;
  QToolButton* m_again;
  QLabel* m_counts;
  QLabel* m_findings;
  std::string m_id;
  /// Of the present mesh; nothing while it is inspected.
  std::optional<MeshReport> m_report;
  QTimer m_pause;
  Job m_job;
};

}  // namespace hairline
