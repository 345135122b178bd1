#pragma once

#include <QObject>
#include <memory>
#include <set>
#include <tuple>
#include <vector>

#include "core/query/report.h"
#include "core/search/plugin/own_method.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/pair_reports.h"

namespace hairline {

class OwnMethods;

/// Runs the user's methods on one pair, or on three planes, on a thread of its own: a hanging
/// method blocks only itself. The latest question counts; a new one waits, so that no process is
/// ended that may still answer.
class OwnPairAnswers : public QObject {
  Q_OBJECT

 public:
  explicit OwnPairAnswers(OwnMethods* methods, QObject* parent = nullptr);

  /// The question: the operands in their order, and the kinds of query that fit them.
  struct Question {
    SearchCase given;
    std::vector<Kind> kinds;
  };
  /// Does nothing if that is the current question.
  void ask(Question question);
  /// Asks the same again, because the methods have changed.
  void askAgain();
  /// Stops asking.
  void forget();

  /// Whether answers to the latest question are pending.
  bool isPending() const { return m_isAsking; }
  /// A report per method that answers such questions, in float and double, as far as known; without
  /// an answer while it is pending.
  const std::vector<Report>& reports() const { return m_reports; }
  const std::vector<OwnFailure>& failures() const { return m_failures; }
  /// The exact answers for the operands rounded to float (`exactOfRounded`), one per kind.
  const std::vector<Report>& roundedJudges() const { return m_roundedJudges; }

 signals:
  /// The reports are answered, or replaced.
  void answered();

 private:
  struct Processes;
  struct Batch;
  /// The name of a method, its question, and the types of the operands.
  using Known = std::tuple<std::string, Kind, ScalarKind, std::vector<std::size_t>>;

  void start();
  void take(const Batch& batch);
  void clear();
  void showUnanswered();

  OwnMethods* m_methods;
  /// Used only by the job's thread.
  std::shared_ptr<Processes> m_processes;
  std::optional<Question> m_question;
  std::set<Known> m_known;
  bool m_isAsking = false;
  std::vector<Report> m_reports;
  std::vector<OwnFailure> m_failures;
  std::vector<Report> m_roundedJudges;
  Job m_job;
};

}  // namespace hairline
