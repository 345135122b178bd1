#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "core/query/query.h"
#include "core/search/search_case.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// The methods of triangle and box without the overhead of questions about shapes of any type:
/// operands are read and rounded once for all methods, and nothing is allocated on the heap. All
/// are the bodies of the queries.
enum class TriangleBoxMethod { pef, pefSetup, sat, clip, gjk };

/// The method with a name; nothing if it is none of these.
std::optional<TriangleBoxMethod> triangleBoxMethod(std::string_view name);
/// Whether these are the operands of a question that they answer, in either order.
bool isTriangleBox(Kind kind, std::span<const std::size_t> operands);

/// The greatest absolute value of numbers for which no step of an answer leaves a scalar's range.
/// The answers' longest expressions compare axes by squares of overlap times squared length, of
/// degree ten in coordinates: with M the greatest of these, below 2^21 M^10.
constexpr double mostOrdinary(ScalarKind scalar) {
  constexpr std::array<double, 3> most{0x1p10, 0x1p90, std::numeric_limits<double>::infinity()};
  return most[static_cast<std::size_t>(scalar)];
}

/// One case after another.
class TriangleBoxCase {
 public:
  /// Sets the current case: a triangle and a box, in either order.
  void take(std::span<const Shape* const> shapes);
  void take(const Triangle<double>& triangle, const Aabb<double>& box);

  /// The verdict of the fastest path (`QueryEntry::test`). `gjk` has none in exact.
  bool verdict(TriangleBoxMethod method, ScalarKind scalar) const;

  /// Whether every number is so far from the end of the scalar's range that no step of an answer
  /// leaves it: then the answer has the verdict of the fastest path.
  bool isOrdinary(ScalarKind scalar) const;

 private:
  PairInput<Triangle, Aabb>::Type<double> m_double{};
  PairInput<Triangle, Aabb>::Type<float> m_float{};
};

/// Triangles and boxes side by side, one array per coordinate: of vertices 0 to 2, of the lower and
/// the upper corner, each x, y, z. After the last case there are arbitrary finite numbers.
template <typename S>
struct TriangleBoxRuns {
  static constexpr std::size_t capacity = 64;
  alignas(64) std::array<std::array<S, capacity>, 15> numbers{};
};

/// The results of packs: where a verdict is known, and what it is. Bit i is that of case i.
struct TriangleBoxBits {
  std::uint64_t known = 0;
  std::uint64_t meets = 0;
};

/// The same for many cases at once: in packs, one case per lane, wherever that gives the method's
/// result, else one by one. Verdicts are bits, that of case i is bit i.
class TriangleBoxCases {
 public:
  /// The maximum number of cases at once.
  static constexpr std::size_t most = TriangleBoxRuns<double>::capacity;

  /// The cases that are asked about from now on, 1 to `most`: each a triangle and a box, in either
  /// order.
  void take(std::span<const SearchCase> cases);
  /// Where the numbers of cases go that come from elsewhere, all of them finite; `take` says how
  /// many there are.
  TriangleBoxRuns<double>& numbers() { return m_double; }
  void take(std::size_t count);

  /// The verdicts of the fastest path (`QueryEntry::test`). `gjk` has none in exact.
  std::uint64_t verdicts(TriangleBoxMethod method, ScalarKind scalar);

  /// The cases that are ordinary (`TriangleBoxCase::isOrdinary`).
  std::uint64_t ordinary(ScalarKind scalar) const {
    return m_ordinary[static_cast<std::size_t>(scalar)];
  }

 private:
  std::size_t m_count = 0;
  TriangleBoxRuns<float> m_float;
  TriangleBoxRuns<double> m_double;
  std::array<std::uint64_t, 3> m_ordinary{};
  TriangleBoxCase m_one;
};

}  // namespace hairline
