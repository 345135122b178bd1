#pragma once

#include <QString>
#include <QVector>

namespace hairline {

/// A sample scene that is part of the program.
struct Example {
  /// A resource, to be opened by Document::open.
  QString path;
  QString title;
  /// What it is about, "Rays".
  QString topic;
  /// Markdown: what to look for.
  QString notes;
};

/// All sample scenes by topic, and within a topic by title; the one that the program starts with
/// is the first.
QVector<Example> exampleScenes();

/// The resource that is opened when no scene is asked for.
QString startScenePath();

}  // namespace hairline
