#pragma once

#include <QWidget>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/query/query.h"
#include "core/query/report.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace hairline {

class ProjectionDrawing;
class QueryRunner;
class SteadyLabel;
class StepList;
class StepPlayer;
class StepsModel;
class TraceCursor;

/// Why the chosen report has its result: its conclusion, its steps as rows, and for edge functions
/// the three projections. Up, Down, Home and End move the pinned step, Escape releases it, Ctrl+C
/// copies the explanation as text.
class ExplainPanel : public QWidget {
  Q_OBJECT

 public:
  ExplainPanel(QueryRunner* runner, TraceCursor* cursor, QWidget* parent = nullptr);

  QSize sizeHint() const override;

 public slots:
  void copyExplanation();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  /// The context menu's entries for the steps as a table.
  void addTableActions();
  void saveTable();
  QWidget* makeHead();
  QWidget* makeSteps();
  void refresh();
  /// The conclusion of a report with too many steps to store.
  QString cutText(const Report& report) const;
  void refreshChoices(const Report& report);
  void choose();
  void applyTheme();
  bool moveByKey(int key);
  void showPinned();
  /// Scrolls to the deciding step when another pair or method is explained, or another step
  /// decides.
  void showDeciding();
  /// Keeps it in sight while the rows are laid out.
  void followDeciding();
  void bringIntoSight(int step);

  /// The step it last scrolled to.
  struct Explained {
    std::string a;
    std::string b;
    Kind kind{};
    std::string_view method;
    ScalarKind scalar{};
    int deciding = -1;
    friend bool operator==(const Explained&, const Explained&) = default;
  };

  QueryRunner* m_runner;
  TraceCursor* m_cursor;
  StepsModel* m_model;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  QComboBox* m_methods;
  QComboBox* m_scalars;
  SteadyLabel* m_conclusion;
  StepPlayer* m_player;
  QLabel* m_legend;
  QLabel* m_noSteps;
  QScrollArea* m_scroll;
  StepList* m_list;
  QBoxLayout* m_drawingsLayout;
  std::array<ProjectionDrawing*, 3> m_drawings;
  std::optional<Explained> m_explained;
  bool m_followsDeciding = false;
};

}  // namespace hairline
