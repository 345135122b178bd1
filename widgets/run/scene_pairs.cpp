#include "widgets/run/scene_pairs.h"

#include "widgets/document/document.h"

namespace hairline {
namespace {

constexpr std::chrono::milliseconds slice{4};

}  // namespace

ScenePairs::ScenePairs(Document* document, QObject* parent)
    : QObject(parent), m_document(document) {
  m_timer.setSingleShot(true);
  m_timer.setInterval(0);
  connect(&m_timer, &QTimer::timeout, this, &ScenePairs::work);
  connect(document, &Document::changed, this, [this](const Change& change) {
    m_table.update(m_document->scene(), change);
    m_timer.start();
  });
  Change everything;
  everything.reset = true;
  m_table.update(document->scene(), everything);
  m_timer.start();
}

void ScenePairs::work() {
  if (!m_table.work(slice)) m_timer.start();
  emit updated();
}

}  // namespace hairline
