#pragma once

#include <QObject>
#include <QTimer>

#include "widgets/jobs/latest_job.h"
#include "widgets/pair/pair_table.h"

namespace hairline {

class Document;

/// Keeps the summaries of all pairs of the document up to date (see PairTable): some work inline
/// after each change, and the rest in the background.
class ScenePairs : public QObject {
  Q_OBJECT

 public:
  /// Document and jobs are not owned and outlive this; without jobs it has its own thread.
  explicit ScenePairs(Document* document, Jobs* jobs = nullptr, QObject* parent = nullptr);

  const PairTable& table() const { return m_table; }
  const Document& document() const { return *m_document; }

  /// The user cancelled the rest. The next change continues with it.
  bool isCancelled() const { return m_job.isCancelled(); }

 signals:
  /// Some summaries are new or removed.
  void updated();

 private:
  void note(const Change& change);
  void work();
  /// Tests the rest in the background.
  void start();
  void jobChanged();

  Document* m_document;
  PairTable m_table;
  /// Work waits for the end of this turn of the event loop.
  QTimer m_turn;
  /// While a job delivers, the list is updated at intervals.
  QTimer m_tell;
  Job m_job;
};

}  // namespace hairline
