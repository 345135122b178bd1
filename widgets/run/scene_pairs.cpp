#include "widgets/run/scene_pairs.h"

#include "widgets/document/document.h"
#include "widgets/run/worker.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds slice{4};
/// The worker hands over what it has about so often, and the list is told of it so often.
constexpr std::chrono::milliseconds handOver{20};
constexpr std::chrono::milliseconds telling{250};
/// More than so many pairs at once would hold the window up.
constexpr std::size_t manyPairs = 2000;

}  // namespace

ScenePairs::ScenePairs(Document* document, Worker* worker, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_worker(worker != nullptr ? worker : new Worker(this)) {
  m_turn.setSingleShot(true);
  m_turn.setInterval(0);
  connect(&m_turn, &QTimer::timeout, this, &ScenePairs::work);
  m_tell.setSingleShot(true);
  m_tell.setInterval(telling);
  connect(&m_tell, &QTimer::timeout, this, &ScenePairs::updated);
  connect(document, &Document::changed, this, &ScenePairs::note);
  const auto stopped = [this](Task task) {
    if (task == Task::pairs && m_hasJob) giveUp();
  };
  connect(m_worker, &Worker::cancelled, this, stopped);
  connect(m_worker, &Worker::failed, this, stopped);
  Change everything;
  everything.reset = true;
  note(everything);
}

ScenePairs::~ScenePairs() { m_worker->drop(Task::pairs); }

void ScenePairs::note(const Change& change) {
  if (change.reset && m_hasJob) {
    m_worker->drop(Task::pairs);
    endJob();
  }
  m_cancelled = false;
  m_table.update(m_document->scene(), change);
  m_turn.start();
}

void ScenePairs::work() {
  if (!m_table.work(slice) && !m_hasJob) startJob();
  emit updated();
}

void ScenePairs::startJob() {
  m_hasJob = true;
  const auto job = std::make_shared<PairTable::Job>(m_table.makeJob());
  m_worker->start(Task::pairs, [this, job](Worker::Run& run) {
    const auto stop = [&run] { return run.isStopped() || run.isUrgentWaiting(); };
    const auto deliver = [&](std::vector<PairTable::Answers> found, bool last) {
      const auto shared = std::make_shared<std::vector<PairTable::Answers>>(std::move(found));
      run.deliver([this, shared, last] {
        for (const PairTable::Answers& answers : *shared) m_table.take(answers);
        if (last) {
          endJob();
          m_turn.start();
        } else if (!m_tell.isActive()) {
          m_tell.start();
        }
      });
    };
    std::vector<PairTable::Answers> found;
    std::size_t pairs = 0;
    Clock::time_point handedOver = Clock::now();
    while (job->done() < job->size()) {
      auto answers = job->next(stop);
      if (!answers) break;
      run.setProgress(double(job->done()) / double(job->size()));
      pairs += answers->partners.size();
      found.push_back(*std::move(answers));
      if (pairs < manyPairs && Clock::now() - handedOver < handOver) continue;
      deliver(std::exchange(found, {}), false);
      pairs = 0;
      handedOver = Clock::now();
    }
    deliver(std::move(found), true);
  });
}

void ScenePairs::endJob() {
  m_hasJob = false;
  m_tell.stop();
  m_table.endJob();
}

void ScenePairs::giveUp() {
  endJob();
  m_cancelled = true;
  emit updated();
}

}  // namespace hairline
