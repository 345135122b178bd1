#include <algorithm>
#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/query/general/moving_pair.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/rotation_facts.h"
#include "core/query/proof/witness.h"
#include "core/query/proof/witness_parts.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The point, line, plane or space that a convex shape spans: an origin and perpendicular vectors.
struct Span {
  Vector origin;
  std::vector<Vector> basis{};

  explicit Span(const Shape& shape) {
    const auto cone = coneOf(shape);
    if (const auto corners = exactCornersOf(shape)) {
      origin = corners->front();
      for (const Vector& corner : *corners) add(corner - origin);
    } else if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
      origin = exact(ellipsoid->center);
      for (std::size_t i = 0; i < 3; ++i) {
        add(exact(ellipsoid->axes[i]) * Rational(ellipsoid->radii[i]));
      }
    } else {
      // Others are solid, except for discs and cones without height.
      origin = cone ? exact(cone->apex) : Vector(Rational(0), Rational(0), Rational(0));
      for (int k = 0; k < 3; ++k) {
        Vector unit(Rational(0), Rational(0), Rational(0));
        unit[k] = Rational(1);
        add(cone && cone->height == 0 ? cross(exact(cone->axis), unit) : unit);
      }
    }
  }

  bool isFlat() const { return basis.size() < 3; }

  /// The nearest point of it.
  Vector nearest(const Vector& point) const {
    return isFlat() ? Vector(origin + projected(point - origin)) : point;
  }
  /// The part of a vector along it.
  Vector projected(const Vector& v) const {
    Vector sum(Rational(0), Rational(0), Rational(0));
    for (const Vector& each : basis) sum += each * Rational(dot(each, v) / squaredNorm(each));
    return sum;
  }

 private:
  void add(const Vector& direction) {
    if (basis.size() == 3) return;
    const Vector rest = direction - projected(direction);
    if (!isZero(rest)) basis.push_back(rest);
  }
};

/// Common points of two shapes of which some rotate, at given times: as deep in both as possible,
/// so that rounding leaves them there.
class OverlapSearch {
 public:
  explicit OverlapSearch(const ProofQuestion& question)
      : m_question(question),
        m_bodies{convexBodyOf<double>(*question.shapes[0]),
                 convexBodyOf<double>(*question.shapes[1])},
        m_spans{Span(*question.shapes[0]), Span(*question.shapes[1])} {
    for (std::size_t i = 0; i < 2; ++i) {
      ConvexBody<double>& body = m_bodies[i];
      Vector3<double> sum = Vector3<double>::Zero();
      const double count = static_cast<double>(body.points.size() + body.discs.size());
      for (const Vector3<double>& point : body.points) sum += point / count;
      for (const auto& disc : body.discs) sum += disc.center / count;
      body.translate(-sum);
      m_middles[i] = exact(sum);
    }
  }

  /// Nothing if they do not overlap by more than rounding.
  std::optional<PointProof> at(const Rational& time) const {
    const auto points = deepPointsAt(time);
    if (!points) return std::nullopt;
    // A point of a flat shape has to be given as one.
    for (const std::size_t own : {0, 1}) {
      const std::size_t i = m_spans[0].isFlat() ? own : 1 - own;
      PointProof proof{m_spans[i].nearest((*points)[i]), time, i};
      if (holds(proof) || (isEachFlat() && cross(proof))) return proof;
    }
    return std::nullopt;
  }

 private:
  bool isEachFlat() const { return m_spans[0].isFlat() && m_spans[1].isFlat(); }
  bool holds(const PointProof& proof) const {
    return factsOfRotation(m_question, proof).has_value();
  }

  /// Makes a point of a flat shape a segment across the other, as long as possible.
  bool cross(PointProof& proof) const {
    const std::size_t i = *proof.operand;
    const std::vector<Vector>& plane = m_spans[1 - i].basis;
    if (plane.size() != 2) return false;
    const Vector normal = hairline::cross(plane[0], plane[1]);
    const Vector middle = proof.point;
    // The normal turned into the frame of this operand, and then into its span.
    Vector turned(Rational(0), Rational(0), Rational(0));
    const Vector origin = m_middles[1 - i];
    turned = placeInOther(m_question, 1 - i, origin + normal, proof.time).value -
             placeInOther(m_question, 1 - i, origin, proof.time).value;
    const Vector3<double> way = toDouble(m_spans[i].projected(turned));
    const double size = way.cwiseAbs().maxCoeff();
    if (!(size > 0) || !std::isfinite(size)) return false;
    const double reach = m_bodies[i].size() / size;
    for (int shift = 0; shift < 48; shift += 3) {
      const Vector step =
          m_spans[i].projected(exact(Vector3<double>(way * std::ldexp(reach, -shift))));
      proof.point = middle - step;
      proof.crossing = {middle + step, normal};
      if (holds(proof)) return true;
    }
    return false;
  }

