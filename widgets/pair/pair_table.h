#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/shapes/aabb.h"
#include "widgets/document/change.h"
#include "widgets/pair/pair_summary.h"

namespace hairline {

/// The summaries of all pairs of visible objects of a scene, kept up to date: only pairs with a
/// changed object are tested again, and with many objects those with disjoint bounds not at all.
///
/// Changed objects are queued: `work` tests them inline, as long as that is fast; the rest can be
/// tested as a `Job` on another thread, whose answers are taken back with `take`. Outdated answers
/// are dropped.
class PairTable {
 public:
  /// With more objects than this, only pairs with overlapping bounds are kept.
  static constexpr std::size_t manyObjects = 200;

  /// The index of an object in the table, which its id keeps until another scene is loaded.
  using Number = std::uint32_t;
  /// Two objects, the smaller id first: they are tested in that order, because inexact methods may
  /// depend on it, and a summary must not depend on which object came first.
  using Pair = std::pair<Number, Number>;

  /// A summary, and the versions of its objects.
  struct Known : PairSummary {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
  };

  /// The results for one object.
  struct Answers {
    struct Partner {
      Number number;
      std::uint64_t version;
      PairSummary summary;
    };
    Number number;
    std::uint64_t version;
    std::vector<Partner> partners;
  };

  /// All current objects, and which of them are queued.
  class Job {
   public:
    /// Called before each pair, with its shapes and whether their bounds overlap; returns whether
    /// to stop.
    using Stop = std::function<bool(const Shape&, const Shape&, bool)>;

    /// The queued objects: the last change first.
    std::vector<Number> waiting() const { return {m_waiting.rbegin(), m_waiting.rend()}; }
    /// Tests an object against the others, but against queued ones only if they changed before it,
    /// so that each pair is tested once. Nothing if it was stopped.
    std::optional<Answers> ask(Number number, const Stop& stop);

   private:
    friend class PairTable;
    struct Object {
      std::string id;
      /// Null for one that is hidden or gone.
      std::shared_ptr<const Shape> shape = {};
      Aabb<double> bounds = {};
      /// A new number after each change, larger than all before.
      std::uint64_t version = 0;
      bool waits = false;
    };
    bool keepsAll() const { return m_count <= manyObjects; }
    Pair ordered(Number a, Number b) const {
      return m_objects[b].id < m_objects[a].id ? Pair{b, a} : Pair{a, b};
    }

    PairSummarizer m_summarizer;
    std::vector<Object> m_objects;
    /// The number of objects that have a shape.
    std::size_t m_count = 0;
    /// The last change last.
    std::vector<Number> m_waiting;
  };

  /// Records what changed. Nothing is tested yet.
  void update(const Scene& scene, const Change& change);

  /// Tests queued objects, the last change first, until everything is answered or the time is up,
  /// and skips slow pairs. Returns whether everything is answered.
  bool work(std::chrono::microseconds budget);

  /// For another thread.
  const Job& job() const { return m_now; }
  /// Takes over the results.
  void take(const Answers& answers);

  bool isComplete() const { return m_now.m_waiting.empty(); }
  /// The number of visible objects.
  std::size_t objectCount() const { return m_now.m_count; }

  /// Whether every pair is kept, or only those with overlapping bounds.
  bool keepsAll() const { return m_now.keepsAll(); }

  const std::map<Pair, Known>& pairs() const { return m_pairs; }
  /// Intersecting pairs; of many pairs they are few.
  const std::set<Pair>& meeting() const { return m_intersecting; }
  /// The pair of two objects in either order; the end of the pairs if it is not kept.
  std::map<Pair, Known>::const_iterator find(const std::string& a, const std::string& b) const;
  /// The id of an object of a pair.
  const std::string& id(Number number) const { return m_now.m_objects[number].id; }
  /// Its shape, for keeping.
  const std::shared_ptr<const Shape>& shape(Number number) const {
    return m_now.m_objects[number].shape;
  }
  /// A new number after each of its changes.
  std::uint64_t version(Number number) const { return m_now.m_objects[number].version; }
  /// Whether the summary of a pair is about the current objects.
  bool isCurrent(const Pair& pair) const {
    return !m_now.m_objects[pair.first].waits && !m_now.m_objects[pair.second].waits;
  }

 private:
  void take(const SceneObject& object);
  void remove(Job::Object& object);
  void await(Number number);
  void stopWaiting(Job::Object& object);
  template <typename Is>
  void eraseIf(const Is& isGone);

  Job m_now;
  std::unordered_map<std::string, Number> m_numbers;
  std::map<Pair, Known> m_pairs;
  std::set<Pair> m_intersecting;
  std::uint64_t m_lastVersion = 0;
  bool m_hasRemoved = false;
  /// An object has changed its type, so other queries may apply.
  bool m_mayLosePairs = false;
};

}  // namespace hairline
