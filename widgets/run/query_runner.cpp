#include "widgets/run/query_runner.h"

#include "widgets/document/document.h"
#include "widgets/document/selection.h"

namespace hairline {

QueryRunner::QueryRunner(Document* document, Selection* selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
  connect(document, &Document::changed, this, &QueryRunner::schedule);
  connect(selection, &Selection::changed, this, &QueryRunner::schedule);
  run();
}

void QueryRunner::setOptions(const QueryOptions& options) {
  m_options = options;
  schedule();
}

void QueryRunner::flush() {
  if (!m_waiting) return;
  m_waiting = false;
  run();
  emit updated();
}

void QueryRunner::schedule() {
  if (m_waiting) return;
  m_waiting = true;
  QMetaObject::invokeMethod(this, &QueryRunner::flush, Qt::QueuedConnection);
}

void QueryRunner::run() {
  const Scene& scene = m_document->scene();
  const std::optional<ObjectPair> pair = pairInFocus(scene, m_selection->ids());
  if (pair) {
    m_focus = answerPair(scene, *pair, m_options);
  } else {
    m_focus.reset();
  }
}

}  // namespace hairline
