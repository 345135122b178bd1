#include <algorithm>

#include "core/query/proof/emptiness.h"
#include "core/query/proof/pieces.h"
#include "core/query/proof/proof_check.h"
#include "core/query/proof/proof_subject.h"
#include "core/query/proof/ray_crossings.h"
#include "core/query/proof/rotation_facts.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Nonnegative numbers with the sum 1.
bool areWeights(const std::vector<Rational>& weights) {
  Rational sum(0);
  for (const Rational& weight : weights) {
    if (sign(weight) < 0) return false;
    sum += weight;
  }
  return sum == Rational(1);
}

bool areParallel(const Vector& a, const Vector& b) { return isZero(cross(a, b)); }

std::optional<ProofFacts> factsOf(ProofSubject& subject, const SlabsProof& proof) {
  const bool overlap =
      subject.isPair() &&
      std::visit(
          [&](const auto& a, const auto& b) {
            if constexpr (requires { a.directions == b.directions; }) {
              if (a.directions != b.directions || proof.values.size() != a.directions.size()) {
                return false;
              }
              for (std::size_t i = 0; i < proof.values.size(); ++i) {
                const Rational& value = proof.values[i];
                for (const auto& [min, max] :
                     {std::pair(a.min[i], a.max[i]), std::pair(b.min[i], b.max[i])}) {
                  if (value < Rational(min) || value > Rational(max)) return false;
                }
              }
              return true;
            } else {
              return false;
            }
          },
          subject.shape(0), subject.shape(1));
  if (!overlap) return std::nullopt;
  ProofFacts facts;
  if (subject.kind() == Kind::bound) facts.hit = true;
  return facts;
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const WeightsProof& proof) {
  const std::optional<std::size_t> outer = subject.outerOperand();
  if (!outer || !areWeights(proof.weights)) return std::nullopt;
  const std::vector<Shape>& pieces = subject.piecesOf(*outer);
  const std::size_t piece = proof.piece.value_or(0);
  if (piece >= pieces.size() || (!proof.piece && pieces.size() > 1)) return std::nullopt;
  const std::vector<Vector> vertices = verticesOfPiece(pieces[piece]);
  const std::size_t count = proof.weights.size();
  if (vertices.empty()) return std::nullopt;
  if (count != (proof.vertices.empty() ? vertices.size() : proof.vertices.size()))
    return std::nullopt;
  Vector mean(Rational(0), Rational(0), Rational(0));
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t vertex = proof.vertices.empty() ? i : proof.vertices[i];
    if (vertex >= vertices.size()) return std::nullopt;
    mean += vertices[vertex] * proof.weights[i];
  }
  if (!isIn(subject.shape(1 - *outer), mean)) return std::nullopt;
  return subject.ofCommonPoint();
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const EmptinessProof& proof) {
  if (!subject.isPair() || proof.operand > 1) return std::nullopt;
  if (!provesEmptiness(proof.weights, subject.shape(proof.operand))) return std::nullopt;
  ProofFacts facts;
  if (subject.kind() == Kind::intersect || subject.kind() == Kind::sweep) facts.hit = false;
  // By definition.
  if (subject.kind() == Kind::side && subject.planeOperand()) facts.side = Side::front;
  if (subject.kind() != Kind::contains) return facts;
  const std::optional<std::size_t> outer = subject.outerOperand();
  if (outer == proof.operand) facts.contains = false;
  // An empty set contains no shape, except an empty one.
  const bool isOther =
      proof.operand == 1 && !std::holds_alternative<Kdop<double>>(subject.shape(0));
  if (!outer && isOther) facts.contains = false;
  return facts;
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const SidesProof& proof) {
  const std::optional<std::size_t> place = subject.planeOperand();
  if (!place) return std::nullopt;
  const Shape& other = subject.shape(1 - *place);
  // The segment between the two may leave a mesh.
  if (std::holds_alternative<Mesh>(other)) return std::nullopt;
  const auto plane = convert<Rational>(std::get<Plane<double>>(subject.shape(*place)));
  std::array<int, 2> sides{};
  for (std::size_t i = 0; i < 2; ++i) {
    if (!isIn(other, proof.points[i])) return std::nullopt;
    sides[i] = compare(dot(plane.normal, proof.points[i]), plane.offset);
  }
  if (sides[0] * sides[1] > 0 || subject.kind() == Kind::sweep) return std::nullopt;
  return subject.ofCommonPoint();
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const FacingProof& proof) {
  if (!subject.isPair()) return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto* triangle = std::get_if<Triangle<double>>(&subject.shape(i));
    if (triangle == nullptr) continue;
    const auto& v = triangle->vertices;
    const Vector normal = cross(exact(v[1]) - exact(v[0]), exact(v[2]) - exact(v[0]));
    const bool isNormal =
        isZero(normal) ? isZero(proof.normal)
                       : areParallel(normal, proof.normal) && sign(dot(normal, proof.normal)) > 0;
    if (!isNormal) return std::nullopt;
    if (comesFromTheFront(subject.shapes())) return std::nullopt;
    // Of a question about both sides nothing follows.
    return ProofFacts{};
  }
  return std::nullopt;
}

