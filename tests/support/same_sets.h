#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <optional>
#include <utility>
#include <vector>

#include "core/shapes/fields.h"
#include "core/shapes/positions.h"
#include "core/shapes/triangulate.h"
#include "tests/support/numbers_of.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// Whether the corners of a quad or polygon are exactly coplanar: then the set does not depend on
/// the triangulation. True for all other shapes.
template <typename T>
bool isFlat(const T& shape) {
  if constexpr (std::same_as<T, Shape>) {
    return std::visit([](const auto& known) { return isFlat(known); }, shape);
  } else if constexpr (std::same_as<T, Quad<double>> || std::same_as<T, Polygon<double>>) {
    const Vector3<Rational> normal = newellNormal({shape.vertices.begin(), shape.vertices.end()});
    std::vector<Vector3<double>> corners;
    forEachPosition(shape, [&](const Vector3<double>& corner) { corners.push_back(corner); });
    const auto height = [&](const Vector3<double>& corner) {
      return dot(normal, fromDouble<Rational>(corner));
    };
    return std::all_of(corners.begin(), corners.end(), [&](const Vector3<double>& corner) {
      return height(corner) == height(corners[0]);
    });
  } else {
    return true;
  }
}

/// Rewrites a shape in another way that describes the same set: vertices in another order, axes
/// exchanged, directions of another length. Planes keep their sides. Shapes with a single form are
/// unchanged.
class Rewriter {
 public:
  explicit Rewriter(Random& random) : m_random(random) {}

  Shape operator()(Shape shape) {
    std::visit([this](auto& s) { rewrite(s); }, shape);
    return shape;
  }

 private:
  using V = Vector3<double>;

  template <typename List>
  void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) {
      std::swap(list[i - 1],
                list[static_cast<std::size_t>(m_random.integer(0, static_cast<int>(i) - 1))]);
    }
  }

  template <typename T>
  void turnRound(T& shape) {
    if (!isFlat(shape)) return;
    const auto turnLoop = [&](auto& loop) {
      const int turns = m_random.integer(0, static_cast<int>(loop.size()) - 1);
      std::rotate(loop.begin(), loop.begin() + turns, loop.end());
      if (m_random.chance(0.5)) std::reverse(loop.begin(), loop.end());
    };
    turnLoop(shape.vertices);
    if constexpr (requires { shape.holes; }) std::ranges::for_each(shape.holes, turnLoop);
  }

  template <std::size_t N>
  void exchangeAxes(std::array<V, N>& axes, std::array<double, N>& halfExtents) {
    const auto i = static_cast<std::size_t>(m_random.integer(0, int(N) - 1));
    const auto j = static_cast<std::size_t>(m_random.integer(0, int(N) - 1));
    std::swap(axes[i], axes[j]);
    std::swap(halfExtents[i], halfExtents[j]);
    axes[static_cast<std::size_t>(m_random.integer(0, int(N) - 1))] *= -1;
  }

  void rewrite(Segment<double>& s) { std::swap(s.a, s.b); }
  void rewrite(Segment2<double>& s) { std::swap(s.a, s.b); }
  void rewrite(Capsule<double>& s) { std::swap(s.a, s.b); }
  void rewrite(Cylinder<double>& s) { std::swap(s.a, s.b); }
  void rewrite(Line<double>& s) { s.direction *= m_random.chance(0.5) ? -1 : 4; }
  void rewrite(Ray<double>& s) { s.direction *= m_random.chance(0.5) ? 4 : 2; }
  template <typename Flat>
  requires requires(Flat& flat) { flat.offset; }
  void rewrite(Flat& s) {
    const double factor = m_random.chance(0.5) ? 4 : 2;
    s.normal *= factor;
    s.offset *= factor;
  }
  void rewrite(Disc<double>& s) { s.normal *= m_random.chance(0.5) ? -1 : 4; }
  void rewrite(Triangle<double>& s) { shuffle(s.vertices); }
  void rewrite(Triangle2<double>& s) { shuffle(s.vertices); }
  void rewrite(Tetrahedron<double>& s) { shuffle(s.vertices); }
  void rewrite(Frustum<double>& s) { shuffle(s.vertices); }
  void rewrite(Convex<double>& s) {
    if (m_random.chance(0.3)) s.vertices.push_back(s.vertices.front());
    shuffle(s.vertices);
  }
  void rewrite(Quad<double>& s) { turnRound(s); }
  void rewrite(Polygon<double>& s) { turnRound(s); }
  void rewrite(Rectangle<double>& s) { exchangeAxes(s.axes, s.halfExtents); }
  void rewrite(Ellipsoid<double>& s) { exchangeAxes(s.axes, s.radii); }
  void rewrite(Obb<double>& s) { exchangeAxes(s.axes, s.halfExtents); }
  void rewrite(Mesh& s) {
    shuffle(s.triangles.edit());
    for (auto& corners : s.triangles.edit()) {
      std::rotate(corners.begin(), corners.begin() + m_random.integer(0, 2), corners.end());
    }
  }
  template <typename T>
  void rewrite(T&) {}

  Random& m_random;
};

/// The case with the coordinates in the order y, z, x (in the plane y, x). A rotation of space, and
/// in the plane a reflection.
inline Case withAxesTurned(Case given) {
  const auto turn = [](auto& v) {
    for (int k = static_cast<int>(v.size()) - 1; k > 0; --k) {
      std::swap(v[static_cast<std::size_t>(k)], v[static_cast<std::size_t>(k - 1)]);
    }
  };
  const auto turnMember = [&](auto& member) {
    using T = std::decay_t<decltype(member)>;
    if constexpr (requires { T::RowsAtCompileTime; }) {
      turn(member);
    } else if constexpr (requires { member.edit(); }) {
      for (auto& item : member.edit()) turn(item);
    } else if constexpr (requires { member[0][0].size(); }) {
      for (auto& loop : member) std::ranges::for_each(loop, turn);
    } else if constexpr (requires { member[0].size(); }) {
      for (auto& item : member) turn(item);
    }
  };
  for (Shape& shape : given.shapes) {
    std::visit(
        [&](auto& known) {
          forEachField(known, [&](std::string_view name, auto& member) {
            // Indices of corners are no coordinates.
            if (name == "dimensions") {
              if constexpr (requires { member[0] + 1; }) turn(member);
            } else if (name != "triangles") {
              turnMember(member);
            }
            return true;
          });
        },
        shape);
  }
  if (std::all_of(given.shapes.begin(), given.shapes.end(), isPlanar)) {
    for (Vector3<double>& way : given.displacements) std::swap(way[0], way[1]);
  } else {
    turnMember(given.displacements);
  }
  return given;
}

/// The case with every length times 2^exponent, or nothing if that rounds.
inline std::optional<Case> scaledBy(const Case& given, int exponent) {
  Case result = given;
  bool exact = true;
  forEachLength(result, [&](double& number) {
    const double scaled = std::ldexp(number, exponent);
    exact = exact && std::isfinite(scaled) && std::ldexp(scaled, -exponent) == number;
    number = scaled;
  });
  return exact ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace hairline::testing
