#include <algorithm>

#include "core/math/real_root.h"
#include "core/math/symmetric.h"
#include "core/query/polytope_reference.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

template <typename... Types>
bool isAnyOf(const Shape& shape) {
  return (std::holds_alternative<Types>(shape) || ...);
}

/// Whether a shape is nowhere beyond an offset along a normal, or nowhere outside a slab.
bool isBelow(const Shape& inner, const Vector& normal, const Rational& offset) {
  return compare(*extentAlong(inner, normal)->max, Root{offset, 0, 0}) <= 0;
}
bool isWithin(const Shape& inner, const Vector& normal, const Rational& low, const Rational& high) {
  return isBelow(inner, normal, high) && isBelow(inner, -normal, -low);
}

Rational square(double x) { return Rational(x) * Rational(x); }

/// A ball, disc or ellipsoid of a round shape, or a point: center + sum of y_i columns_i with
/// sum of weights_i y_i² <= square.
struct RoundPart {
  Vector center;
  std::array<Vector, 3> columns;
  Vector weights;
  Rational square;

  /// Whether a quadratic function of the points is positive nowhere: if, for a t in [0, 1], the
  /// form t (sum of weights_i y_i² - square) - (1-t) function of y and 1 has no negative eigenvalue
  /// (the S-lemma). At the greatest such t one is zero, and with it the determinant.
  template <typename Function>
  bool isNowherePositive(const Function& function) const {
    if (sign(square) == 0) return sign(function(center)) <= 0;
    const auto signs = symmetricFunctions(pencilOf(function));
    return std::ranges::any_of(rootsInUnitInterval(signs[3]), [&](const RealRoot& t) {
      return std::ranges::all_of(signs, [&](const Polynomial& p) { return t.signOf(p) >= 0; });
    });
  }

  /// Whether two linear functions are positive together nowhere: if, for a t in [0, 1], their mean
  /// with the weights 1-t and t is positive nowhere, so that -mean >= √(square sum of
  /// slopes_i² / weights_i). At the least and the greatest such t within [0, 1] they are equal.
  template <typename First, typename Second>
  bool isNowhereBoth(const First& first, const Second& second) const {
    const auto mean = [&](const Vector& point, const Vector& less) {
      const Rational from = first(point) - first(less);
      return Polynomial(std::vector<Rational>{from, second(point) - second(less) - from});
    };
    const Rational atCenter = first(center);
    const Polynomial room(std::vector<Rational>{-atCenter, atCenter - second(center)});
    Polynomial rest = room * room;
    for (int k = 0; k < 3; ++k) {
      const Polynomial slope = mean(center + columns[static_cast<std::size_t>(k)], center);
      rest -= slope * slope * Polynomial(Rational(square / weights[k]));
    }
    std::vector<RealRoot> ends = rootsInUnitInterval(rest);
    ends.insert(ends.end(), {Rational(0), Rational(1)});
    return std::ranges::any_of(
        ends, [&](const RealRoot& t) { return t.signOf(room) >= 0 && t.signOf(rest) >= 0; });
  }

 private:
  using Matrix = std::array<std::array<Polynomial, 4>, 4>;

