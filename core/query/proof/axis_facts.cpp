#include <algorithm>

#include "core/math/interruption.h"
#include "core/math/real_root.h"
#include "core/query/proof/proof_subject.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Whether one set ends before the other begins.
bool isBelow(const ExactExtent& lower, const ExactExtent& upper) {
  return lower.max && upper.min && compare(*lower.max, *upper.min) < 0;
}

Quadratic<Rational> plain(const Rational& x) { return {x, Rational(0), Rational(0)}; }

/// Whether a set ends at or before a number, or begins at or after it.
bool endsBy(const ExactExtent& set, const Rational& x) {
  return set.max && compare(*set.max, plain(x)) <= 0;
}
bool beginsFrom(const ExactExtent& set, const Rational& x) {
  return set.min && compare(*set.min, plain(x)) >= 0;
}

/// Whether a number lies between two sets, of which only one may touch it.
bool isBetween(const ExactExtent& lower, const Rational& x, const ExactExtent& upper) {
  return endsBy(lower, x) && beginsFrom(upper, x) && isBelow(lower, upper);
}

/// The sign of upper.min - lower.max + shift; -1 if an end is infinite.
int signOfGap(const ExactExtent& lower, const ExactExtent& upper, const Rational& shift) {
  if (!lower.max || !upper.min) return -1;
  Quadratic<Rational> from = *upper.min;
  from.a += shift;
  return compare(from, *lower.max);
}

/// Calls a function with each of the pieces, or with all if none are named.
template <typename Visit>
void forEachPiece(const std::vector<std::size_t>& named, std::size_t count, const Visit& visit) {
  for (std::size_t i = 0; i < (named.empty() ? count : named.size()); ++i) {
    visit(named.empty() ? i : named[i]);
  }
}

/// Whether there is an item for each two pieces. If not, nothing follows from the items.
template <typename Item>
bool isComplete(ProofSubject& subject, const std::vector<Item>& items) {
  if (!subject.isPair() || items.empty()) return false;
  const auto isWhole = [](const Item& item) {
    return item.pieces.a.empty() && item.pieces.b.empty();
  };
  if (std::ranges::any_of(items, isWhole)) return true;
  const std::size_t rows = subject.piecesOf(0).size();
  const std::size_t columns = subject.piecesOf(1).size();
  countOperations(rows * columns / 16);
  std::vector<bool> found(rows * columns);
  for (const Item& item : items) {
    forEachPiece(item.pieces.a, rows, [&](std::size_t i) {
      countOperations(1 + columns / 16);
      forEachPiece(item.pieces.b, columns, [&](std::size_t j) { found[i * columns + j] = true; });
    });
  }
  return std::ranges::find(found, false) == found.end();
}

/// The side on which one operand lies of the plane that is the other. `order` is -1 if the first
/// is below the second along the axis.
void addSide(const ProofSubject& subject, ProofFacts& facts, const Vector& axis, int order) {
  const std::optional<std::size_t> place = subject.planeOperand();
  if (subject.kind() != Kind::side || !place) return;
  const auto plane = convert<Rational>(std::get<Plane<double>>(subject.shape(*place)));
  const int along = sign(dot(plane.normal, axis)) * (*place == 1 ? order : -order);
  facts.side = along > 0 ? Side::front : Side::behind;
}

/// Whether the slabs of two k-DOPs along an axis are disjoint.
bool areSlabsDisjoint(const ProofSubject& subject, const Vector& axis) {
  return std::visit(
      [&](const auto& a, const auto& b) {
        if constexpr (requires { a.directions == b.directions; }) {
          if (a.directions != b.directions) return false;
          for (std::size_t i = 0; i < a.directions.size(); ++i) {
            Vector row(Rational(0), Rational(0), Rational(0));
            for (std::size_t k = 0; k < a.directions[i].size(); ++k) {
              row[static_cast<int>(k)] = Rational(a.directions[i][k]);
            }
            const bool areDisjoint = a.max[i] < b.min[i] || b.max[i] < a.min[i];
            if (areDisjoint && !isZero(row) && isZero(cross(row, axis))) return true;
          }
        }
        return false;
      },
      subject.shape(0), subject.shape(1));
}

ProofFacts joined(ProofFacts facts, const ProofFacts& more) {
  if (more.hit) facts.hit = more.hit;
  if (more.contains) facts.contains = more.contains;
  return facts;
}

/// A part of the time, without its end or with it; without a time for its end until the contact.
struct Part {
  Rational from{};
  std::optional<Rational> to{Rational(0)};
  bool hasEnd = false;

