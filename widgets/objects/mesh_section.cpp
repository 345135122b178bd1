#include "widgets/objects/mesh_section.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <algorithm>
#include <limits>
#include <memory>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_files.h"
#include "widgets/document/mesh_references.h"

namespace hairline {
namespace {

QString numbered(const char* text, std::size_t count) {
  return QCoreApplication::translate(
      "MeshFindings", text, nullptr,
      static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max())));
}

/// Meshes up to this many triangles are inspected inline: some milliseconds.
constexpr std::size_t quickTriangles = 3000;
/// A dragged mesh is inspected when it rests.
constexpr std::chrono::milliseconds rest{300};

const Mesh* meshOf(const Scene& scene, const std::string& id) {
  const SceneObject* object = find(scene, id);
  return object == nullptr ? nullptr : std::get_if<Mesh>(&object->shape);
}

QLabel* makeLine(QWidget* parent, const char* name) {
  auto* label = named(new QLabel(parent), QLatin1String(name));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setFocusPolicy(Qt::NoFocus);
  return label;
}

}  // namespace

/// The defects of a mesh, in the current language: "degenerate triangles: 2, holes: 1 (edges: 4)".
/// Empty if there are none.
QString findingsText(const MeshReport& report) {
  QStringList parts;
  const auto add = [&](std::size_t count, const char* text) {
    if (count > 0) parts << numbered(text, count);
  };
  add(report.degenerate, QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln degenerate triangle(s)"));
  add(report.duplicate, QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln duplicate triangle(s)"));
  if (report.holes > 0) {
    parts << numbered(QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln hole(s) (%1)"), report.holes)
                 .arg(numbered(QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln edge(s)"),
                               report.boundaryEdges));
  }
  add(report.nonManifoldEdges, QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln non-manifold edge(s)"));
  add(report.inconsistentEdges,
      QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln edge(s) with inconsistent winding"));
  add(report.unusedVertices, QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln unused vertex(vertices)"));
  return parts.join(QStringLiteral(", "));
}

MeshSection::MeshSection(Document* document, MeshFiles* files, Jobs* jobs, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_files(files),
      m_file(makeLine(this, "meshFile")),
      m_problem(makeLine(this, "meshProblem")),
      m_again(named(new QToolButton(this), "meshReadAgain")),
      m_counts(makeLine(this, "meshCounts")),
      m_findings(makeLine(this, "meshFindings")),
      m_job(jobs, Task::findings) {
  setObjectName(QStringLiteral("meshSection"));
  m_again->setText(tr("Read Again"));
  m_again->setToolTip(tr("Read the files of meshes again"));
  connect(m_again, &QToolButton::clicked, files, &MeshFiles::readAgain);
  columnOf(this, {m_file, m_problem, {m_again, 0, Qt::AlignLeft}, m_counts, m_findings}, {}, 4);
  m_pause.setSingleShot(true);
  m_pause.setInterval(rest);
  connect(&m_pause, &QTimer::timeout, this, &MeshSection::inspectNow);
  connect(document, &Document::changed, this, [this](const Change& change) {
    if (!change.reset && std::ranges::find(change.ids, m_id) == change.ids.end()) return;
    inspectSoon();
    present();
  });
  connect(files, &MeshFiles::updated, this, &MeshSection::present);
  connect(&m_job, &Job::changed, this, &MeshSection::present);
  hide();
}

void MeshSection::showObject(const SceneObject& object) {
  if (object.id != m_id) {
    m_id = object.id;
    inspectSoon();
  }
  present();
}

void MeshSection::inspectSoon() {
  m_job.drop();
  m_pause.stop();
  m_report.reset();
  const Mesh* mesh = meshOf(m_document->scene(), m_id);
  if (mesh == nullptr || mesh->triangles.empty()) return;
  if (mesh->triangles.size() <= quickTriangles) {
    m_report = inspect(*mesh);
  } else {
    m_pause.start();
  }
}

void MeshSection::inspectNow() {
  const Mesh* mesh = meshOf(m_document->scene(), m_id);
  if (mesh == nullptr || mesh->triangles.empty()) return;
  m_job.start([this, mesh = *mesh](Job::Run&) -> Job::Take {
    return [this, report = inspect(mesh)] { m_report = report; };
  });
}

void MeshSection::present() {
  const SceneObject* object = hairline::find(m_document->scene(), m_id);
  const Mesh* mesh = meshOf(m_document->scene(), m_id);
  setVisible(mesh != nullptr);
  if (mesh == nullptr) return;
  const QString name = QString::fromStdString(mesh->file);
  m_file->setVisible(!name.isEmpty());
  m_file->setText(tr("File: %1").arg(QFileInfo(name).fileName()));
  m_file->setToolTip(QString::fromStdString(
      meshFilePath(mesh->file, folderOfScene(m_document->filePath())).string()));
  const QString problem = m_files->problem(*object);
  m_problem->setVisible(!problem.isEmpty());
  m_problem->setText(tr("Not read: %1").arg(problem));
  m_problem->setStyleSheet(QStringLiteral("color: %1").arg(Theme::current().error.name()));
  m_again->setVisible(!problem.isEmpty());
  const bool isThere = !mesh->triangles.empty();
  m_counts->setVisible(isThere || problem.isEmpty());
  m_findings->setVisible(isThere);
  if (!isThere) {
    m_counts->setText(tr("Being read…"));
    return;
  }
  const QLocale locale;
  m_counts->setText(tr("Triangles: %1, vertices: %2")
                        .arg(locale.toString(qulonglong(mesh->triangles.size())),
                             locale.toString(qulonglong(mesh->vertices.size()))));
  if (!m_report) {
    m_findings->setText(m_job.isCancelled() ? tr("Not inspected: cancelled")
                                            : tr("Being inspected…"));
    return;
  }
  const QString found = findingsText(*m_report);
  m_findings->setText(found.isEmpty() ? tr("Closed, and nothing unusual was found.")
                                      : tr("Found: %1.").arg(found));
}

}  // namespace hairline
