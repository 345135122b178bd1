#pragma once

#include <QDialog>

#include "widgets/help/help_topics.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace hairline {

/// The help: its pages, a field to look for words in them, and the one that is read.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  explicit HelpWindow(QWidget* parent = nullptr);

  void showTopic(const QString& id);
  /// The page that is read; empty where none fits the words.
  QString topic() const;

  /// Opens the help on the page about a control, or brings the one that is open to it. A dialog
  /// that holds everything else up gets a help of its own.
  static HelpWindow* open(const QWidget* control, QWidget* window);

 private:
  void narrow(const QString& words);
  void refresh();

  QVector<HelpTopic> m_topics;
  QLineEdit* m_field;
  QListWidget* m_list;
  QTextBrowser* m_text;
};

/// Opens the help by F1 from every dialog; the main window has an action for it.
class HelpKey : public QObject {
  Q_OBJECT

 public:
  /// Watches the application as long as it lives.
  explicit HelpKey(QObject* parent);
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace hairline
