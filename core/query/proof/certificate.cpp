#include "core/query/proof/certificate.h"

#include <algorithm>
#include <optional>

#include "core/math/arithmetic_scope.h"
#include "core/query/linear.h"
#include "core/query/proof/emptiness.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

Rational exactValue(const Number& number) {
  return number.exact ? *number.exact : Rational(number.value);
}

Vector3<Rational> exactVector(const NumberVector& vector) {
  Vector3<Rational> result(Rational(0), Rational(0), Rational(0));
  for (int i = 0; i < vector.size; ++i) result[i] = exactValue(vector[i]);
  return result;
}

bool isRational(const NumberVector& vector) {
  return std::all_of(vector.coordinates.begin(), vector.coordinates.begin() + vector.size,
                     [](const Number& number) { return number.exact.has_value(); });
}

/// Whether one set ends before the other begins.
bool isBelow(const ExactExtent& lower, const ExactExtent& upper) {
  return lower.max && upper.min && compare(*lower.max, *upper.min) < 0;
}

/// The gap of the projections if it is rational: for round shapes it is a sum of roots.
std::optional<Number> gapBetween(const ExactExtent& a, const ExactExtent& b) {
  std::optional<Rational> gap;
  const auto consider = [&](const ExactExtent& lower, const ExactExtent& upper) {
    if (!lower.max || !upper.min) return;
    const std::optional<Rational> from = exactValue(*lower.max);
    const std::optional<Rational> to = exactValue(*upper.min);
    if (from && to && (!gap || *to - *from > *gap)) gap = *to - *from;
  };
  consider(a, b);
  consider(b, a);
  if (!gap) return std::nullopt;
  return Number{gap->toNearestDouble(), gap};
}

/// The extent of the volume swept by a set. Motion is relative, so only one of a pair need move.
void extend(ExactExtent& extent, const Rational& way) {
  std::optional<Quadratic<Rational>>& end = sign(way) < 0 ? extent.min : extent.max;
  if (end) end->a += way;
}

using Displacements = std::array<Vector3<Rational>, 2>;

/// The displacements of a sweep's operands; zero for other queries.
Displacements motionOf(const Report& report, const std::array<Vector3<double>, 2>& displacements) {
  if (report.info.kind == Kind::sweep) {
    return {fromDouble<Rational>(displacements[0]), fromDouble<Rational>(displacements[1])};
  }
  const Vector3<double> none = Vector3<double>::Zero();
  return {fromDouble<Rational>(none), fromDouble<Rational>(none)};
}

Certificate checkAxis(const ReportAxis& axis, std::span<const Shape* const> shapes,
                      const Displacements& motion) {
  Certificate certificate;
  const Vector3<Rational> direction = exactVector(axis.axis);
  std::optional<ExactExtent> a = extentAlong(*shapes[0], direction);
  const std::optional<ExactExtent> b = extentAlong(*shapes[1], direction);
  if (!a || !b) return certificate;
  extend(*a, dot(direction, motion[0]) - dot(direction, motion[1]));
  certificate.proof = Certificate::Proof::axis;
  const bool proven = isBelow(*a, *b) || isBelow(*b, *a);
  certificate.status = proven ? Certificate::Status::proven : Certificate::Status::unproven;
  certificate.gap = gapBetween(*a, *b);
  return certificate;
}

/// The point given by non-negative weights of a triangle's vertices, whatever their sum.
std::optional<Vector3<Rational>> weightedPoint(const NumberVector& weights,
                                               const Triangle<double>& triangle) {
  Vector3<Rational> sum(Rational(0), Rational(0), Rational(0));
  Rational total(0);
  for (int i = 0; i < 3; ++i) {
    const Rational weight = exactValue(weights[i]);
    if (sign(weight) < 0) return std::nullopt;
    const Vector3<Rational> vertex =
        fromDouble<Rational>(triangle.vertices[static_cast<std::size_t>(i)]);
    for (int k = 0; k < 3; ++k) sum[k] += vertex[k] * weight;
    total += weight;
  }
  if (sign(total) == 0) return std::nullopt;
  for (int k = 0; k < 3; ++k) sum[k] /= total;
  return sum;
}

