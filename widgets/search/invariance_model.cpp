#include "widgets/search/invariance_model.h"

#include <QFont>

#include "widgets/controls/theme.h"
#include "widgets/search/finding_text.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

QString rowText(const InvarianceGrid::Row& row) {
  if (!row.change) return InvarianceModel::tr("Original");
  const QString label = QString::fromStdString(row.label);
  switch (*row.change) {
    case FindingKind::swapping:
      return InvarianceModel::tr("Swapped");
    case FindingKind::reordering:
      //: "a 1 0 2": the vertices of the first shape in another order.
      return InvarianceModel::tr("Vertices %1").arg(label);
    case FindingKind::translation:
      return InvarianceModel::tr("Moved by %1").arg(label);
    case FindingKind::scaling:
      return InvarianceModel::tr("Times %1").arg(label);
    default:
      //: "z 90": about the axis, by so many degrees.
      return InvarianceModel::tr("Rotated %1°").arg(label);
  }
}

}  // namespace

int InvarianceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_grid.rows.size());
}

int InvarianceModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_grid.columns.size());
}

void InvarianceModel::setGrid(InvarianceGrid grid) {
  beginResetModel();
  m_grid = std::move(grid);
  endResetModel();
}

int InvarianceModel::oddCount() const {
  int count = 0;
  for (std::size_t row = 0; row < m_grid.rows.size(); ++row) {
    for (std::size_t column = 0; column < m_grid.columns.size(); ++column) {
      count += m_grid.isOdd(row, column) ? 1 : 0;
    }
  }
  return count;
}

QVariant InvarianceModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const auto column = static_cast<std::size_t>(index.column());
  const Verdict verdict = m_grid.rows[row].verdicts[column];
  const bool isOdd = m_grid.isOdd(row, column);
  switch (role) {
    case Qt::DisplayRole: {
      const QString text =
          verdict == Verdict::none ? QStringLiteral("–") : verdictText(m_grid.kind, verdict);
      // Also a sign, for those who do not see the colour.
      return isOdd ? QStringLiteral("≠ ") + text : text;
    }
    case Qt::TextAlignmentRole:
      return QVariant::fromValue<int>(Qt::AlignCenter);
    case Qt::FontRole: {
      QFont font;
      font.setBold(isOdd);
      return font;
    }
    case Qt::BackgroundRole:
      return isOdd ? QVariant(Theme::current().warningBackground) : QVariant();
    case Qt::ForegroundRole:
      return isOdd ? QVariant(Theme::current().warning) : QVariant();
    case Qt::ToolTipRole:
      if (!isOdd) return {};
      return tr("Answer to most equivalent questions: %1")
          .arg(verdictText(m_grid.kind, m_grid.common[column]));
    default:
      return {};
  }
}

QVariant InvarianceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  const auto place = static_cast<std::size_t>(section);
  if (orientation == Qt::Vertical) return rowText(m_grid.rows[place]);
  const InvarianceGrid::Column& column = m_grid.columns[place];
  const QString method = column.isOwn ? QStringLiteral("★ ") + ownMethodText(column.method)
                                      : methodText(column.method);
  return method + QLatin1Char('\n') + scalarText(column.scalar);
}

}  // namespace hairline
