#include "widgets/search/findings_model.h"

#include <map>

#include "core/search/finding_traits.h"
#include "core/search/simplicity.h"
#include "widgets/search/finding_text.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

QString squareText(double square) {
  //: A squared distance.
  return FindingsModel::tr("d² = %1").arg(shortNumber(square));
}

/// Of the rows of causes no row is inside; findings have the row of their cause, from 1.
constexpr quintptr noParent = 0;

}  // namespace

QString answerText(const Finding& finding) {
  if (finding.sqdist) return squareText(*finding.sqdist);
  return verdictText(finding.query, finding.verdict);
}

QString againstText(const Finding& finding) {
  if (finding.kind == FindingKind::points) {
    const QString fault = pointsFaultText(finding.other);
    if (!fault.isEmpty()) return fault;
  }
  if (finding.exactSqdist) return squareText(*finding.exactSqdist);
  if (finding.against == Verdict::none) return QString::fromStdString(finding.other);
  const QString verdict = verdictText(finding.query, finding.against);
  if (finding.kind != FindingKind::methods) return verdict;
  //: The verdict of another method: "SAT: hit".
  return FindingsModel::tr("%1: %2").arg(findingMethodText(finding.query, finding.other), verdict);
}

std::optional<ListedFinding> listedFinding(Scene scene) {
  const std::optional<Finding> finding = findingOf(scene);
  const std::optional<SearchCase> given = caseInFocus(scene);
  if (!finding || !given) return std::nullopt;
  ListedFinding listed;
  listed.finding = *finding;
  listed.source = sourceOf(scene);
  listed.margin = marginIn(scene);
  if (!listed.margin) listed.margin = marginOf(*given, *finding);
  listed.cause = causeOf(*given, *finding, listed.source);
  listed.cost = costOf(*given);
  listed.scene = std::move(scene);
  return listed;
}

QModelIndex FindingsModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column,
                     parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : noParent);
}

QModelIndex FindingsModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == noParent) return {};
  return createIndex(static_cast<int>(index.internalId()) - 1, 0, noParent);
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_members.size());
  if (parent.internalId() != noParent || parent.column() != 0) return 0;
  return static_cast<int>(m_members[static_cast<std::size_t>(parent.row())].size());
}

int FindingsModel::columnCount(const QModelIndex&) const { return columnCountOfAll; }

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole && section == MarginColumn) {
    return tr(
        "Error of the answer relative to the size of the operands, on a logarithmic scale from "
        "10⁻¹⁸ to 1");
  }
  if (role != Qt::DisplayRole) return {};
  return QStringList{tr("Cause"),   tr("Margin"),  tr("Method"), tr("Scalar"),
                     tr("Answers"), tr("Against"), tr("Case")}
      .value(section);
}

std::optional<std::size_t> FindingsModel::placeOf(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == noParent) return std::nullopt;
  return m_members[index.internalId() - 1][static_cast<std::size_t>(index.row())];
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (const auto place = placeOf(index)) {
    return findingData(*place, index.internalId() - 1, index.column(), role);
  }
  return causeData(static_cast<std::size_t>(index.row()), index.column(), role);
}

QVariant FindingsModel::causeData(std::size_t group, int column, int role) const {
  const FindingGroups::Group& shown = m_groups.groups()[group];
  const auto count = static_cast<int>(shown.count);
  if (role == SortRole) {
    if (column == MarginColumn) return shown.margin.value_or(-1);
    if (column == CaseColumn) return count;
    if (column == CauseColumn) return causeText(shown);
    role = Qt::DisplayRole;
  }
  if (role == Qt::ToolTipRole) {
    if (column == MethodColumn) return findingMethodText(shown.cause.query, shown.cause.method);
    if (column != MarginColumn || !shown.margin) return causeText(shown);
    return tr("Worst: %1").arg(marginText(*m_findings[shown.worst].margin));
  }
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case CauseColumn:
      //: How many findings, and their cause: "12 × False hit, separated by box x".
      return tr("%1 × %2").arg(count).arg(causeText(shown));
    case MarginColumn:
      return shown.margin ? shortNumber(*shown.margin) : QString();
    case MethodColumn:
      return findingMethodText(shown.cause.query, shown.cause.method);
    case ScalarColumn: {
      QStringList scalars;
      for (const ScalarKind scalar : shown.scalars) scalars << scalarText(scalar);
      return scalars.join(QStringLiteral(", "));
    }
    default:
      return QString();
  }
}