/// Whether a point lies in both sets, each moved by its displacement at a time.
std::optional<bool> isCommon(const Vector3<Rational>& point, const Rational& time,
                             std::span<const Shape* const> shapes, const Displacements& motion) {
  std::array<Vector3<Rational>, 2> seen{point, point};
  for (std::size_t i = 0; i < 2; ++i) {
    for (int k = 0; k < 3; ++k) seen[i][k] -= motion[i][k] * time;
  }
  const std::optional<bool> inA = containsExactly(*shapes[0], seen[0]);
  const std::optional<bool> inB = containsExactly(*shapes[1], seen[1]);
  if (!inA || !inB) return std::nullopt;
  return *inA && *inB;
}

Certificate checkPoint(const Report& report, std::span<const Shape* const> shapes,
                       const Displacements& motion) {
  Certificate certificate;
  const bool sweep = report.info.kind == Kind::sweep;
  // At an irrational time the point cannot be placed by rational arithmetic.
  if (sweep && (!report.time || (report.scalar == ScalarKind::exact && !report.time->exact))) {
    return certificate;
  }
  const bool irrational = report.scalar == ScalarKind::exact && !isRational(*report.point);
  if (irrational && !report.within) return certificate;
  const Rational time = sweep ? exactValue(*report.time) : Rational(0);
  if (sweep && (sign(time) < 0 || sign(time - Rational(1)) > 0)) {
    certificate.proof = Certificate::Proof::point;
    certificate.status = Certificate::Status::unproven;
    return certificate;
  }
  const auto isThere = [&](const Vector3<Rational>& point) {
    return isCommon(point, time, shapes, motion);
  };
  std::optional<bool> common = isThere(exactVector(*report.point));
  if (!common) return certificate;
  if (!*common && report.barycentric) {
    for (const Shape* shape : shapes) {
      const auto* triangle = std::get_if<Triangle<double>>(shape);
      if (triangle == nullptr) continue;
      if (const auto point = weightedPoint(*report.barycentric, *triangle)) {
        common = isThere(*point);
      }
      break;
    }
  }
  if (!*common && report.within) {
    if (const auto line = exactLinear(*shapes[0])) {
      common = isThere(line->at(exactValue(*report.within)));
    }
  }
  certificate.proof = Certificate::Proof::point;
  certificate.status = *common ? Certificate::Status::proven : Certificate::Status::unproven;
  return certificate;
}

/// The convex pieces whose union a shape is by definition.
std::vector<Shape> convexPieces(const Shape& shape) {
  return std::visit(
      [&](const auto& s) {
        std::vector<Shape> pieces;
        if constexpr (requires { triangulate(s); }) {
          for (const IndexTriple& indices : triangulate(s)) {
            pieces.push_back(triangleOf(s, indices));
          }
        } else {
          pieces.push_back(shape);
        }
        return pieces;
      },
      shape);
}

/// Whether one of the axes separates two convex sets.
bool separates(const std::vector<Vector3<Rational>>& axes, const Shape& a, const Shape& b,
               const Displacements& motion) {
  return std::any_of(axes.begin(), axes.end(), [&](const Vector3<Rational>& axis) {
    std::optional<ExactExtent> first = extentAlong(a, axis);
    const std::optional<ExactExtent> second = extentAlong(b, axis);
    if (!first || !second) return false;
    extend(*first, dot(axis, motion[0]) - dot(axis, motion[1]));
    return isBelow(*first, *second) || isBelow(*second, *first);
  });
}

/// Whether the witness of a report proves its verdict.
bool holdsWitness(const Report& report, bool hit, std::span<const Shape* const> shapes,
                  const Displacements& motion) {
  const Witness& witness = *report.witness;
  if (hit) {
    const bool inTime = sign(witness.time) >= 0 && witness.time <= Rational(1);
    return witness.point && inTime &&
           isCommon(*witness.point, witness.time, shapes, motion).value_or(false);
  }
  for (const Shape& a : convexPieces(*shapes[0])) {
    for (const Shape& b : convexPieces(*shapes[1])) {
      if (!separates(witness.axes, a, b, motion)) return false;
    }
  }
  return true;
}

