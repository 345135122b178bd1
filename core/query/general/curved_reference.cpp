#include "core/query/general/curved_reference.h"

#include <algorithm>
#include <cmath>

#include "core/math/quadratic.h"
#include "core/math/real_root.h"
#include "core/query/closest/closest_bracket.h"
#include "core/query/closest/round_reference.h"
#include "core/query/general/references.h"
#include "core/query/general/round_pair.h"
#include "core/query/polytope_reference.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The points with (p - center)·M (p - center) <= k and, if there is an axis, axis·(p - center)
/// between 0 and an end. Of a cone M is indefinite and the centre is the apex.
struct Solid {
  Vector center;
  Symmetric<Rational> m;
  Rational k;
  std::optional<Vector> axis{};
  Rational end{};

  Rational form(const Vector& point) const {
    const Vector offset = point - center;
    return dot(offset, times(m, offset)) - k;
  }
  bool contains(const Vector& point) const {
    if (sign(form(point)) > 0) return false;
    if (!axis) return true;
    const Rational along = dot(*axis, point - center);
    return sign(along) >= 0 && along <= end;
  }
};

/// A cone with a height and a radius, within some reach of the apex.
struct RoundCone : Solid {
  Round base;
  Rational reach;
};

RoundCone roundConeOf(const Cone<double>& cone, const Vector& way) {
  const Vector apex = exact(cone.apex) + way;
  const Vector axis = exact(cone.axis);
  const Rational height(cone.height);
  const Rational radius(cone.radius);
  const Rational square = squaredNorm(axis);
  const Rational length = height * square;
  RoundCone round{{apex, multipleOfOne(Rational(length * length)), Rational(0), axis, length},
                  roundDisc(Vector(apex + axis * height), axis, radius),
                  radius};
  addSquare(round.m, axis, Rational(-length * height - radius * radius));
  for (int k = 0; k < 3; ++k) round.reach += absolute(axis[k]) * height;
  return round;
}

Solid solidOf(const Cylinder<double>& cylinder) {
  const Vector start = exact(cylinder.a);
  const Vector axis = exact(cylinder.b) - start;
  const Rational square = squaredNorm(axis);
  const Rational radius(cylinder.radius);
  Solid solid{start, multipleOfOne(square), radius * radius * square, axis, square};
  addSquare(solid.m, axis, Rational(-1));
  return solid;
}

/// A round set without a way. Only points of its plane may be looked at if it is flat.
Solid solidOf(const Round& round) {
  Symmetric<Rational> b = nullProjection(round.b);
  for (std::size_t i = 0; i < 3; ++i) b[i] += round.b[i];
  Solid solid{round.center, {}, determinant(b)};
  const Symmetric<Rational> one = multipleOfOne(Rational(1));
  for (std::size_t i = 0; i < 3; ++i) solid.m[i] = adjugateTimes(b, one[i]);
  return solid;
}

/// A conic in a plane with points start + x step + y way, as a polynomial in y whose coefficients
/// are polynomials in x; and the ends of the solid that it bounds.
struct Conic {
  Rational square;
  Polynomial linear;
  Polynomial constant;
  /// On the inner side of an end, constant + y linear >= 0.
  struct End {
    Polynomial constant;
    Rational linear;
  };
  std::vector<End> ends{};

  Conic(const Solid& solid, const Vector& start, const Vector& step, const Vector& way) {
    const Vector offset = start - solid.center;
    const Vector ofStep = times(solid.m, step);
    const Vector ofWay = times(solid.m, way);
    const Rational two(2);
    square = dot(way, ofWay);
    linear = Polynomial(std::vector{two * dot(offset, ofWay), two * dot(step, ofWay)});
    constant = Polynomial(std::vector{dot(offset, times(solid.m, offset)) - solid.k,
                                      two * dot(offset, ofStep), dot(step, ofStep)});
    if (!solid.axis) return;
    const Vector& axis = *solid.axis;
    const Polynomial along(std::vector{dot(axis, offset), dot(axis, step)});
    ends = {{along, dot(axis, way)}, {Polynomial(solid.end) - along, -dot(axis, way)}};
  }
};

