#include "core/query/general/first_contact.h"

#include <algorithm>
#include <utility>

#include "core/math/double_order.h"
#include "core/math/polynomial.h"
#include "core/math/quadratic.h"
#include "core/math/square_root.h"
#include "core/query/polytope_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The greatest double at or below a number of [0, 1].
double doubleBelow(const Rational& x) {
  const double nearest = toDouble(x);
  return Rational(nearest) > x ? stepped(nearest, -1) : nearest;
}

/// n·B n, whose root is how far a set extends along n.
Rational squaredReach(const Round& set, const Vector& axis) {
  return dot(axis, times(set.b, axis));
}

Round displaced(Round set, const Vector& way) {
  set.center += way;
  return set;
}

/// Between two sets, of which one may have two ways.
struct Verdict {
  bool hit = false;
  std::vector<Vector> axes{};

  void add(const Round& a, const Round& b) {
    if (hit) return;
    const RoundPair pair(a, b);
    hit = !pair.axis();
    if (pair.axis()) axes.push_back(*pair.axis());
  }
};

Verdict verdictOf(const Round& a, const Round& b, const Vector& way) {
  Verdict verdict;
  if (isZero(way)) {
    verdict.add(a, b);
    return verdict;
  }
  const Round moving{a.center, a.b, way};
  if (!a.way) {
    verdict.add(moving, b);
    return verdict;
  }
  if (!b.way) {
    verdict.add(a, {b.center, b.b, Vector(-way)});
    return verdict;
  }
  // The centres differ by the points of a parallelepiped. It comes near 0 in one of its faces, or
  // contains it.
  const Vector opposite = b.center + *b.way;
  verdict.add(a, b);
  verdict.add(displaced(a, way), b);
  verdict.add(moving, b);
  verdict.add(displaced(moving, *a.way), b);
  verdict.add(a, {b.center, b.b, Vector(-way)});
  verdict.add(a, {opposite, b.b, Vector(-way)});
  if (verdict.hit) return verdict;
  const GeneratedSet centers{
      {a.center, a.center + *a.way, a.center + way, a.center + *a.way + way}};
  verdict.hit = pointOrAxisByProgram(centers, {{b.center, opposite}}).point.has_value();
  return verdict;
}

/// Intervals in which the coordinates of all points of a set lie that are no farther than a height
/// below its support point along an axis; nothing if these may be along all of its way, or if it is
/// flat there.
std::optional<std::array<Interval<Rational>, 3>> capOf(const Round& set, const Vector& axis,
                                                       const Rational& height) {
  // With x = A u and |u| <= 1, n·x is at most a height below its maximum r only if u is within the
  // root of 2 height / r of the unit vector with the maximum.
  constexpr int bits = 512;
  const Rational square = squaredReach(set, axis);
  if (sign(square) == 0) return std::nullopt;
  const Interval<Rational> reach = enclosedSquareRoot(square, bits);
  const Vector toSupport = times(set.b, axis);
  std::array<Interval<Rational>, 3> cap;
  for (std::size_t k = 0; k < 3; ++k) {
    const int i = static_cast<int>(k);
    const Rational first = toSupport[i] / reach.max;
    const Rational second = toSupport[i] / reach.min;
    const Rational slack =
        enclosedSquareRoot(Rational(2) * height / reach.min * set.b[k][i], bits).max;
    cap[k] = {set.center[i] + minimum(first, second) - slack,
              set.center[i] + maximum(first, second) + slack};
  }
  if (!set.way) return cap;
  const Rational rise = dot(axis, *set.way);
  if (sign(rise) == 0) return std::nullopt;
  const Rational share = minimum(height / absolute(rise), Rational(1));
  for (std::size_t k = 0; k < 3; ++k) {
    const Rational& way = (*set.way)[static_cast<int>(k)];
    const Rational from = sign(rise) > 0 ? way : Rational(0);
    const Rational to = sign(rise) > 0 ? Rational(way - way * share) : Rational(way * share);
    cap[k] = {cap[k].min + minimum(from, to), cap[k].max + maximum(from, to)};
  }
  return cap;
}

/// The rational with the least denominator in an interval of positive numbers.
Rational simplestIn(const Interval<Rational>& interval) {
  const Rational whole = interval.min.floor();
  if (whole == interval.min) return whole;
  const Rational next = whole + Rational(1);
  if (next <= interval.max) return next;
  const Rational one(1);
  return whole + one / simplestIn({one / (interval.max - whole), one / (interval.min - whole)});
}

}  // namespace

