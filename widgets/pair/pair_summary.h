#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/queries.h"
#include "core/scene/scene.h"

namespace hairline {

/// The summary of a pair of objects in one line.
struct PairSummary {
  /// Whether the closed sets intersect: exactly, if a method has exact. Nothing if no query
  /// decides.
  std::optional<bool> meet;
  /// Their distance, in double; 0 if they intersect. Nothing if no query gives it.
  std::optional<double> distance;
  /// A point of both.
  std::optional<Vector3<double>> point;
  /// A method in float or double disagrees, or a one-sided one with its own exact verdict.
  bool disagree = false;

  friend bool operator==(const PairSummary&, const PairSummary&) = default;
};

/// Summarises pairs by the fastest path: one exact verdict, those of float and double, a distance.
/// Caches which queries fit which types.
class PairSummarizer {
 public:
  /// Whether any query decides if two such objects intersect.
  bool canTell(const Shape& a, const Shape& b) { return planFor(a, b).primary != nullptr; }

  /// For objects with disjoint bounds only the distance is computed.
  PairSummary summarize(const Shape& a, const Shape& b, bool boundsMeet);

  /// The kind of query that decides whether two such objects intersect, and whether its operands
  /// are in the opposite order. Nothing if there is none.
  struct Telling {
    Kind kind{};
    bool swapped = false;
  };
  std::optional<Telling> telling(const Shape& a, const Shape& b);

  /// The distance of two shapes, in double, 0 if they intersect. Nothing if no query gives it.
  std::optional<double> distance(const Shape& a, const Shape& b);

 private:
  struct Asked {
    const QueryEntry* entry = nullptr;
    bool swapped = false;
  };
  /// The queries of a pair of types.
  struct Plan {
    const QueryEntry* primary = nullptr;
    bool swapped = false;
    ScalarKind judge = ScalarKind::float64;
    std::vector<Asked> rounded;
    /// The one-sided ones, each compared with its own exact verdict.
    std::vector<Asked> oneSided;
    std::optional<Asked> closest;
  };

  const Plan& planFor(const Shape& a, const Shape& b);
  static Plan makePlan(const Shape& a, const Shape& b);

  std::unordered_map<std::size_t, Plan> m_plans;
};

}  // namespace hairline
