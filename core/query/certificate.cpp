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

Certificate checkAxis(const ReportAxis& axis, std::span<const Shape* const> shapes) {
  Certificate certificate;
  const Vector3<Rational> direction = exactVector(axis.axis);
  const std::optional<Interval<Rational>> a = projectExactly(*shapes[0], direction);
  const std::optional<Interval<Rational>> b = projectExactly(*shapes[1], direction);
  if (!a || !b) return certificate;
  const Rational gap = maximum(b->min - a->max, a->min - b->max);
  certificate.proof = Certificate::Proof::axis;
  certificate.gap = Number{gap.toNearestDouble(), gap};
  certificate.status = sign(gap) > 0 ? Certificate::Status::proven : Certificate::Status::unproven;
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

Certificate checkCertificate(const Report& report, std::span<const Shape* const> shapes) {
  const bool sweep = report.info.kind == Kind::sweep;
  if (sweep || shapes.size() != 2) return {};
  const std::optional<bool> hit = report.hit ? report.hit : report.mayHit;
  if (!hit) return {};
  if (!*hit && report.separating) return checkAxis(*report.separating, shapes);
  if (*hit && report.hit && report.point) return checkPoint(report, shapes);
  return {};
}

}  // namespace hairline