  /// The nearest points of the shapes at a time, each as it is before it moves, when both are made
  /// smaller about their middles by the least that separates them. Nothing if they are separated.
  std::optional<std::array<Vector, 2>> deepPointsAt(const Rational& time) const {
    const Vector& middle = m_middles[0];
    const Vector place = placeInOther(m_question, 0, middle, time).value;
    std::array<Vector3<double>, 3> columns;
    for (int k = 0; k < 3; ++k) {
      Vector beside = middle;
      beside[k] += Rational(1);
      columns[static_cast<std::size_t>(k)] =
          toDouble(Vector(placeInOther(m_question, 0, beside, time).value - place));
    }
    const auto rotate = [&](Vector3<double>& v) {
      v = columns[0] * v[0] + columns[1] * v[1] + columns[2] * v[2];
    };
    ConvexBody<double> first = m_bodies[0];
    for (Vector3<double>& point : first.points) rotate(point);
    for (auto& disc : first.discs) rotate(disc.center);
    for (Vector3<double>& arm : first.arms) rotate(arm);
    rotate(first.axis);
    Vector3<double> offset = toDouble(Vector(place - m_middles[1]));
    const ConvexPair<double> whole(first, m_bodies[1], offset.cwiseAbs().maxCoeff());
    offset /= whole.unit;
    // The middles are the shapes at size 0.
    std::array<Vector3<double>, 2> nearest{Vector3<double>::Zero(), Vector3<double>::Zero()};
    const auto isSeparated = [&](double scale) {
      ConvexPair<double> pair = whole;
      pair.a.scale(scale);
      pair.b.scale(scale);
      Silent silent;
      const GjkResult<Vector3<double>> found = gjk(pair, offset, GjkGoal::distance, silent);
      const double core = std::sqrt(found.sqdist);
      if (!found.separated || !(core > pair.margin())) return false;
      nearest = {found.onA - found.difference * (pair.a.margin / core),
                 found.onB + found.difference * (pair.b.margin / core)};
      return true;
    };
    if (isSeparated(1)) return std::nullopt;
    double smaller = 0;
    double larger = 1;
    for (int i = 0; i < 50; ++i) {
      const double scale = smaller + (larger - smaller) / 2;
      (isSeparated(scale) ? smaller : larger) = scale;
    }
    // An overlap within rounding is not worth a check.
    if (smaller > 1 - 0x1p-44) return std::nullopt;
    const Vector3<double> onA = nearest[0] * whole.unit;
    const Vector3<double> back(dot(columns[0], onA), dot(columns[1], onA), dot(columns[2], onA));
    return std::array<Vector, 2>{
        Vector(exact(back) + middle),
        Vector(exact(Vector3<double>(nearest[1] * whole.unit)) + m_middles[1])};
  }

  const ProofQuestion& m_question;
  /// Relative to their middles.
  std::array<ConvexBody<double>, 2> m_bodies;
  std::array<Vector, 2> m_middles;
  std::array<Span, 2> m_spans;
};

/// A common point at the time that an answer claims, or as soon after it as the shapes overlap by
/// more than rounding.
std::optional<PointProof> contactFrom(double time, std::span<const Shape* const> shapes,
                                      const ProofQuestion& question) {
  const OverlapSearch search(question);
  if (!(time >= 0 && time <= 1)) return std::nullopt;
  if (auto found = search.at(Rational(time))) return found;
  // At the start nothing has been rounded yet.
  if (time == 0) {
    const Vector none(Rational(0), Rational(0), Rational(0));
    if (const auto point = commonPointOf(*shapes[0], *shapes[1], none)) {
      return PointProof{*point, Rational(0), 0};
    }
  }
  for (int shift = 46; shift >= 0; shift -= 2) {
    const double later = std::min(time + std::ldexp(1.0, -shift), 1.0);
    if (auto found = search.at(Rational(later))) return found;
    if (later == 1) break;
  }
  return std::nullopt;
}

/// Axes for parts of the time up to an end, as far as they are found.
std::vector<IntervalsProof::Interval> axesUntil(double end, double shortest,
                                                const MovingPair<double>& pair,
                                                const ProofQuestion& question) {
  // Of 310 misses of random motions half took up to 3, the worst 45.
  constexpr std::size_t mostIntervals = 256;
  const RotatingSubject subject(question);
  std::vector<IntervalsProof::Interval> intervals;
  Silent silent;
  double length = end;
  for (double from = 0; from < end;) {
    length = std::min(length, end - from);
    const auto axis = pair.at(from + length / 2, {}, silent).axis();
    if (intervals.size() == mostIntervals || length < shortest) break;
    const double to = from + length;
    if (axis && subject.separates(exact(*axis), Rational(from), Rational(to))) {
      intervals.push_back({exact(*axis), Rational(from), Rational(to)});
      from = to;
      length *= 2;
    } else {
      length /= 2;
    }
  }
  return intervals;
}

}  // namespace

std::vector<Proof> findRotationProofs(const Report& report, std::span<const Shape* const> shapes,
                                      const QueryOptions& options) {
  const ArithmeticScope scope;
  if (shapes.size() != 2) return {};
  const MovingPair<double> pair(*shapes[0], *shapes[1], options.displacements, options.rotations);
  if (pair.isEmpty()) return {};
  const ProofQuestion question = proofQuestion(Kind::sweep, shapes, options);
  if (report.hit == false) {
    std::vector<IntervalsProof::Interval> intervals = axesUntil(1, 0x1p-24, pair, question);
    if (intervals.empty() || *intervals.back().to != Rational(1)) return {};
    return {{IntervalsProof{std::move(intervals)}}};
  }
  if (!report.time) return {};
  const std::optional<PointProof> contact = contactFrom(report.time->value, shapes, question);
  if (!contact) return {};
  return {{IntervalsProof{axesUntil(contact->time.toNearestDouble(), 0x1p-40, pair, question),
                          contact}}};
}

}  // namespace hairline
