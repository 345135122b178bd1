#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

class QueryRunner;
class Document;

/// A scene kept as it was, to the last bit.
struct FrozenCase {
  Scene scene;
  /// What the answers were, for a list.
  QString title;
};

/// Freezes the case on the screen: whatever is being dragged stops where it is, the scene is copied
/// to the clipboard as a scene file with hexadecimal floats, and kept in a list for this session.
class Freeze : public QObject {
  Q_OBJECT

 public:
  Freeze(Document* document, QueryRunner* runner, QObject* parent = nullptr);

  const std::vector<FrozenCase>& cases() const { return m_cases; }

 public slots:
  void freeze();
  /// Puts a frozen scene back, as one step that can be undone.
  void restore(int index);

 signals:
  /// Drags are to stop now and keep what they did.
  void stopDrag();
  /// The case is frozen; the message says so to the user.
  void frozen(const QString& message);

 private:
  Document* m_document;
  QueryRunner* m_runner;
  std::vector<FrozenCase> m_cases;
};

}  // namespace hairline
