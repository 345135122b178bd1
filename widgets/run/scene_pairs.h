#pragma once

#include <QObject>
#include <QTimer>

#include "widgets/run/pair_table.h"

namespace hairline {

class Document;
class Worker;

/// Keeps the summaries of all pairs of the document up to date (see PairTable): a slice of work in
/// line after each change, and what is left then by the worker.
class ScenePairs : public QObject {
  Q_OBJECT

 public:
  /// Document and worker are not owned and live longer; without a worker it has one of its own.
  explicit ScenePairs(Document* document, Worker* worker = nullptr, QObject* parent = nullptr);
  ~ScenePairs() override;

  const PairTable& table() const { return m_table; }
  const Document& document() const { return *m_document; }

  /// The user did not want to wait for all pairs. The next change asks about the rest.
  bool isCancelled() const { return m_cancelled; }

 signals:
  /// Some summaries are new, or gone.
  void updated();

 private:
  void note(const Change& change);
  void work();
  void startJob();
  void endJob();
  void giveUp();

  Document* m_document;
  Worker* m_worker;
  PairTable m_table;
  bool m_hasJob = false;
  bool m_cancelled = false;
  /// Work waits for the end of this turn of the event loop.
  QTimer m_turn;
  /// While a job delivers, the list is told now and then.
  QTimer m_tell;
};

}  // namespace hairline
