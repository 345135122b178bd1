#pragma once

#include <ctime>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "widgets/jobs/kept_up_to_date.h"
#include "widgets/pair/pair_reports.h"

namespace hairline {

class Document;
class OwnMethods;
class OwnPairAnswers;
class Selection;

/// Keeps the reports of the active pair (see `pairInFocus`) up to date: changes of document,
/// selection and options are answered once per turn of the event loop. Fast questions are answered
/// inline; slow or possibly slow ones in the background, and until they are answered `focus` is
/// `pending`.
class QueryRunner : public KeptUpToDate {
  Q_OBJECT

 public:
  /// Document, selection and jobs are not owned and outlive the runner; without jobs it has its own
  /// thread.
  QueryRunner(Document* document, Selection* selection, Jobs* jobs = nullptr,
              QObject* parent = nullptr);

  /// The reports of the active pair; null if no two objects have a query in common. The pointer is
  /// valid until the next `updated`.
  const PairReports* focus() const { return m_focus && !m_withheld ? &*m_focus : nullptr; }

  /// Withholds the answers while a prediction is pending: there is no `focus`.
  void setWithheld(bool withheld);
  bool isWithheld() const { return m_withheld; }

  /// Also runs these methods of the user, which outlive this: their reports come last.
  void setOwnMethods(OwnMethods* methods);

  const QueryOptions& options() const { return m_options; }
  void setOptions(const QueryOptions& options);

  const Document& document() const { return *m_document; }

 protected:
  void refresh() override;
  void jobChanged() override;

 private:
  /// Of one of the pair's reports.
  using CostKey = std::pair<const QueryEntry*, ScalarKind>;

  void run();
  /// Answers the reports with these indices in the background.
  void answerLater(std::vector<std::size_t> places);
  bool isQuick(const PairQuestion& question, const PairQuestion::Item& item) const;
  /// Asks the user's methods the current question.
  void askOwn(SearchCase given, std::vector<Kind> kinds);
  /// Appends the known results of the user's methods to the other reports.
  void takeOwn();

  Document* m_document;
  Selection* m_selection;
  OwnPairAnswers* m_own = nullptr;
  QueryOptions m_options;
  std::optional<PairReports> m_focus;
  /// The question of the reports.
  std::shared_ptr<const PairQuestion> m_asked;
  /// What the scene said of a recorded answer then (core/recording/recorded_scene.h).
  Json m_recorded;
  bool m_announcing = false;
  bool m_withheld = false;
  /// The last time that each report of the pair took, in milliseconds.
  std::map<CostKey, double> m_costs;
};

/// The processor time of this thread, in milliseconds: by this clock a busy machine makes nothing
/// slow.
inline double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

}  // namespace hairline