/// Where the boundaries of a cone and of another solid cross in a plane, between the ends of both.
CurvedMeeting crossings(const RoundCone& cone, const Solid& other, const Vector& origin,
                        const Vector& normal) {
  const int first = sign(normal[2]) != 0 ? 0 : sign(normal[1]) != 0 ? 2 : 1;
  const Symmetric<Rational> one = multipleOfOne(Rational(1));
  const Vector across = cross(normal, one[static_cast<std::size_t>(first)]);
  const Vector beside = cross(normal, one[static_cast<std::size_t>((first + 1) % 3)]);
  // In some directions one conic is linear, or their difference has no y: those of their asymptotes
  // and of the parallel lines in their pencil. All are like that only if the conics are the same.
  for (int shear = 0; shear < 8; ++shear) {
    const Vector way = beside + across * Rational(shear);
    // All of the cone is between 0 and 1, with numbers as short as may be.
    const Vector toX = cross(way, normal) / dot(Vector(cross(way, normal)), across);
    Rational half = (absolute(toX[0]) + absolute(toX[1]) + absolute(toX[2])) * cone.reach;
    const double rounded = toDouble(half);
    if (std::isnormal(rounded)) half = Rational(std::exp2(std::ilogb(rounded))) * Rational(2);
    const Rational middle = Rational(dot(toX, cone.center - origin) / half).floor();
    const Vector start = origin + across * Rational((middle - Rational(1)) * half);
    const Vector step = across * Rational(half * Rational(3));
    const Conic conic(other, start, step, way);
    const Conic ofCone(cone, start, step, way);
    const Polynomial a(conic.square);
    const Polynomial b(ofCone.square);
    const Polynomial linear = b * conic.linear - a * ofCone.linear;
    const Polynomial constant = b * conic.constant - a * ofCone.constant;
    if (a.isZero() || linear.isZero()) continue;
    std::vector<Conic::End> ends = conic.ends;
    ends.insert(ends.end(), ofCone.ends.begin(), ofCone.ends.end());
    const Polynomial resultant = a * constant * constant - conic.linear * constant * linear +
                                 conic.constant * linear * linear;
    for (const RealRoot& x : rootsInUnitInterval(resultant)) {
      const int slope = x.signOf(linear);
      const auto pointAt = [&](const Rational& y) {
        return Vector(start + step * *x.rational() + way * y);
      };
      if (slope != 0) {
        const auto isInside = [&](const Conic::End& end) {
          const Polynomial height = end.constant * linear - constant * Polynomial(end.linear);
          return x.signOf(height) * slope >= 0;
        };
        if (!std::ranges::all_of(ends, isInside)) continue;
        // Where they touch, it is a multiple root. Others are not worth the time.
        if (x.polynomial().degree() == 4 || !x.rational()) return {true};
        return {true, pointAt(-constant.at(*x.rational()) / linear.at(*x.rational()))};
      }
      // Two points with the same x, which is rational: both roots of the first conic.
      const std::optional<Rational>& value = x.rational();
      const Rational twice = Rational(2) * conic.square;
      const Rational minus = -conic.linear.at(*value) / twice;
      const Rational radicand = minus * minus - conic.constant.at(*value) / conic.square;
      if (sign(radicand) < 0) continue;
      for (const int side : {-1, 1}) {
        const auto isInside = [&](const Conic::End& end) {
          return sign(Quadratic<Rational>{end.constant.at(*value) + end.linear * minus,
                                          end.linear * Rational(side), radicand}) >= 0;
        };
        if (!std::ranges::all_of(ends, isInside)) continue;
        const auto y = exactValue(Quadratic<Rational>{minus, Rational(side), radicand});
        return {true, y ? std::optional(pointAt(*y)) : std::nullopt};
      }
    }
    return {};
  }
  return {};
}

/// Whether a cone and the section of another solid by a plane intersect, of which the base of the
/// cone and the caps of the other have no point in common with the other of the two. The origin is
/// the centre of the section if it has one.
CurvedMeeting meetInPlane(const RoundCone& cone, const Solid& other, const Vector& origin,
                          const Vector& normal) {
  const auto isCommon = [&](const Vector& p) { return cone.contains(p) && other.contains(p); };
  if (isCommon(origin)) return {true, origin};
  const Rational height = dot(normal, origin - cone.center);
  if (sign(height) == 0) {
    if (isCommon(cone.center)) return {true, cone.center};
    // The plane may touch the cone along a line.
    const Vector touched = adjugateTimes(cone.m, normal);
    const Rational share = dot(touched, origin - cone.center) / squaredNorm(touched);
    const Vector point = cone.center + touched * share;
    if (sign(dot(normal, touched)) == 0 && isCommon(point)) return {true, point};
  }
  const Rational along = dot(normal, *cone.axis);
  if (sign(along) != 0) {
    const Vector point = cone.center + *cone.axis * Rational(height / along);
    if (isCommon(point)) return {true, point};
  }
  return crossings(cone, other, origin, normal);
}

