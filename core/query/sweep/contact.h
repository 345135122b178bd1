#pragma once

#include <type_traits>

#include "core/math/unit_factor.h"
#include "core/query/answer.h"

namespace hairline {

/// A time of contact: possibly irrational in exact.
template <Scalar S>
using ContactTime = std::conditional_t<std::same_as<S, Rational>, Quadratic<Rational>, S>;

/// A time that is a plain number.
template <Scalar S>
ContactTime<S> plainTime(const S& time) {
  if constexpr (std::same_as<S, Rational>) {
    return {time, S(0), S(0)};
  } else {
    return time;
  }
}

/// The sign of first - second.
template <Scalar S>
int compareTimes(const ContactTime<S>& first, const ContactTime<S>& second) {
  if constexpr (std::same_as<S, Rational>) {
    return compare(first, second);
  } else {
    return sign(S(first - second));
  }
}

template <Scalar S>
double timeForDisplay(const ContactTime<S>& time) {
  if constexpr (std::same_as<S, Rational>) {
    return nearestDouble(time);
  } else {
    return toDouble(time);
  }
}

/// A uniformly moving point: start + velocity·t.
template <typename S>
struct MovingPoint {
  Vector3<S> start;
  Vector3<S> velocity;

  Vector3<S> at(const S& time) const { return start + velocity * time; }
};

template <Scalar S>
[[gnu::always_inline]] inline MovingPoint<S> operator-(const MovingPoint<S>& a,
                                                       const MovingPoint<S>& b) {
  return {a.start - b.start, a.velocity - b.velocity};
}

/// The position of a point at an irrational time.
inline QuadraticPoint<Rational> pointAt(const MovingPoint<Rational>& point,
                                        const Quadratic<Rational>& time) {
  QuadraticPoint<Rational> result;
  for (int k = 0; k < 3; ++k) {
    const Rational& speed = point.velocity[k];
    result[static_cast<std::size_t>(k)] = {point.start[k] + speed * time.a, speed * time.b, time.c};
  }
  return result;
}

/// Makes an answer a hit at a time, with its uniformly moving point. A normal of zero is left out.
template <Scalar S>
void setContact(SweepAnswer<S>& answer, const ContactTime<S>& time, const MovingPoint<S>& point,
                const MovingPoint<S>& normal) {
  answer.hit = true;
  const auto setPlain = [&](const S& plain) {
    answer.time = plain;
    answer.point = point.at(plain);
    answer.normal = normal.at(plain);
    if (isZero(*answer.normal)) answer.normal.reset();
  };
  if constexpr (std::same_as<S, Rational>) {
    if (const std::optional<Rational> plain = exactValue(time)) {
      setPlain(*plain);
      return;
    }
    answer.quadraticTime = time;
    answer.quadraticPoint = pointAt(point, time);
    if (isZero(normal.velocity)) {
      if (!isZero(normal.start)) answer.normal = normal.start;
    } else {
      answer.quadraticNormal = pointAt(normal, time);
    }
  } else {
    setPlain(time);
  }
}

/// The largest component by magnitude.
template <Scalar S>
S largestMagnitude(const Vector3<S>& v) {
  return maximum(maximum(absolute(v[0]), absolute(v[1])), absolute(v[2]));
}

/// The vector scaled by a factor from factorToUnit.
template <Scalar S>
Vector3<S> timesFactor(const Vector3<S>& v, const S& factor) {
  if constexpr (std::floating_point<S>) {
    return v * factor;
  } else {
    return v;
  }
}

}  // namespace hairline
