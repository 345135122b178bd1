#pragma once

#include <QDialog>
#include <QString>
#include <QVector>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QWidget;

namespace hairline {

/// A page of the help, as resources/help has it.
struct HelpTopic {
  /// The name of its file without the ending.
  QString id;
  QString title;
  /// Markdown.
  QString text;
};

/// All pages in their order, in the language in use where it has them, else in English.
QVector<HelpTopic> helpTopics();

/// Whether a page is about a panel or dialog: its object name, or its class.
bool hasHelpTopic(const QString& owner);

/// The page about what a control belongs to: its panel, dialog or view; "start" where there is
/// none, also for null.
QString helpTopicOf(const QWidget* control);

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