Interval<double> doublesAroundContact(const std::function<ContactSeen(const Rational&)>& seenAt,
                                      std::optional<double> guess) {
  std::int64_t before = 0;
  std::int64_t by = orderOf(1.0);
  std::int64_t step = 1;
  const auto orderBelow = [](const Rational& time) { return orderOf(doubleBelow(time)); };
  std::int64_t probe = 0;
  if (guess && *guess > 0 && *guess < 1) {
    probe = orderOf(*guess);
  } else if (const auto least = seenAt(Rational(0)).least) {
    probe = orderBelow(*least);
  }
  bool isGuess = true;
  std::optional<bool> wasBy;
  while (by - before > 1) {
    if (probe <= before || probe >= by) {
      probe = before + (by - before) / 2;
      isGuess = false;
    }
    const ContactSeen seen = seenAt(Rational(doubleAt(probe)));
    (seen.isBy ? by : before) = probe;
    // A guess is followed by short steps, and these by longer ones, until the contact is passed.
    const std::int64_t least = seen.least ? orderBelow(*seen.least) : 0;
    if (least > before) {
      probe = least;
      step = 1;
      isGuess = true;
    } else if (isGuess && (!wasBy || *wasBy == seen.isBy || seen.least)) {
      probe = seen.isBy ? by - step : before + step;
      step *= 2;
    } else {
      probe = before;
      isGuess = false;
    }
    wasBy = seen.isBy;
  }
  return {doubleAt(before), doubleAt(by)};
}

FirstContact narrowed(const Interval<double>& around,
                      const std::function<ContactSeen(const Rational&)>& seenAt) {
  FirstContact contact{{Rational(around.min), Rational(around.max)}};
  Interval<Rational>& times = contact.times;
  constexpr int rounds = 16;
  for (int round = 0; round < rounds; ++round) {
    const Rational middle = (times.min + times.max) / Rational(2);
    const bool isBy = seenAt(middle).isBy;
    if (round == 0) contact.nearest = isBy ? around.min : around.max;
    (isBy ? times.max : times.min) = middle;
    if (toDouble(times.min) == toDouble(times.max)) break;
  }
  return contact;
}

MovingRounds::MovingRounds(Round a, Round b, Vector way)
    : m_a(std::move(a)), m_b(std::move(b)), m_way(std::move(way)) {
  const Verdict verdict = verdictOf(m_a, m_b, m_way);
  m_meets = verdict.hit;
  if (m_meets) return;
  // An axis between a face of the parallelepiped and the rest may not be one for all of it.
  const auto isBetween = [&](const Vector& axis) {
    const Vector ahead = oriented(axis, Rational(0));
    return signOfGap(ahead, Rational(0)) > 0 && signOfGap(ahead, Rational(1)) > 0;
  };
  const auto found = std::ranges::find_if(verdict.axes, isBetween);
  if (found != verdict.axes.end()) m_axis = *found;
}

RoundPair MovingRounds::at(const Rational& time) const {
  return {displaced(m_a, m_way * time), m_b, true};
}

/// An axis as it leads from the first to the second, between which it lies at a time.
Vector MovingRounds::oriented(const Vector& axis, const Rational& time) const {
  const Vector between = m_b.center - m_a.center - m_way * time;
  return sign(dot(axis, between)) < 0 ? Vector(-axis) : axis;
}

/// The same with shorter numbers, if it lies between them still.
Vector MovingRounds::shortened(const Vector& axis, const Rational& time) const {
  const Rational largest =
      maximum(absolute(axis[0]), maximum(absolute(axis[1]), absolute(axis[2])));
  const Rational unit = powerOfTwoBelow(largest) * Rational(0x1p-256);
  Vector shorter;
  for (int k = 0; k < 3; ++k) shorter[k] = Rational(axis[k] / unit).floor();
  return signOfGap(shorter, time) > 0 ? shorter : axis;
}

/// The difference of the centres that is the least along an axis.
Vector MovingRounds::nearest(const Vector& axis, const Rational& time) const {
  Vector between = m_b.center - m_a.center - m_way * time;
  if (m_a.way && sign(dot(axis, *m_a.way)) > 0) between -= *m_a.way;
  if (m_b.way && sign(dot(axis, *m_b.way)) < 0) between += *m_b.way;
  return between;
}

