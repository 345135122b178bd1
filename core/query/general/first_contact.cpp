#include "core/query/general/first_contact.h"

#include <algorithm>
#include <utility>

#include "core/math/double_order.h"
#include "core/math/polynomial.h"
#include "core/math/square_root.h"
#include "core/query/general/polytope.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The greatest double at or below a number of [0, 1].
double doubleBelow(const Rational& x) {
  const double nearest = toDouble(x);
  return Rational(nearest) > x ? stepped(nearest, -1) : nearest;
}

/// Intervals in which the coordinates of all points of a hull lie that are no farther than a height
/// below its support point along an axis; nothing if these may be along an edge of it, or if it is
/// flat there.
std::optional<std::array<Interval<Rational>, 3>> capOf(const RoundHull& hull, const Vector& axis,
                                                       Rational height) {
  constexpr int bits = 512;
  std::vector<Interval<Rational>> reaches;
  std::vector<Interval<Rational>> tops;
  std::size_t top = 0;
  for (std::size_t n = 0; n < hull.size(); ++n) {
    const Rational center = dot(axis, hull[n].center);
    reaches.push_back(enclosedSquareRoot(dot(axis, times(hull[n].b, axis)), bits));
    tops.push_back({center + reaches[n].min, center + reaches[n].max});
    if (tops[n].min > tops[top].min) top = n;
  }
  // The part of a point that is of other sets than that with the support point.
  Rational share(0);
  for (std::size_t n = 0; n < hull.size(); ++n) {
    if (n == top) continue;
    const Rational margin = tops[top].min - tops[n].max;
    if (margin <= height * Rational(2)) return std::nullopt;
    share = maximum(share, height / margin);
  }
  if (sign(share) > 0) height *= Rational(2);
  // With x = A u and |u| <= 1, n·x is at most a height below its maximum r only if u is within the
  // root of 2 height / r of the unit vector with the maximum.
  const Round& set = hull[top];
  const Vector toSupport = times(set.b, axis);
  const bool isPoint = std::ranges::all_of(set.b, [](const Vector& v) { return isZero(v); });
  if (!isPoint && sign(reaches[top].min) == 0) return std::nullopt;
  std::array<Interval<Rational>, 3> cap;
  for (std::size_t k = 0; k < 3; ++k) {
    const int i = static_cast<int>(k);
    cap[k] = {set.center[i], set.center[i]};
    if (!isPoint) {
      const Rational first = toSupport[i] / reaches[top].max;
      const Rational second = toSupport[i] / reaches[top].min;
      const Rational slack =
          enclosedSquareRoot(Rational(2) * height / reaches[top].min * set.b[k][i], bits).max;
      cap[k].min += minimum(first, second) - slack;
      cap[k].max += maximum(first, second) + slack;
    }
    Interval<Rational> whole = cap[k];
    for (const Round& other : hull) {
      const Rational reach = enclosedSquareRoot(other.b[k][i], 2).max;
      whole = {minimum(whole.min, other.center[i] - reach),
               maximum(whole.max, other.center[i] + reach)};
    }
    cap[k] = {cap[k].min - (cap[k].min - whole.min) * share,
              cap[k].max + (whole.max - cap[k].max) * share};
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

/// A vector of about the same direction with numbers as short as may be.
Vector simplestNear(const Vector& axis) {
  const Rational largest =
      maximum(absolute(axis[0]), maximum(absolute(axis[1]), absolute(axis[2])));
  const Rational slack(0x1p-32);
  Vector simple;
  for (int k = 0; k < 3; ++k) {
    const Rational size = absolute(axis[k]) / largest;
    simple[k] = size <= slack ? Rational(0) : simplestIn({size - slack, size + slack});
    if (sign(axis[k]) < 0) simple[k] = -simple[k];
  }
  return simple;
}

/// The normal of a disc or flat ellipsoid, or of the caps or base of a cylinder or cone.
std::optional<Vector> normalOf(const Shape& shape) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    return Vector(exact(cylinder->b) - exact(cylinder->a));
  }
  if (const auto cone = coneOf(shape)) return exact(cone->axis);
  const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape);
  for (std::size_t i = 0; ellipsoid != nullptr && i < 3; ++i) {
    if (ellipsoid->radii[i] != 0) continue;
    return cross(exact(ellipsoid->axes[(i + 1) % 3]), exact(ellipsoid->axes[(i + 2) % 3]));
  }
  return std::nullopt;
}

