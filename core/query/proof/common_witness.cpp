#include "core/query/proof/witness_parts.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Planes = std::vector<Plane<Rational>>;

/// The factor that turns one of two parallel vectors into the other.
Rational factorBetween(const Vector& from, const Vector& to) {
  return dot(from, to) / squaredNorm(from);
}

/// Weights with which a parallel plane cancels the first.
std::vector<Rational> cancelled(const Planes& planes, std::size_t i) {
  std::vector<Rational> weights(planes.size());
  weights[0] = factorBetween(planes[0].normal, planes[i].normal);
  weights[i] = Rational(-1);
  return weights;
}

/// The point of two planes that are not parallel nearest to the origin, and on a third with a
/// direction that neither contains.
Vector commonPoint(const Plane<Rational>& a, const Plane<Rational>& b, const Vector& along,
                   const Rational& offset) {
  const Rational determinant = dot(a.normal, cross(b.normal, along));
  const Vector sum = cross(b.normal, along) * a.offset + cross(along, a.normal) * b.offset +
                     cross(a.normal, b.normal) * offset;
  return sum * Rational(Rational(1) / determinant);
}

EquationsProof solved(const Planes& planes) {
  EquationsProof proof;
  std::size_t other = 1;
  while (other < planes.size() && isZero(cross(planes[0].normal, planes[other].normal))) ++other;
  if (other == planes.size()) {
    for (std::size_t i = 1; i < planes.size(); ++i) proof.weights.push_back(cancelled(planes, i));
    return proof;
  }
  const Plane<Rational>& a = planes[0];
  const Plane<Rational>& b = planes[other];
  const Vector direction = cross(a.normal, b.normal);
  if (planes.size() == 2) {
    proof.line = {commonPoint(a, b, direction, Rational(0)), direction};
    return proof;
  }
  const std::size_t last = 3 - other;
  const Plane<Rational>& c = planes[last];
  if (sign(dot(direction, c.normal)) != 0) {
    proof.point = commonPoint(a, b, c.normal, c.offset);
    return proof;
  }
  const Vector origin = commonPoint(a, b, direction, Rational(0));
  if (dot(c.normal, origin) == c.offset) {
    proof.line = {origin, direction};
    return proof;
  }
  // c = x a + y b, from the products with vectors perpendicular to b and to a.
  std::vector<Rational> weights(3);
  weights[0] =
      dot(c.normal, cross(b.normal, direction)) / dot(a.normal, cross(b.normal, direction));
  weights[other] =
      dot(c.normal, cross(a.normal, direction)) / dot(b.normal, cross(a.normal, direction));
  weights[last] = Rational(-1);
  proof.weights.push_back(std::move(weights));
  return proof;
}

}  // namespace

std::vector<Proof> proofsOfCommon(std::span<const Shape* const> shapes) {
  Planes planes;
  for (const Shape* shape : shapes) {
    const auto* plane = std::get_if<Plane<double>>(shape);
    if (plane == nullptr) return {};
    planes.push_back(convert<Rational>(*plane));
  }
  if (planes.size() < 2 || planes.size() > 3) return {};
  return {{solved(planes)}};
}

}  // namespace hairline
