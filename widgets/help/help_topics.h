#pragma once

#include <QString>
#include <QVector>

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

}  // namespace hairline