// The precision of square roots that lead to a time nearer to the contact.
constexpr int roughBits = 128;

}  // namespace

MovingCurved::MovingCurved(const Shape& a, const Shape& b, Vector way)
    : m_shapeOfA(a),
      m_shapeOfB(b),
      m_way(std::move(way)),
      m_a(roundHullOf(a)),
      m_b(roundHullOf(b)),
      m_areRound(roundOf(a) && roundOf(b) && !segmentOf(a) && !segmentOf(b)),
      m_bracket(a, b) {
  for (const Shape* shape : {&a, &b}) {
    if (!isPolytope(shape->index())) continue;
    m_hull = hullOf(generatorsOf(*shape), *shape);
    m_isHullFirst = shape == &a;
  }
  m_meet = !m_bracket.isEmpty();
  if (!m_meet) return;
  m_start = at(Rational(0));
  if (m_start.hit) return;
  m_axis = m_start.axis;
  m_meet = sign(dot(*m_axis, m_way)) > 0;
  if (!m_meet) return;
  m_axis.reset();
  const CurvedMeeting end = at(Rational(1));
  if (end.hit) return;
  if (sign(dot(*end.axis, m_way)) >= 0) {
    m_axis = end.axis;
  } else if (!m_hull) {
    m_axis = axisBetweenShadows(m_a, m_b, m_way);
  } else {
    const CornerHull swept = sweptAlong(*m_hull, m_isHullFirst ? m_way : Vector(-m_way));
    m_meet = hullMeetsSolid(swept.corners, m_isHullFirst ? b : a, swept.edges);
    return;
  }
  m_meet = !m_axis;
}

/// Whether they intersect if the first is displaced, exactly.
CurvedMeeting MovingCurved::meeting(const Vector& way) const {
  if (!m_hull) return meetCurved(m_shapeOfA, m_shapeOfB, way);
  std::vector<Vector> corners = m_hull->corners;
  for (Vector& corner : corners) corner += m_isHullFirst ? way : Vector(-way);
  std::optional<Vector> point =
      pointOfHullAndSolid(corners, m_isHullFirst ? m_shapeOfB : m_shapeOfA, m_hull->edges);
  if (point && !m_isHullFirst) *point += way;
  return {point.has_value(), point};
}

/// Whether they intersect at a time. An axis leads from the first to the second, and they are
/// nearly as far apart on it as on any.
CurvedMeeting MovingCurved::at(const Rational& time) {
  const Vector way = m_way * time;
  if (m_areRound) {
    CurvedMeeting found = meetCurved(m_shapeOfA, m_shapeOfB, way, true);
    if (!found.axis) return found;
    const Vector between = m_b[0].center - m_a[0].center - way;
    if (sign(dot(*found.axis, between)) < 0) found.axis = -*found.axis;
    return found;
  }
  m_bracket.moveFirst(m_way * Rational(time - m_timeOfBracket));
  m_timeOfBracket = time;
  const auto isNarrow = [&] {
    const auto& [least, most] = m_bracket.sqdist();
    return m_bracket.separates() && most - least <= most * Rational(0x1p-24);
  };
  // The exact decision takes as long as a few steps, so that these come first; but if the shapes
  // seem to touch by little, many steps may decide nothing.
  constexpr int fewSteps = 6;
  const bool isNear =
      !m_bracket.separates() && m_bracket.sqdist().max <= squaredNorm(m_way) * Rational(0x1p-40);
  // Any axis between them will do. After many steps without one it is found from the beginning.
  constexpr int manySteps = 24;
  for (int step = 0; !isNarrow() && !m_bracket.meets(); ++step) {
    if (step >= 2 * fewSteps && m_bracket.separates()) break;
    if (step == (isNear ? 0 : fewSteps)) {
      CurvedMeeting found = meeting(way);
      if (found.hit) return found;
    }
    if (step == manySteps) {
      m_bracket = ClosestBracket(m_shapeOfA, m_shapeOfB);
      m_bracket.moveFirst(way);
    }
    m_bracket.narrow();
  }
  if (m_bracket.meets()) return {true, m_bracket.points()[0]};
  return {false, std::nullopt, m_bracket.normal()};
}

