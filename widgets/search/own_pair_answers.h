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

/// Asks the user's methods about one pair, or about three planes, on a thread of its own: a method
/// that hangs holds up nothing but itself. What the user's program answered when it was recorded
/// stands beside them. The question asked last counts; one that is asked
/// meanwhile waits, so that no process is ended that may still answer.
class OwnPairAnswers : public QObject {
  Q_OBJECT

 public:
  explicit OwnPairAnswers(OwnMethods* methods, QObject* parent = nullptr);

  /// The question: the operands in their order, and the kinds of query that fit them.
  struct Question {
    SearchCase given;
    std::vector<Kind> kinds;
    /// The field of a scene that may say what the user's program answered about these operands
    /// (core/recording/recorded_scene.h); otherwise null.
    Json recorded = {};
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

  /// The name that the recorded answer has among those of the user's methods.
  std::string recordedName() const;
  /// The name of a method, what it is asked, and the types of the operands.
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
