#include "core/query/proof/rotation_facts.h"

#include <algorithm>
#include <cmath>

#include "core/math/square_root.h"
#include "core/query/proof/exact_sets.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Binary digits after the point of sines and cosines, and of roots.
constexpr int digits = 160;

Rational unit() { return Rational(0x1p-160); }

/// The next multiple of a unit below or at a number.
Rational shortened(const Rational& x) { return Rational(x * Rational(0x1p160)).floor() * unit(); }

/// A sine and a cosine, each off by at most `error`.
struct SineCosine {
  Rational sine;
  Rational cosine;
  Rational error;
};

/// Of an angle in radians, of absolute value 6284 or less.
SineCosine sineCosineOf(const Rational& angle) {
  Rational x = shortened(angle);
  int halvings = 0;
  for (; absolute(x) > Rational(0.125); ++halvings) x *= Rational(0.5);
  // The shortened angle is off by 1 unit, each term of the series by less than 1.2, and what
  // follows the last by less than 1.
  SineCosine result{Rational(0), Rational(1), unit() * Rational(64)};
  Rational term(1);
  for (int n = 1; n <= 32; ++n) {
    term = shortened(term * x / Rational(n));
    const bool isMinus = n % 4 >= 2;
    Rational& sum = n % 2 == 1 ? result.sine : result.cosine;
    sum = isMinus ? sum - term : sum + term;
  }
  // Where cosine and sine are off by e, 2c² - 1 and 2sc are off by 4e + 2e² at most.
  for (; halvings > 0; --halvings) {
    const auto [s, c, error] = result;
    result = {shortened(Rational(2) * s * c), shortened(Rational(2) * c * c - Rational(1)),
              error * Rational(5) + unit()};
  }
  return result;
}

}  // namespace

/// The heights of a moving body's points along an axis over time: base + along·cos φ + across·sin φ
/// + speed·time, φ being the angle of the rotation by then.
class RotatingSubject::Heights {
 public:
  Heights(const Body& body, const Vector& axis) : m_speed(dot(axis, body.displacement)) {
    Rational square(0);
    for (const Vector& point : body.points) {
      if (body.rotation == nullptr) {
        m_points.push_back({dot(axis, point), Rational(0), Rational(0)});
        continue;
      }
      // R v = w (w·v) / w·w + (v - that) cos φ + (w × v) / |w| sin φ
      const Vector center = exact(body.rotation->center);
      const Vector w = exact(body.rotation->axis);
      const Vector arm = point - center;
      const Rational fixed = dot(axis, w) * dot(w, arm) / squaredNorm(w);
      const Height height{dot(axis, center) + fixed, dot(axis, arm) - fixed,
                          dot(axis, Vector(cross(w, arm)))};
      square = maximum(
          square, height.along * height.along + height.across * height.across / squaredNorm(w));
      m_points.push_back(height);
    }
    if (body.rotation == nullptr) return;
    m_angle = Rational(body.rotation->angle);
    m_amplitude = enclosedSquareRoot(square, digits).max;
    m_inverseLength =
        enclosedSquareRoot(Rational(1) / squaredNorm(exact(body.rotation->axis)), digits);
  }

  /// Bounds on the heights at the ends of a part of the time. On the line between them they hold
  /// throughout.
  using Bounds = std::array<Interval<Rational>, 2>;

  /// From those at the ends: a function whose second derivative is at most M in absolute value is
  /// off the line between its values at the ends of a time d by at most M d² / 8.
  Bounds boundsFromEnds(const Rational& from, const Rational& to) const {
    const Rational turn = m_angle * (to - from);
    const Rational off = m_amplitude * turn * turn / Rational(8);
    return {widened(at(from), off), widened(at(to), off)};
  }
  /// Those of a whole turn.
  Bounds boundsOfTurn(const Rational& from, const Rational& to) const {
    Interval<Rational> bases{m_points[0].base, m_points[0].base};
    for (const Height& height : m_points) include(bases, height.base, Rational(0));
    return {widened(shifted(bases, from), m_amplitude), widened(shifted(bases, to), m_amplitude)};
  }

 private:
  struct Height {
    Rational base;
    Rational along;
    /// Times the length of the axis of rotation.
    Rational across;
  };

