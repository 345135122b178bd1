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

/// All pairs of the scene in one list: which meet, how far apart the others are, about which
/// methods disagree. Choosing a row selects its two objects, and so brings them into focus.
class PairsPanel : public QWidget {
  Q_OBJECT

 public:
  PairsPanel(ScenePairs* pairs, QueryRunner* runner, Selection* selection,
             QWidget* parent = nullptr);

  /// Asks the user's methods about the pairs as well; they live longer.
  void setOwnMethods(OwnMethods* methods);
  /// Whether the panel is in sight: behind another's tab it is visible to Qt, and is not kept up to
  /// date.
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
  /// How many visible objects of each type there are.
  std::map<std::string_view, int> m_types;
  /// The pairs of which no method is built for their types, and which types those are.
  int m_unasked = 0;
  QStringList m_unaskedTypes;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  QTreeView* m_list;
  ElidedLabel* m_summary;
  QTimer m_calm;
  /// The list is being told which row is current, rather than telling it.
  bool m_showing = false;
};

}  // namespace hairline
