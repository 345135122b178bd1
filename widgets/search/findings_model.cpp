#include "widgets/search/findings_model.h"

#include "widgets/search/finding_text.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

QString squareText(double square) {
  //: A squared distance.
  return FindingsModel::tr("d² = %1").arg(shortNumber(square));
}

}  // namespace

FindingsModel::FindingsModel(QObject* parent)
    : RowsModel({{tr("Finding"), {}, textAlignment},
                 {tr("Method"), {}, textAlignment},
                 {tr("Scalar"), {}, textAlignment},
                 {tr("Answers"), {}, textAlignment},
                 {tr("Against"), {}, textAlignment},
                 {tr("Case")}},
                parent) {}

void FindingsModel::replace(int row, SearchCase given, Finding finding) {
  std::vector<FoundCase> all = rows();
  FoundCase& changed = all[static_cast<std::size_t>(row)];
  changed.given = std::move(given);
  changed.finding = std::move(finding);
  changed.source.recipe = "shrunk";
  updateRows(std::move(all));
}

QVariant FindingsModel::cell(int row, int column, int role) const {
  const FoundCase& found = at(row);
  const Finding& finding = found.finding;
  if (role == Qt::ToolTipRole) {
    return tr("Double click to open it. Case %1 of seed %2, %3.")
        .arg(found.source.number)
        .arg(found.source.seed)
        .arg(QString::fromStdString(found.source.recipe));
  }
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case KindColumn:
      return findingKindText(finding.kind);
    case MethodColumn:
      return methodText(finding.method);
    case ScalarColumn:
      return scalarText(finding.scalar);
    case SaysColumn:
      if (finding.sqdist) return squareText(*finding.sqdist);
      return verdictText(finding.query, finding.verdict);
    case AgainstColumn:
      if (finding.kind == FindingKind::points) {
        const QString fault = pointsFaultText(finding.other);
        if (!fault.isEmpty()) return fault;
      }
      if (finding.exactSqdist) return squareText(*finding.exactSqdist);
      if (finding.against == Verdict::none) return QString::fromStdString(finding.other);
      if (finding.kind == FindingKind::methods) {
        //: The verdict of another method: "SAT: hit".
        return tr("%1: %2").arg(methodText(finding.other),
                                verdictText(finding.query, finding.against));
      }
      return verdictText(finding.query, finding.against);
    default:
      if (found.source.recipe == "shrunk") return tr("shrunk");
      return QString::number(found.source.number);
  }
}

}  // namespace hairline