  /// The form as a matrix for each t, from values of the function.
  template <typename Function>
  Matrix pencilOf(const Function& function) const {
    const Rational middle = function(center);
    const auto moved = [&](std::size_t i, std::size_t j, int way) -> Rational {
      Vector point = center;
      if (i < 3) point += columns[i] * Rational(way);
      if (j < 3) point += columns[j] * Rational(way);
      return function(point);
    };
    std::array<std::array<Rational, 4>, 4> form;
    // Makes the part's own function about as large as the other, so that t is not near an end.
    Rational unit = absolute(middle) / square;
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = 0; j < 4; ++j) {
        Rational& entry = form[i][j];
        entry = middle;
        if (i < 3 && j < 3) {
          // Of y·My: M_ij = ((y_i+y_j)·M(y_i+y_j) - y_i·M y_i - y_j·M y_j) / 2
          const auto even = [&](std::size_t a, std::size_t b) -> Rational {
            return (moved(a, b, 1) + moved(a, b, -1)) / Rational(2) - middle;
          };
          entry = (even(i, j) - even(i, 3) - even(j, 3)) / Rational(2);
        } else if (i < 3 || j < 3) {
          entry = (moved(i, j, 1) - moved(i, j, -1)) / Rational(4);
        }
      }
      if (i < 3)
        unit = maximum(unit, absolute(Rational(form[i][i] / weights[static_cast<int>(i)])));
    }
    unit = powerOfTwoBelow(unit);
    Matrix pencil;
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = 0; j < 4; ++j) {
        Rational own(0);
        if (i == j) own = (i < 3 ? weights[static_cast<int>(i)] : -square) * unit;
        pencil[i][j] = Polynomial(std::vector<Rational>{-form[i][j], own + form[i][j]});
      }
    }
    return pencil;
  }

  /// Multiples of the elementary symmetric functions of the eigenvalues: none of these is negative
  /// if and only if none of the functions is. By Faddeev and LeVerrier.
  static std::array<Polynomial, 4> symmetricFunctions(const Matrix& matrix) {
    std::array<Polynomial, 4> functions;
    Matrix power = matrix;
    for (std::size_t k = 0; k < 4; ++k) {
      for (std::size_t i = 0; i < 4; ++i) functions[k] += power[i][i];
      if (k == 3) break;
      // matrix (functions[k] - (k+1) power)
      const Polynomial times(static_cast<int>(k) + 1);
      Matrix next;
      for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
          next[i][j] = matrix[i][j] * functions[k];
          for (std::size_t l = 0; l < 4; ++l) next[i][j] -= matrix[i][l] * power[l][j] * times;
        }
      }
      power = std::move(next);
    }
    return functions;
  }
};

/// The parts whose hull a round shape is.
std::vector<RoundPart> roundParts(const Shape& shape) {
  const auto unit = [](int k) {
    Vector axis(Rational(0), Rational(0), Rational(0));
    axis[k] = Rational(1);
    return axis;
  };
  const Vector ones(Rational(1), Rational(1), Rational(1));
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    RoundPart part{exact(ellipsoid->center), {}, ones, Rational(1)};
    for (std::size_t i = 0; i < 3; ++i) {
      part.columns[i] = exact(ellipsoid->axes[i]) * Rational(ellipsoid->radii[i]);
    }
    return {part};
  }
  const auto ball = [&](const Vector& center, const Rational& radius) {
    return RoundPart{center, {unit(0), unit(1), unit(2)}, ones, radius * radius};
  };
  const auto disc = [&](const Vector& center, const Vector& axis, double radius) {
    const int k = sign(axis[0]) == 0 && sign(axis[1]) == 0 ? 0 : 2;
    const Vector across = cross(axis, unit(k));
    const Vector beside = cross(axis, across);
    const Vector none = across * Rational(0);
    return RoundPart{center,
                     {across, beside, none},
                     {squaredNorm(across), squaredNorm(beside), Rational(1)},
                     square(radius)};
  };
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    const Vector axis = exact(cylinder->b) - exact(cylinder->a);
    return {disc(exact(cylinder->a), axis, cylinder->radius),
            disc(exact(cylinder->b), axis, cylinder->radius)};
  }
  if (const auto cone = coneOf(shape)) {
    const Vector apex = exact(cone->apex);
    const Vector axis = exact(cone->axis);
    return {ball(apex, Rational(0)),
            disc(apex + axis * Rational(cone->height), axis, cone->radius)};
  }
  const GeneratedSet set = generatorsOf(shape);
  std::vector<RoundPart> parts;
  for (const Vector& center : set.points) parts.push_back(ball(center, set.radius));
  return parts;
}

template <typename Function>
bool isNowherePositive(const Shape& inner, const Function& function) {
  return std::ranges::all_of(
      roundParts(inner), [&](const RoundPart& part) { return part.isNowherePositive(function); });
}