CurvedMeeting meet(const Round& a, const Round& b, bool isForGap = false) {
  const RoundPair pair(a, b, isForGap);
  return {!pair.axis(), pair.point(), pair.axis(), pair.normal()};
}

/// A cone and a flat set.
CurvedMeeting meetDisc(const RoundCone& cone, const Round& disc, const Vector& normal) {
  if (const CurvedMeeting atBase = meet(cone.base, disc); atBase.hit) return atBase;
  return meetInPlane(cone, solidOf(disc), disc.center, normal);
}

/// A cone and a solid, if no end of one has a point of the other.
CurvedMeeting meetOutline(const RoundCone& cone, const Solid& other) {
  const Rational form = other.form(cone.center);
  // From within the infinite cylinder or cone, there is no outline. All that the infinite cone has
  // in common with it includes the apex, or is unbounded.
  if (sign(form) <= 0) return {};
  const Vector offset = cone.center - other.center;
  return meetInPlane(cone, other,
                     Vector(other.center + offset * Rational(other.k / (form + other.k))),
                     times(other.m, offset));
}

CurvedMeeting meetCone(const RoundCone& cone, const Cylinder<double>& cylinder) {
  Round cap = *roundOf(cylinder);
  const Vector axis = *cap.way;
  const Solid solid = solidOf(cylinder);
  if (solid.contains(cone.center)) return {true, cone.center};
  if (const CurvedMeeting atBase = meet(cone.base, cap); atBase.hit) return atBase;
  cap.way.reset();
  for (const Vector3<double>& end : {cylinder.a, cylinder.b}) {
    cap.center = exact(end);
    if (const CurvedMeeting atCap = meetDisc(cone, cap, axis); atCap.hit) return atCap;
  }
  return meetOutline(cone, solid);
}

CurvedMeeting meetCone(const RoundCone& cone, const RoundCone& other) {
  if (other.contains(cone.center)) return {true, cone.center};
  if (const CurvedMeeting atBase = meetDisc(cone, other.base, *other.axis); atBase.hit) {
    return atBase;
  }
  if (const CurvedMeeting atBase = meetDisc(other, cone.base, *cone.axis); atBase.hit) {
    return atBase;
  }
  return meetOutline(cone, other);
}

/// A cone and a disc or an ellipsoid that is no segment.
CurvedMeeting meetCone(const RoundCone& cone, const Round& round) {
  const Symmetric<Rational> thickness = nullProjection(round.b);
  for (const Vector& normal : thickness) {
    if (!isZero(normal)) return meetDisc(cone, round, normal);
  }
  const Solid solid = solidOf(round);
  if (solid.contains(cone.center)) return {true, cone.center};
  if (const CurvedMeeting atBase = meet(cone.base, round); atBase.hit) return atBase;
  return meetOutline(cone, solid);
}

CurvedMeeting meetSegment(GeneratedSet segment, const Shape& other, const Vector& way) {
  for (Vector& end : segment.points) end += way;
  CurvedMeeting meeting;
  meeting.point = isCoreless(other) ? pointOfHullAndSolid(segment.points, other)
                                    : pointOrAxisOf(segment, generatorsOf(other)).point;
  meeting.hit = meeting.point.has_value();
  return meeting;
}

/// Whether a cone, displaced, comes within a radius of a point.
CurvedMeeting meetBall(const Shape& cone, const Vector& way, const Vector3<double>& center,
                       double radius) {
  const ClosestAnswer<Rational> nearest = nearestOfCylinderOrCone(exact(center) - way, cone);
  if (!nearest.quadraticSqdist) return {true, Vector(nearest.points[1] + way)};
  const Rational square = Rational(radius) * Rational(radius);
  if (compare(*nearest.quadraticSqdist, {square, Rational(0), Rational(0)}) > 0) return {};
  Vector point;
  for (int k = 0; k < 3; ++k) {
    const auto x = exactValue((*nearest.quadraticPoints)[1][static_cast<std::size_t>(k)]);
    if (!x) return {true};
    point[k] = *x + way[k];
  }
  return {true, point};
}

