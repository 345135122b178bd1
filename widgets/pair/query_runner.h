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

/// Keeps the reports of the pair in focus (see `pairInFocus`) up to date: changes of document,
/// selection and options are answered once per turn of the event loop. What is quick is answered in
/// line; what takes long, or may well, beside the window, and until it is there `focus` is
/// `pending`.
class QueryRunner : public KeptUpToDate {
  Q_OBJECT

 public:
  /// Document, selection and jobs are not owned and live longer than the runner; without jobs it
  /// has a thread of its own.
  QueryRunner(Document* document, Selection* selection, Jobs* jobs = nullptr,
              QObject* parent = nullptr);

  /// The reports of the pair in focus; null where no two objects have a query in common. The
  /// pointer is good until the next `updated`.
  const PairReports* focus() const { return m_focus && !m_withheld ? &*m_focus : nullptr; }

  /// Keeps the answers back, as long as somebody is asked to predict them: there is no `focus`.
  void setWithheld(bool withheld);
  bool isWithheld() const { return m_withheld; }

  /// Asks these methods of the user's too, which live longer: their reports come last.
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
  /// Answers the reports at these places beside the window.
  void answerLater(std::vector<std::size_t> places);
  bool isQuick(const PairQuestion& question, const PairQuestion::Item& item) const;
  /// Asks the user's methods what is asked.
  void askOwn(SearchCase given, std::vector<Kind> kinds);
  /// Puts what is known of the user's methods after the other reports.
  void takeOwn();

  Document* m_document;
  Selection* m_selection;
  OwnPairAnswers* m_own = nullptr;
  QueryOptions m_options;
  std::optional<PairReports> m_focus;
  /// What the reports answer.
  std::shared_ptr<const PairQuestion> m_asked;
  /// What the scene said of a recorded answer then (core/recording/recorded_scene.h).
  Json m_recorded;
  bool m_announcing = false;
  bool m_withheld = false;
  /// What each report of the pair took when it was asked for last, in milliseconds.
  std::map<CostKey, double> m_costs;
};

/// The processor time that this thread has used, in milliseconds: what others do meanwhile on a
/// busy machine makes nothing slow by this clock.
inline double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

}  // namespace hairline
