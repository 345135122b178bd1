#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <functional>
#include <optional>

class QDockWidget;
class QMainWindow;
class QMenu;
class QTabBar;

namespace hairline {

/// Which panels are open and where, for what somebody is about to do: Teach, Debug, Voxels,
/// Hierarchy, and the user's own. Each keeps what was changed in it. Tabs in the menu bar and the
/// menu View > Workspaces switch between them.
class Workspaces : public QObject {
  Q_OBJECT

 public:
  /// `layoutToKeep` gives the state of its docks as it is to be found
  /// again.
  Workspaces(QMainWindow* window, int layoutVersion, std::function<QByteArray()> layoutToKeep);

  /// Makes the tabs and the actions, after the menu bar was made anew.
  void makeControls(QMenu* menu);

  const QString& current() const { return m_current; }
  /// Nothing happens where there is none of the id, or it is the current one.
  void switchTo(const QString& id);
  /// Not while the panels stand otherwise for a while, as in a presentation.
  void setEnabled(bool enabled);
  /// Puts the panels of the current workspace where they are at first.
  void reset();

  /// A panel that has nothing to show leaves its room to its neighbour: no more than what `height`
  /// tells, while it tells any, unless the panel shares its place with others. To be called again
  /// when that changes.
  void giveRoom(QDockWidget* dock, std::optional<int> height);

  void restoreSettings();
  void keepSettings();

 signals:
  void switched();

 private:
  struct Arrangement;
  static const QList<Arrangement>& arrangements();

  QStringList ids() const;
  QString title(const QString& id) const;
  void add(const QString& name);
  void removeCurrent();
  void fillControls();
  void showCurrent();
  void arrange();
  QDockWidget* dock(const QString& name) const;
  QDockWidget* place(Qt::DockWidgetArea area, const QStringList& names, QDockWidget* above);

  QMainWindow* m_window;
  int m_layoutVersion;
  std::function<QByteArray()> m_layoutToKeep;
  QString m_current;
  /// The user's, by name.
  QStringList m_own;
  /// How high panels were before they gave their room away.
  QMap<QDockWidget*, int> m_heights;
  /// How each stood when it was left.
  QMap<QString, QByteArray> m_layouts;
  QPointer<QTabBar> m_strip;
  QPointer<QMenu> m_menu;
};

}  // namespace hairline
