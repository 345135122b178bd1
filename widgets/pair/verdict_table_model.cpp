#include "widgets/pair/verdict_table_model.h"

#include <algorithm>

#include "core/search/plugin/own_report.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

constexpr int scalarCount = 3;

bool isWrong(const PairReports& pair, const Report& report) {
  const Report* right = judge(pair, report);
  return right != nullptr && differ(*right, report);
}

}  // namespace

std::vector<VerdictTableModel::Row> VerdictTableModel::rowsOf(const PairReports* pair) {
  std::vector<Row> rows;
  if (pair == nullptr) return rows;
  for (const Report& report : pair->reports) {
    const Row row{report.info.kind, report.info.method, report.info.source};
    if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
  }
  std::stable_partition(rows.begin(), rows.end(),
                        [](const Row& row) { return isOwnSource(row.source); });
  return rows;
}

void VerdictTableModel::setReports(const PairReports* pair) {
  std::vector<Row> rows = rowsOf(pair);
  const bool sameRows = rows == m_rows;
  if (!sameRows) beginResetModel();
  m_pair = pair != nullptr ? std::optional(*pair) : std::nullopt;
  m_rows = std::move(rows);
  if (!sameRows) {
    endResetModel();
  } else if (!m_rows.empty()) {
    emit dataChanged(index(0, 0), index(rowCount() - 1, scalarCount - 1));
  }
}

int VerdictTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int VerdictTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : scalarCount;
}

const Report* VerdictTableModel::report(const QModelIndex& index) const {
  if (!index.isValid() || !m_pair || index.row() >= rowCount()) return nullptr;
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  return findReport(*m_pair, row.kind, row.method, static_cast<ScalarKind>(index.column()));
}

QModelIndex VerdictTableModel::indexOf(Kind kind, std::string_view method,
                                       ScalarKind scalar) const {
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    if (m_rows[row].kind != kind || m_rows[row].method != method) continue;
    const QModelIndex found = index(static_cast<int>(row), static_cast<int>(scalar));
    return report(found) != nullptr ? found : QModelIndex();
  }
  return {};
}

QString VerdictTableModel::details(const Report& report) const {
  if (const OwnFailure* failure = failureOf(*m_pair, report)) {
    //: Method, scalar, and what a user's method did instead of an answer.
    return tr("%1 in %2 gave no answer: %3.\nFind > Own Methods shows the input.")
        .arg(methodText(report.info), scalarText(report.scalar), coreMessage(failure->what));
  }
  QString text = conclusionText(report);
  if (isWrong(*m_pair, report)) {
    const QString wrong =
        roundedJudge(*m_pair, report) != nullptr
            ? tr("Wrong: the exact verdict for the operands rounded to float is %1.")
            : tr("Wrong: the exact verdict is %1.");
    text += QLatin1Char('\n') + wrong.arg(verdictText(*judge(*m_pair, report)));
  } else if (const Report* exact = judge(*m_pair, report.info.kind, report.info.oneSided);
             roundedJudge(*m_pair, report) != nullptr && exact != nullptr &&
             differ(*exact, report)) {
    text += QLatin1Char('\n') +
            tr("Right for the operands rounded to float. The exact verdict before rounding is %1.")
                .arg(verdictText(*exact));
  }
  if (report.separating) {
    text += QLatin1Char('\n') + tr("Gap: %1").arg(numberDetails(report.separating->distance));
  } else if (report.depth) {
    text += QLatin1Char('\n') + tr("Depth: %1").arg(numberDetails(*report.depth));
  }
  return text;
}

QVariant VerdictTableModel::data(const QModelIndex& index, int role) const {
  const Report* found = report(index);
  if (found == nullptr) {
    if (index.isValid() && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)) {
      return tr("This method is not built for this scalar.");
    }
    return {};
  }
  const bool unanswered = isUnanswered(*m_pair, *found);
  switch (role) {
    case Qt::DisplayRole:
      if (failureOf(*m_pair, *found) != nullptr) return tr("Failed");
      // : Instead of a verdict: the question exceeded the limit of operations.
      if (found->limited) return tr("Limit");
      return unanswered ? QStringLiteral("…") : verdictText(*found);
    case Qt::ToolTipRole:
      return unanswered ? unansweredText(*m_pair, *found) : details(*found);
    case Qt::AccessibleTextRole: {
      if (unanswered) {
        //: Method, scalar, and why there is no verdict.
        return tr("%1 in %2: %3")
            .arg(methodText(found->info), scalarText(found->scalar),
                 unansweredText(*m_pair, *found));
      }
      if (failureOf(*m_pair, *found) != nullptr) return details(*found);
      //: Method, scalar, verdict, state of the proof, read aloud.
      const QString text = tr("%1 in %2: %3, %4")
                               .arg(methodText(found->info), scalarText(found->scalar),
                                    verdictText(*found), proofText(*found).toLower());
      return isWrong(*m_pair, *found) ? tr("%1, differs from exact").arg(text) : text;
    }
    case VerdictRole:
      return found->verdict() ? static_cast<int>(*found->verdict()) : -1;
    case ProofRole:
      return static_cast<int>(found->certificate.status);
    case WrongRole:
      return isWrong(*m_pair, *found);
    default:
      return {};
  }
}

QVariant VerdictTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Horizontal) {
    if (section < 0 || section >= scalarCount) return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return scalarText(static_cast<ScalarKind>(section));
  }
  if (section < 0 || section >= rowCount()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(section)];
  const bool manyKinds = std::any_of(m_rows.begin(), m_rows.end(),
                                     [&](const Row& other) { return other.kind != row.kind; });
  const bool isOwn = isOwnSource(row.source);
  const QString method = isOwn ? ownMethodText(row.method) : methodText(row.method);
  if (role == Qt::DisplayRole) {
    // The simplest question needs no name, which leaves more room for the answers.
    const bool named = manyKinds && row.kind != Kind::intersect;
    //: A query where a pair has more than one kind: "Closest: Voronoi".
    const QString text = named ? tr("%1: %2").arg(kindText(row.kind), method) : method;
    return isOwn ? QStringLiteral("★ ") + text : text;
  }
  if (row.source == recordedSource && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)) {
    //: A kind of query, and what stands for the user's program as a method.
    return tr("%1: %2, the answer that was recorded").arg(kindText(row.kind), method);
  }
  if (isOwn && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)) {
    // : A kind of query and a user's method.
    return tr("%1: %2, a method of your own").arg(kindText(row.kind), method);
  }
  if (role == Qt::ToolTipRole) {
    const QString source =
        QString::fromUtf8(row.source.data(), static_cast<qsizetype>(row.source.size()));
    //: A kind of query, a method, and the book or paper it comes from.
    return tr("%1: %2 (source: %3)").arg(kindText(row.kind), method, source);
  }
  return {};
}

Qt::ItemFlags VerdictTableModel::flags(const QModelIndex& index) const {
  if (report(index) == nullptr) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

}  // namespace hairline
