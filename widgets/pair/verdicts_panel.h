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
class SceneTime;
class TraceCursor;
class VerdictTable;
class VerdictTableModel;

/// The verdicts of every method on the active pair, in every scalar, with the state of each proof;
/// and whether they agree. The chosen cell is the explained report.
class VerdictsPanel : public QWidget {
  Q_OBJECT

 public:
  VerdictsPanel(QueryRunner* runner, TraceCursor* cursor, Freeze* freeze,
                QWidget* parent = nullptr);

  /// The time that the view shows; not owned, and outlives this.
  void setTime(SceneTime* time);

  QSize sizeHint() const override;

 signals:
  /// The verdict has changed, and was announced to screen readers: the objects, and their answers.
  void announced(const QString& text);
  /// Other objects should become active, in the order of the operands.
  void pairWanted(const std::vector<std::string>& ids);

 private:
  void refresh();
  void refreshCursor();
  /// Announces a changed verdict to screen readers.
  void announce(const QString& text);
  void chooseExplained();
  void chooseOrder(int index);

  QueryRunner* m_runner;
  TraceCursor* m_cursor;
  const SceneTime* m_time = nullptr;
  /// The time of the banner was later than 0.
  bool m_isLater = false;
  VerdictTableModel* m_model;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  PairTitle* m_pair;
  QComboBox* m_order;
  /// The choice of the order and its label.
  std::array<QWidget*, 2> m_orderParts{};
  AnswersBanner* m_banner;
  VerdictTable* m_table;
  /// The current cell is being set by the program, not by the user.
  bool m_choosing = false;
};

}  // namespace hairline