/// Whether a ball contains what an ellipsoid has beyond the plane through its centre, if it
/// contains what that has on the plane. What else the ellipsoid has is at a point X at which the
/// distance from the centre is greatest among those nearby: with E the sum of the squares of the
/// arms, as matrices, X - centre = t (t - E)⁻¹ offset for a t > 0, the offset being that of the
/// ellipsoid's own centre, and offset·E (t - E)⁻² offset = 1. If the offset has no part along the
/// eigenvectors of an eigenvalue t, the points are on a sphere along those, and one of them is
/// highest.
bool holdsBeyond(const Sphere<double>& ball, const Vector& outward,
                 const Ellipsoid<double>& ellipsoid) {
  const Vector offset = exact(ellipsoid.center) - exact(ball.center);
  Symmetric<Rational> squares = multipleOfOne(Rational(0));
  Rational size(0);
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector arm = exact(ellipsoid.axes[i]) * Rational(ellipsoid.radii[i]);
    addSquare(squares, arm, Rational(1));
    size += squaredNorm(arm) + absolute(dot(arm, offset));
  }
  if (sign(size) == 0) {
    return sign(dot(outward, offset)) <= 0 || squaredNorm(offset) <= square(ball.radius);
  }
  // In this unit no t is greater than 1.
  size = powerOfTwoBelow(size) * Rational(2);
  using Vectors = Vector3<Polynomial>;
  const auto constant = [](const Vector& v) { return Vectors(v[0], v[1], v[2]); };
  const Polynomial t(std::vector<Rational>{Rational(0), Rational(1)});
  Symmetric<Polynomial> shape;
  Symmetric<Polynomial> rest = multipleOfOne(t);
  for (std::size_t k = 0; k < 3; ++k) {
    shape[k] = constant(squares[k] / size);
    rest[k] -= shape[k];
  }
  const Polynomial whole = determinant(rest);
  // The quotient of a vector, or of its product with another, and the determinant, reduced.
  struct Reduced {
    Vectors above;
    Polynomial below;
  };
  const auto reduced = [&](const Vectors& v) {
    Polynomial common = whole;
    for (int k = 0; k < 3; ++k) common = greatestCommonDivisor(common, v[k]);
    Reduced result{v, divide(whole, common).quotient};
    for (int k = 0; k < 3; ++k) result.above[k] = divide(v[k], common).quotient;
    return result;
  };
  const Reduced nearest = reduced(adjugateTimes(rest, constant(offset)));
  const Vectors& place = nearest.above;
  const Polynomial& below = nearest.below;
  const Polynomial left = Polynomial(size) * below * below - dot(place, times(shape, place));
  const Polynomial height = dot(constant(outward), place) * t;
  const Polynomial room =
      Polynomial(square(ball.radius)) * below * below - dot(place, place) * t * t - left * t;
  const auto isOutside = [&](const RealRoot& at) {
    return at.signOf(t) > 0 && at.signOf(below) != 0 && at.signOf(left) >= 0 && at.signOf(room) < 0;
  };
  for (const RealRoot& at : rootsInUnitInterval(left)) {
    if (isOutside(at) && at.signOf(height * below) > 0) return false;
  }
  const Polynomial none;
  const auto [along, pole] =
      reduced({dot(constant(outward), adjugateTimes(rest, constant(outward))), none, none});
  // At a pole the square of the part of the outward vector along the eigenvectors is a quotient.
  const Polynomial slope = derivative(pole);
  const Polynomial lift = (left * t * along[0] - height * height * slope) * slope;
  for (const RealRoot& at : rootsInUnitInterval(whole)) {
    if (!isOutside(at)) continue;
    if (at.signOf(height * below) > 0) return false;
    if (at.signOf(pole) == 0 && at.signOf(lift) > 0) return false;
  }
  return true;
}

/// Whether a solid contains every part of a round shape; nothing for hulls of vertices.
struct IncludesRound {
  const Shape& inner;

