#include "core/query/certificate.h"

#include <optional>

#include "core/query/exact_sets.h"

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

/// Whether one set ends before the other begins.
bool isBelow(const ExactExtent& lower, const ExactExtent& upper) {
  return lower.max && upper.min && compare(*lower.max, *upper.min) < 0;
}

/// The gap of the projections where it is rational: for round shapes it is a sum of roots.
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

Certificate checkAxis(const ReportAxis& axis, std::span<const Shape* const> shapes) {
  Certificate certificate;
  const Vector3<Rational> direction = exactVector(axis.axis);
  const std::optional<ExactExtent> a = extentAlong(*shapes[0], direction);
  const std::optional<ExactExtent> b = extentAlong(*shapes[1], direction);
  if (!a || !b) return certificate;
  certificate.proof = Certificate::Proof::axis;
  const bool proven = isBelow(*a, *b) || isBelow(*b, *a);
  certificate.status = proven ? Certificate::Status::proven : Certificate::Status::unproven;
  certificate.gap = gapBetween(*a, *b);
  return certificate;
}

/// The point that non-negative weights of a triangle's vertices give, whatever their sum.
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

Certificate checkPoint(const Report& report, std::span<const Shape* const> shapes) {
  Certificate certificate;
  const auto isCommon = [&](const Vector3<Rational>& point) -> std::optional<bool> {
    const std::optional<bool> inA = containsExactly(*shapes[0], point);
    const std::optional<bool> inB = containsExactly(*shapes[1], point);
    if (!inA || !inB) return std::nullopt;
    return *inA && *inB;
  };
  std::optional<bool> common = isCommon(exactVector(*report.point));
  if (!common) return certificate;
  if (!*common && report.barycentric) {
    for (const Shape* shape : shapes) {
      const auto* triangle = std::get_if<Triangle<double>>(shape);
      if (triangle == nullptr) continue;
      if (const auto point = weightedPoint(*report.barycentric, *triangle)) {
        common = isCommon(*point);
      }
      break;
    }
  }
  certificate.proof = Certificate::Proof::point;
  certificate.status = *common ? Certificate::Status::proven : Certificate::Status::unproven;
  return certificate;
}

}  // namespace

/// Whether every method of the pair promises a proof with each verdict. One that comes without,
/// since rounding found none, is then as doubtful as one whose proof fails.
bool promisesProof(std::span<const Shape* const> shapes) {
  return std::holds_alternative<Triangle<double>>(*shapes[0]) &&
         std::holds_alternative<Aabb<double>>(*shapes[1]);
}

Certificate checkCertificate(const Report& report, std::span<const Shape* const> shapes) {
  const bool sweep = report.info.kind == Kind::sweep;
  if (sweep || shapes.size() != 2) return {};
  const std::optional<bool> hit = report.hit ? report.hit : report.mayHit;
  if (!hit) return {};
  if (!*hit && report.separating) return checkAxis(*report.separating, shapes);
  if (*hit && report.hit && report.point) return checkPoint(report, shapes);
  Certificate none;
  if (promisesProof(shapes)) none.status = Certificate::Status::unproven;
  return none;
}

}  // namespace hairline
