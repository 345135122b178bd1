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
/// the rest can be asked as a `Job` on another thread, whose answers are taken back with `take`.
/// What changed meanwhile is not taken.
class PairTable {
 public:
  /// With more objects than this, only pairs whose bounds meet are kept.
  static constexpr std::size_t manyObjects = 200;

  /// The numbers by which the table knows two objects, the smaller one first. An object keeps its
  /// number as long as it is in the scene.
  using Pair = std::pair<std::uint32_t, std::uint32_t>;

  /// A summary, and the versions of the objects it is about.
  struct Known : PairSummary {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
  };

  /// What was found out about one object.
  struct Answers {
    struct Partner {
      std::uint32_t number;
      std::uint64_t version;
      PairSummary summary;
    };
    std::uint32_t number;
    std::uint64_t version;
    std::vector<Partner> partners;
  };

  /// All objects as they are, and which of them wait.
  class Job {
   public:
    /// Asked before each pair, with its shapes and whether their bounds meet, whether to stop.
    using Stop = std::function<bool(const Shape&, const Shape&, bool)>;

    /// The numbers of the objects that wait by their versions: the last change first.
    const std::map<std::uint64_t, std::uint32_t, std::greater<>>& waiting() const {
      return m_waiting;
    }
    /// Asks about an object the others, but of those that wait only such as changed before it, so
    /// that each pair is asked once. Nothing where it was stopped.
    std::optional<Answers> ask(std::uint32_t number, const Stop& stop);

   private:
    friend class PairTable;
    struct Object {
      std::string id;
      std::shared_ptr<const Shape> shape;
      Aabb<double> bounds;
      /// Another one after each change, larger than all before.
      std::uint64_t version = 0;
    };
    bool keepsAll() const { return m_objects.size() <= manyObjects; }

    PairSummarizer m_summarizer;
    std::map<std::uint32_t, Object> m_objects;
    std::map<std::uint64_t, std::uint32_t, std::greater<>> m_waiting;
  };

  /// Takes note of what changed. Nothing is asked yet.
  void update(const Scene& scene, const Change& change);

  /// Asks about what waits, the last change first, until everything is answered or the time is up,
  /// and leaves alone what may take long. Returns whether everything is answered.
  bool work(std::chrono::microseconds budget);

  /// For another thread.
  const Job& job() const { return m_now; }
  /// Takes over what was found.
  void take(const Answers& answers);

  bool isComplete() const { return m_now.m_waiting.empty(); }

  /// Whether every pair is kept, or only those whose bounds meet.
  bool keepsAll() const { return m_now.keepsAll(); }

  const std::map<Pair, Known>& pairs() const { return m_pairs; }
  /// The id of an object of a pair; empty once it was removed, as a list may still show the pair.
  const std::string& id(std::uint32_t number) const { return object(number).id; }
  /// Its shape, which may be kept.
  const std::shared_ptr<const Shape>& shape(std::uint32_t number) const {
    return object(number).shape;
  }
  /// Another number after each change of it.
  std::uint64_t version(std::uint32_t number) const { return object(number).version; }
  /// Whether the summary of a pair is about its objects as they are.
  bool isCurrent(const Pair& pair) const {
    return !m_now.m_waiting.contains(version(pair.first)) &&
           !m_now.m_waiting.contains(version(pair.second));
  }

 private:
  using Numbers = std::unordered_map<std::string, std::uint32_t>;

  const Job::Object& object(std::uint32_t number) const {
    static const Job::Object removed;
    const auto found = m_now.m_objects.find(number);
    return found == m_now.m_objects.end() ? removed : found->second;
  }
  void take(const SceneObject& object);
  void remove(Numbers::iterator known);
  void await(std::uint32_t number);

  Job m_now;
  Numbers m_numbers;
  std::map<Pair, Known> m_pairs;
  std::uint32_t m_lastNumber = 0;
  std::uint64_t m_lastVersion = 0;
  bool m_hasRemoved = false;
  /// An object is of another type now, about which other queries may be asked.
  bool m_mayLosePairs = false;
};

}  // namespace hairline
