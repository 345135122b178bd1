#include "widgets/controls/rows_model.h"

#include <QHeaderView>
#include <QTreeView>

#include "widgets/controls/box_layouts.h"

namespace hairline {

ColumnsModel::ColumnsModel(std::vector<TableColumn> columns, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns)) {}

int ColumnsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ColumnsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const TableColumn& column = m_columns[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return column.title;
  return role == Qt::ToolTipRole && !column.tip.isEmpty() ? column.tip : QVariant();
}

QVariant ColumnsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue<int>(m_columns[static_cast<std::size_t>(index.column())].alignment);
  }
  return cell(index.row(), index.column(), role);
}

QTreeView* makeTable(const char* objectName, const QString& accessibleName,
                     QAbstractItemModel* model, int stretched, int lines) {
  auto* table = named(new QTreeView, objectName, {}, accessibleName);
  table->setModel(model);
  table->setRootIsDecorated(false);
  table->setUniformRowHeights(true);
  table->setTabKeyNavigation(false);
  table->setMinimumHeight(lines * table->fontMetrics().height());
  table->header()->setStretchLastSection(false);
  table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->header()->setSectionResizeMode(stretched, QHeaderView::Stretch);
  return table;
}

}  // namespace hairline
