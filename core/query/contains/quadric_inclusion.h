#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/math/symmetric.h"
#include "core/query/contains/half_spaces.h"
#include "core/query/general/carrier.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/ellipsoid.h"
#include "core/shapes/sphere.h"

namespace hairline {

// Whether a ball, disc or ellipsoid is where a quadratic function is not positive.

namespace quadric_inclusion {

/// A vector that is not zero, perpendicular to an axis unless that is zero.
template <Scalar S>
Vector3<S> anyAcross(const Vector3<S>& axis) {
  for (int k = 0; k < 2; ++k) {
    const Vector3<S> across = cross(axis, half_spaces::unit<S>(k));
    if (!isZero(across)) return across;
  }
  return half_spaces::unit<S>(0);
}

/// A sum of columns with weights.
template <typename S>
Vector3<S> combination(const std::array<Vector3<S>, 3>& columns, const Vector3<S>& weights) {
  return columns[0] * weights[0] + columns[1] * weights[1] + columns[2] * weights[2];
}

/// The function offset·(matrix offset) - constant with offset = X - origin.
template <typename S>
struct Quadric {
  Vector3<S> origin;
  Symmetric<S> matrix;
  S constant;
};

/// |axis × offset|² - constant: the cylinder around an axis.
template <Scalar S>
Quadric<S> aroundAxis(const Vector3<S>& origin, const Vector3<S>& axis, const S& constant) {
  Quadric<S> quadric{origin, multipleOfOne<S>(squaredNorm(axis)), constant};
  addSquare<S>(quadric.matrix, axis, S(-1));
  return quadric;
}

// The curved surfaces of solids.

template <Scalar S>
Quadric<S> surfaceOf(const Sphere<S>& solid) {
  return {solid.center, multipleOfOne<S>(S(1)), S(solid.radius * solid.radius)};
}
template <Scalar S>
Quadric<S> surfaceOf(const Cylinder<S>& solid) {
  const Vector3<S> axis = solid.b - solid.a;
  return aroundAxis<S>(solid.a, axis, S(solid.radius * solid.radius * squaredNorm(axis)));
}
/// Of the cylinder between the balls.
template <Scalar S>
Quadric<S> surfaceOf(const Capsule<S>& solid) {
  return surfaceOf<S>(Cylinder<S>{solid.a, solid.b, solid.radius});
}
/// Of the cone and what is opposite of its apex; of one without height that of its base.
template <Scalar S>
Quadric<S> surfaceOf(const Cone<S>& solid) {
  const S length = squaredNorm(solid.axis);
  const S square = solid.radius * solid.radius;
  if (sign(solid.height) == 0) return aroundAxis<S>(solid.apex, solid.axis, S(square * length));
  Quadric<S> quadric = aroundAxis<S>(solid.apex, solid.axis, S(0));
  const S factor = solid.height * solid.height * length;
  for (Vector3<S>& column : quadric.matrix) column = column * factor;
  addSquare<S>(quadric.matrix, solid.axis, S(-square));
  return quadric;
}
/// Of a flat one only across its plane or line.
template <Scalar S>
Quadric<S> surfaceOf(const Ellipsoid<S>& solid) {
  const S volume = dot(solid.axes[0], cross(solid.axes[1], solid.axes[2]));
  std::array<S, 3> squares;
  S all(1);
  for (std::size_t i = 0; i < 3; ++i) {
    squares[i] = sign(solid.radii[i]) == 0 ? S(1) : S(solid.radii[i] * solid.radii[i]);
    all *= squares[i];
  }
  Quadric<S> quadric{solid.center, multipleOfOne<S>(S(0)), S(volume * volume * all)};
  for (std::size_t i = 0; i < 3; ++i) {
    if (sign(solid.radii[i]) == 0) continue;
    const Vector3<S> normal = cross(solid.axes[(i + 1) % 3], solid.axes[(i + 2) % 3]);
    addSquare<S>(quadric.matrix, normal, S(squares[(i + 1) % 3] * squares[(i + 2) % 3]));
  }
  return quadric;
}

/// The points center + sum of y_i columns_i with sum of weights_i y_i² <= square.
template <typename S>
struct RoundPart {
  Vector3<S> center;
  std::array<Vector3<S>, 3> columns;
  Vector3<S> weights;
  S square;
};

/// The ball, disc or ellipsoid around a centre of a carrier.
template <Scalar S>
RoundPart<S> roundPart(const Carrier<S>& carrier, std::size_t i) {
  const Vector3<S> ones(S(1), S(1), S(1));
  if (!carrier.arms.empty()) {
    return {carrier.centers[i], {carrier.arms[0], carrier.arms[1], carrier.arms[2]}, ones, S(1)};
  }
  RoundPart<S> part{carrier.centers[i], multipleOfOne<S>(S(1)), ones,
                    S(carrier.radius * carrier.radius)};
  if (carrier.isOfDiscs()) {
    const Vector3<S> across = anyAcross<S>(carrier.axis);
    const Vector3<S> beside = cross(carrier.axis, across);
    part.columns = {across, beside, Vector3<S>(S(0), S(0), S(0))};
    part.weights = {squaredNorm(across), squaredNorm(beside), S(1)};
  }
  return part;
}

/// The function in the coordinates of a part: y·(matrix y) + 2 slope·y + value.
template <typename S>
struct Seen {
  Symmetric<S> matrix;
  Vector3<S> slope;
  S value;
};
template <Scalar S>
Seen<S> seenFrom(const RoundPart<S>& part, const Quadric<S>& quadric) {
  const Vector3<S> offset = part.center - quadric.origin;
  const Vector3<S> image = times<S>(quadric.matrix, offset);
  Seen<S> seen;
  seen.value = dot(offset, image) - quadric.constant;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector3<S> turned = times<S>(quadric.matrix, part.columns[i]);
    seen.slope[static_cast<int>(i)] = dot(part.columns[i], image);
    for (std::size_t j = 0; j < 3; ++j) {
      seen.matrix[i][static_cast<int>(j)] = dot(part.columns[j], turned);
    }
  }
  return seen;
}

/// Where a function is greatest.
template <typename S>
struct Greatest {
  Vector3<S> place;
  S value;
};

/// Eigenvalues, and eigenvectors as columns, by Jacobi's rotations.
template <std::floating_point S>
std::pair<Vector3<S>, std::array<Vector3<S>, 3>> eigenvectorsOf(Symmetric<S> m) {
  std::array<Vector3<S>, 3> vectors = multipleOfOne<S>(S(1));
  for (int step = 0; step < 60; ++step) {
    const int p = step % 3 == 2 ? 1 : 0;
    const int q = step % 3 == 0 ? 1 : 2;
    Vector3<S>& first = m[static_cast<std::size_t>(p)];
    Vector3<S>& second = m[static_cast<std::size_t>(q)];
    if (first[q] == 0) continue;
    const S ratio = (second[q] - first[p]) / (S(2) * first[q]);
    const S size = absolute(ratio) + squareRoot(S(ratio * ratio + 1));
    const S tangent = ratio < 0 ? -1 / size : 1 / size;
    const S cosine = 1 / squareRoot(S(tangent * tangent + 1));
    const S sine = tangent * cosine;
    const auto turn = [&](S& a, S& b) {
      const S before = a;
      a = cosine * before - sine * b;
      b = sine * before + cosine * b;
    };
    for (int k = 0; k < 3; ++k) turn(first[k], second[k]);
    for (Vector3<S>& column : m) turn(column[p], column[q]);
    // Else what rounding leaves would be turned for ever.
    first[q] = second[p] = 0;
    for (int k = 0; k < 3; ++k) {
      turn(vectors[static_cast<std::size_t>(p)][k], vectors[static_cast<std::size_t>(q)][k]);
    }
  }
  return {{m[0][0], m[1][1], m[2][2]}, vectors};
}

/// In the unit ball, by the multiplier of its boundary (the trust-region problem), to rounding.
template <std::floating_point S>
Greatest<S> greatestInBall(const Seen<S>& seen) {
  const auto eigen = eigenvectorsOf<S>(seen.matrix);
  const Vector3<S>& values = eigen.first;
  const std::array<Vector3<S>, 3>& vectors = eigen.second;
  Vector3<S> slopes;
  for (int k = 0; k < 3; ++k) slopes[k] = dot(vectors[static_cast<std::size_t>(k)], seen.slope);
  // The multiplier is at least the greatest eigenvalue.
  int top = 0;
  for (int k = 1; k < 3; ++k) top = values[k] > values[top] ? k : top;
  const S least = maximum(values[top], S(0));
  S multiplier = least;
  for (int k = 0; k < 3; ++k) multiplier = maximum(multiplier, values[k] + absolute(slopes[k]));
  const auto placeAt = [&](const S& at) {
    Vector3<S> y;
    // A slope that vanishes beside its eigenvalue is what rounding leaves of none.
    for (int k = 0; k < 3; ++k) {
      y[k] = slopes[k] == 0 || at == values[k] ? S(0) : slopes[k] / (at - values[k]);
    }
    return y;
  };
  // Newton's method for 1 / |y| = 1, which comes from below and never passes the root.
  for (int step = 0; step < 100 && multiplier > least; ++step) {
    const Vector3<S> y = placeAt(multiplier);
    const S square = squaredNorm(y);
    S bend(0);
    for (int k = 0; k < 3; ++k) bend += y[k] == 0 ? S(0) : y[k] * y[k] / (multiplier - values[k]);
    const S next = multiplier + square / bend * (squareRoot(square) - S(1));
    if (!(next > multiplier)) break;
    multiplier = next;
  }
  Vector3<S> y = placeAt(multiplier);
  const S value = multiplier + seen.value + dot(slopes, y);
  const S rest = S(1) - squaredNorm(y);
  if (multiplier == least && rest > 0) y[top] += squareRoot(rest);
  return {combination<S>(vectors, y), value};
}

/// In a part whose `square` is positive.
template <std::floating_point S>
Greatest<S> greatestIn(RoundPart<S> part, const Quadric<S>& quadric) {
  for (int k = 0; k < 3; ++k) {
    part.columns[static_cast<std::size_t>(k)] *= squareRoot(S(part.square / part.weights[k]));
  }
  const auto [y, value] = greatestInBall<S>(seenFrom<S>(part, quadric));
  return {part.center + combination<S>(part.columns, y), value};
}
/// As near as double finds it, for numbers of any size.
Greatest<Rational> greatestIn(RoundPart<Rational> part, const Quadric<Rational>& quadric);

/// A linear function of the coordinates of a part: slope·y + value.
template <typename S>
struct Linear {
  Vector3<S> slope;
  S value;
};
template <Scalar S>
Linear<S> heightsIn(const RoundPart<S>& part, const Vector3<S>& normal, const Vector3<S>& origin) {
  Linear<S> heights;
  heights.value = dot(normal, Vector3<S>(part.center - origin));
  for (int k = 0; k < 3; ++k) {
    heights.slope[k] = dot(normal, part.columns[static_cast<std::size_t>(k)]);
  }
  return heights;
}

/// In the part of the unit ball where a linear function is positive, to rounding: at a local
/// maximum of a convex function, if there is one. Besides the greatest value in the ball there is
/// at most one (Martínez 1994), whose multiplier is between the two greatest eigenvalues; and where
/// those of the greatest eigenvalue are many, they differ in their heights.
template <std::floating_point S>
std::optional<Greatest<S>> greatestBeyond(const Seen<S>& seen, const Linear<S>& heights) {
  const auto eigen = eigenvectorsOf<S>(seen.matrix);
  const Vector3<S>& values = eigen.first;
  const std::array<Vector3<S>, 3>& vectors = eigen.second;
  Vector3<S> slopes;
  Vector3<S> rises;
  for (int k = 0; k < 3; ++k) {
    slopes[k] = dot(vectors[static_cast<std::size_t>(k)], seen.slope);
    rises[k] = dot(vectors[static_cast<std::size_t>(k)], heights.slope);
  }
  std::optional<Greatest<S>> best;
  const auto consider = [&](const Vector3<S>& y) {
    if (!(dot(rises, y) + heights.value > 0)) return;
    S value = seen.value;
    for (int k = 0; k < 3; ++k) value += y[k] * (values[k] * y[k] + 2 * slopes[k]);
    if (!best || value > best->value) best = {combination<S>(vectors, y), value};
  };
  const Vector3<S> whole = greatestInBall<S>(seen).place;
  Vector3<S> turned;
  for (int k = 0; k < 3; ++k) turned[k] = dot(vectors[static_cast<std::size_t>(k)], whole);
  consider(turned);
  int top = 0;
  for (int k = 1; k < 3; ++k) top = values[k] > values[top] ? k : top;
  // Eigenvalues that rounding or little more tells apart count as one.
  const S slack = values[top] * squareRoot(std::numeric_limits<S>::epsilon());
  Vector3<S> ridge(S(0), S(0), S(0));
  Vector3<S> way(S(0), S(0), S(0));
  S second(0);
  for (int k = 0; k < 3; ++k) {
    if (k != top) second = maximum(second, values[k]);
    if (values[top] - values[k] <= slack) {
      way[k] = rises[k];
    } else {
      ridge[k] = slopes[k] / (values[top] - values[k]);
    }
  }
  const S rest = S(1) - squaredNorm(ridge);
  const S length = squareRoot(squaredNorm(way));
  if (rest >= 0 && length > 0) consider(ridge + way * S(squareRoot(rest) / length));
  // Newton's method for |y| = 1, which comes from above and never passes the root.
  S multiplier = values[top] - absolute(slopes[top]);
  for (int step = 0; step < 100 && multiplier > second; ++step) {
    Vector3<S> y(S(0), S(0), S(0));
    S bend(0);
    for (int k = 0; k < 3; ++k) {
      if (slopes[k] == 0) continue;
      y[k] = slopes[k] / (multiplier - values[k]);
      bend -= 2 * y[k] * y[k] / (multiplier - values[k]);
    }
    const S over = squaredNorm(y) - 1;
    const S next = multiplier - over / bend;
    if (!(bend > 0) || !(next < multiplier)) {
      if (bend > 0) consider(y / S(squareRoot(squaredNorm(y))));
      break;
    }
    multiplier = next;
  }
  return best;
}
template <std::floating_point S>
std::optional<Greatest<S>> greatestBeyond(const RoundPart<S>& part, const Quadric<S>& quadric,
                                          const Vector3<S>& normal) {
  auto best =
      greatestBeyond<S>(seenFrom<S>(part, quadric), heightsIn<S>(part, normal, quadric.origin));
  if (best) best->place = part.center + combination<S>(part.columns, best->place);
  return best;
}
/// As near as double finds it, for numbers of any size.
std::optional<Greatest<Rational>> greatestBeyond(const RoundPart<Rational>& part,
                                                 const Quadric<Rational>& quadric,
                                                 const Vector3<Rational>& normal);

/// Whether a convex function is positive in an ellipsoid beyond the plane through the quadric's
/// origin with a normal; if it is so nowhere on the plane. It is then at a local maximum. There,
/// with the multiplier t of the boundary |y| = 1, t y = matrix y + slope. So y is a quotient of
/// polynomials of t, which is a root of one of degree 6 or less; or t is an eigenvalue along whose
/// eigenvectors the slope has no part, and that of y is any of its length.
bool isPositiveBeyond(const RoundPart<Rational>& part, const Quadric<Rational>& quadric,
                      const Vector3<Rational>& normal);

/// Whether a function is nowhere positive in a part, whose `square` is positive. By the S-lemma
/// that is so if and only if, for a t in [0, 1], the quadratic form
/// t (sum of weights_i y_i² - square) - (1-t) function has no negative eigenvalue. At t = 1 its
/// determinant is negative. At the determinant's greatest root the form has no negative eigenvalue
/// if and only if its part without slopes has none: if that root is not below the greatest one of
/// the smaller determinant, where what both have in common does not count.
bool isNowherePositive(const RoundPart<Rational>& part, const Quadric<Rational>& quadric);

}  // namespace quadric_inclusion

}  // namespace hairline
