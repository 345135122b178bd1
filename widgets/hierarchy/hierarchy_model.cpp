#include "widgets/hierarchy/hierarchy_model.h"

#include "widgets/document/document.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

// The number of a row: 2 node, or 2 place + 1 for an item at a place of the tree's order. The leaf
// above an item is found by its place.
quintptr numberOfNode(std::int32_t node) { return 2 * static_cast<quintptr>(node); }
quintptr numberOfPlace(std::size_t place) { return 2 * static_cast<quintptr>(place) + 1; }

double areaOf(const Hierarchy& hierarchy, std::int32_t node) {
  return std::visit(
      [&](const auto& volumes) { return volumes[static_cast<std::size_t>(node)].area(); },
      hierarchy.volumes());
}

}  // namespace

HierarchyModel::HierarchyModel(SceneHierarchy* source, QObject* parent)
    : QAbstractItemModel(parent), m_source(source) {
  connect(source, &SceneHierarchy::updated, this, &HierarchyModel::refresh);
  refresh();
}

void HierarchyModel::refresh() {
  if (m_built == m_source->built()) return;
  beginResetModel();
  m_built = m_source->built();
  m_rootArea =
      m_built != nullptr && !tree().isEmpty() ? areaOf(m_built->hierarchy, tree().root) : 0;
  endResetModel();
}

SceneHierarchy::Pointed HierarchyModel::at(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  const quintptr number = index.internalId();
  if (number % 2 == 0) return {.node = static_cast<std::int32_t>(number / 2), .item = -1};
  return {.node = -1, .item = tree().order[number / 2]};
}

QModelIndex HierarchyModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  if (!parent.isValid()) return createIndex(row, column, numberOfNode(tree().root));
  const TreeNode& node = tree()[at(parent).node];
  if (node.isLeaf()) {
    return createIndex(row, column, numberOfPlace(node.first() + static_cast<std::size_t>(row)));
  }
  return createIndex(row, column, numberOfNode(row == 0 ? node.left : node.right));
}

QModelIndex HierarchyModel::indexOfNode(std::int32_t node, int column) const {
  const std::int32_t above = tree()[node].parent;
  const int row = above >= 0 && tree()[above].right == node ? 1 : 0;
  return createIndex(row, column, numberOfNode(node));
}

QModelIndex HierarchyModel::parent(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  const quintptr number = index.internalId();
  if (number % 2 == 0) {
    const std::int32_t above = tree()[static_cast<std::int32_t>(number / 2)].parent;
    return above < 0 ? QModelIndex() : indexOfNode(above, 0);
  }
  // Leaves hold ranges of places, left before right: descends to the one with this place.
  const std::size_t place = number / 2;
  std::int32_t node = tree().root;
  while (!tree()[node].isLeaf()) {
    std::int32_t first = tree()[node].right;
    while (!tree()[first].isLeaf()) first = tree()[first].left;
    node = place < tree()[first].first() ? tree()[node].left : tree()[node].right;
  }
  return indexOfNode(node, 0);
}

int HierarchyModel::rowCount(const QModelIndex& parent) const {
  if (m_built == nullptr || tree().isEmpty() || parent.column() > 0) return 0;
  if (!parent.isValid()) return 1;
  const SceneHierarchy::Pointed what = at(parent);
  if (what.node < 0) return 0;
  const TreeNode& node = tree()[what.node];
  return node.isLeaf() ? static_cast<int>(node.count()) : 2;
}

int HierarchyModel::columnCount(const QModelIndex&) const { return AreaColumn + 1; }

QString HierarchyModel::nameOf(const SceneHierarchy::Pointed& what) const {
  if (what.node >= 0) {
    return tree()[what.node].isLeaf() ? tr("leaf %1").arg(what.node) : tr("node %1").arg(what.node);
  }
  if (!m_built->ofObjects) return tr("triangle %1").arg(what.item);
  return objectText(m_source->document().scene(),
                    m_built->ids[static_cast<std::size_t>(what.item)]);
}

QVariant HierarchyModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole && index.column() != NameColumn) {
    return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  const SceneHierarchy::Pointed what = at(index);
  if (index.column() == NameColumn) return nameOf(what);
  if (what.node < 0) return {};
  if (index.column() == ItemsColumn) {
    return m_built->itemsUnder[static_cast<std::size_t>(what.node)];
  }
  if (!(m_rootArea > 0)) return {};
  return tr("%1 %").arg(
      shortNumber(std::round(1000 * areaOf(m_built->hierarchy, what.node) / m_rootArea) / 10));
}

QVariant HierarchyModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) {
    if (section == NameColumn) return tr("Node");
    return section == ItemsColumn ? tr("Items") : tr("Area");
  }
  if (role == Qt::ToolTipRole && section == AreaColumn) {
    return tr(
        "The surface area of the node's volume relative to the root: the probability that a ray "
        "through the root hits it");
  }
  return {};
}

}  // namespace hairline
