#pragma once

#include <QAction>
#include <functional>

namespace hairline {

/// The place of a command in the toolbar, from the left.
enum class ToolGroup { none, files, steps, objects, gizmo, view, freeze };

/// How a command is reached besides its menu.
struct Access {
  Access(const QKeySequence& key = {}, const char* icon = nullptr,
         ToolGroup group = ToolGroup::none, const QKeySequence& otherKey = {})
      : keys{key, otherKey}, icon(icon), group(group) {}

  QList<QKeySequence> keys;
  /// An icon of resources/icons.
  const char* icon;
  ToolGroup group;
};

/// One command of the window. Menus, toolbar, palette, tooltips, the dialog of shortcuts and the
/// page of keys all read it. Its id is its object name ("actionSave"), which is also the QSettings
/// key of the user's shortcuts.
class Command : public QAction {
  Q_OBJECT

 public:
  /// Belongs to its menu or panel. Keys that the view handles itself follow a tab in the text. The
  /// tip is a sentence without keys.
  Command(QWidget* place, const QString& id, const QString& text, const QString& tip,
          const Access& access);

  /// The tooltip shows the keys after the tip.
  void setTip(const QString& tip);

  /// The command is enabled if the condition held at the last `refresh`.
  void enableWhen(std::function<bool()> condition);
  void refresh();

  /// Sets other keys and stores them in QSettings.
  void changeKeys(const QList<QKeySequence>& keys);
  /// The program's default keys.
  const QList<QKeySequence>& standardKeys() const { return m_standardKeys; }

  /// Its name outside its menu: "Look From: Top".
  QString title() const;
  ToolGroup toolGroup() const { return m_toolGroup; }

  /// The commands of a window and its panels.
  static QList<Command*> all(const QWidget* window);
  /// The same commands, sorted by title.
  static QList<Command*> sorted(const QWidget* window);
  /// The command of a window that has these keys; null if they are free.
  static Command* withKeys(const QWidget* window, const QKeySequence& keys,
                           const Command* except = nullptr);

 signals:
  void keysChanged();

 private:
  QString settingsKey() const;
  void showTip();

  QString m_tip;
  QList<QKeySequence> m_standardKeys;
  ToolGroup m_toolGroup;
  std::function<bool()> m_condition;
};

Command* addCommand(QWidget* place, const QString& id, const QString& text, const QString& tip,
                    const Access& access, std::function<void()> run);

/// A checkable command; `set` is called when the user toggles it.
Command* addSwitch(QWidget* place, const QString& id, const QString& text, const QString& tip,
                   const Access& access, bool isOn, std::function<void(bool)> set);

/// A toggle stored in QSettings; `set` is called now and at each change.
Command* addSetting(QWidget* place, const QString& id, const QString& text, const QString& tip,
                    const Access& access, const QString& key, bool standard,
                    const std::function<void(bool)>& set);

/// One of the choices of a menu, exactly one of which is checked.
Command* addChoice(QWidget* menu, const QString& id, const QString& text, const QString& tip,
                   const Access& access, bool isChosen, std::function<void()> choose);

}  // namespace hairline
