#include "widgets/text/mesh_findings.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <limits>

namespace hairline {
namespace {

QString numbered(const char* text, std::size_t count) {
  return QCoreApplication::translate(
      "MeshFindings", text, nullptr,
      static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max())));
}

}  // namespace

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
  add(report.turnedEdges,
      QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln edge(s) with inconsistent winding"));
  add(report.unusedVertices, QT_TRANSLATE_N_NOOP("MeshFindings", "%Ln unused vertex(vertices)"));
  return parts.join(QStringLiteral(", "));
}

}  // namespace hairline