Certificate checkOwnProof(const Report& report, bool hit, std::span<const Shape* const> shapes,
                          const Displacements& motion) {
  if (!hit && report.separating) return checkAxis(*report.separating, shapes, motion);
  if (hit && report.hit && report.point) return checkPoint(report, shapes, motion);
  Certificate none;
  if (report.info.alwaysProves) none.status = Certificate::Status::unproven;
  return none;
}

/// Whether a line, ray or segment comes from a triangle's front: direction·normal < 0 with the
/// normal (b-a)×(c-a).
bool comesFromTheFront(std::span<const Shape* const> shapes) {
  const auto* given = std::get_if<Triangle<double>>(shapes[1]);
  if (given == nullptr) return false;
  const Triangle<Rational> triangle = convert<Rational>(*given);
  const auto& v = triangle.vertices;
  const Vector3<Rational> normal = cross(v[1] - v[0], v[2] - v[0]);
  const std::optional<Linear<Rational>> line = exactLinear(*shapes[0]);
  return line && sign(dot(line->direction, normal)) < 0;
}

/// Whether two k-DOPs overlap slab by slab.
bool doSlabsOverlap(std::span<const Shape* const> shapes) {
  return std::visit(
      [](const auto& a, const auto& b) {
        if constexpr (requires { a.directions == b.directions; }) {
          if (a.directions != b.directions) return false;
          for (std::size_t i = 0; i < a.directions.size(); ++i) {
            if (a.max[i] < b.min[i] || b.max[i] < a.min[i]) return false;
          }
          return true;
        } else {
          return false;
        }
      },
      *shapes[0], *shapes[1]);
}

bool isEmpty(const Shape* shape) { return weightsOfEmptiness(*shape).has_value(); }

/// Whether the operands themselves contradict the verdict: a hit of a one-sided method requires
/// that the line comes from the front, and a miss of bounds that the slabs do not all overlap.
bool isDenied(const Report& report, bool hit, std::span<const Shape* const> shapes) {
  if (report.info.oneSided) return hit && !comesFromTheFront(shapes);
  return report.info.kind == Kind::bound && !hit && doSlabsOverlap(shapes);
}

/// Whether the operands themselves prove the verdict.
bool isEvident(const Report& report, bool hit, std::span<const Shape* const> shapes) {
  if (report.info.kind == Kind::bound) return hit && doSlabsOverlap(shapes);
  if (hit) return false;
  if (report.info.oneSided) return !comesFromTheFront(shapes);
  return std::any_of(shapes.begin(), shapes.end(), isEmpty);
}

}  // namespace

Certificate checkCertificate(const Report& report, std::span<const Shape* const> shapes,
                             const std::array<Vector3<double>, 2>& displacements) {
  const ArithmeticScope scope;
  if (shapes.size() != 2) return {};
  const std::optional<bool> hit = report.hit ? report.hit : report.mayHit;
  if (!hit) return {};
  const Displacements motion = motionOf(report, displacements);
  if (isDenied(report, *hit, shapes)) {
    return {Certificate::Proof::none, Certificate::Status::unproven, std::nullopt};
  }
  const Certificate own = checkOwnProof(report, *hit, shapes, motion);
  if (own.status == Certificate::Status::proven) return own;
  if (isEvident(report, *hit, shapes)) {
    return {Certificate::Proof::none, Certificate::Status::proven, std::nullopt};
  }
  if (!report.witness) return own;
  if (!holdsWitness(report, *hit, shapes, motion)) return own;
  const auto proof = *hit ? Certificate::Proof::point : Certificate::Proof::axis;
  return {proof, Certificate::Status::proven, std::nullopt};
}

}  // namespace hairline