QVariant FindingsModel::findingData(std::size_t place, std::size_t group, int column,
                                    int role) const {
  const ListedFinding& shown = m_findings[place];
  const Finding& finding = shown.finding;
  if (role == SortRole) {
    if (column == MarginColumn) return shown.margin ? shown.margin->relative : -1;
    if (column == CaseColumn) return qulonglong{shown.source ? shown.source->number : 0};
    role = Qt::DisplayRole;
  }
  if (role == Qt::ToolTipRole) {
    if (column == MarginColumn) {
      return shown.margin ? marginText(*shown.margin) : tr("The margin is not known");
    }
    if (column == MethodColumn) return findingMethodText(finding.query, finding.method);
    if (!shown.source) return tr("Double click to open it");
    return tr("Double click to open it. Case %1 of seed %2, %3.")
        .arg(shown.source->number)
        .arg(shown.source->seed)
        .arg(QString::fromStdString(shown.source->recipe));
  }
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case CauseColumn: {
      const QString kind = findingKindText(finding.kind);
      //: A kind of finding, of which this one has the simplest numbers.
      return m_groups.groups()[group].simplest == place ? tr("Simplest: %1").arg(kind) : kind;
    }
    case MarginColumn:
      return shown.margin ? shortNumber(shown.margin->relative) : QString();
    case MethodColumn:
      return findingMethodText(finding.query, finding.method);
    case ScalarColumn:
      return scalarText(finding.scalar);
    case SaysColumn:
      return answerText(finding);
    case AgainstColumn:
      return againstText(finding);
    default:
      if (shown.isShrunk) return tr("shrunk");
      return shown.source ? QString::number(shown.source->number) : QString();
  }
}

void FindingsModel::append(const std::vector<ListedFinding>& found) {
  // All findings of a cause are inserted at once, because views sort at each insertion.
  std::map<std::size_t, std::vector<std::size_t>> places;
  for (const ListedFinding& finding : found) {
    const std::size_t place = m_findings.size();
    m_findings.push_back(finding);
    places[m_groups.add(finding.cause, finding.finding.scalar, finding.margin, finding.cost, place)]
        .push_back(place);
  }
  for (const auto& [group, added] : places) {
    const auto row = static_cast<int>(group);
    if (group == m_members.size()) {
      beginInsertRows({}, row, row);
      m_members.push_back(added);
      endInsertRows();
      continue;
    }
    std::vector<std::size_t>& members = m_members[group];
    const auto first = static_cast<int>(members.size());
    const int last = first + static_cast<int>(added.size()) - 1;
    const QModelIndex cause = index(row, 0);
    beginInsertRows(cause, first, last);
    members.insert(members.end(), added.begin(), added.end());
    endInsertRows();
    emit dataChanged(cause, index(row, columnCountOfAll - 1));
    // Another may be the simplest.
    emit dataChanged(index(0, CauseColumn, cause), index(last, CauseColumn, cause));
  }
}

void FindingsModel::replace(std::size_t place, ListedFinding finding) {
  finding.cause = m_findings[place].cause;
  m_findings[place] = std::move(finding);
  m_groups = {};
  for (std::size_t i = 0; i < m_findings.size(); ++i) {
    const ListedFinding& each = m_findings[i];
    m_groups.add(each.cause, each.finding.scalar, each.margin, each.cost, i);
  }
  for (int row = 0; row < rowCount(); ++row) {
    const QModelIndex cause = index(row, 0);
    emit dataChanged(cause, index(row, columnCountOfAll - 1));
    emit dataChanged(index(0, 0, cause), index(rowCount(cause) - 1, columnCountOfAll - 1, cause));
  }
}

void FindingsModel::clear() {
  beginResetModel();
  m_findings.clear();
  m_groups = {};
  m_members.clear();
  endResetModel();
}

}  // namespace hairline
