#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "widgets/run/pair_reports.h"

namespace hairline {

class Document;
class Selection;

/// Keeps the reports of the pair in focus (see `pairInFocus`) up to date: changes of document,
/// selection and options are answered once per turn of the event loop, in line; queries that took
/// long the last time only when nothing has changed for a moment.
class QueryRunner : public QObject {
  Q_OBJECT

 public:
  /// Document and selection are not owned and live longer than the runner.
  QueryRunner(Document* document, Selection* selection, QObject* parent = nullptr);

  /// The reports of the pair in focus; null where no two objects have a query in common. The
  /// pointer is good until the next `updated`.
  const PairReports* focus() const { return m_focus ? &*m_focus : nullptr; }

  const QueryOptions& options() const { return m_options; }
  void setOptions(const QueryOptions& options);

  const Document& document() const { return *m_document; }

  /// Answers now what waits for the end of this turn of the event loop.
  void flush();

 signals:
  /// `focus` holds new reports, or there is no pair any more.
  void updated();

 private:
  void schedule();
  void run(bool patient);

  Document* m_document;
  Selection* m_selection;
  QueryOptions m_options;
  std::optional<PairReports> m_focus;
  bool m_waiting = false;
  QueryCosts m_costs;
  QTimer m_calm;
};

}  // namespace hairline
