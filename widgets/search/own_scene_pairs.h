#pragma once

#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/query/query.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/pair_table.h"

namespace hairline {

class OwnMethods;
class ScenePairs;

/// Runs the user's methods on the pairs of the scene, on a thread and in processes of its own, a
/// slice at a time: after each slice, pairs that have changed meanwhile come first. Runs only while
/// the answers are visible.
class OwnScenePairs : public QObject {
  Q_OBJECT

 public:
  /// The verdict of a method on a pair.
  struct Said {
    std::string method;
    ScalarKind scalar{};
    bool meet = false;
    /// The correct verdict for the operands rounded to float, if it received those; otherwise that
    /// of the pair.
    std::optional<bool> right = std::nullopt;
  };

  OwnScenePairs(OwnMethods* methods, ScenePairs* pairs, QObject* parent = nullptr);
  ~OwnScenePairs() override;

  /// Whether the answers are visible; initially not.
  void setWatched(bool watched);
  /// Whether answers about the current pairs are pending.
  bool isPending() const { return m_job.isPending() || m_turn.isActive(); }
  /// The verdicts of the methods on a current pair, as far as known.
  const std::vector<Said>& said(const PairTable::Pair& pair) const;

 signals:
  /// There are new answers, or old ones were removed.
  void updated();

 private:
  struct Processes;
  /// A pair to test, and the answers.
  struct Item;
  struct Known {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::vector<Said> said;
  };

  /// Tests as many of them as there is time for.
  static std::vector<Item> asked(std::vector<Item> items, Processes& processes,
                                 const std::stop_token& stop);
  bool isWanted() const;
  /// Looks for untested pairs, at the end of this turn of the event loop.
  void schedule();
  void next();
  std::vector<Item> waiting();
  void take(const std::vector<Item>& items);
  void forget();

  OwnMethods* m_methods;
  ScenePairs* m_pairs;
  /// Used only by the job's thread.
  std::shared_ptr<Processes> m_processes;
  PairSummarizer m_summarizer;
  std::map<PairTable::Pair, Known> m_known;
  QTimer m_turn;
  bool m_watched = false;
  Job m_job;
};

}  // namespace hairline
