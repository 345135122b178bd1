#include "widgets/search/own_pair_answers.h"

#include <algorithm>

#include "core/recording/recorded_scene.h"
#include "core/search/plugin/own_report.h"
#include "core/search/plugin/plugin_process.h"
#include "widgets/search/own_methods.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

constexpr std::array ownScalars{ScalarKind::float32, ScalarKind::float64};

std::vector<std::size_t> typesOf(const SearchCase& given) {
  std::vector<std::size_t> types;
  for (const Shape& shape : given.shapes) types.push_back(shape.index());
  return types;
}

bool areSame(const OwnPairAnswers::Question& a, const OwnPairAnswers::Question& b) {
  return std::ranges::equal(a.given.shapes, b.given.shapes,
                            [](const Shape& x, const Shape& y) { return identical(x, y); }) &&
         a.given.displacements == b.given.displacements && a.kinds == b.kinds &&
         a.recorded == b.recorded;
}

/// What the user's program answered, as a report; without the answer where that is to come.
Report recordedReport(const RecordedAnswer& recorded, const OwnAnswer& answer,
                      const std::string& name, const SearchCase& given) {
  Report report = reportOf(answer, name, given, recorded.kind, recorded.scalar);
  report.info.source = recordedSource;
  return report;
}

}  // namespace

struct OwnPairAnswers::Processes {
  std::vector<std::unique_ptr<PluginProcess>> all;
};

/// The answers of the methods to a question.
struct OwnPairAnswers::Batch {
  struct Answer {
    std::string name;
    Report report;
    Message failure;
  };
  Question question;
  std::optional<Report> recorded;
  std::vector<Answer> answers;
  std::vector<Report> roundedJudges;
};

OwnPairAnswers::OwnPairAnswers(OwnMethods* methods, QObject* parent)
    : QObject(parent), m_methods(methods) {
  const auto forgetProcesses = [this] {
    m_processes.reset();
    m_known.clear();
  };
  connect(methods, &OwnMethods::changed, this, forgetProcesses);
  connect(&m_job, &Job::changed, this, [this] {
    if (m_job.isCancelled()) m_isAsking = false;
  });
}

void OwnPairAnswers::ask(Question question) {
  if (m_question && areSame(question, *m_question)) return;
  m_question = std::move(question);
  askAgain();
}

void OwnPairAnswers::askAgain() {
  if (!m_question) return;
  m_isAsking = (m_methods->anyEnabled() && !m_question->kinds.empty()) ||
               recordedAnswer(m_question->recorded, m_question->given).has_value();
  showUnanswered();
  if (m_isAsking && !m_job.isPending()) start();
}

void OwnPairAnswers::forget() {
  m_question.reset();
  m_isAsking = false;
  clear();
}

std::string OwnPairAnswers::recordedName() const {
  // Who names a method so has the function of the program at hand.
  const bool isTaken = std::ranges::any_of(m_methods->entries(), [](const OwnMethodEntry& entry) {
    return entry.enabled && entry.name.toStdString() == recordedMethod;
  });
  return std::string(recordedMethod) + (isTaken ? " (recorded)" : "");
}

void OwnPairAnswers::clear() {
  m_reports.clear();
  m_failures.clear();
  m_roundedJudges.clear();
}

void OwnPairAnswers::showUnanswered() {
  clear();
  const std::vector<std::size_t> types = typesOf(m_question->given);
  if (const auto recorded = recordedAnswer(m_question->recorded, m_question->given)) {
    m_reports.push_back(recordedReport(*recorded, {}, recordedName(), m_question->given));
  }
  for (const Kind kind : m_question->kinds) {
    for (const OwnMethodEntry& entry : m_methods->entries()) {
      if (!entry.enabled) continue;
      for (const ScalarKind scalar : ownScalars) {
        const std::string name = entry.name.toStdString();
        if (!m_known.contains({name, kind, scalar, types})) continue;
        m_reports.push_back(reportOf({}, name, m_question->given, kind, scalar));
      }
    }
  }
}

void OwnPairAnswers::start() {
  if (!m_processes) {
    m_processes = std::make_shared<Processes>();
    for (const OwnMethods::Maker& make : m_methods->makers()) {
      m_processes->all.push_back(make());
      m_processes->all.back()->setTraced(true);
    }
  }
  m_job.start([this, processes = m_processes, question = *m_question,
               name = recordedName()](Job::Run&) -> Job::Take {
    const SearchCase& given = question.given;
    const auto batch = std::make_shared<Batch>();
    batch->question = question;
    const std::optional<RecordedAnswer> recorded = recordedAnswer(question.recorded, given);
    if (recorded) batch->recorded = recordedReport(*recorded, recorded->answer, name, given);
    for (const Kind kind : question.kinds) {
      bool isRounded =
          recorded && recorded->kind == kind && recorded->scalar == ScalarKind::float32;
      for (const auto& process : processes->all) {
        for (const ScalarKind scalar : ownScalars) {
          const OwnAnswer answer = process->answer(given, kind, scalar);
          if (answer.isUnsupported) continue;
          isRounded = isRounded || (scalar == ScalarKind::float32 && answer.isAnswered());
          batch->answers.push_back({process->name(),
                                    reportOf(answer, process->name(), given, kind, scalar),
                                    answer.failure});
        }
      }
      if (!isRounded) continue;
      if (auto judge = exactOfRounded(given, kind)) {
        batch->roundedJudges.push_back(std::move(*judge));
      }
    }
    return [this, batch] { take(*batch); };
  });
}

void OwnPairAnswers::take(const Batch& batch) {
  const std::vector<std::size_t> types = typesOf(batch.question.given);
  for (const Batch::Answer& answer : batch.answers) {
    m_known.insert({answer.name, answer.report.info.kind, answer.report.scalar, types});
    if (answer.failure.isEmpty()) continue;
    m_methods->reportFailure(QString::fromStdString(answer.name), coreMessage(answer.failure),
                             batch.question.given);
  }
  if (!m_isAsking) return;
  const bool isWanted = batch.question.given == m_question->given &&
                        batch.question.kinds == m_question->kinds &&
                        batch.question.recorded == m_question->recorded && m_processes != nullptr;
  if (!isWanted) {
    start();
    return;
  }
  m_isAsking = false;
  clear();
  m_roundedJudges = batch.roundedJudges;
  if (batch.recorded) m_reports.push_back(*batch.recorded);
  for (const Batch::Answer& answer : batch.answers) {
    m_reports.push_back(answer.report);
    if (answer.failure.isEmpty()) continue;
    m_failures.push_back(
        {answer.report.info.method, answer.report.info.kind, answer.report.scalar, answer.failure});
  }
  emit answered();
}

}  // namespace hairline
