#include "core/solve/exact_move.h"

#include "core/query/general/polytope.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;
using Offset = QuadraticPoint<Rational>;

// number + direction·offset; the components of an offset share their radicand, or have none.
template <typename Direction>
double moved(double number, const Direction& direction, const Offset& offset) {
  Root sum{Rational(number), 0, 0};
  for (int k = 0; k < static_cast<int>(direction.size()); ++k) {
    const Root& part = offset[static_cast<std::size_t>(k)];
    const Rational factor(direction[static_cast<std::size_t>(k)]);
    sum.a += part.a * factor;
    sum.b += part.b * factor;
    if (sign(part.c) != 0) sum.c = part.c;
  }
  if (compare(sum, {Rational(number), 0, 0}) == 0) return number;
  return nearestDouble(sum);
}

template <typename Slabs>
void moveSlabs(Slabs& slabs, const Offset& offset) {
  for (std::size_t i = 0; i < slabs.directions.size(); ++i) {
    slabs.min[i] = moved(slabs.min[i], slabs.directions[i], offset);
    slabs.max[i] = moved(slabs.max[i], slabs.directions[i], offset);
  }
}

template <typename T>
constexpr bool hasSlabs = std::is_same_v<T, Kdop<double>> || std::is_same_v<T, Kdop2<double>>;

}  // namespace

Offset exactOffset(const Vector& offset) {
  return {Root{offset[0], 0, 0}, Root{offset[1], 0, 0}, Root{offset[2], 0, 0}};
}

Shape movedExactly(const Shape& shape, const Offset& offset) {
  Shape result = shape;
  std::visit(
      [&](auto& known) {
        using T = std::decay_t<decltype(known)>;
        if constexpr (requires { known.offset; }) {
          const std::array<double, 3> normal{known.normal[0], known.normal[1], known.normal[2]};
          [[maybe_unused]] const double before = known.offset;
          known.offset = moved(known.offset, normal, offset);
          // The points that defined a plane are where it was.
          if constexpr (requires { known.points; }) {
            if (known.offset != before) known.points.reset();
          }
        } else if constexpr (hasSlabs<T>) {
          moveSlabs(known, offset);
        } else {
          forEachPosition(known, [&](auto& position) {
            for (int k = 0; k < static_cast<int>(position.size()); ++k) {
              std::array<int, 3> unit{};
              unit[static_cast<std::size_t>(k)] = 1;
              position[k] = moved(position[k], unit, offset);
            }
          });
          // The mesh file has the old vertices.
          if constexpr (std::is_same_v<T, Mesh>) known.file.clear();
        }
      },
      result);
  return result;
}

std::vector<double*> placeNumbers(Shape& shape) {
  std::vector<double*> numbers;
  std::visit(
      [&](auto& known) {
        using T = std::decay_t<decltype(known)>;
        if constexpr (requires { known.offset; }) {
          numbers.push_back(&known.offset);
        } else if constexpr (hasSlabs<T>) {
          for (double& end : known.min) numbers.push_back(&end);
          for (double& end : known.max) numbers.push_back(&end);
        } else {
          forEachPosition(known, [&](auto& position) {
            for (int k = 0; k < static_cast<int>(position.size()); ++k) {
              numbers.push_back(&position[k]);
            }
          });
        }
      },
      shape);
  return numbers;
}

std::vector<Vector> pointsOf(const Shape& shape) {
  const bool isSlabs =
      std::holds_alternative<Kdop<double>>(shape) || std::holds_alternative<Kdop2<double>>(shape);
  if (isSlabs) return {};
  if (isPolytope(shape.index())) return verticesOf<Rational>(shape);
  std::vector<Vector> points;
  for (const Vector3<double>& position : positionsOf(shape)) {
    points.push_back(fromDouble<Rational>(position));
  }
  return points;
}

}  // namespace hairline
