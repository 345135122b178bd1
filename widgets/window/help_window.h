#pragma once

#include <QDialog>
#include <QString>
#include <QVector>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QWidget;

namespace hairline {

/// A page of the help, from resources/help.
struct HelpTopic {
  /// Its file name without the extension.
  QString id;
  QString title;
  /// Markdown.
  QString text;
};

/// All pages in their order, in the current language if available, else in English.
QVector<HelpTopic> helpTopics();

/// Whether a page is about a panel or dialog: its object name, or its class.
bool hasHelpTopic(const QString& owner);

/// The page of a control's panel, dialog or view; "start" if there is none, also for null.
QString helpTopicOf(const QWidget* control);

/// The help: its pages, a search field, and the current page.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  explicit HelpWindow(QWidget* parent = nullptr);

  void showTopic(const QString& id);
  /// The current page; empty if none matches.
  QString topic() const;

  /// Opens the help at the page of a control, or shows that page in the open window. A modal dialog
  /// gets a help window of its own.
  static HelpWindow* open(const QWidget* control, QWidget* window);

 private:
  void narrow(const QString& words);
  void refresh();

  QVector<HelpTopic> m_topics;
  QLineEdit* m_field;
  QListWidget* m_list;
  QTextBrowser* m_text;
};

/// Opens the help on F1 in every dialog; the main window has an action for it.
class HelpKey : public QObject {
  Q_OBJECT

 public:
  /// Watches the application as long as it lives.
  explicit HelpKey(QObject* parent);
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace hairline
