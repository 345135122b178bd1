#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/queries.h"
#include "core/scene/scene.h"

namespace hairline {

/// What is said of a pair of objects in one line.
struct PairSummary {
  /// Whether the closed sets meet: exactly, where a method is built for exact. Nothing where no
  /// query tells.
  std::optional<bool> meet;
  /// How far they are apart, in double; 0 where they meet. Nothing where no query tells.
  std::optional<double> distance;
  /// A point of both.
  std::optional<Vector3<double>> point;
  /// Some method in float or double says otherwise, or a one-sided one otherwise than its own exact
  /// verdict.
  bool disagree = false;

  friend bool operator==(const PairSummary&, const PairSummary&) = default;
};

/// Sums pairs up by the shortest way: one exact verdict, those of float and double beside it, a
/// distance. Remembers which queries fit which types.
class PairSummarizer {
 public:
  /// Whether any query tells whether two such objects meet.
  bool canTell(const Shape& a, const Shape& b) { return planFor(a, b).primary != nullptr; }

  /// Objects whose bounds are apart are not asked about more than their distance.
  PairSummary summarize(const Shape& a, const Shape& b, bool boundsMeet);

  /// What kind of query tells whether two such objects meet, and whether its operands come the
  /// other way round. Nothing where none does.
  struct Telling {
    Kind kind{};
    bool swapped = false;
  };
  std::optional<Telling> telling(const Shape& a, const Shape& b);

  /// How far two shapes are apart, in double, 0 where they meet. Nothing where no query tells.
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
    /// Those that ask about one face, each held to its own exact verdict.
    std::vector<Asked> oneSided;
    std::optional<Asked> closest;
  };

  const Plan& planFor(const Shape& a, const Shape& b);
  static Plan makePlan(const Shape& a, const Shape& b);

  std::unordered_map<std::size_t, Plan> m_plans;
};

}  // namespace hairline
