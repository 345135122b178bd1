#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/query/query.h"
#include "core/scene/scene.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The operands of one question, and the displacements of the first two in a sweep.
struct SearchCase {
  /// Two or three.
  std::vector<Shape> shapes;
  std::array<Vector3<double>, 2> displacements{Vector3<double>::Zero(), Vector3<double>::Zero()};

  QueryOptions options() const {
    QueryOptions made;
    made.displacements = displacements;
    return made;
  }
  bool moves() const { return !displacements[0].isZero(0) || !displacements[1].isZero(0); }

  friend bool operator==(const SearchCase&, const SearchCase&) = default;
};

/// The operands of a case in the form for queries, without allocation; valid as long as the case is
/// neither moved nor destroyed.
class CaseOperands {
 public:
  explicit CaseOperands(const SearchCase& given) : m_count(given.shapes.size()) {
    for (std::size_t i = 0; i < m_count; ++i) m_shapes[i] = &given.shapes[i];
  }
  operator std::span<const Shape* const>() const { return {m_shapes.data(), m_count}; }

 private:
  std::array<const Shape*, mostOperands> m_shapes{};
  std::size_t m_count;
};

/// A case as a scene: its operands in order, with displacements if they move, as the active
/// operands.
Scene sceneOf(const SearchCase& given);

/// Why a search cannot start from some objects of a scene, whose ids these are: one moves in
/// another way than by a displacement (see isOnlyTranslated). Nothing if it can.
std::optional<Error> motionError(const Scene& scene, std::span<const std::string> ids);

/// The case of some objects of a scene. Every id is one of the scene's. Of their motions it has the
/// displacements alone; see motionError.
SearchCase caseOf(const Scene& scene, std::span<const std::string> ids);

/// The case of the active objects; nothing if they are not two to five, or one is missing or moves
/// in another way than by a displacement.
std::optional<SearchCase> caseInFocus(const Scene& scene);

/// A case with every number rounded to float, as user's methods receive it in float; nothing
/// if one leaves the range.
std::optional<SearchCase> roundedToFloat(const SearchCase& given);

/// Whether every shape of a case is legal by the format.
bool isLegal(const SearchCase& given);

}  // namespace hairline
