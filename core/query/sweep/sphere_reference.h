#pragma once

#include "core/query/closest/pair_reference.h"
#include "core/query/intersect/sphere_reference.h"
#include "core/query/query.h"
#include "core/query/sweep/contact.h"

namespace hairline {

/// A ball, and its displacement as seen from the shape it moves against.
struct MovingSphere {
  Vector3<Rational> center;
  Rational radius;
  Vector3<Rational> way;
};

/// The way to the ball's centre from the line or plane in which a piece lies, perpendicular to
/// that, as it moves. Nothing where the piece's directions depend on each other.
std::optional<MovingPoint<Rational>> wayFrom(const FlatPiece& piece, const MovingSphere& ball);

/// When such a way first has the length of the ball's radius, if it ever does and did not always
/// have one length.
std::optional<Quadratic<Rational>> timeAtRadius(const MovingPoint<Rational>& way,
                                                const Rational& radius);

/// A moving ball and a shape of flat pieces that is carried along a way of its own. Whether the
/// ball has touched by some time is told by the nearest points of the centre's way up to then and
/// the shape, all pairs of their features tried (nearestOfPairs). That can only change where the
/// centre is at the radius from the line or plane that some piece lies in: those times are the
/// candidates, and the first up to which the ball has touched is the answer. Nothing is asked about
/// where on a piece the ball touches, and nothing is clipped. At a rational time the nearest points
/// then are the contact.
SweepAnswer<Rational> firstContactOfBall(const MovingSphere& ball,
                                         const std::vector<FlatPiece>& pieces,
                                         const Vector3<Rational>& carried);

/// A ball and a shape of flat pieces.
template <template <typename> class B>
struct SweepSphereReference {
  static constexpr QueryInfo info{Kind::sweep, "reference", "nearest points of the centre's way"};
  template <typename S>
  using Input = typename SweepInput<Sphere, B>::template Type<S>;

  static SweepAnswer<Rational> refer(const Input<double>& input) {
    const Vector3<Rational> carried = fromDouble<Rational>(input.displacements[1]);
    return firstContactOfBall({fromDouble<Rational>(input.a.center), Rational(input.a.radius),
                               fromDouble<Rational>(input.displacements[0]) - carried},
                              piecesOf(input.b), carried);
  }
};

/// Two balls: the first against the centre of the second, with the sum of the radii.
struct SweepSphereSphereReference {
  static constexpr QueryInfo info{Kind::sweep, "reference", "nearest points of the centre's way",
                                  true};
  template <typename S>
  using Input = SweepInput<Sphere, Sphere>::Type<S>;

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
