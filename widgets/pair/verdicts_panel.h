#pragma once

#include <QWidget>
#include <array>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace hairline {

class AnswersBanner;
class Freeze;
class PairTitle;
class QueryRunner;
class TraceCursor;
class VerdictTable;
class VerdictTableModel;

/// What every method says of the pair in focus, in every scalar, with the state of each proof; and
/// whether they agree. The cell chosen is the report that is explained.
class VerdictsPanel : public QWidget {
  Q_OBJECT

 public:
  VerdictsPanel(QueryRunner* runner, TraceCursor* cursor, Freeze* freeze,
                QWidget* parent = nullptr);

  QSize sizeHint() const override;

 signals:
  /// The verdict has become another, and was announced to screen readers: the objects, and what is
  /// said of them.
  void announced(const QString& text);
  /// Other objects are to be asked about, in the order of the operands.
  void pairWanted(const std::vector<std::string>& ids);

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
  PairTitle* m_pair;
  QComboBox* m_order;
  /// The choice of the order and its label.
  std::array<QWidget*, 2> m_orderParts{};
  AnswersBanner* m_banner;
  VerdictTable* m_table;
  /// The table is being told what is chosen, rather than telling it.
  bool m_choosing = false;
};

}  // namespace hairline
