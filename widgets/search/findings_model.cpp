#include "widgets/search/findings_model.h"

#include <iterator>

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

int FindingsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

void FindingsModel::append(std::vector<FoundCase> found) {
  if (found.empty()) return;
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
  m_rows.insert(m_rows.end(), std::make_move_iterator(found.begin()),
                std::make_move_iterator(found.end()));
  endInsertRows();
}

void FindingsModel::replace(int row, SearchCase given, Finding finding) {
  FoundCase& changed = m_rows[static_cast<std::size_t>(row)];
  changed.given = std::move(given);
  changed.finding = std::move(finding);
  changed.source.recipe = "shrunk";
  emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void FindingsModel::clear() {
  beginResetModel();
  m_rows.clear();
  endResetModel();
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const FoundCase& found = at(index.row());
  const Finding& finding = found.finding;
  if (role == Qt::TextAlignmentRole && index.column() == CaseColumn) {
    return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole) {
    return tr("Double click to open it. Case %1 of seed %2, %3.")
        .arg(found.source.number)
        .arg(found.source.seed)
        .arg(QString::fromStdString(found.source.recipe));
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case KindColumn:
      return findingKindText(finding.kind);
    case MethodColumn:
      return methodText(finding.method);
    case ScalarColumn:
      return scalarText(finding.scalar);
    case SaysColumn:
      if (finding.sqdist) return squareText(*finding.sqdist);
      return verdictText(finding.query, finding.says);
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

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case KindColumn:
      return tr("Finding");
    case MethodColumn:
      return tr("Method");
    case ScalarColumn:
      return tr("Scalar");
    case SaysColumn:
      return tr("Says");
    case AgainstColumn:
      return tr("Against");
    default:
      return tr("Case");
  }
}

}  // namespace hairline
