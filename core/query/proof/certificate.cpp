#include "core/query/proof/certificate.h"

#include <algorithm>
#include <optional>

#include "core/math/arithmetic_scope.h"
#include "core/math/interruption.h"
#include "core/query/linear.h"
#include "core/query/proof/emptiness.h"
#include "core/query/proof/proof_check.h"
#include "core/query/proof/proof_subject.h"
#include "core/query/proof/witness.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

Rational exactValue(const Number& number) {
  return number.exact ? *number.exact : Rational(number.value);
}

Vector exactVector(const NumberVector& vector) {
  Vector result(Rational(0), Rational(0), Rational(0));
  for (int i = 0; i < vector.size; ++i) result[i] = exactValue(vector[i]);
  return result;
}

bool isRational(const NumberVector& vector) {
  return std::all_of(vector.coordinates.begin(), vector.coordinates.begin() + vector.size,
                     [](const Number& number) { return number.exact.has_value(); });
}

/// The point given by non-negative weights of a triangle's vertices, whatever their sum.
std::optional<Vector> weightedPoint(const NumberVector& weights, const Triangle<double>& triangle) {
  Vector sum(Rational(0), Rational(0), Rational(0));
  Rational total(0);
  for (int i = 0; i < 3; ++i) {
    const Rational weight = exactValue(weights[i]);
    if (sign(weight) < 0) return std::nullopt;
    sum += exact(triangle.vertices[static_cast<std::size_t>(i)]) * weight;
    total += weight;
  }
  if (sign(total) == 0) return std::nullopt;
  for (int k = 0; k < 3; ++k) sum[k] /= total;
  return sum;
}

/// The common points of which one may be exactly that of an answer.
std::vector<Proof> pointsOf(const Report& report, std::span<const Shape* const> shapes) {
  std::vector<Proof> found;
  const bool isSweep = report.info.kind == Kind::sweep;
  // At an irrational time no rational point can be placed.
  if (isSweep && (!report.time || (report.scalar == ScalarKind::exact && !report.time->exact))) {
    return found;
  }
  const bool isIrrational = report.scalar == ScalarKind::exact && !isRational(*report.point);
  if (isIrrational && !report.within) return found;
  const Rational time = isSweep ? exactValue(*report.time) : Rational(0);
  const auto add = [&](const Vector& point) { found.push_back({PointProof{point, time}}); };
  add(exactVector(*report.point));
  if (report.barycentric) {
    const auto triangle = std::ranges::find_if(shapes, [](const Shape* shape) {
      return std::holds_alternative<Triangle<double>>(*shape);
    });
    if (triangle != shapes.end()) {
      const auto point = weightedPoint(*report.barycentric, std::get<Triangle<double>>(**triangle));
      if (point) add(*point);
    }
  }
  if (report.within) {
    if (const auto line = exactLinear(*shapes[0])) add(line->at(exactValue(*report.within)));
  }
  return found;
}

/// The proof by rational nearest points.
Proof proofOfNearest(const Vector& a, const Vector& b) {
  const Vector normal = b - a;
  if (isZero(normal)) return {PointProof{a}};
  return {PlanesProof{{a, b}, {{normal, {dot(normal, a), dot(normal, b)}}}}};
}

bool isAnyMesh(std::span<const Shape* const> shapes) {
  return std::ranges::any_of(
      shapes, [](const Shape* shape) { return std::holds_alternative<Mesh>(*shape); });
}

/// The proofs that an answer carries, of which one has to hold.
std::vector<Proof> ownProofs(const Report& report, std::span<const Shape* const> shapes) {
  if (shapes.size() != 2) return {};
  if (report.info.kind == Kind::closest) {
    // Planes for each triangle of a mesh have to be looked for.
    if (isAnyMesh(shapes)) return {};
    const bool isKnown = report.scalar == ScalarKind::exact && report.points.size() == 2 &&
                         isRational(report.points[0]) && isRational(report.points[1]);
    if (!isKnown) return {};
    return {proofOfNearest(exactVector(report.points[0]), exactVector(report.points[1]))};
  }
  const bool isHit = report.verdict().value_or(false);
  if (!isHit && report.separating) {
    return {{AxisProof{{{exactVector(report.separating->axis)}}}}};
  }
  if (isHit && report.hit && report.point) return pointsOf(report, shapes);
  return {};
}

