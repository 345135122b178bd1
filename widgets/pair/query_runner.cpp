#include "widgets/pair/query_runner.h"

#include <algorithm>

#include "core/recording/recorded_scene.h"
#include "core/scene/object_part.h"
#include "core/search/plugin/own_report.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/group_in_focus.h"
#include "widgets/search/own_methods.h"
#include "widgets/search/own_pair_answers.h"

namespace hairline {
namespace {

/// The inline budget of one report: a drag at 60 frames per second can afford it a few times.
constexpr double slowMilliseconds = 4;
/// The inline budget of all reports of the pair.
constexpr double inLineMilliseconds = 25;

/// The questions, each once.
std::vector<Kind> kindsOf(const std::vector<Report>& reports) {
  std::vector<Kind> kinds;
  for (const Report& report : reports) {
    if (std::ranges::find(kinds, report.info.kind) == kinds.end()) {
      kinds.push_back(report.info.kind);
    }
  }
  return kinds;
}

}  // namespace

QueryRunner::QueryRunner(Document* document, Selection* selection, Jobs* jobs, QObject* parent)
    : KeptUpToDate(true, jobs, Task::focus, parent), m_document(document), m_selection(selection) {
  connect(document, &Document::changed, this, &QueryRunner::schedule);
  connect(selection, &Selection::changed, this, &QueryRunner::schedule);
  run();
}

void QueryRunner::setOwnMethods(OwnMethods* methods) {
  m_own = new OwnPairAnswers(methods, this);
  connect(m_own, &OwnPairAnswers::answered, this, [this] {
    if (!m_focus) return;
    takeOwn();
    emit updated();
  });
  connect(methods, &OwnMethods::changed, this, [this] {
    if (!m_focus) return;
    m_own->askAgain();
    takeOwn();
    emit updated();
  });
  m_asked.reset();
  run();
  emit updated();
}

void QueryRunner::askOwn(SearchCase given, std::vector<Kind> kinds) {
  if (m_own == nullptr) return;
  m_own->ask({std::move(given), std::move(kinds), m_recorded});
  takeOwn();
}

void QueryRunner::takeOwn() {
  std::erase_if(m_focus->reports, isOwn);
  const std::vector<Report>& reports = m_own->reports();
  m_focus->reports.insert(m_focus->reports.end(), reports.begin(), reports.end());
  m_focus->failures = m_own->failures();
  m_focus->roundedJudges = m_own->roundedJudges();
  m_focus->ownPending = m_own->isPending();
  m_focus->disagree = anyDiffer(*m_focus);
}

void QueryRunner::setOptions(const QueryOptions& options) {
  m_options = options;
  schedule();
}

void QueryRunner::setWithheld(bool withheld) {
  if (withheld == m_withheld) return;
  m_withheld = withheld;
  emit updated();
}

void QueryRunner::refresh() {
  run();
  emit updated();
}

bool QueryRunner::isQuick(const PairQuestion& question, const PairQuestion::Item& item) const {
  const auto cost = m_costs.find({item.entry, item.scalar});
  return cost != m_costs.end() ? cost->second <= slowMilliseconds : !question.isLarge();
}

void QueryRunner::run() {
  const Scene& scene = m_document->scene();
  const Json& recorded = recordedIn(scene);
  const bool sameRecord = recorded == m_recorded;
  if (!sameRecord) m_recorded = recorded;
  if (const auto group = groupInFocus(scene, m_selection->ids())) {
    m_asked.reset();
    m_job.drop();
    m_focus = answerGroup(scene, *group, m_options);
    askOwn(caseOf(scene, *group), kindsOf(m_focus->reports));
    return;
  }
  const std::optional<ObjectPair> pair = pairInFocus(scene, m_selection->ids());
  if (!pair) {
    m_focus.reset();
    m_asked.reset();
    m_job.drop();
    if (m_own != nullptr) m_own->forget();
    return;
  }
  const bool samePair =
      m_focus && m_asked && m_focus->a == pair->first && m_focus->b == pair->second;
  const auto question = std::make_shared<const PairQuestion>(
      *Operand(scene, pair->first), *Operand(scene, pair->second), m_options);
  // Something else of the scene changed: what is answered, or on its way, still holds.
  if (samePair && sameRecord && !m_focus->cancelled && m_asked->isSame(*question)) return;
  if (!samePair) m_costs.clear();
  m_asked = question;
  m_focus = question->emptyReports(*pair);
  std::vector<std::size_t> later;
  const double start = threadMilliseconds();
  double now = start;
  for (const PairQuestion::Item& item : question->items()) {
    if (isQuick(*question, item) && now - start < inLineMilliseconds) {
      const double before = now;
      m_focus->reports.push_back(question->answer(item));
      now = threadMilliseconds();
      m_costs[{item.entry, item.scalar}] = now - before;
    } else {
      later.push_back(m_focus->reports.size());
      // Without an answer it keeps its place, so that rows do not come and go.
      m_focus->reports.push_back(PairQuestion::unanswered(item));
    }
  }
  m_focus->disagree = anyDiffer(*m_focus);
  m_focus->pending = !later.empty();
  std::vector<Kind> ownKinds = kindsOf(m_focus->reports);
  // The interface of plugins has one displacement per operand.
  if (!question->isOnlyTranslated()) std::erase(ownKinds, Kind::sweep);
  askOwn(question->asCase(), std::move(ownKinds));
  if (m_focus->pending) {
    answerLater(std::move(later));
  } else {
    m_job.drop();
  }
}

void QueryRunner::answerLater(std::vector<std::size_t> places) {
  m_job.start([this, question = m_asked, places](Job::Run& run) {
    Job::Take last;
    std::vector<std::size_t> left = places;
    std::size_t answered = 0;
    // Slow reports wait for the fast ones.
    for (const std::uint64_t operations :
         {operationsOfQuestion / 100, operationsOfQuestion / 10, operationsOfQuestion}) {
      std::vector<std::size_t> longer;
      for (const std::size_t place : left) {
        if (run.isStopped()) return last;
        run.setProgress(static_cast<double>(answered) / static_cast<double>(places.size()));
        const PairQuestion::Item& item = question->items()[place];
        const double start = threadMilliseconds();
        Report report = question->answer(item, operations);
        if (report.limited && operations < operationsOfQuestion) {
          longer.push_back(place);
          continue;
        }
        ++answered;
        if (last) run.deliver(std::exchange(last, nullptr));
        last = [this, place, key = CostKey(item.entry, item.scalar), report = std::move(report),
                cost = threadMilliseconds() - start] {
          m_costs[key] = cost;
          m_focus->reports[place] = report;
        };
      }
      left = std::move(longer);
    }
    return last;
  });
}

void QueryRunner::jobChanged() {
  if (!m_focus || !m_asked) return;
  const bool isNew = m_job.hasDelivered() || m_focus->pending != m_job.isPending();
  m_focus->pending = m_job.isPending();
  m_focus->cancelled = m_job.isCancelled();
  // Answers that arrive together are shown together.
  if (!isNew || m_announcing) return;
  m_announcing = true;
  const auto tell = [this] {
    m_announcing = false;
    if (m_focus) m_focus->disagree = anyDiffer(*m_focus);
    emit updated();
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

}  // namespace hairline