  /// Whether the first ends before the second.
  friend bool operator<(const Part& a, const Part& b) {
    if (!a.to || !b.to) return a.to.has_value();
    const int order = compare(*a.to, *b.to);
    return order < 0 || (order == 0 && !a.hasEnd && b.hasEnd);
  }
};

/// The largest degree of a polynomial of a proof. The axis between two nearest features that move
/// has 3, and a contact 4.
constexpr std::size_t mostDegree = 8;

/// Whether a polynomial is positive at a time and until another, at which it may be zero.
bool isPositiveUntil(const Polynomial& p, const Rational& from, const RealRoot& to) {
  if (sign(p.at(from)) <= 0) return false;
  if (p.degree() < 2) return to.signOf(p) >= 0;
  // Bounds of its values spare most polynomials the search for roots.
  if (sign(p.over({from, to.enclosure().max}).min) > 0) return true;
  const RealRoot start(from);
  return std::ranges::none_of(rootsInUnitInterval(p), [&](const RealRoot& root) {
    return compare(root, start) > 0 && compare(root, to) < 0;
  });
}

/// The part of the time on which an axis separates pieces whose vertices move on their own lines;
/// nothing if it does not. `contact` is the time of the common point.
std::optional<Part> partOf(const ProofSubject& subject, const IntervalsProof::Interval& interval,
                           const std::optional<RealRoot>& contact) {
  const auto a = subject.movingVertices(0, interval.pieces.a);
  const auto b = subject.movingVertices(1, interval.pieces.b);
  const bool isComplete = a && b && !a->empty() && !b->empty() && (interval.to || contact);
  if (!isComplete || interval.higher.size() > mostDegree) return std::nullopt;
  const RealRoot end = interval.to ? RealRoot(*interval.to) : *contact;
  if (sign(interval.from) < 0 || compare(RealRoot(interval.from), end) > 0 ||
      compare(end, RealRoot(Rational(1))) > 0) {
    return std::nullopt;
  }
  std::vector<Vector> coefficients{interval.axis};
  coefficients.insert(coefficients.end(), interval.higher.begin(), interval.higher.end());
  Vector3<Polynomial> axis;
  for (int k = 0; k < 3; ++k) {
    std::vector<Rational> component;
    for (const Vector& coefficient : coefficients) component.push_back(coefficient[k]);
    axis[k] = Polynomial(std::move(component));
  }
  const auto heightsOf = [&](const std::vector<Vector3<Polynomial>>& vertices) {
    std::vector<Polynomial> heights;
    for (const Vector3<Polynomial>& vertex : vertices) heights.push_back(dot(axis, vertex));
    return heights;
  };
  const std::vector<Polynomial> first = heightsOf(*a);
  const std::vector<Polynomial> second = heightsOf(*b);
  const bool isFirstBelow = sign((second[0] - first[0]).at(interval.from)) > 0;
  Part part{interval.from, interval.to, true};
  const auto leastGapAt = [&](const Rational& time) {
    const auto extentOf = [&](const std::vector<Polynomial>& heights) {
      Interval<Rational> extent{heights[0].at(time), heights[0].at(time)};
      for (const Polynomial& height : heights) {
        countOperations(1);
        const Rational value = height.at(time);
        extent = {minimum(extent.min, value), maximum(extent.max, value)};
      }
      return extent;
    };
    const Interval<Rational> extentOfA = extentOf(first);
    const Interval<Rational> extentOfB = extentOf(second);
    return isFirstBelow ? extentOfB.min - extentOfA.max : extentOfA.min - extentOfB.max;
  };
  // On a constant axis a least gap that is positive at two times is positive between them.
  if (interval.higher.empty() && sign(leastGapAt(interval.from)) > 0 &&
      sign(leastGapAt(end.enclosure().max)) > 0) {
    return part;
  }
  for (const Polynomial& height : first) {
    countOperations(1 + second.size());
    for (const Polynomial& other : second) {
      const Polynomial gap = isFirstBelow ? other - height : height - other;
      if (!isPositiveUntil(gap, interval.from, end)) return std::nullopt;
      part.hasEnd = part.hasEnd && end.signOf(gap) > 0;
    }
  }
  return part;
}