  static void include(Interval<Rational>& extent, const Rational& x, const Rational& slack) {
    extent = {minimum(extent.min, x - slack), maximum(extent.max, x + slack)};
  }
  static Interval<Rational> widened(const Interval<Rational>& extent, const Rational& slack) {
    return {extent.min - slack, extent.max + slack};
  }
  Interval<Rational> shifted(const Interval<Rational>& extent, const Rational& time) const {
    return {extent.min + m_speed * time, extent.max + m_speed * time};
  }

  Interval<Rational> at(const Rational& time) const {
    const auto [sine, cosine, error] = sineCosineOf(m_angle * time);
    const Rational& inverse = m_inverseLength.max;
    // The true sine is at most 1.
    const Rational errorOfAcross = error * inverse + (inverse - m_inverseLength.min);
    std::optional<Interval<Rational>> extent;
    for (const Height& height : m_points) {
      const Rational value = height.base + height.along * cosine + height.across * sine * inverse;
      if (!extent) extent = {value, value};
      include(*extent, value,
              absolute(height.along) * error + absolute(height.across) * errorOfAcross);
    }
    return shifted(*extent, time);
  }

  std::vector<Height> m_points;
  Rational m_speed;
  Rational m_angle{0};
  /// A bound on the root of along² + across².
  Rational m_amplitude{0};
  Interval<Rational> m_inverseLength{Rational(0), Rational(0)};
};

RotatingSubject::RotatingSubject(const ProofQuestion& question) {
  for (std::size_t i = 0; i < 2; ++i) {
    const Shape& shape = *question.shapes[i];
    Body& body = m_bodies[i];
    body.displacement = question.motion[i];
    body.rotation = question.rotations[i];
    // Validated already, but the error of a sine is derived for no larger angle.
    if (body.rotation != nullptr && !(std::abs(body.rotation->angle) <= mostRotation)) continue;
    if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
      body.points = {exact(sphere->center)};
      body.radius = Rational(sphere->radius);
    } else if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
      body.points = {exact(capsule->a), exact(capsule->b)};
      body.radius = Rational(capsule->radius);
    } else if (auto corners = exactCornersOf(shape)) {
      body.points = std::move(*corners);
    }
  }
}

bool RotatingSubject::separates(const Vector& axis, const Rational& from,
                                const Rational& to) const {
  const auto& [a, b] = m_bodies;
  if (a.points.empty() || b.points.empty()) return false;
  const Heights heightsOfA(a, axis);
  const Heights heightsOfB(b, axis);
  const Rational margin = (a.radius + b.radius) * enclosedSquareRoot(squaredNorm(axis), digits).max;
  const auto isBelow = [&](const Heights::Bounds& lower, const Heights::Bounds& upper) {
    return upper[0].min - lower[0].max > margin && upper[1].min - lower[1].max > margin;
  };
  const std::array boundsOfA{heightsOfA.boundsFromEnds(from, to),
                             heightsOfA.boundsOfTurn(from, to)};
  const std::array boundsOfB{heightsOfB.boundsFromEnds(from, to),
                             heightsOfB.boundsOfTurn(from, to)};
  return std::ranges::any_of(boundsOfA, [&](const Heights::Bounds& first) {
    return std::ranges::any_of(boundsOfB, [&](const Heights::Bounds& second) {
      return isBelow(first, second) || isBelow(second, first);
    });
  });
}

std::optional<ProofFacts> factsOfRotation(const ProofQuestion& question,
                                          const IntervalsProof& proof) {
  if (question.shapes.size() != 2) return std::nullopt;
  // Of a contact at a time nothing follows: its place is irrational.
  if (proof.contact || proof.meeting) return ProofFacts{};
  const RotatingSubject subject(question);
  std::vector<Interval<Rational>> parts;
  for (const IntervalsProof::Interval& interval : proof.intervals) {
    const bool isWhole = interval.pieces.a.empty() && interval.pieces.b.empty();
    if (!isWhole || !interval.to || !interval.higher.empty()) return std::nullopt;
    const bool isPart =
        sign(interval.from) >= 0 && interval.from <= *interval.to && *interval.to <= Rational(1);
    if (!isPart || !subject.separates(interval.axis, interval.from, *interval.to)) {
      return std::nullopt;
    }
    parts.push_back({interval.from, *interval.to});
  }
  std::ranges::sort(parts, [](const auto& a, const auto& b) { return a.min < b.min; });
  ProofFacts facts;
  Rational free(0);
  for (const Interval<Rational>& part : parts) {
    if (part.min > free) return facts;
    free = maximum(free, part.max);
  }
  if (!parts.empty() && free == Rational(1)) facts.hit = false;
  return facts;
}

}  // namespace hairline
