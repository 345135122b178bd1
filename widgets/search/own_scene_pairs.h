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

/// Asks the user's methods whether the pairs of the scene meet, on a thread of its own and in
/// processes of its own, a slice at a time: after each slice what has changed meanwhile is asked
/// first. Nothing is asked unless somebody looks at the answers.
class OwnScenePairs : public QObject {
  Q_OBJECT

 public:
  /// What a method says of a pair.
  struct Said {
    std::string method;
    ScalarKind scalar{};
    bool meet = false;
    /// What is right for the operands rounded to float, where it got those; otherwise what is right
    /// of the pair is.
    std::optional<bool> right = std::nullopt;
  };

  OwnScenePairs(OwnMethods* methods, ScenePairs* pairs, QObject* parent = nullptr);
  ~OwnScenePairs() override;

  /// Whether the answers are looked at; at first they are not.
  void setWatched(bool watched);
  /// Whether answers about the pairs as they are are still to come.
  bool isPending() const { return m_job.isPending() || m_turn.isActive(); }
  /// What the methods say of a pair as it is, as far as it is known.
  const std::vector<Said>& said(const PairTable::Pair& pair) const;

 signals:
  /// There are new answers, or old ones are gone.
  void updated();

 private:
  struct Processes;
  /// One pair to ask about, and what was said.
  struct Item;
  struct Known {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::vector<Said> said;
  };

  /// Asks about as many of them as there is time for.
  static std::vector<Item> asked(std::vector<Item> items, Processes& processes,
                                 const std::stop_token& stop);
  bool isWanted() const;
  /// Looks for pairs that nobody was asked about, at the end of this turn of the event loop.
  void schedule();
  void next();
  std::vector<Item> waiting();
  void take(const std::vector<Item>& items);
  void forget();

  OwnMethods* m_methods;
  ScenePairs* m_pairs;
  /// Used by the job's thread alone.
  std::shared_ptr<Processes> m_processes;
  PairSummarizer m_summarizer;
  std::map<PairTable::Pair, Known> m_known;
  QTimer m_turn;
  bool m_watched = false;
  Job m_job;
};

}  // namespace hairline
