#include "widgets/pair/pair_list_model.h"

#include <algorithm>
#include <limits>
#include <map>

#include "widgets/document/document.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/search/own_scene_pairs.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

/// The most interesting pairs come first: disagreement, then contact, then misses.
int urgency(const PairSummary& summary, bool disagrees) {
  if (disagrees) return 0;
  if (!summary.meet) return 3;
  return *summary.meet ? 1 : 2;
}

double distanceOf(const PairSummary& summary) {
  return summary.distance.value_or(std::numeric_limits<double>::infinity());
}

}  // namespace

PairListModel::PairListModel(const ScenePairs* pairs, QObject* parent)
    : ColumnsModel(
          {{tr("Pair"), {}, textAlignment}, {tr("Verdict"), {}, textAlignment}, {tr("Distance")}},
          parent),
      m_pairs(pairs) {
  refresh();
}

void PairListModel::refresh() {
  const auto& pairs = m_pairs->table().pairs();
  const bool sameRows =
      pairs.size() == m_rows.size() && std::all_of(m_rows.begin(), m_rows.end(), [&](Row& row) {
        const auto found = pairs.find(row.pair);
        if (found == pairs.end()) return false;
        row.summary = found->second;
        return true;
      });
  if (sameRows) {
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    return;
  }
  beginResetModel();
  m_rows.clear();
  for (const auto& [pair, summary] : pairs) m_rows.push_back({pair, summary});
  sort(m_rows);
  endResetModel();
}

void PairListModel::resort() {
  std::vector<Row> rows = m_rows;
  sort(rows);
  const bool moved = !std::equal(rows.begin(), rows.end(), m_rows.begin(),
                                 [](const Row& a, const Row& b) { return a.pair == b.pair; });
  if (!moved) return;
  emit layoutAboutToBeChanged({}, VerticalSortHint);
  const QModelIndexList kept = persistentIndexList();
  m_rows.swap(rows);
  QModelIndexList places;
  for (const QModelIndex& each : kept) {
    const PairTable::Pair& pair = rows[static_cast<std::size_t>(each.row())].pair;
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](const Row& other) { return other.pair == pair; });
    places << index(static_cast<int>(row - m_rows.begin()), each.column());
  }
  changePersistentIndexList(kept, places);
  emit layoutChanged({}, VerticalSortHint);
}

void PairListModel::sort(int column, Qt::SortOrder order) {
  m_column = column;
  m_order = order;
  resort();
}

void PairListModel::sort(std::vector<Row>& rows) const {
  // Names are made on demand, because few rows are visible and pairs may be many.
  std::map<PairTable::Pair, QString> names;
  if (m_column == NamesColumn) {
    for (const Row& row : rows) names.emplace(row.pair, namesOf(row));
  }
  const auto isBefore = [&](const Row& a, const Row& b) {
    const Row& first = m_order == Qt::AscendingOrder ? a : b;
    const Row& second = m_order == Qt::AscendingOrder ? b : a;
    switch (m_column) {
      case NamesColumn:
        return names.at(first.pair).localeAwareCompare(names.at(second.pair)) < 0;
      case DistanceColumn:
        return distanceOf(first.summary) < distanceOf(second.summary);
      default:
        return std::pair(urgency(first.summary, disagrees(first)), distanceOf(first.summary)) <
               std::pair(urgency(second.summary, disagrees(second)), distanceOf(second.summary));
    }
  };
  std::stable_sort(rows.begin(), rows.end(), isBefore);
}

QString PairListModel::namesOf(const Row& row) const {
  const Scene& scene = m_pairs->document().scene();
  const ObjectPair pair = inOrder(row);
  //: The two objects of a pair: "Triangle and Box".
  return tr("%1 and %2").arg(objectText(scene, pair.first), objectText(scene, pair.second));
}

