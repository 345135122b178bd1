#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/shapes/aabb.h"
#include "widgets/document/change.h"
#include "widgets/run/pair_summary.h"

namespace hairline {

/// The summaries of all pairs of visible objects of a scene, kept up to date: only pairs one of
/// whose objects changed are asked again, and those whose bounds are apart not at all where there
/// are many objects. Work is done in slices, so that no change of a large scene holds up the
/// window.
class PairTable {
 public:
  /// With more objects than this, only pairs whose bounds meet are kept.
  static constexpr std::size_t manyObjects = 200;

  /// The numbers by which the table knows two objects, the smaller one first. An object keeps its
  /// number as long as it is in the scene.
  using Pair = std::pair<std::uint32_t, std::uint32_t>;

  /// Takes note of what changed. Nothing is asked yet.
  void update(const Scene& scene, const Change& change);

  /// Asks what waits, until everything is answered or the time is up; at least one object is dealt
  /// with. Returns whether everything is answered.
  bool work(std::chrono::microseconds budget);

  bool isComplete() const { return m_waiting.empty(); }

  /// Whether every pair is kept, or only those whose bounds meet.
  bool keepsAll() const { return m_numbers.size() <= manyObjects; }

  const std::map<Pair, PairSummary>& pairs() const { return m_pairs; }
  /// The id of an object of a pair.
  const std::string& id(std::uint32_t number) const { return m_objects[number].id; }

 private:
  struct Object {
    std::string id;
    Shape shape;
    Aabb<double> bounds;
    bool present = false;
    bool waiting = false;
  };

  void take(const SceneObject& object);
  void remove(std::uint32_t number);
  void await(std::uint32_t number);
  void awaitAll();
  void askAbout(std::uint32_t number);

  PairSummarizer m_summarizer;
  std::vector<Object> m_objects;
  std::vector<std::uint32_t> m_free;
  std::unordered_map<std::string, std::uint32_t> m_numbers;
  std::vector<std::uint32_t> m_waiting;
  std::map<Pair, PairSummary> m_pairs;
};

}  // namespace hairline
