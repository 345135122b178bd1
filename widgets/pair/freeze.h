#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

class QueryRunner;
class Document;

/// A scene preserved to the last bit.
struct FrozenCase {
  Scene scene;
  /// A summary of the answers, for a list.
  QString title;
};

/// Freezes the case on the screen: whatever is being dragged stops where it is, and the scene is
/// kept in a list for this session. The clipboard stays what it is, unless the case is copied.
class Freeze : public QObject {
  Q_OBJECT

 public:
  Freeze(Document* document, QueryRunner* runner, QObject* parent = nullptr);

  const std::vector<FrozenCase>& cases() const { return m_cases; }

 public slots:
  void freeze();
  /// Puts the case on the clipboard, as a scene file with hexadecimal floats.
  void copy();
  /// Puts a frozen scene back, as one step that can be undone.
  void restore(int index);

 signals:
  /// Drags should stop now and keep their result.
  void stopDrag();
  /// What was done, for the user.
  void message(const QString& message);

 private:
  /// The scene as it is, with the active pair written down.
  Scene caseNow() const;

  Document* m_document;
  QueryRunner* m_runner;
  std::vector<FrozenCase> m_cases;
};

}  // namespace hairline