ObjectPair PairListModel::inOrder(const Row& row) const {
  const Scene& scene = m_pairs->document().scene();
  const std::string& first = m_pairs->table().id(row.pair.first);
  const std::string& second = m_pairs->table().id(row.pair.second);
  const std::vector<std::string>& focus = scene.focus;
  if (focus.size() == 2 && focus[0] == second && focus[1] == first) return {second, first};
  return fittingPair(scene, first, second).value_or(ObjectPair{first, second});
}

int PairListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString PairListModel::textOf(const Row& row, int column) const {
  switch (column) {
    case NamesColumn:
      return namesOf(row);
    case VerdictColumn:
      if (row.summary.disagree) return tr("differ");
      //: Only a user's own method differs.
      if (disagrees(row)) return tr("★ differ");
      if (!row.summary.meet) return tr("no query");
      return *row.summary.meet ? tr("intersect") : tr("disjoint");
    default:
      return row.summary.distance ? shortNumber(*row.summary.distance) : QStringLiteral("–");
  }
}

QString PairListModel::tipOf(const Row& row) const {
  if (disagrees(row)) {
    QStringList lines{
        tr("%1: methods give different answers. Exactly, they %2.")
            .arg(namesOf(row), row.summary.meet == true ? tr("intersect") : tr("are disjoint"))};
    lines << contradictionsOf(row);
    return lines.join(QLatin1Char('\n'));
  }
  if (row.summary.distance && *row.summary.distance > 0) {
    return tr("%1: %2 apart").arg(namesOf(row), numberDetails(*row.summary.distance));
  }
  return namesOf(row);
}

QStringList PairListModel::contradictionsOf(const Row& row) const {
  QStringList lines;
  if (m_own == nullptr || !row.summary.meet) return lines;
  for (const OwnScenePairs::Said& said : m_own->said(row.pair)) {
    if (said.meet == said.right.value_or(*row.summary.meet)) continue;
    //: A user's own method, a scalar, and what it says of a pair.
    lines << tr("★ %1 in %2: %3")
                 .arg(ownMethodText(said.method), scalarText(said.scalar),
                      said.meet ? tr("intersect") : tr("disjoint"));
  }
  return lines;
}

bool PairListModel::disagrees(const Row& row) const {
  if (row.summary.disagree) return true;
  if (m_own == nullptr || !row.summary.meet) return false;
  const auto& said = m_own->said(row.pair);
  return std::any_of(said.begin(), said.end(), [&](const OwnScenePairs::Said& each) {
    return each.meet != each.right.value_or(*row.summary.meet);
  });
}

QVariant PairListModel::cell(int place, int column, int role) const {
  if (place >= rowCount()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(place)];
  switch (role) {
    case Qt::DisplayRole:
      return textOf(row, column);
    case Qt::ToolTipRole:
      return tipOf(row);
    case Qt::AccessibleTextRole:
      return QStringLiteral("%1: %2, %3")
          .arg(namesOf(row), textOf(row, VerdictColumn), textOf(row, DistanceColumn));
    case MeetRole:
      return row.summary.meet ? static_cast<int>(*row.summary.meet) : -1;
    case DisagreeRole:
      return disagrees(row);
    default:
      return {};
  }
}

QVariant PairListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole && section == DistanceColumn) {
    return int(Qt::AlignRight | Qt::AlignVCenter);
  }
  return ColumnsModel::headerData(section, orientation, role);
}

ObjectPair PairListModel::ids(int row) const {
  return inOrder(m_rows[static_cast<std::size_t>(row)]);
}

int PairListModel::rowOf(const std::string& a, const std::string& b) const {
  const PairTable& table = m_pairs->table();
  const auto known = table.find(a, b);
  if (known == table.pairs().end()) return -1;
  const auto row = std::ranges::find(m_rows, known->first, &Row::pair);
  return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

int PairListModel::meeting() const {
  return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                        [](const Row& row) { return row.summary.meet == true; }));
}

int PairListModel::disagreeing() const {
  return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                        [this](const Row& row) { return disagrees(row); }));
}

}  // namespace hairline
