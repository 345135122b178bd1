#pragma once

#include <QObject>
#include <QTimer>

#include "widgets/run/pair_table.h"

namespace hairline {

class Document;

/// Keeps the summaries of all pairs of the document up to date (see PairTable), a slice of work for
/// each turn of the event loop, so that the window stays awake however many objects there are.
class ScenePairs : public QObject {
  Q_OBJECT

 public:
  /// The document is not owned and lives longer.
  explicit ScenePairs(Document* document, QObject* parent = nullptr);

  const PairTable& table() const { return m_table; }
  const Document& document() const { return *m_document; }

 signals:
  /// Some summaries are new, or gone.
  void updated();

 private:
  void work();

  Document* m_document;
  PairTable m_table;
  QTimer m_timer;
};

}  // namespace hairline
