#include "widgets/run/query_runner.h"

#include "widgets/document/document.h"
#include "widgets/document/selection.h"

namespace hairline {
namespace {

/// Queries that take long wait until nothing has changed for so long.
constexpr std::chrono::milliseconds calm{150};

}  // namespace

QueryRunner::QueryRunner(Document* document, Selection* selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
  connect(document, &Document::changed, this, &QueryRunner::schedule);
  connect(selection, &Selection::changed, this, &QueryRunner::schedule);
  m_calm.setSingleShot(true);
  m_calm.setInterval(calm);
  connect(&m_calm, &QTimer::timeout, this, [this] {
    run(true);
    emit updated();
  });
  run(false);
}

void QueryRunner::setOptions(const QueryOptions& options) {
  m_options = options;
  schedule();
}

void QueryRunner::flush() {
  if (!m_waiting) return;
  m_waiting = false;
  run(false);
  emit updated();
}

void QueryRunner::schedule() {
  if (m_waiting) return;
  m_waiting = true;
  QMetaObject::invokeMethod(this, &QueryRunner::flush, Qt::QueuedConnection);
}

void QueryRunner::run(bool patient) {
  m_calm.stop();
  const Scene& scene = m_document->scene();
  const std::optional<ObjectPair> pair = pairInFocus(scene, m_selection->ids());
  if (!pair) {
    m_focus.reset();
    return;
  }
  if (!m_focus || m_focus->a != pair->first || m_focus->b != pair->second) m_costs.clear();
  m_focus = answerPair(scene, *pair, m_options, &m_costs, patient);
  if (m_focus->pending) m_calm.start();
}

}  // namespace hairline