/// An axis between them at a time with shorter numbers, if it lies between them still.
Vector MovingCurved::shortened(const Vector& axis, const Rational& time) const {
  const Rational largest =
      maximum(absolute(axis[0]), maximum(absolute(axis[1]), absolute(axis[2])));
  const Rational unit = powerOfTwoBelow(largest) * Rational(0x1p-256);
  Vector shorter;
  for (int k = 0; k < 3; ++k) {
    shorter[k] = Rational(axis[k] / unit).floor() * Rational(0x1p-256);
  }
  return signOfGap(shorter, time) > 0 ? shorter : axis;
}

int MovingCurved::signOfGap(const Vector& axis, const Rational& time) const {
  return hairline::signOfGap(displaced(m_a, m_way * time), m_b, axis);
}

Rational MovingCurved::leastGap(const Vector& axis, const Rational& time, int bits) const {
  return hairline::leastGap(displaced(m_a, m_way * time), m_b, axis, bits);
}

MovingCurved::ContactSeen MovingCurved::seenAt(const Rational& time) {
  const CurvedMeeting then = at(time);
  if (then.hit) return {true};
  const Vector axis = shortened(*then.axis, time);
  const Rational speed = dot(axis, m_way);
  // On this axis they only get farther away from each other.
  if (sign(speed) <= 0) return {true};
  return {false, time + leastGap(axis, time, roughBits) / speed};
}

