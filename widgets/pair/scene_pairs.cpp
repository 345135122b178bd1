#include "widgets/pair/scene_pairs.h"

#include "widgets/document/document.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds slice{4};
/// The pairs of one changed object among more than these are tested in the background at once: they
/// would take most of the time that a step of a drag leaves.
constexpr std::size_t fewObjects = 48;
/// The interval at which the job delivers results and the list is updated.
constexpr std::chrono::milliseconds handOver{20};
constexpr std::chrono::milliseconds telling{250};
/// Delivering more pairs at once would block the window.
constexpr std::size_t manyPairs = 2000;

}  // namespace

ScenePairs::ScenePairs(Document* document, Jobs* jobs, QObject* parent)
    : QObject(parent), m_document(document), m_job(jobs, Task::pairs, [this] {
        if (!m_table.isComplete()) start();
        return !m_table.isComplete();
      }) {
  m_turn.setSingleShot(true);
  m_turn.setInterval(0);
  connect(&m_turn, &QTimer::timeout, this, &ScenePairs::work);
  m_tell.setSingleShot(true);
  m_tell.setInterval(telling);
  connect(&m_tell, &QTimer::timeout, this, &ScenePairs::updated);
  connect(document, &Document::changed, this, &ScenePairs::note);
  connect(&m_job, &Job::changed, this, &ScenePairs::jobChanged);
  Change everything;
  everything.reset = true;
  note(everything);
}

void ScenePairs::note(const Change& change) {
  if (change.reset || isCancelled()) m_job.drop();
  m_table.update(m_document->scene(), change);
  m_turn.start();
}

void ScenePairs::work() {
  const bool isDone =
      m_table.objectCount() <= fewObjects ? m_table.work(slice) : m_table.isComplete();
  if (!isDone && !m_job.isPending()) start();
  emit updated();
}

void ScenePairs::start() {
  m_job.start([this, table = m_table.job()](Job::Run& run) {
    PairTable::Job job = table;
    std::vector<PairTable::Answers> found;
    const auto taking = [this, &found]() -> Job::Take {
      return [this, taken = std::exchange(found, {})] {
        for (const PairTable::Answers& answers : taken) m_table.take(answers);
      };
    };
    std::size_t pairs = 0;
    std::size_t done = 0;
    const auto stop = [&run](const Shape&, const Shape&, bool) {
      return run.pauseToken().stop_requested();
    };
    Clock::time_point handedOver = Clock::now();
    const std::vector<PairTable::Number> waiting = job.waiting();
    for (const PairTable::Number number : waiting) {
      auto answers = job.ask(number, stop);
      if (!answers) break;
      run.setProgress(static_cast<double>(++done) / static_cast<double>(waiting.size()));
      pairs += answers->partners.size();
      found.push_back(*std::move(answers));
      if (pairs < manyPairs && Clock::now() - handedOver < handOver) continue;
      run.deliver(taking());
      pairs = 0;
      handedOver = Clock::now();
    }
    return taking();
  });
}

void ScenePairs::jobChanged() {
  if (m_job.isPending()) {
    if (m_job.hasDelivered() && !m_tell.isActive()) m_tell.start();
    return;
  }
  m_tell.stop();
  if (isCancelled()) {
    emit updated();
  } else {
    m_turn.start();
  }
}

}  // namespace hairline
