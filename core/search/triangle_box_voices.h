#pragma once

#include <optional>
#include <string_view>

#include "core/query/query.h"
#include "core/search/search_case.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// What the methods of triangle and box say of one case after another, by the same bodies that
/// queries have, without what a question among shapes of any type costs besides: operands are read
/// and rounded once for all methods, and nothing is put on the heap.
class TriangleBoxVoices {
 public:
  enum class Method { pef, pefSetup, sat, clip, gjk };

  /// The method of a name; nothing where it is none of these.
  static std::optional<Method> methodNamed(std::string_view name);
  /// Whether these are the operands of a question that it knows, in either order.
  static bool knows(Kind kind, std::span<const std::size_t> operands);

  /// The case that is asked about from now on: a triangle and a box, in either order.
  void take(std::span<const Shape* const> shapes);

  /// The verdict as by the shortest way (`QueryEntry::test`). `gjk` has none in exact.
  bool says(Method method, ScalarKind scalar) const;

  /// Whether every number is so far from the end of the scalar's range that no step of an answer
  /// leaves it: then the answer shows the verdict that the shortest way gives. The answers' longest
  /// expressions compare axes by squares of overlap times squared length, of degree ten in
  /// coordinates: with M the greatest of these, below 2^21 M^10.
  static constexpr double ordinaryFloat = 0x1p10;
  static constexpr double ordinaryDouble = 0x1p90;
  bool isOrdinary(ScalarKind scalar) const;

 private:
  PairInput<Triangle, Aabb>::Type<double> m_double{};
  PairInput<Triangle, Aabb>::Type<float> m_float{};
  /// The bits of the greatest magnitude of a number, which sort as magnitudes do.
  std::uint64_t m_greatest = 0;
};

}  // namespace hairline
