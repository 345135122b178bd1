#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/search/case_domain.h"
#include "core/search/case_random.h"
#include "core/search/search_case.h"

namespace hairline {

/// What trouble a made case aims at.
enum class Recipe {
  /// Small integers.
  grid,
  /// Real numbers of about unit size.
  real,
  /// Laid against each other by a corner, an edge or a face, then moved by a few units in the last
  /// place.
  touching,
  /// Directions that are nearly those of the other operand.
  parallel,
  /// Corners in the plane of the other operand.
  coplanar,
  /// Fewer dimensions than there could be: triangles that are segments, boxes that are flat.
  degenerate,
  /// Touching or real, of any size from 2^-900 to 2^900.
  sizes,
  /// Several of these at once, and operands of very different size.
  mixture,
  /// A given case with some of its numbers moved a little.
  neighbourhood,
};

constexpr std::array<std::string_view, 9> recipeNames{"grid",     "real",     "touching",
                                                      "parallel", "coplanar", "degenerate",
                                                      "sizes",    "mixture",  "neighbourhood"};

constexpr std::string_view name(Recipe recipe) {
  return recipeNames[static_cast<std::size_t>(recipe)];
}

/// What cases are made of.
struct CasePlan {
  /// Places in `Shape` of the operands' types, two or three.
  std::vector<std::size_t> operands;
  /// The first two move.
  bool isMoving = false;
  /// Every number fits binary32, so that float gets it as it is.
  bool isSingle = false;
  /// Where there is one, half of the cases are neighbours of it, or all where `nearbyOnly`.
  std::optional<SearchCase> near;
  bool nearbyOnly = false;
  /// Made in these ways alone; in all where it is empty. Neighbours come besides.
  std::vector<Recipe> recipes;
  /// Others are not made.
  CaseDomain domain = {};
};

/// Makes the cases of a search: legal, and aimed at trouble. Case i of a seed is always the same
/// (see CaseRandom).
class CaseGenerator {
 public:
  CaseGenerator(CasePlan plan, std::uint64_t seed);

  const CasePlan& plan() const { return m_plan; }
  std::uint64_t seed() const { return m_seed; }

  /// Puts case `number` into `made`, whose memory is used again, and returns how it was made.
  /// Where the domain leaves nearly nothing, `made` may lie outside of it (see `reaches`).
  Recipe make(std::uint64_t number, SearchCase& made) const;

  /// Whether every case of some lies in the domain: where it does not, the domain is too small for
  /// these operands.
  bool reaches() const;

 private:
  bool isWanted(const SearchCase& made) const;

  CasePlan m_plan;
  std::uint64_t m_seed;
  /// Where the domain leaves degenerate operands out.
  std::vector<int> m_fullRanks;
};

}  // namespace hairline
