#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <map>
#include <string_view>

class QLabel;
class QStackedWidget;
class QTreeView;

namespace hairline {

class ElidedLabel;
class OwnMethods;
class OwnScenePairs;
class PairListModel;
class QueryRunner;
class ScenePairs;
class Selection;

/// All pairs of the scene in one list: which intersect, the distances of the others, on which
/// methods disagree. Choosing a row selects its two objects, which makes them active.
class PairsPanel : public QWidget {
  Q_OBJECT

 public:
  PairsPanel(ScenePairs* pairs, QueryRunner* runner, Selection* selection,
             QWidget* parent = nullptr);

  /// Also tests the pairs with the user's methods; they outlive this.
  void setOwnMethods(OwnMethods* methods);
  /// Whether the panel can be seen: behind another tab Qt considers it visible, but it is not kept
  /// up to date.
  void setWatched(bool watched);

  QSize sizeHint() const override;

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fitToFont();
  bool isWatched() const { return m_watched && isVisible(); }
  void refresh();
  void findUnasked();
  void showFocus();
  void choose();

  ScenePairs* m_pairs;
  QueryRunner* m_runner;
  Selection* m_selection;
  PairListModel* m_model;
  OwnScenePairs* m_own = nullptr;
  bool m_watched = true;
  /// The number of visible objects of each type.
  std::map<std::string_view, int> m_types;
  /// The pairs for whose types there is no method, and those types.
  int m_unasked = 0;
  QStringList m_unaskedTypes;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  QTreeView* m_list;
  ElidedLabel* m_summary;
  ElidedLabel* m_reasons;
  QTimer m_calm;
  /// The current row is being set by the program, not by the user.
  bool m_showing = false;
};

}  // namespace hairline
