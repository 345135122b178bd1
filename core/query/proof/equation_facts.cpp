#include <algorithm>

#include "core/query/proof/proof_subject.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

bool areParallel(const Vector& a, const Vector& b) { return isZero(cross(a, b)); }

/// The dimension of the space that the normals span.
int rankOf(const std::vector<Plane<Rational>>& planes) {
  if (planes.size() == 3 &&
      sign(dot(planes[0].normal, cross(planes[1].normal, planes[2].normal))) != 0) {
    return 3;
  }
  const bool areAllParallel = std::ranges::all_of(planes, [&](const Plane<Rational>& plane) {
    return areParallel(plane.normal, planes[0].normal);
  });
  return areAllParallel ? 1 : 2;
}

/// Of one row or two, none of them zero.
bool areIndependent(const std::vector<std::vector<Rational>>& rows) {
  if (rows.size() == 1) return true;
  const Vector first(rows[0][0], rows[0][1], rows[0][2]);
  return !areParallel(first, Vector(rows[1][0], rows[1][1], rows[1][2]));
}

/// What follows from weights with which the normals add up to zero; false if they do not.
bool addDependence(const std::vector<Plane<Rational>>& planes, int rank,
                   const std::vector<std::vector<Rational>>& rows, ProofFacts& facts) {
  if (rows.empty() || rows.size() >= planes.size()) return false;
  bool contradict = false;
  for (const std::vector<Rational>& weights : rows) {
    if (weights.size() != planes.size()) return false;
    Vector normal(Rational(0), Rational(0), Rational(0));
    Rational offset(0);
    bool isAny = false;
    for (std::size_t i = 0; i < planes.size(); ++i) {
      normal += planes[i].normal * weights[i];
      offset += planes[i].offset * weights[i];
      isAny = isAny || sign(weights[i]) != 0;
    }
    if (!isAny || !isZero(normal)) return false;
    contradict = contradict || sign(offset) != 0;
  }
  if (contradict) {
    facts.relation = Relation::none;
  } else if (rank == 1 && rows.size() == planes.size() - 1 && areIndependent(rows)) {
    // Every equation follows from the first.
    facts.relation = Relation::plane;
  }
  return true;
}

}  // namespace

std::optional<ProofFacts> factsOf(ProofSubject& subject, const EquationsProof& proof) {
  std::vector<Plane<Rational>> planes;
  for (const Shape* shape : subject.shapes()) {
    const auto* plane = std::get_if<Plane<double>>(shape);
    if (plane == nullptr) return std::nullopt;
    planes.push_back(convert<Rational>(*plane));
  }
  if (planes.size() < 2 || planes.size() > 3) return std::nullopt;
  const int rank = rankOf(planes);
  ProofFacts facts;
  const auto isOnAll = [&](const Vector& point) {
    return std::ranges::all_of(planes, [&](const Plane<Rational>& plane) {
      return dot(plane.normal, point) == plane.offset;
    });
  };
  if (proof.point) {
    if (!isOnAll(*proof.point)) return std::nullopt;
    if (rank == 3) facts.relation = Relation::point;
  } else if (proof.line) {
    const auto& [origin, direction] = *proof.line;
    const bool isAlong = std::ranges::all_of(planes, [&](const Plane<Rational>& plane) {
      return sign(dot(plane.normal, direction)) == 0;
    });
    if (!isOnAll(origin) || !isAlong || isZero(direction)) return std::nullopt;
    if (rank == 2) facts.relation = Relation::line;
  } else if (!addDependence(planes, rank, proof.weights, facts)) {
    return std::nullopt;
  }
  if (subject.kind() != Kind::common) facts.relation.reset();
  return facts;
}

}  // namespace hairline
