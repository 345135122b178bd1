#include "widgets/text/mesh_findings.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace hairline {
namespace {

struct MeshFindings {
  Q_DECLARE_TR_FUNCTIONS(MeshFindings)
};

}  // namespace

QString findingsText(const MeshReport& report) {
  QStringList parts;
  const QLocale locale;
  const auto number = [&](std::size_t count) { return locale.toString(qulonglong(count)); };
  const auto add = [&](std::size_t count, const QString& text) {
    if (count > 0) parts << text.arg(number(count));
  };
  add(report.degenerate, MeshFindings::tr("degenerate triangles: %1"));
  add(report.duplicate, MeshFindings::tr("duplicate triangles: %1"));
  if (report.holes > 0) {
    parts << MeshFindings::tr("holes: %1 (boundary edges: %2)")
                 .arg(number(report.holes), number(report.boundaryEdges));
  }
  add(report.nonManifoldEdges, MeshFindings::tr("non-manifold edges: %1"));
  add(report.turnedEdges, MeshFindings::tr("edges with inconsistent winding: %1"));
  add(report.unusedVertices, MeshFindings::tr("unused vertices: %1"));
  return parts.join(QStringLiteral(", "));
}

}  // namespace hairline
