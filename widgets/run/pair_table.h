#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/shapes/aabb.h"
#include "widgets/document/change.h"
#include "widgets/run/pair_summary.h"

namespace hairline {

/// The summaries of all pairs of visible objects of a scene, kept up to date: only pairs one of
/// whose objects changed are asked again, and those whose bounds are apart not at all where there
/// are many objects.
///
/// Objects that changed wait to be asked about: `work` does so in line, as far as that is quick;
/// the rest can be cut loose as a `Job` for another thread, whose answers are taken back with
/// `take`. What changed meanwhile is not taken.
class PairTable {
 public:
  /// With more objects than this, only pairs whose bounds meet are kept.
  static constexpr std::size_t manyObjects = 200;

  /// The numbers by which the table knows two objects, the smaller one first. An object keeps its
  /// number as long as it is in the scene.
  using Pair = std::pair<std::uint32_t, std::uint32_t>;

  /// What was found out about one object.
  struct Answers {
    struct Partner {
      std::uint32_t number;
      std::uint64_t version;
      PairSummary summary;
    };
    std::uint32_t number;
    std::uint64_t version;
    /// Of the pairs that are kept, by the partner's number.
    std::vector<Partner> partners;
  };
  class Job;

  /// Takes note of what changed. Nothing is asked yet.
  void update(const Scene& scene, const Change& change);

  /// Asks about what waits, the last change first, until everything is answered or the time is up,
  /// and leaves alone what a job has and what may take long. Returns whether everything is
  /// answered.
  bool work(std::chrono::microseconds budget);

  /// All that waits, for another thread. There is one job at a time, and `endJob` ends it.
  Job makeJob();
  /// Takes over what a job found.
  void take(const Answers& answers);
  /// No answers of the job are to come any more.
  void endJob();

  bool isComplete() const { return m_waiting.empty(); }

  /// Whether every pair is kept, or only those whose bounds meet.
  bool keepsAll() const { return m_numbers.size() <= manyObjects; }

  const std::map<Pair, PairSummary>& pairs() const { return m_pairs; }
  /// The id of an object of a pair.
  const std::string& id(std::uint32_t number) const { return m_objects[number].id; }
  /// Its shape, which may be kept.
  const std::shared_ptr<const Shape>& shape(std::uint32_t number) const {
    return m_objects[number].shape;
  }
  /// Another number after each change of it.
  std::uint64_t version(std::uint32_t number) const { return m_objects[number].version; }
  /// Whether the summary of a pair is about its objects as they are.
  bool isCurrent(const Pair& pair) const {
    return !m_objects[pair.first].waiting && !m_objects[pair.second].waiting;
  }

 private:
  struct Object {
    std::string id;
    std::shared_ptr<const Shape> shape;
    Aabb<double> bounds;
    /// Another one after each change.
    std::uint64_t version = 0;
    bool present = false;
    bool waiting = false;
    /// A job asks about it as it is.
    bool inJob = false;
    /// With which it has pairs, sorted.
    std::vector<std::uint32_t> partners;
  };

  void take(const SceneObject& object);
  void remove(std::uint32_t number);
  void await(std::uint32_t number);
  void awaitAll();
  void answered(std::uint32_t number);
  void setPair(const Pair& pair, const PairSummary& summary);
  void erasePair(const Pair& pair);

  PairSummarizer m_summarizer;
  std::vector<Object> m_objects;
  std::vector<std::uint32_t> m_free;
  std::unordered_map<std::string, std::uint32_t> m_numbers;
  std::vector<std::uint32_t> m_waiting;
  std::map<Pair, PairSummary> m_pairs;
  std::uint64_t m_lastVersion = 0;
  bool m_hasJob = false;
  /// Objects that were answered in line while a job ran, which knew them as they had been.
  std::vector<std::uint32_t> m_answeredMeanwhile;
};

/// All that waited in a table, to be asked about on any thread.
class PairTable::Job {
 public:
  std::size_t size() const { return m_waiting.size(); }
  /// How many objects were asked about.
  std::size_t done() const { return m_done; }

  /// The answers about the next object; nothing when `stop`, asked before each pair, says so.
  std::optional<Answers> next(const std::function<bool()>& stop);

 private:
  friend class PairTable;

  /// Asks about an object all others that do not wait themselves. `stop` is asked before each pair,
  /// with its shapes and whether their bounds meet.
  using Stop = std::function<bool(const Shape&, const Shape&, bool)>;
  static std::optional<Answers> ask(PairSummarizer& summarizer, const std::vector<Object>& objects,
                                    bool keepsAll, std::uint32_t number, const Stop& stop);

  PairSummarizer m_summarizer;
  std::vector<Object> m_objects;
  std::vector<std::uint32_t> m_waiting;
  std::size_t m_done = 0;
  bool m_keepsAll = true;
};

}  // namespace hairline