/// A cone with a height, displaced, and another shape; neither is a segment.
CurvedMeeting meetCone(const Shape& shape, const Shape& other, const Vector& way) {
  if (const auto* ball = std::get_if<Sphere<double>>(&other)) {
    return meetBall(shape, way, ball->center, ball->radius);
  }
  const RoundCone cone = roundConeOf(std::get<Cone<double>>(shape), way);
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&other)) {
    return meetCone(cone, *cylinder);
  }
  const auto* capsule = std::get_if<Capsule<double>>(&other);
  if (capsule == nullptr) {
    const std::optional<Round> round = roundOf(other);
    if (round) return meetCone(cone, *round);
    return meetCone(cone, roundConeOf(std::get<Cone<double>>(other), Vector(0, 0, 0)));
  }
  // Two balls and the cylinder between them.
  for (const Vector3<double>& end : {capsule->a, capsule->b}) {
    const CurvedMeeting atEnd = meetBall(shape, way, end, capsule->radius);
    if (atEnd.hit) return atEnd;
  }
  if (capsule->a == capsule->b) return {};
  return meetCone(cone, Cylinder<double>{capsule->a, capsule->b, capsule->radius});
}

}  // namespace

std::optional<GeneratedSet> segmentOf(const Shape& shape) {
  if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
    if (capsule->radius != 0) return std::nullopt;
    return GeneratedSet{{exact(capsule->a), exact(capsule->b)}};
  }
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    if (cylinder->radius != 0) return std::nullopt;
    return GeneratedSet{{exact(cylinder->a), exact(cylinder->b)}};
  }
  if (const auto cone = coneOf(shape)) {
    if (cone->radius != 0) return std::nullopt;
    const Vector apex = exact(cone->apex);
    return GeneratedSet{{apex, Vector(apex + exact(cone->axis) * Rational(cone->height))}};
  }
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    const Vector center = exact(ellipsoid->center);
    GeneratedSet set{{center}};
    for (std::size_t i = 0; i < 3; ++i) {
      if (ellipsoid->radii[i] == 0) continue;
      if (set.points.size() > 1) return std::nullopt;
      const Vector arm = exact(ellipsoid->axes[i]) * Rational(ellipsoid->radii[i]);
      set.points = {Vector(center - arm), Vector(center + arm)};
    }
    return set;
  }
  return std::nullopt;
}

bool isCurved(const Shape& shape) {
  return isCoreless(shape) || std::holds_alternative<Sphere<double>>(shape) ||
         std::holds_alternative<Capsule<double>>(shape);
}

CurvedMeeting meetCurved(const Shape& a, const Shape& b, const Vector& way, bool isForGap) {
  if (const auto segment = segmentOf(a)) return meetSegment(*segment, b, way);
  const auto segment = segmentOf(b);
  if (!segment) {
    std::optional<Round> round = roundOf(a);
    if (!round) return meetCone(a, b, way);
    if (const std::optional<Round> other = roundOf(b)) {
      round->center += way;
      return meet(*round, *other, isForGap);
    }
  }
  CurvedMeeting meeting = segment ? meetSegment(*segment, a, -way) : meetCone(b, a, -way);
  if (meeting.point) *meeting.point += way;
  return meeting;
}

PointOrAxis pointOrAxisOfCurved(const Shape& a, const Shape& b, const Vector& way) {
  const CurvedMeeting meeting = meetCurved(a, b, way);
  if (meeting.point || meeting.axis) return {meeting.point, meeting.axis};
  ClosestBracket bracket(a, b);
  bracket.moveFirst(way);
  while (!bracket.meets() && !bracket.separates() && !bracket.isExhausted()) bracket.narrow();
  if (bracket.meets()) return {bracket.points()[0], std::nullopt};
  if (bracket.separates()) return {std::nullopt, bracket.normal()};
  return {};
}

}  // namespace hairline
