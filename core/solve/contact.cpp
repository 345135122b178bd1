#include "core/solve/contact.h"

#include <algorithm>

#include "core/math/arithmetic_scope.h"
#include "core/math/square_root.h"
#include "core/queries.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/polytope_axes.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/fields.h"
#include "core/solve/exact_pieces.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

Root squareOf(const TrueLength& length) {
  const Root& q = length.amount;
  const Rational scale = Rational(1) / length.squaredUnit;
  return {(q.a * q.a + q.b * q.b * q.c) * scale, Rational(2) * q.a * q.b * scale, q.c};
}

bool isLess(const TrueLength& x, const TrueLength& y) {
  const int signX = x.sign();
  const int signY = y.sign();
  if (signX != signY || signX == 0) return signX < signY;
  return compare(squareOf(x), squareOf(y)) * signX < 0;
}

ContactState stateOf(int signOfGap) {
  return signOfGap > 0    ? ContactState::apart
         : signOfGap == 0 ? ContactState::touching
                          : ContactState::overlapping;
}

/// The interval of axis·X over a piece's core; a missing end is infinite.
struct Reach {
  std::optional<Rational> min;
  std::optional<Rational> max;
};

Reach reachOf(const ConvexPiece& piece, const Vector& axis) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  const Interval<Rational> ends = projectFrom(piece.core, none, axis);
  Reach reach{ends.min, ends.max};
  if (piece.direction) {
    const int along = sign(dot(axis, *piece.direction));
    if (along > 0 || (along < 0 && piece.bothWays)) reach.max.reset();
    if (along < 0 || (along > 0 && piece.bothWays)) reach.min.reset();
  }
  return reach;
}

GeneratedSet coreOf(const ConvexPiece& piece) {
  GeneratedSet core{piece.core.vertices};
  if (piece.direction) core.directions.push_back(*piece.direction);
  if (piece.direction && piece.bothWays) core.directions.push_back(-*piece.direction);
  return core;
}

// How far a has to move along an axis in either direction to be free of b, the shorter one.
struct LeastOverlap {
  /// Both are shapes of the plane z = 0 and stay in it.
  bool inPlane = false;
  std::optional<Contact> best = {};

  void offer(const ConvexPiece& a, const ConvexPiece& b, const Vector& axis) {
    if (isZero(axis) || (inPlane && sign(axis[2]) != 0)) return;
    const Reach reachA = reachOf(a, axis);
    const Reach reachB = reachOf(b, axis);
    if (reachA.max && reachB.min) offer(axis, *reachA.max - *reachB.min, a, b);
    if (reachB.max && reachA.min) offer(-axis, *reachB.max - *reachA.min, a, b);
  }

  void offer(const Vector& axis, const Rational& depth, const ConvexPiece& a,
             const ConvexPiece& b) {
    const Rational unit = squaredNorm(axis);
    Contact contact;
    contact.axis = axis;
    contact.gap = {{-depth, -(a.radius + b.radius), unit}, unit};
    if (best && !isLess(best->gap, contact.gap)) return;
    contact.state = contact.gap.sign() == 0 ? ContactState::touching : ContactState::overlapping;
    best = contact;
  }
};

// If both lie on one line, or are one point, any direction across it frees them.
void offerAcrossCommonLine(LeastOverlap& least, const ConvexPiece& a, const ConvexPiece& b,
                           const std::vector<EdgeDirection<Rational>>& edges) {
  Vector line(Rational(0), Rational(0), Rational(0));
  for (const EdgeDirection<Rational>& direction : edges) {
    if (!isZero(cross(line, direction.edge))) return;
    if (isZero(line)) line = direction.edge;
  }
  for (int k = 2; k >= 0; --k) {
    Vector axis(Rational(0), Rational(0), Rational(0));
    axis[k] = Rational(1);
    least.offer(a, b, isZero(line) ? axis : cross(line, axis));
  }
}

