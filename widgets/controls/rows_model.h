#pragma once

#include <QAbstractTableModel>
#include <functional>
#include <vector>

class QTreeView;

namespace hairline {

/// A column of a table: its heading and its tooltip.
struct TableColumn {
  QString title;
  QString tip = {};
  Qt::Alignment alignment = Qt::AlignRight | Qt::AlignVCenter;
};

/// The alignment of a column of text.
inline constexpr Qt::Alignment textAlignment = Qt::AlignLeft | Qt::AlignVCenter;

/// The common base of tables of rows: their columns.
class ColumnsModel : public QAbstractTableModel {
 public:
  ColumnsModel(std::vector<TableColumn> columns, QObject* parent);

  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 protected:
  /// The result of `data`, except for the alignment.
  virtual QVariant cell(int row, int column, int role) const = 0;
  void addColumn(const TableColumn& column) { m_columns.push_back(column); }

 private:
  std::vector<TableColumn> m_columns;
};

/// A column of a table of rows, with its text for a row.
template <typename Row>
struct RowColumn {
  TableColumn heading;
  std::function<QString(const Row&)> text;
};

/// A table with one value of a type per row.
template <typename Row>
class RowsModel : public ColumnsModel {
 public:
  using ColumnsModel::ColumnsModel;

  /// Data of roles other than texts, if any, for a row, a column and a role.
  using Details = std::function<QVariant(const Row&, int, int)>;

  RowsModel(QObject* parent, const std::vector<RowColumn<Row>>& columns, Details details = {})
      : ColumnsModel({}, parent), m_details(std::move(details)) {
    for (const RowColumn<Row>& column : columns) {
      addColumn(column.heading);
      m_texts.push_back(column.text);
    }
  }

  const std::vector<Row>& rows() const { return m_rows; }
  const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
  }

  void setRows(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
  }
  /// Replaces the values in the same rows, which stay selected.
  void updateRows(std::vector<Row> rows) {
    m_rows = std::move(rows);
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
  void appendRows(const std::vector<Row>& rows) {
    if (rows.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
  }

 protected:
  QVariant cell(int row, int column, int role) const override {
    if (role == Qt::DisplayRole) return m_texts[static_cast<std::size_t>(column)](at(row));
    return m_details ? m_details(at(row), column, role) : QVariant();
  }

 private:
  std::vector<std::function<QString(const Row&)>> m_texts;
  Details m_details;
  std::vector<Row> m_rows;
};

/// A list in a panel that shows a table, some lines high: each column as wide as its texts, and one
/// that takes the remaining width.
QTreeView* makeTable(const char* objectName, const QString& accessibleName,
                     QAbstractItemModel* model, int stretched, int lines);

}  // namespace hairline
