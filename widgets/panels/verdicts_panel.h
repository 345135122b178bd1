#pragma once

#include <QWidget>
#include <array>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace hairline {

class AnswersBanner;
class ElidedLabel;
class Freeze;
class QueryRunner;
class TraceCursor;
class VerdictTable;
class VerdictTableModel;

/// What every method says of the pair in focus, in every scalar, with the state of each proof; and
/// whether they agree. The cell chosen is the report that is explained.
///
/// The texts that other programs and people without sight need are labels with object names:
/// `verdictSummary` holds all verdicts in one line; the chosen report is told in the explain panel.
class VerdictsPanel : public QWidget {
  Q_OBJECT

 public:
  /// Nothing is owned; all live longer than the panel.
  VerdictsPanel(QueryRunner* runner, TraceCursor* cursor, Freeze* freeze,
                QWidget* parent = nullptr);

  QSize sizeHint() const override;

 signals:
  /// The verdict has become another, and screen readers were told: the objects, and what is said of
  /// them.
  void told(const QString& text);

 private:
  void refresh();
  void refreshCursor();
  /// Lets screen readers tell the verdict when it has become another.
  void announce(const QString& text);
  void chooseExplained();
  void chooseOrder(int index);

  QueryRunner* m_runner;
  TraceCursor* m_cursor;
  VerdictTableModel* m_model;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  ElidedLabel* m_pair;
  QComboBox* m_order;
  /// The choice of the order and its label.
  std::array<QWidget*, 2> m_orderParts{};
  AnswersBanner* m_banner;
  VerdictTable* m_table;
  ElidedLabel* m_summary;
  /// The table is being told what is chosen, rather than telling it.
  bool m_choosing = false;
};

}  // namespace hairline
