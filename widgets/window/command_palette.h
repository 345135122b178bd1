#pragma once

#include <QDialog>
#include <QIcon>

class QAction;
class QLineEdit;
class QListWidget;

namespace hairline {

/// Every action of the window in one list that typing narrows: the words typed may stand anywhere
/// in an action's name, in any order. Enter runs the one chosen.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  /// The actions are those of the window with an object name and a text.
  explicit CommandPalette(QWidget* window);

  /// The action that was chosen; null where the dialog was left. It is for the caller to run it,
  /// when the dialog is gone.
  QAction* chosen() const { return m_chosen; }

  /// The actions that can be called, with what they are called here: "Look From: Top".
  static QList<std::pair<QString, QAction*>> commandsOf(const QWidget* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void narrow(const QString& text);
  void take();

  QList<std::pair<QString, QAction*>> m_commands;
  QLineEdit* m_field;
  QListWidget* m_list;
  QIcon m_noIcon;
  QAction* m_chosen = nullptr;
};

}  // namespace hairline
