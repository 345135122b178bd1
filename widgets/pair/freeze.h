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

/// Freezes the current case: a drag stops where it is, the scene is copied to the clipboard as a
/// scene file with hexadecimal floats, and kept in a list for this session.
class Freeze : public QObject {
  Q_OBJECT

 public:
  Freeze(Document* document, QueryRunner* runner, QObject* parent = nullptr);

  const std::vector<FrozenCase>& cases() const { return m_cases; }

 public slots:
  void freeze();
  /// Restores a frozen scene, as one undo step.
  void restore(int index);

 signals:
  /// Drags should stop now and keep their result.
  void stopDrag();
  /// The case is frozen; the message is for the user.
  void frozen(const QString& message);

 private:
  Document* m_document;
  QueryRunner* m_runner;
  std::vector<FrozenCase> m_cases;
};

}  // namespace hairline