// Two parts whose cores intersect: of all facet axes of their difference the one of least overlap.
std::optional<Contact> contactInside(const ConvexPiece& a, const ConvexPiece& b, bool inPlane) {
  LeastOverlap least{inPlane};
  const auto visit = [&](Label, const Vector& axis) {
    least.offer(a, b, axis);
    return false;
  };
  forEachFaceNormal(a.core, b.core, visit);
  const std::vector<EdgeDirection<Rational>> edges = edgesOfPair(a.core, b.core);
  std::vector<Vector> between;
  for (const Vector& first : a.core.vertices) {
    for (const Vector& second : b.core.vertices) {
      if (between.empty() && !isZero(Vector(second - first))) between.push_back(second - first);
    }
  }
  const auto name = [](const auto& first, const auto& second) {
    return edgePairName(first, second);
  };
  EdgePairAxes<Rational>(edges, between).forEach(name, visit);
  offerAcrossCommonLine(least, a, b, edges);
  return least.best;
}

std::optional<Contact> contactOfPieces(const ConvexPiece& a, const ConvexPiece& b, bool inPlane) {
  const ClosestAnswer<Rational> nearest = nearestOfCores(coreOf(a), coreOf(b));
  if (sign(nearest.sqdist) == 0) return contactInside(a, b, inPlane);
  Contact contact;
  contact.axis = nearest.points[1] - nearest.points[0];
  contact.gap = {{nearest.sqdist, -(a.radius + b.radius), nearest.sqdist}, nearest.sqdist};
  contact.state = stateOf(contact.gap.sign());
  return contact;
}

// Touching parts can be freed only if one direction frees all of them: a segment through the common
// edge of two triangles touches each, and yet pierces the whole.
bool someDirectionFrees(const std::vector<Vector>& axes) {
  for (const Vector& axis : axes) {
    if (std::ranges::all_of(axes,
                            [&](const Vector& other) { return sign(dot(axis, other)) > 0; })) {
      return true;
    }
  }
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (const Vector& axis : axes) sum += axis;
  return std::ranges::all_of(axes, [&](const Vector& axis) { return sign(dot(axis, sum)) > 0; });
}

Result<Contact> contactOfUnions(const std::vector<ConvexPiece>& a,
                                const std::vector<ConvexPiece>& b, bool inPlane) {
  std::optional<Contact> least;
  std::vector<Vector> touching;
  for (const ConvexPiece& first : a) {
    for (const ConvexPiece& second : b) {
      const std::optional<Contact> contact = contactOfPieces(first, second, inPlane);
      if (!contact) {
        return unsupported(
            Message("The objects intersect at every position; no translation separates them"));
      }
      if (contact->state == ContactState::touching) touching.push_back(contact->axis);
      if (!least || isLess(contact->gap, least->gap)) least = contact;
    }
  }
  if (least->state == ContactState::touching && !someDirectionFrees(touching)) {
    least->state = ContactState::overlapping;
  }
  return *least;
}

// A plane can be separated from other shapes only along its normal, and a half-space only against
// the way that it extends.
Result<Contact> contactWithPlane(const Shape& shape, const Shape& flat, bool planeIsFirst) {
  const Plane<Rational> exactPlane = convert<Rational>(*boundaryOf(flat));
  const bool isFilled = std::holds_alternative<HalfSpace<double>>(flat);
  const Vector& normal = exactPlane.normal;
  if (std::holds_alternative<Grid>(shape)) return convexPieces(shape).error();
  const std::optional<ExactExtent> extent = extentAlong(shape, normal);
  if (!extent) return unsupported(Message("The shape is empty"));
  if (!extent->min && (!extent->max || isFilled)) {
    return unsupported(
        isFilled ? Message("The half-space is entered at every position; only objects that end on "
                           "its outer side can be moved clear of it")
                 : Message("The plane is crossed at every position; only objects parallel to it "
                           "can be moved clear of it"));
  }
  const Rational& offset = exactPlane.offset;
  const Rational unit = squaredNorm(normal);
  std::optional<Contact> best;
  // Gaps on both sides; the greater one is that of a disjoint pair, or the lesser depth.
  const auto offer = [&](Root gap, const Vector& fromShape) {
    if (best && compare(gap, best->gap.amount) <= 0) return;
    Contact contact;
    contact.axis = planeIsFirst ? Vector(-fromShape) : fromShape;
    contact.gap = {gap, unit};
    contact.state = stateOf(sign(gap));
    best = contact;
  };
  if (extent->min) {
    const Root& end = *extent->min;
    offer({end.a - offset, end.b, end.c}, -normal);
  }
  if (extent->max && !isFilled) {
    const Root& end = *extent->max;
    offer({offset - end.a, -end.b, end.c}, normal);
  }
  return *best;
}

}  // namespace

