#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/query/query.h"
#include "core/shapes/fields.h"
#include "core/shapes/shape.h"
#include "tests/support/describe.h"

namespace hairline::testing {

/// The operands of one question, and their displacements if they move.
struct Case {
  std::vector<Shape> shapes;
  std::array<Vector3<double>, 2> displacements{Vector3<double>::Zero(), Vector3<double>::Zero()};

  /// In the form for queries; valid as long as the case is neither moved nor destroyed.
  std::vector<const Shape*> pointers() const {
    std::vector<const Shape*> result;
    for (const Shape& shape : shapes) result.push_back(&shape);
    return result;
  }
  QueryOptions options() const {
    QueryOptions result;
    result.displacements = displacements;
    return result;
  }
  bool moves() const {
    return displacements[0] != Vector3<double>::Zero() ||
           displacements[1] != Vector3<double>::Zero();
  }
};

/// Whether operands are the points of a predicate.
inline bool isOfPoints(const std::vector<std::size_t>& operands) {
  return operands.size() > 2 && (operands[0] == shapeIndex<Point<double>>() ||
                                 operands[0] == shapeIndex<Point2<double>>());
}

/// A case as a line that `hairline query --jsonl` reads.
inline std::string describe(Kind kind, const Case& given) {
  std::string text = "{\"kind\":\"" + std::string(name(kind)) + '"';
  if (isPredicate(kind)) return text + ",\"a\":" + describePoints(given.pointers()) + '}';
  constexpr std::array<const char*, 5> names{"a", "b", "c", "d", "e"};
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    std::string shape = describe(given.shapes[i]);
    if (kind == Kind::sweep) {
      shape.pop_back();
      shape += ",\"displacement\":";
      const Vector3<double>& way = given.displacements[i];
      if (isPlanar(given.shapes[i])) {
        detail::append(shape, Vector2<double>(way[0], way[1]));
      } else {
        detail::append(shape, way);
      }
      shape += '}';
    }
    text += std::string(",\"") + names[i] + "\":" + shape;
  }
  return text + '}';
}

}  // namespace hairline::testing