  std::optional<bool> operator()(const Aabb<double>& solid) const {
    for (int k = 0; k < 3; ++k) {
      Vector axis(Rational(0), Rational(0), Rational(0));
      axis[k] = Rational(1);
      if (!isWithin(inner, axis, Rational(solid.min[k]), Rational(solid.max[k]))) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Obb<double>& solid) const {
    for (std::size_t i = 0; i < 3; ++i) {
      const Vector normal = cross(exact(solid.axes[(i + 1) % 3]), exact(solid.axes[(i + 2) % 3]));
      const Rational middle = dot(normal, exact(solid.center));
      const Rational reach =
          absolute(dot(normal, exact(solid.axes[i]))) * Rational(solid.halfExtents[i]);
      if (!isWithin(inner, normal, middle - reach, middle + reach)) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const HalfSpace<double>& solid) const {
    return isBelow(inner, exact(solid.normal), Rational(solid.offset));
  }
  std::optional<bool> operator()(const Kdop<double>& solid) const {
    for (std::size_t i = 0; i < solid.directions.size(); ++i) {
      const auto& [x, y, z] = solid.directions[i];
      const Vector row{Rational(x), Rational(y), Rational(z)};
      if (!isWithin(inner, row, Rational(solid.min[i]), Rational(solid.max[i]))) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Sphere<double>& solid) const {
    return isNowherePositive(inner, [&](const Vector& point) -> Rational {
      return squaredNorm(Vector(point - exact(solid.center))) - square(solid.radius);
    });
  }
  std::optional<bool> operator()(const Ellipsoid<double>& solid) const {
    // All times the square of the determinant of the axes and of the radii, which saves divisions.
    std::array<Vector, 3> normals;
    std::array<Rational, 3> factors;
    Rational whole(1);
    for (std::size_t i = 0; i < 3; ++i) {
      normals[i] = cross(exact(solid.axes[(i + 1) % 3]), exact(solid.axes[(i + 2) % 3]));
      const Rational middle = dot(normals[i], exact(solid.center));
      if (solid.radii[i] == 0 && !isWithin(inner, normals[i], middle, middle)) return false;
      factors[i] = Rational(solid.radii[i] == 0 ? 0 : 1);
      if (solid.radii[i] != 0) whole *= square(solid.radii[i]);
      for (std::size_t j : {(i + 1) % 3, (i + 2) % 3}) {
        if (solid.radii[j] != 0) factors[i] *= square(solid.radii[j]);
      }
    }
    const Rational volume = dot(normals[0], exact(solid.axes[0]));
    return isNowherePositive(inner, [&](const Vector& point) {
      Rational sum = -volume * volume * whole;
      for (std::size_t i = 0; i < 3; ++i) {
        const Rational part = dot(normals[i], Vector(point - exact(solid.center)));
        sum += part * part * factors[i];
      }
      return sum;
    });
  }
  /// The ends are balls, and the rest is a cylinder.
  std::optional<bool> operator()(const Capsule<double>& solid) const {
    const Vector a = exact(solid.a);
    const Vector axis = exact(solid.b) - a;
    const Rational radius = square(solid.radius);
    if (isZero(axis)) return (*this)(Sphere<double>{solid.a, solid.radius});
    const auto fromAxis = [&](const Vector& point) -> Rational {
      return squaredNorm(Vector(cross(axis, point - a))) - radius * squaredNorm(axis);
    };
    if (!isNowherePositive(inner, fromAxis)) return false;
    if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&inner)) {
      return holdsBeyond({solid.a, solid.radius}, Vector(-axis), *ellipsoid) &&
             holdsBeyond({solid.b, solid.radius}, axis, *ellipsoid);
    }
    return std::ranges::all_of(roundParts(inner), [&](const RoundPart& part) {
      const auto isInBall = [&](const Vector& end, const Vector& outward) {
        const auto beyond = [&](const Vector& point) -> Rational {
          return dot(outward, Vector(point - end));
        };
        // Linear on the boundary of the part, where points are all as far from its centre.
        const auto outside = [&](const Vector& point) -> Rational {
          return dot(Vector(part.center - end), Vector(point * Rational(2) - part.center - end)) +
                 part.square - radius;
        };
        return part.isNowhereBoth(beyond, outside);
      };
      return isInBall(a, Vector(-axis)) && isInBall(a + axis, axis);
    });
  }
  std::optional<bool> operator()(const Cylinder<double>& solid) const {
    const Vector a = exact(solid.a);
    const Vector axis = exact(solid.b) - a;
    const Rational low = dot(axis, a);
    if (!isWithin(inner, axis, low, low + squaredNorm(axis))) return false;
    return isNowherePositive(inner, [&](const Vector& point) -> Rational {
      return squaredNorm(Vector(cross(axis, point - a))) - square(solid.radius) * squaredNorm(axis);
    });
  }
  std::optional<bool> operator()(const Cone<double>& solid) const {
    const Vector apex = exact(solid.apex);
    const Vector axis = exact(solid.axis);
    const Rational height(solid.height);
    const Rational length = squaredNorm(axis);
    const Rational low = dot(axis, apex);
    if (!isWithin(inner, axis, low, low + height * length)) return false;
    return isNowherePositive(inner, [&](const Vector& point) -> Rational {
      const Vector offset = point - apex;
      const Rational along = dot(axis, offset);
      const Rational radial = squaredNorm(offset) * length - along * along;
      // A cone of zero height is its base.
      if (sign(height) == 0) return radial - square(solid.radius) * length;
      return radial * height * height * length - square(solid.radius) * along * along;
    });
  }
  template <typename Solid>
  std::optional<bool> operator()(const Solid&) const {
    return std::nullopt;
  }
};

/// Whether a shape is convex and has an inside.
bool isSolid(const Shape& shape) {
  return (isRound(shape) && !isAnyOf<Disc<double>>(shape)) ||
         isAnyOf<HalfSpace<double>, Aabb<double>, Obb<double>, Tetrahedron<double>, Frustum<double>,
                 Convex<double>, Kdop<double>>(shape);
}

}  // namespace

