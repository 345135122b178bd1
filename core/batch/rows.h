#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/queries.h"

/// Many questions at once about shapes that stand in arrays, as other languages and files have
/// them.
namespace hairline::batch {

/// Shapes of one type, a row of numbers each: its fields in the order of the scene format, without
/// gaps. A triangle takes 9 numbers, a box 6, a sphere 4.
struct Rows {
  /// Place in `Shape` of the type.
  std::size_t type = 0;
  std::size_t count = 0;
  std::variant<const float*, const double*> numbers;
  /// What errors call the first of them.
  std::size_t first = 0;

  /// Some of the rows, from one on.
  Rows from(std::size_t first, std::size_t count) const;
};

/// How many numbers a shape of a type has; 0 for types whose shapes differ in that, such as
/// polygons.
std::size_t rowLength(std::size_t type);

/// A shape of a type, to look queries up by; its numbers mean nothing.
Shape shapeOf(std::size_t type);

/// Whether `verdicts` asks a query with as many pairs at once as the processor's registers hold, or
/// pair by pair.
bool asksManyAtOnce(const IndexedQuery& query, ScalarKind scalar);

/// Whether row i of the first answers yes with row i of the second (`Report::verdict`): 1 or 0 for
/// each, bit for bit the verdict of the query about that pair alone (`IndexedQuery::test`). There
/// are as many rows of both, and places in `verdicts`; the query is of these types and built for
/// the scalar.
///
/// Errors name the row: "shape" and "number" for a shape that breaks a rule of the formats or has a
/// number beyond the scalar, "limit" where one pair takes more operations than it may. What is
/// before that row is answered.
std::optional<Error> verdicts(const IndexedQuery& query, ScalarKind scalar, const Rows& a,
                              const Rows& b, std::span<std::uint8_t> verdicts);

/// The same of the squared distances of a query of the kind `closest`, in exact to the nearest
/// double; NaN where one leaves the range of the scalar.
std::optional<Error> squaredDistances(const IndexedQuery& query, ScalarKind scalar, const Rows& a,
                                      const Rows& b, std::span<double> distances);

}  // namespace hairline::batch