/// The gap of the projections on an axis if it is rational: for round shapes it is a sum of roots.
std::optional<Number> gapOn(const Vector& axis, const ProofQuestion& question) {
  ProofSubject subject(question);
  const std::optional<ProofSubject::Extents> found = subject.extents(axis, {});
  if (!found) return std::nullopt;
  std::optional<Rational> gap;
  const auto consider = [&](const ExactExtent& lower, const ExactExtent& upper) {
    if (!lower.max || !upper.min) return;
    const std::optional<Rational> from = exactValue(*lower.max);
    const std::optional<Rational> to = exactValue(*upper.min);
    if (from && to && (!gap || *to - *from > *gap)) gap = *to - *from;
  };
  consider(found->a, found->b);
  consider(found->b, found->a);
  if (!gap) return std::nullopt;
  return Number{gap->toNearestDouble(), gap};
}

/// For a one-sided method the facing of the triangle, if the line does not come from its front.
std::optional<Proof> facingProof(const Report& report, std::span<const Shape* const> shapes) {
  if (!report.info.oneSided || comesFromTheFront(shapes)) return std::nullopt;
  for (const Shape* shape : shapes) {
    const auto* triangle = std::get_if<Triangle<double>>(shape);
    if (triangle == nullptr) continue;
    const auto& v = triangle->vertices;
    return Proof{FacingProof{cross(exact(v[1]) - exact(v[0]), exact(v[2]) - exact(v[0]))}};
  }
  return std::nullopt;
}

/// Numbers in the slabs of both k-DOPs, if all overlap.
std::optional<Proof> slabsProof(std::span<const Shape* const> shapes) {
  return std::visit(
      [](const auto& a, const auto& b) -> std::optional<Proof> {
        if constexpr (requires { a.directions == b.directions; }) {
          if (a.directions != b.directions) return std::nullopt;
          SlabsProof proof;
          for (std::size_t i = 0; i < a.directions.size(); ++i) {
            const double least = std::max(a.min[i], b.min[i]);
            if (a.max[i] < least || b.max[i] < least) return std::nullopt;
            proof.values.emplace_back(least);
          }
          return Proof{std::move(proof)};
        } else {
          return std::nullopt;
        }
      },
      *shapes[0], *shapes[1]);
}

/// Weights by which an operand is empty, so that nothing meets it.
std::optional<Proof> emptinessProof(std::span<const Shape* const> shapes) {
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (auto weights = weightsOfEmptiness(*shapes[i])) {
      return Proof{EmptinessProof{i, *std::move(weights)}};
    }
  }
  return std::nullopt;
}

/// Proofs that need nothing of the answer: they hold for one verdict and refute the other.
std::optional<Proof> evidentProof(const Report& report, std::span<const Shape* const> shapes) {
  if (shapes.size() != 2) return std::nullopt;
  if (report.info.oneSided) return facingProof(report, shapes);
  return report.info.kind == Kind::bound ? slabsProof(shapes) : std::nullopt;
}

/// Whether an answer has a proof of its own by which its verdict is judged.
bool provesItself(Kind kind) {
  return kind == Kind::intersect || kind == Kind::bound || kind == Kind::sweep;
}

class Certifier {
 public:
  Certifier(const Report& report, std::span<const Shape* const> shapes, const QueryOptions& options)
      : m_report(report), m_shapes(shapes), m_options(options) {}

  Certificate certify(ProofEffort effort) const {
    if (m_report.info.kind == Kind::sweep && m_options.rotates()) return certifyRotation(effort);
    if (m_report.info.kind == Kind::sweep && m_options.movesVertices()) {
      return certifyMotion(effort);
    }
    const std::optional<Proof> evident = evidentProof(m_report, m_shapes);
    const ProofOutcome evidence = evident ? outcome(*evident) : ProofOutcome::unrelated;
    if (evidence == ProofOutcome::contradicts) {
      return certificate(*evident, Certificate::Status::unproven);
    }
    const bool isTimed =
        effort == ProofEffort::every && m_report.info.kind == Kind::sweep && m_report.hit == true;
    if (isTimed) {
      for (const Proof& proof : findTimedProofs(m_shapes, m_options)) {
        if (outcome(proof) == ProofOutcome::holds) return proven(proof);
      }
    }
    Certificate own = ownCertificate();
    if (own.status == Certificate::Status::proven) return own;
    if (evidence == ProofOutcome::holds) return proven(*evident);
    if (m_report.hit == false || m_report.contains == false || m_report.side == Side::front) {
      const std::optional<Proof> emptiness = emptinessProof(m_shapes);
      if (emptiness && outcome(*emptiness) == ProofOutcome::holds) return proven(*emptiness);
    }
    if (!searches(effort) || (isTimed && hasTimedProofsAlone(m_shapes))) return own;
    for (const Proof& proof : findProofs(m_report, m_shapes, m_options)) {
      const ProofOutcome found = outcome(proof);
      if (found == ProofOutcome::holds) return proven(proof);
      if (found == ProofOutcome::contradicts && !provesItself(m_report.info.kind)) {
        return certificate(proof, Certificate::Status::unproven);
      }
    }
    return own;
  }