int MovingRounds::signOfGap(const Vector& axis, const Rational& time) const {
  return compare(
      Quadratic<Rational>{dot(axis, nearest(axis, time)), Rational(-1), squaredReach(m_a, axis)},
      Quadratic<Rational>{Rational(0), Rational(1), squaredReach(m_b, axis)});
}

/// A number that the gap does not precede.
Rational MovingRounds::leastGap(const Vector& axis, const Rational& time, int bits) const {
  return dot(axis, nearest(axis, time)) - enclosedSquareRoot(squaredReach(m_a, axis), bits).max -
         enclosedSquareRoot(squaredReach(m_b, axis), bits).max;
}

ContactSeen MovingRounds::seenAt(const Rational& time) const {
  const RoundPair pair = at(time);
  if (!pair.axis()) return {true};
  const Vector axis = shortened(oriented(*pair.axis(), time), time);
  const Rational speed = dot(axis, m_way);
  // On this axis they only get farther away from each other.
  if (sign(speed) <= 0) return {true};
  constexpr int bits = 128;
  return {false, time + leastGap(axis, time, bits) / speed};
}

std::optional<FirstContact> MovingRounds::first() const {
  if (!m_meets) return std::nullopt;
  const Rational none(0);
  const RoundPair start = at(none);
  if (!start.axis()) return FirstContact{{none, none}, 0, exactAxis(start, none), start.point()};
  const Interval<double> around =
      doublesAroundContact([this](const Rational& time) { return seenAt(time); });
  const Interval<Rational> times{Rational(around.min), Rational(around.max)};
  const Rational simple = simplestIn(times);
  const RoundPair then = at(simple);
  if (const auto axis = exactAxis(then, simple); axis && sign(dot(*axis, m_way)) > 0) {
    return FirstContact{{simple, simple}, toDouble(simple), axis, then.point()};
  }
  return narrowedFurther(times);
}

/// An axis on which they do not overlap when they touch.
std::optional<Vector> MovingRounds::exactAxis(const RoundPair& pair, const Rational& time) const {
  if (!pair.normal()) return std::nullopt;
  const Vector axis = oriented(*pair.normal(), time);
  return signOfGap(axis, time) >= 0 ? std::optional(axis) : std::nullopt;
}

/// Around a contact between two neighbouring doubles, so near that its place is known too.
FirstContact MovingRounds::narrowedFurther(Interval<Rational> times) const {
  constexpr int rounds = 3;
  std::optional<Vector> axis;
  for (int round = 0; round <= rounds; ++round) {
    axis = shortened(oriented(*at(times.min).axis(), times.min), times.min);
    if (round == rounds) break;
    constexpr int bits = 512;
    const Rational least = times.min + leastGap(*axis, times.min, bits) / dot(*axis, m_way);
    // Short numbers just before and after the contact, if the axis is nearly one of the contact.
    const Rational unit = powerOfTwoBelow(times.max - times.min) * Rational(0x1p-48);
    const Rational before = Rational(least / unit).floor() * unit;
    const Rational by = before + unit * Rational(0x1p16);
    times.min = maximum(times.min, before);
    if (by < times.max) (seenAt(by).isBy ? times.max : times.min) = by;
  }
  FirstContact contact{times, toDouble(times.min), axis, at(times.max).point()};
  const double last = toDouble(times.max);
  const Rational middle = (Rational(contact.nearest) + Rational(last)) / Rational(2);
  if (contact.nearest != last && !seenAt(middle).isBy) contact.nearest = last;
  return contact;
}

std::optional<std::array<Interval<Rational>, 3>> placeOf(const FirstContact& contact,
                                                         const Round& a, const Round& b,
                                                         const Vector3<Rational>& way) {
  if (!contact.axis) return std::nullopt;
  const Rational passed = contact.times.max - contact.times.min;
  const Rational height = passed * dot(*contact.axis, way);
  auto place = capOf(b, Vector(-*contact.axis), height);
  auto other = capOf(displaced(a, way * contact.times.min), *contact.axis, height);
  for (std::size_t k = 0; other && k < 3; ++k) {
    const Rational further = way[static_cast<int>(k)] * passed;
    Rational& end = sign(further) < 0 ? (*other)[k].min : (*other)[k].max;
    end += further;
  }
  if (!place) return other;
  for (std::size_t k = 0; other && k < 3; ++k) {
    (*place)[k] = {maximum((*place)[k].min, (*other)[k].min),
                   minimum((*place)[k].max, (*other)[k].max)};
  }
  return place;
}

}  // namespace hairline