bool isRound(const Shape& shape) {
  return isAnyOf<Sphere<double>, Capsule<double>, Cylinder<double>, Cone<double>, Disc<double>,
                 Ellipsoid<double>>(shape);
}

std::optional<std::vector<Vector>> exactCornersOf(const Shape& shape) {
  std::vector<Vector> corners;
  if (const auto* mesh = std::get_if<Mesh>(&shape)) {
    std::vector<bool> isUsed(mesh->vertices.size());
    for (const auto& triangle : mesh->triangles) {
      for (const int i : triangle) isUsed[static_cast<std::size_t>(i)] = true;
    }
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
      if (isUsed[i]) corners.push_back(exact(mesh->vertices[i]));
    }
    return corners;
  }
  const auto* cylinder = std::get_if<Cylinder<double>>(&shape);
  if (cylinder != nullptr && cylinder->radius == 0) {
    return std::vector{exact(cylinder->a), exact(cylinder->b)};
  }
  const auto cone = coneOf(shape);
  if (cone && cone->radius == 0) {
    const Vector apex = exact(cone->apex);
    return std::vector{apex, Vector(apex + exact(cone->axis) * Rational(cone->height))};
  }
  const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape);
  if (ellipsoid != nullptr && std::ranges::count(ellipsoid->radii, 0.0) >= 2) {
    // A segment or a point.
    const auto longest = std::ranges::max_element(ellipsoid->radii) - ellipsoid->radii.begin();
    const auto i = static_cast<std::size_t>(longest);
    const Vector center = exact(ellipsoid->center);
    const Vector arm = exact(ellipsoid->axes[i]) * Rational(ellipsoid->radii[i]);
    return std::vector{Vector(center - arm), Vector(center + arm)};
  }
  for (const GeneratedSet& part : convexParts(shape)) {
    if (!part.directions.empty() || sign(part.radius) != 0) return std::nullopt;
    corners.insert(corners.end(), part.points.begin(), part.points.end());
  }
  // Only the slabs of a k-DOP may leave no point.
  if (corners.empty() && !isAnyOf<Kdop<double>>(shape)) return std::nullopt;
  return corners;
}

std::optional<bool> includesExactly(const Shape& solid, const Shape& inner) {
  if (const auto* mesh = std::get_if<Mesh>(&solid)) return enclosesExactly(*mesh, inner);
  if (!isSolid(solid)) return std::nullopt;
  if (const auto corners = exactCornersOf(inner)) {
    return std::ranges::all_of(
        *corners, [&](const Vector& corner) { return *containsExactly(solid, corner); });
  }
  return isRound(inner) ? std::visit(IncludesRound{inner}, solid) : std::nullopt;
}

}  // namespace hairline
