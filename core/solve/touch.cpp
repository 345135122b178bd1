#include "core/solve/touch.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/arithmetic_scope.h"
#include "core/math/square_root.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"
#include "core/solve/exact_move.h"
#include "core/solve/touch_bracket.h"
#include "core/solve/touch_search.h"
#include "core/solve/ways.h"

namespace hairline {
namespace {

/// Completes the result once the shape is chosen. A contradicting verdict is an error of this
/// program, which is not ignored.
Result<Solved> verified(Solved solved, const Shape& fixed) {
  const std::optional<bool> verdict = exactVerdict(solved.shape, fixed);
  if (verdict && *verdict != (solved.contact.state != ContactState::apart)) {
    return unsupported(
        Message("The exact query of the pair does not confirm the result; nothing was moved"));
  }
  solved.isVerified = verdict.has_value();
  return solved;
}

/// Shapes of several parts are separated along one axis from all parts at once: of the axes of all
/// pairs of parts the one with the shortest translation.
std::optional<QuadraticPoint<Rational>> wayOutOfParts(const Shape& moving, const Shape& fixed) {
  std::optional<QuadraticPoint<Rational>> best;
  std::optional<Rational> shortest;
  for (const Vector3<Rational>& axis : axesOfParts(moving, fixed)) {
    const auto way = wayToContact(moving, fixed, axis);
    if (!way) continue;
    Rational length(0);
    for (const Quadratic<Rational>& part : *way) length += part.a * part.a;
    if (shortest && *shortest <= length) continue;
    shortest = length;
    best = *way;
  }
  return best;
}

Result<QuadraticPoint<Rational>> offsetToContact(const Shape& moving, const Shape& fixed,
                                                 const Contact& contact,
                                                 const std::optional<Vector3<double>>& along) {
  if (along) {
    if (!along->allFinite()) return unsupported(Message("The direction must be finite"));
    return wayToContact(moving, fixed, fromDouble<Rational>(*along));
  }
  if (contact.state == ContactState::overlapping) {
    if (const auto way = wayOutOfParts(moving, fixed)) return *way;
  }
  return contact.offset();
}

/// A ball touching a plane or half-space whose normal has an irrational length is at no rational
/// distance from it.
bool isNeverRational(const Shape& moving, const Shape& fixed) {
  const auto check = [](const Shape& round, const Shape& flat) {
    const std::optional<Plane<double>> plane = boundaryOf(flat);
    const auto* sphere = std::get_if<Sphere<double>>(&round);
    const auto* capsule = std::get_if<Capsule<double>>(&round);
    if (!plane || (sphere == nullptr && capsule == nullptr)) return false;
    const double radius = sphere != nullptr ? sphere->radius : capsule->radius;
    return radius > 0 && !exactSquareRoot(squaredNorm(convert<Rational>(*plane).normal));
  };
  return check(moving, fixed) || check(fixed, moving);
}

}  // namespace

Result<Solved> touch(const Shape& moving, const Shape& fixed,
                     const std::optional<Vector3<double>>& along) {
  const ArithmeticScope scope;
  if (!along && isBracketed(moving, fixed)) return bracketedContact(moving, fixed, true);
  const Result<Contact> contact = contactOf(moving, fixed);
  if (!contact) return contact.error();
  Solved solved{moving, *contact};
  if (contact->state != ContactState::touching) {
    const Result<QuadraticPoint<Rational>> offset = offsetToContact(moving, fixed, *contact, along);
    if (!offset) return offset.error();
    if (isPlanar(moving) && sign((*offset)[2]) != 0) {
      return unsupported(
          Message("A planar shape would have to leave its plane to touch the other object"));
    }
    const Shape rounded = movedExactly(moving, *offset);
    if (const auto fault = validate(rounded)) {
      return unsupported(Message("The moved shape would be invalid: %1", fault->message));
    }
    const Result<Solved> nearest = nearestTouching(rounded, fixed, *contact);
    if (!nearest) return nearest.error();
    solved = *nearest;
    solved.isIrrational = isNeverRational(moving, fixed);
  }
  return verified(std::move(solved), fixed);
}

Result<Solved> oneUlp(const Shape& moving, const Shape& fixed, UlpStep step) {
  const ArithmeticScope scope;
  if (isBracketed(moving, fixed)) {
    return bracketedContact(moving, fixed, step == UlpStep::into);
  }
  const Result<Solved> touching = touch(moving, fixed);
  if (!touching) return touching.error();
  const Shape& base = touching->shape;
  const Vector3<Rational>& axis = touching->contact.axis;
  int k = 0;
  for (int i = 1; i < (isPlanar(moving) ? 2 : 3); ++i) {
    if (absolute(axis[i]) > absolute(axis[k])) k = i;
  }
  // The axis points from the moving shape to the other.
  const int way = sign(axis[k]) * (step == UlpStep::into ? 1 : -1);
  const ContactState goal = step == UlpStep::into ? ContactState::overlapping : ContactState::apart;
  const auto moved = [&](double distance) {
    Vector3<Rational> offset(Rational(0), Rational(0), Rational(0));
    offset[k] = Rational(way * distance);
    return movedExactly(base, exactOffset(offset));
  };
  std::optional<Solved> found;
  const auto reaches = [&](double distance) {
    const Shape shape = moved(distance);
    if (validate(shape)) return false;
    const Result<Contact> contact = contactOf(shape, fixed);
    if (!contact || contact->state != goal) return false;
    found = Solved{shape, *contact};
    return true;
  };
  // Positive distances lead towards the goal. Searches outwards from the least that can matter,
  // until one side of zero reaches it and the other does not.
  const bool isThere = reaches(0);
  double size = std::abs(touching->contact.gap.value());
  Shape copy = base;
  for (const double* number : placeNumbers(copy)) size = std::max(size, std::abs(*number));
  const double most = std::clamp(size, 1.0, 1e300) * 8;
  double far = size > 0 ? size * 0x1p-60 : 0;
  if (far == 0) far = std::numeric_limits<double>::denorm_min();
  while (reaches(isThere ? -far : far) == isThere) {
    far *= 4;
    if (far <= most) continue;
    return unsupported(
        step == UlpStep::into
            ? Message("The objects have no interior that could overlap")
            : Message("The objects stay in contact at every position along the axis"));
  }
  std::int64_t low = isThere ? orderOf(-far) : 0;
  std::int64_t high = isThere ? 0 : orderOf(far);
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (reaches(doubleAt(middle)) ? high : low) = middle;
  }
  reaches(doubleAt(high));
  return verified(std::move(*found), fixed);
}

}  // namespace hairline