 private:
  /// Of operands that rotate. Answers carry no proof of it: their places are irrational.
  Certificate certifyRotation(ProofEffort effort) const {
    if (effort != ProofEffort::every) return {};
    for (const Proof& proof : findRotationProofs(m_report, m_shapes, m_options)) {
      if (outcome(proof) == ProofOutcome::holds) return proven(proof);
    }
    return {};
  }

  /// Of operands whose vertices move on their own lines. Answers carry no proof of it.
  Certificate certifyMotion(ProofEffort effort) const {
    const bool isExact = m_report.scalar == ScalarKind::exact;
    if (effort == ProofEffort::own || (effort == ProofEffort::exact && !isExact)) return {};
    const bool isTimed = effort == ProofEffort::every;
    for (const Proof& proof : findMotionProofs(*m_report.hit, m_shapes, m_options, isTimed)) {
      if (outcome(proof) == ProofOutcome::holds) return proven(proof);
    }
    return {};
  }

  bool searches(ProofEffort effort) const {
    if (effort == ProofEffort::own) return false;
    // The distance of a mesh takes a proof for each triangle.
    const bool isLong = m_report.info.kind == Kind::closest && isAnyMesh(m_shapes);
    if (isLong && effort != ProofEffort::every) return false;
    if (m_report.scalar == ScalarKind::exact) return true;
    const bool hasPoint = m_report.hit.value_or(false) && m_report.point;
    if (effort == ProofEffort::exact || provesItself(m_report.info.kind)) {
      return hasPoint || (effort == ProofEffort::every && !m_report.separating);
    }
    return true;
  }

  ProofOutcome outcome(const Proof& proof) const {
    return checkProof(m_report, m_shapes, m_options, proof).outcome;
  }

  static Certificate certificate(const Proof& proof, Certificate::Status status) {
    return {status, std::make_shared<const Proof>(proof), std::nullopt};
  }
  static Certificate proven(const Proof& proof) {
    return certificate(proof, Certificate::Status::proven);
  }

  Certificate ownCertificate() const {
    std::optional<Certificate> first;
    for (const Proof& proof : ownProofs(m_report, m_shapes)) {
      const bool holds = outcome(proof) == ProofOutcome::holds;
      Certificate found =
          certificate(proof, holds ? Certificate::Status::proven : Certificate::Status::unproven);
      if (const auto* axis = std::get_if<AxisProof>(&proof.content)) {
        found.gap =
            gapOn(axis->axes[0].axis, proofQuestion(m_report.info.kind, m_shapes, m_options));
      }
      if (holds) return found;
      if (!first) first = std::move(found);
    }
    // Nearest points of one piece of an operand prove nothing of the others.
    if (first && provesItself(m_report.info.kind)) return *std::move(first);
    Certificate none;
    if (m_report.info.alwaysProves) none.status = Certificate::Status::unproven;
    return none;
  }

  const Report& m_report;
  std::span<const Shape* const> m_shapes;
  const QueryOptions& m_options;
};

}  // namespace

Certificate certify(const Report& report, std::span<const Shape* const> shapes,
                    const QueryOptions& options, ProofEffort effort) {
  const ArithmeticScope scope;
  if (!report.verdict()) return {};
  try {
    const OperationShare share;
    return Certifier(report, shapes, options).certify(effort);
  } catch (const OverBudget&) {
    // The answer was within the limit of operations, and stands without a proof.
    return {};
  }
}

}  // namespace hairline
