#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QStringList>
#include <functional>
#include <optional>

class QDockWidget;
class QMainWindow;
class QMenu;
class QTabBar;

namespace hairline {

/// Which panels are open and where, by purpose: Teach, Debug, Voxels, Hierarchy, and the user's
/// own. Each remembers its changes. Tabs in the menu bar and the menu View > Workspaces switch
/// between them.
class Workspaces : public QObject {
  Q_OBJECT

 public:
  /// `layoutToKeep` returns the state of its docks for restoring.
  Workspaces(QMainWindow* window, int layoutVersion, std::function<QByteArray()> layoutToKeep);

  /// Creates the tabs and the actions, after the menu bar was recreated.
  void makeControls(QMenu* menu);

  const QString& current() const { return m_current; }
  /// Does nothing for an unknown id or the current one.
  void switchTo(const QString& id);
  /// Not while the panels are temporarily rearranged, as in a presentation.
  void setEnabled(bool enabled);
  /// Restores the default panels of the current workspace.
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
  /// Takes the room of a panel from those above and below it.
  void setHeight(QDockWidget* dock, int height);
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
  /// The panels that show something in a place of their own: those whose height was chosen.
  QSet<QDockWidget*> m_filled;
  /// The panels of each workspace that gave their room away when it was left.
  QMap<QString, QStringList> m_lowered;
  /// How each stood when it was left.
  QMap<QString, QByteArray> m_layouts;
  QPointer<QTabBar> m_strip;
  QPointer<QMenu> m_menu;
};

}  // namespace hairline