/// The part of the time on which an axis separates moving pieces; nothing if it does not.
std::optional<Part> partOf(ProofSubject& subject, const IntervalsProof::Interval& interval) {
  if (!interval.to || !interval.higher.empty()) return std::nullopt;
  const Rational& from = interval.from;
  const Rational& to = *interval.to;
  if (sign(from) < 0 || from > to || to > Rational(1)) return std::nullopt;
  const std::optional<ProofSubject::Extents> found =
      subject.restingExtents(interval.axis, interval.pieces);
  if (!found) return std::nullopt;
  // A gap changes evenly: positive at the beginning and not negative at the end, it is positive
  // until then.
  const Rational way = subject.wayAlong(interval.axis);
  for (const bool isFirstBelow : {true, false}) {
    const ExactExtent& lower = isFirstBelow ? found->a : found->b;
    const ExactExtent& upper = isFirstBelow ? found->b : found->a;
    const Rational speed = isFirstBelow ? -way : way;
    const int last = signOfGap(lower, upper, speed * to);
    if (signOfGap(lower, upper, speed * from) > 0 && last >= 0) return Part{from, to, last > 0};
  }
  return std::nullopt;
}

/// The time of a common point of operands whose vertices move on their own lines; nothing if it is
/// none.
std::optional<RealRoot> timeOf(const ProofSubject& subject, const MeetingProof& proof) {
  if (!subject.movesVertices() || proof.polynomial.size() > mostDegree) return std::nullopt;
  std::vector<RealRoot> roots = rootsInUnitInterval(Polynomial(proof.polynomial));
  std::erase_if(roots, [&](const RealRoot& root) {
    return compare(root, RealRoot(proof.times.min)) < 0 ||
           compare(root, RealRoot(proof.times.max)) > 0;
  });
  if (roots.size() != 1) return std::nullopt;
  const RealRoot& time = roots[0];
  std::array<Vector3<Polynomial>, 2> points;
  std::array<Polynomial, 2> sums;
  for (std::size_t i = 0; i < 2; ++i) {
    // Of a mesh the mean has to be of one triangle.
    const std::vector<std::size_t>& pieces = i == 0 ? proof.pieces.a : proof.pieces.b;
    const bool isMesh = std::holds_alternative<Mesh>(subject.shape(i));
    if (pieces.size() > 1 || (isMesh && pieces.empty())) return std::nullopt;
    const auto vertices = subject.movingVertices(i, pieces);
    if (!vertices || vertices->size() != proof.weights[i].size()) return std::nullopt;
    points[i] = Vector3<Polynomial>(Polynomial(), Polynomial(), Polynomial());
    for (std::size_t n = 0; n < vertices->size(); ++n) {
      if (proof.weights[i][n].size() > mostDegree) return std::nullopt;
      const Polynomial weight(proof.weights[i][n]);
      if (time.signOf(weight) < 0) return std::nullopt;
      sums[i] += weight;
      for (int k = 0; k < 3; ++k) points[i][k] += (*vertices)[n][k] * weight;
    }
    if (time.signOf(sums[i]) <= 0) return std::nullopt;
  }
  for (int k = 0; k < 3; ++k) {
    if (time.signOf(points[0][k] * sums[1] - points[1][k] * sums[0]) != 0) return std::nullopt;
  }
  return time;
}

/// The part of the time from 0 on which all pieces are disjoint.
Part freePart(ProofSubject& subject, const std::vector<IntervalsProof::Interval>& intervals,
              const std::vector<Part>& parts) {
  const std::size_t rows = subject.piecesOf(0).size();
  const std::size_t columns = subject.piecesOf(1).size();
  // An interval may name many pieces, and each is looked up among them.
  std::size_t effort = 1;
  for (const IntervalsProof::Interval& interval : intervals) {
    effort += 1 + (interval.pieces.a.size() + interval.pieces.b.size()) / 16;
  }
  Part least{Rational(0), Rational(1), true};
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) {
      const auto isAbout = [&](const PiecePair& pieces) {
        const auto names = [](const std::vector<std::size_t>& named, std::size_t piece) {
          return named.empty() || std::ranges::find(named, piece) != named.end();
        };
        return names(pieces.a, i) && names(pieces.b, j);
      };
      Part free;
      bool isLonger = true;
      while (isLonger) {
        isLonger = false;
        countOperations(effort);
        for (std::size_t n = 0; n < intervals.size(); ++n) {
          if (!isAbout(intervals[n].pieces) || !free.to || parts[n].from > *free.to) continue;
          if (!(free < parts[n])) continue;
          free.to = parts[n].to;
          free.hasEnd = parts[n].hasEnd;
          isLonger = true;
        }
      }
      if (free < least) least = free;
    }
  }
  return least;
}

}  // namespace