bool isShorter(const TrueLength& a, const TrueLength& b) {
  return compare(squareOf(a), squareOf(b)) < 0;
}

double TrueLength::value() const {
  if (const std::optional<Rational> squared = square()) {
    const double root = nearestSquareRoot(*squared);
    return sign() < 0 ? -root : root;
  }
  return nearestDouble(amount) / nearestSquareRoot(squaredUnit);
}

std::optional<Rational> TrueLength::square() const {
  const std::optional<Rational> plain = exactValue(amount);
  if (plain) return *plain * *plain / squaredUnit;
  if (hairline::sign(amount.a) == 0) return amount.b * amount.b * amount.c / squaredUnit;
  return std::nullopt;
}

std::optional<Rational> TrueLength::rational() const {
  if (const std::optional<Rational> squared = square()) {
    const std::optional<Rational> root = exactSquareRoot(*squared);
    if (!root) return std::nullopt;
    return sign() < 0 ? Rational(-*root) : *root;
  }
  // a + b √c over √c
  if (amount.c == squaredUnit && hairline::sign(amount.a) == 0) return amount.b;
  return std::nullopt;
}

QuadraticPoint<Rational> Contact::offset() const {
  QuadraticPoint<Rational> result;
  for (std::size_t k = 0; k < 3; ++k) {
    const Rational scale = axis[static_cast<int>(k)] / gap.squaredUnit;
    result[k] = {gap.amount.a * scale, gap.amount.b * scale, gap.amount.c};
  }
  return result;
}

Result<Contact> contactOf(const Shape& a, const Shape& b) {
  const ArithmeticScope scope;
  if (boundaryOf(a)) return contactWithPlane(b, a, true);
  if (boundaryOf(b)) return contactWithPlane(a, b, false);
  const Result<std::vector<ConvexPiece>> first = convexPieces(a);
  if (!first) return first.error();
  const Result<std::vector<ConvexPiece>> second = convexPieces(b);
  if (!second) return second.error();
  if (first->size() * second->size() > 4 * mostPieces) {
    return unsupported(
        Message("The objects have too many convex parts to compare all pairs exactly"));
  }
  return contactOfUnions(*first, *second, isPlanar(a) && isPlanar(b));
}

std::vector<Vector> axesOfParts(const Shape& a, const Shape& b) {
  std::vector<Vector> axes;
  const Result<std::vector<ConvexPiece>> first = convexPieces(a);
  const Result<std::vector<ConvexPiece>> second = convexPieces(b);
  if (!first || !second || first->size() * second->size() < 2) return axes;
  for (const ConvexPiece& one : *first) {
    for (const ConvexPiece& other : *second) {
      const auto contact = contactOfPieces(one, other, isPlanar(a) && isPlanar(b));
      if (contact && contact->state != ContactState::apart) axes.push_back(contact->axis);
    }
  }
  return axes;
}

std::optional<bool> exactVerdict(const Shape& a, const Shape& b) {
  const ArithmeticScope scope;
  const std::array<const Shape*, 2> shapes{&a, &b};
  const IndexedQuery* chosen = nullptr;
  for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
    if (!query.entry->has(ScalarKind::exact) || query.entry->info.oneSided) continue;
    chosen = &query;
    if (query.entry->info.method == "reference") break;
  }
  if (chosen == nullptr) return std::nullopt;
  return chosen->test(shapes, ScalarKind::exact);
}

}  // namespace hairline
