#pragma once

#include <QDialog>
#include <QIcon>

class QLineEdit;
class QListWidget;

namespace hairline {

class Command;

/// Every command of the window in one list that typing narrows: the words typed may stand anywhere
/// in a command's title, in any order. Enter runs the one chosen.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  explicit CommandPalette(QWidget* window);

  /// The command that was chosen; null where the dialog was left. It is for the caller to run it,
  /// when the dialog is gone.
  Command* chosen() const { return m_chosen; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void narrow(const QString& text);
  void take();

  QList<Command*> m_commands;
  QLineEdit* m_field;
  QListWidget* m_list;
  QIcon m_noIcon;
  Command* m_chosen = nullptr;
};

}  // namespace hairline
