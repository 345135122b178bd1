#pragma once

#include <QObject>
#include <QTimer>

#include "widgets/jobs/latest_job.h"
#include "widgets/pair/pair_table.h"

namespace hairline {

class Document;

/// Keeps the summaries of all pairs of the document up to date (see PairTable): a slice of work in
/// line after each change, and what is left then beside the window.
class ScenePairs : public QObject {
  Q_OBJECT

 public:
  /// Document and jobs are not owned and live longer; without jobs it has a thread of its own.
  explicit ScenePairs(Document* document, Jobs* jobs = nullptr, QObject* parent = nullptr);

  const PairTable& table() const { return m_table; }
  const Document& document() const { return *m_document; }

  /// The user did not want to wait for all pairs. The next change asks about the rest.
  bool isCancelled() const { return m_job.isCancelled(); }

 signals:
  /// Some summaries are new, or gone.
  void updated();

 private:
  void note(const Change& change);
  void work();
  /// Asks about what is left beside the window.
  void start();
  void jobChanged();

  Document* m_document;
  PairTable m_table;
  /// Work waits for the end of this turn of the event loop.
  QTimer m_turn;
  /// While a job delivers, the list is told now and then.
  QTimer m_tell;
  Job m_job;
};

}  // namespace hairline