/// Two neighbouring doubles, the second at or after the first contact and the first before it. It
/// lies in (0, 1].
Interval<double> MovingCurved::doublesAround() {
  std::int64_t before = 0;
  std::int64_t by = orderOf(1.0);
  std::int64_t step = 1;
  // Of the last double before a time.
  const auto orderBefore = [](const Rational& time) {
    const double below = doubleBelow(time);
    return orderOf(below) - (Rational(below) == time ? 1 : 0);
  };
  if (const auto least = seenAt(Rational(0)).least) {
    before = std::max(before, orderBefore(*least));
  }
  std::int64_t probe = before + 1;
  bool isGuess = true;
  std::optional<bool> wasBy;
  // A contact in which they only graze each other is approached by half of the rest each time,
  // others by far more. After some such steps they are taken nearly twice as long.
  constexpr int fewSteps = 4;
  const Rational further = Rational::fraction(15, 16);
  int steps = 0;
  while (by - before > 1) {
    if (probe <= before || probe >= by) {
      probe = before + (by - before) / 2;
      isGuess = false;
    }
    const ContactSeen seen = seenAt(Rational(doubleAt(probe)));
    (seen.isBy ? by : before) = probe;
    // A guess is followed by short steps, and these by longer ones, until the contact is passed.
    if (const auto last = seen.least ? orderBefore(*seen.least) : 0; last > before) {
      const Rational next = *seen.least + (*seen.least - Rational(doubleAt(before))) * further;
      const bool isSlow = ++steps > fewSteps && next < Rational(doubleAt(by));
      before = last;
      probe = isSlow ? orderBefore(next) : before + 1;
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

std::optional<FirstContact> MovingCurved::first() {
  if (!meet()) return std::nullopt;
  const Rational none(0);
  if (m_start.hit) return FirstContact{{none, none}, 0, exactAxis(m_start, none), pointAt(none)};
  const Interval<double> around = doublesAround();
  return narrowedFurther({Rational(around.min), Rational(around.max)});
}

/// An axis on which they do not overlap when they touch.
std::optional<Vector> MovingCurved::exactAxis(const CurvedMeeting& meeting,
                                              const Rational& time) const {
  if (!meeting.normal) return std::nullopt;
  for (const Vector& axis : {*meeting.normal, Vector(-*meeting.normal)}) {
    if (signOfGap(axis, time) >= 0) return axis;
  }
  return std::nullopt;
}

std::optional<Vector> MovingCurved::pointAt(const Rational& time) const {
  const Vector way = m_way * time;
  return m_hull ? meeting(way).point : pointOrAxisOfCurved(m_shapeOfA, m_shapeOfB, way).point;
}

/// The first contact if they touch when the gap closes that is along an axis at a time before.
std::optional<FirstContact> MovingCurved::closing(const Vector& axis,
                                                  const Rational& before) const {
  const Rational speed = dot(axis, m_way);
  if (sign(speed) <= 0) return std::nullopt;
  const Rational time = before + leastGap(axis, before, roughBits) / speed;
  if (time <= before || time > Rational(1) || signOfGap(axis, time) != 0) return std::nullopt;
  const std::optional<Vector> point = meeting(m_way * time).point;
  if (!point) return std::nullopt;
  return FirstContact{{time, time}, toDouble(time), axis, point};
}

/// The time and the point of a contact that is over by the second of its times: of what a polytope
/// sweeps in between.
void MovingCurved::passThin(FirstContact& contact) const {
  const Vector way = m_isHullFirst ? m_way : Vector(-m_way);
  const Shape& solid = m_isHullFirst ? m_shapeOfB : m_shapeOfA;
  CornerHull part = *m_hull;
  for (Vector& corner : part.corners) corner += way * contact.times.min;
  const Rational length = contact.times.max - contact.times.min;
  const CornerHull swept = sweptAlong(part, Vector(way * length));
  std::optional<Vector> point = pointOfHullAndSolid(swept.corners, solid, swept.edges);
  if (!point) return;
  const Vector none(Rational(0), Rational(0), Rational(0));
  const SweepAnswer<Rational> reached =
      firstContactByProgram({m_hull->corners}, {{*point}}, {way, none});
  if (!reached.time) return;
  contact.times.max = *reached.time;
  contact.point = m_isHullFirst ? *point : Vector(*point + m_way * contact.times.max);
}

/// Around a contact between two neighbouring doubles, so near that its place is known too.
FirstContact MovingCurved::narrowedFurther(Interval<Rational> times) {
  constexpr int rounds = 2;
  std::optional<Vector> axis;
  for (int round = 0; round <= rounds; ++round) {
    axis = shortened(*at(times.min).axis, times.min);
    std::vector<Vector> candidates{simplestNear(*axis), *axis};
    for (const Shape* shape : {&m_shapeOfA, &m_shapeOfB}) {
      const auto normal = normalOf(*shape);
      if (normal) candidates.push_back(*normal), candidates.push_back(-*normal);
    }
    for (const Vector& candidate : candidates) {
      if (const auto contact = closing(candidate, times.min)) return *contact;
    }
    if (round == rounds) break;
    constexpr int bits = 512;
    const Rational least = times.min + leastGap(*axis, times.min, bits) / dot(*axis, m_way);
    // Short numbers just before and after the contact, if the axis is nearly one of the contact.
    const Rational unit = powerOfTwoBelow(times.max - times.min) * Rational(0x1p-52);
    const Rational by = (Rational(least / unit).floor() + Rational(0x1p8)) * unit;
    const Rational before = by - unit * Rational(0x1p8 + 1);
    times.min = maximum(times.min, before);
    if (by < times.max) (seenAt(by).isBy ? times.max : times.min) = by;
  }
  FirstContact contact{times, toDouble(times.min), axis, pointAt(times.max)};
  const double last = toDouble(times.max);
  const Rational middle = (Rational(contact.nearest) + Rational(last)) / Rational(2);
  if (contact.nearest != last && !seenAt(middle).isBy) contact.nearest = last;
  if (!contact.point) {
    // Shapes that only graze each other touch for a moment, perhaps at a time with short numbers.
    const Rational time = simplestIn(times);
    contact.point = meeting(m_way * time).point;
    if (contact.point) contact.times.max = time;
  }
  if (!contact.point && m_hull) passThin(contact);
  return contact;
}

std::optional<std::array<Interval<Rational>, 3>> placeOf(const FirstContact& contact,
                                                         const RoundHull& a, const RoundHull& b,
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