std::optional<ProofFacts> factsOf(ProofSubject& subject, const CrossingsProof& proof) {
  if (!subject.isPair()) return std::nullopt;
  const std::size_t outer = proof.point ? 1 : subject.outerOperand().value_or(0);
  const auto* mesh = std::get_if<Mesh>(&subject.shape(outer));
  const Shape& inner = subject.shape(1 - outer);
  const auto* given = std::get_if<Point<double>>(&inner);
  if (mesh == nullptr || (given == nullptr) != proof.point.has_value()) return std::nullopt;
  const Vector point = proof.point ? *proof.point : exact(given->position);
  if (proof.point && !isIn(inner, point)) return std::nullopt;
  const MeshCrossings found = crossingsFrom(point, *mesh);
  if (found.containing || found.crossed != proof.triangles) return std::nullopt;
  // Of a point inside nothing follows for the rest of its shape.
  if (proof.point && found.isInside()) return std::nullopt;
  ProofFacts facts;
  if (subject.kind() == Kind::contains) facts.contains = found.isInside();
  return facts;
}

}  // namespace

std::optional<ProofFacts> factsOf(ProofSubject& subject, const PointProof& proof) {
  const bool isSweep = subject.kind() == Kind::sweep;
  if (proof.operand || proof.crossing) return std::nullopt;
  if (!subject.isPair() || sign(proof.time) < 0 || proof.time > Rational(isSweep ? 1 : 0))
    return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i) {
    const Vector seen = proof.point - subject.motion(i) * proof.time;
    if (!isIn(subject.shape(i), seen)) return std::nullopt;
  }
  ProofFacts facts = subject.ofCommonPoint();
  if (isSweep) facts.time = {Rational(0), proof.time};
  return facts;
}

ProofQuestion proofQuestion(Kind kind, std::span<const Shape* const> shapes,
                            const QueryOptions& options) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  if (kind != Kind::sweep) return {kind, shapes, {none, none}};
  ProofQuestion question{kind,
                         shapes,
                         {exact(options.displacements[0]), exact(options.displacements[1])},
                         options.vertexDisplacements};
  for (std::size_t i = 0; i < 2; ++i) {
    if (options.rotates(i)) question.rotations[i] = options.rotations[i];
  }
  return question;
}

std::optional<ProofFacts> factsOf(const ProofQuestion& question, const Proof& proof) {
  if (question.rotations[0] != nullptr || question.rotations[1] != nullptr) {
    // No shape does both.
    if (!question.vertexMotion[0].empty() || !question.vertexMotion[1].empty()) return ProofFacts{};
    if (const auto* intervals = std::get_if<IntervalsProof>(&proof.content)) {
      return factsOfRotation(question, *intervals);
    }
    const auto* point = std::get_if<PointProof>(&proof.content);
    return point != nullptr ? factsOfRotation(question, *point) : ProofFacts{};
  }
  ProofSubject subject(question);
  // All others are about sets that move as a whole.
  if (subject.movesVertices() && !std::holds_alternative<IntervalsProof>(proof.content)) {
    return ProofFacts{};
  }
  return std::visit([&](const auto& content) { return factsOf(subject, content); }, proof.content);
}

}  // namespace hairline