std::optional<ProofFacts> factsOf(ProofSubject& subject, const AxisProof& proof) {
  ProofFacts facts = subject.ofDisjoint();
  for (const AxisProof::Axis& axis : proof.axes) {
    const auto found = subject.extents(axis.axis, axis.pieces);
    if (!found) return std::nullopt;
    const int order = isBelow(found->a, found->b) ? -1 : isBelow(found->b, found->a) ? 1 : 0;
    if (order == 0) return std::nullopt;
    addSide(subject, facts, axis.axis, order);
    if (subject.kind() == Kind::bound && areSlabsDisjoint(subject, axis.axis)) facts.hit = false;
  }
  return isComplete(subject, proof.axes) ? facts : ProofFacts{};
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const PlaneProof& proof) {
  ProofFacts facts = subject.ofDisjoint();
  for (const PlaneProof::Plane& plane : proof.planes) {
    const auto found = subject.extents(plane.normal, plane.pieces);
    if (!found) return std::nullopt;
    const int order = isBetween(found->a, plane.offset, found->b)   ? -1
                      : isBetween(found->b, plane.offset, found->a) ? 1
                                                                    : 0;
    if (order == 0) return std::nullopt;
    addSide(subject, facts, plane.normal, order);
  }
  return isComplete(subject, proof.planes) ? facts : ProofFacts{};
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const OutsideProof& proof) {
  // Of a point asked about, the order of the operands is free.
  if (!subject.isPair() || subject.outerOperand()) return std::nullopt;
  if (!isIn(subject.shape(0), proof.point)) return std::nullopt;
  const std::optional<ExactExtent> outer = extentAlong(subject.shape(1), proof.normal);
  const Quadratic<Rational> height = plain(dot(proof.normal, proof.point));
  const ExactExtent point{height, height};
  if (!outer ||
      (!isBetween(*outer, proof.offset, point) && !isBetween(point, proof.offset, *outer)))
    return std::nullopt;
  ProofFacts facts;
  if (subject.kind() == Kind::contains) facts.contains = false;
  return facts;
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const PlanesProof& proof) {
  if (!subject.isPair()) return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i) {
    if (!isIn(subject.shape(i), proof.points[i])) return std::nullopt;
  }
  const Rational most = squaredNorm(Vector(proof.points[0] - proof.points[1]));
  Rational least = most;
  for (const PlanesProof::Planes& planes : proof.planes) {
    const auto found = subject.extents(planes.normal, planes.pieces);
    if (!found || isZero(planes.normal)) return std::nullopt;
    const auto& [a, b] = planes.offsets;
    const bool lies = (a <= b && endsBy(found->a, a) && beginsFrom(found->b, b)) ||
                      (a >= b && beginsFrom(found->a, a) && endsBy(found->b, b));
    if (!lies) return std::nullopt;
    const Rational gap = b - a;
    least = minimum(least, gap * gap / squaredNorm(planes.normal));
  }
  ProofFacts facts;
  if (!isComplete(subject, proof.planes)) return facts;
  if (subject.kind() == Kind::closest) facts.sqdist = {least, most};
  if (sign(least) > 0) return joined(facts, subject.ofDisjoint());
  return sign(most) == 0 ? subject.ofCommonPoint() : facts;
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const IntervalsProof& proof) {
  if (subject.kind() != Kind::sweep || !subject.isPair()) return std::nullopt;
  std::optional<RealRoot> meeting;
  if (proof.meeting) {
    meeting = timeOf(subject, *proof.meeting);
    if (!meeting || proof.contact) return std::nullopt;
  } else if (proof.contact && subject.movesVertices()) {
    return std::nullopt;
  }
  std::vector<Part> parts;
  for (const IntervalsProof::Interval& interval : proof.intervals) {
    const std::optional<Part> part =
        subject.movesVertices() ? partOf(subject, interval, meeting) : partOf(subject, interval);
    if (!part) return std::nullopt;
    parts.push_back(*part);
  }
  const Part free = freePart(subject, proof.intervals, parts);
  if (meeting) {
    ProofFacts facts = subject.ofCommonPoint();
    // Narrow enough to tell the nearest double.
    meeting->nearestDouble();
    facts.time = meeting->enclosure();
    facts.time->min = minimum(*free.to, facts.time->min);
    return facts;
  }
  if (proof.contact) {
    std::optional<ProofFacts> contact = factsOf(subject, *proof.contact);
    if (contact) contact->time->min = *free.to;
    return contact;
  }
  ProofFacts facts;
  if (free.to == Rational(1) && free.hasEnd) facts.hit = false;
  return facts;
}

}  // namespace hairline
