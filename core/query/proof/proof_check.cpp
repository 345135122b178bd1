#include "core/query/proof/proof_check.h"

#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/query/distance_limits.h"
#include "core/query/linear.h"
#include "core/query/proof/proof_facts.h"

namespace hairline {
namespace {

/// Whether a field is right by a proof: nothing if it does not follow.
using Right = std::optional<bool>;

template <typename Value>
Right compareTo(const std::optional<Value>& known, const Value& claimed) {
  return known ? Right(*known == claimed) : std::nullopt;
}

/// Compares a number in exact: rationals, or for an irrational number the nearest double.
Right compareExactly(const Interval<Rational>& known, const Number& claimed) {
  if (claimed.exact) {
    if (*claimed.exact < known.min || *claimed.exact > known.max) return false;
    return known.min == known.max ? Right(true) : std::nullopt;
  }
  const double least = known.min.toNearestDouble();
  const double most = known.max.toNearestDouble();
  if (claimed.value < least || claimed.value > most) return false;
  return least == most ? Right(true) : std::nullopt;
}

/// Compares a number of float or double, which may differ by a slack on either side from a number
/// in the interval.
Right compareWithin(const Interval<Rational>& known, const Rational& claimed,
                    const Interval<Rational>& slack) {
  if (claimed < known.min - slack.min || claimed > known.max + slack.max) return false;
  const bool isWithin = claimed >= known.max - slack.max && claimed <= known.min + slack.min;
  return isWithin ? Right(true) : std::nullopt;
}

Right compareSqdist(const Report& claim, const std::optional<Interval<Rational>>& known) {
  if (!known) return std::nullopt;
  const Number& claimed = *claim.sqdist;
  if (claim.scalar == ScalarKind::exact) return compareExactly(*known, claimed);
  if (!std::isfinite(claimed.value)) return std::nullopt;
  const Rational limit(DistanceLimits().of(claim.scalar));
  return compareWithin(*known, Rational(claimed.value), {known->min * limit, known->max * limit});
}

Right compareTime(const Report& claim, const std::optional<Interval<Rational>>& known) {
  if (!known) return std::nullopt;
  const Number& claimed = *claim.time;
  if (claim.scalar == ScalarKind::exact) return compareExactly(*known, claimed);
  if (!std::isfinite(claimed.value)) return std::nullopt;
  const Rational limit(DistanceLimits().of(claim.scalar));
  return compareWithin(*known, Rational(claimed.value), {limit, limit});
}

/// Collects what a proof says of each field of a result.
class Comparison {
 public:
  void add(std::string_view field, bool isVerdict, const Right& right) {
    if (!right) return;
    if (!*right) m_contradicts = true;
    if (*right) m_proven.push_back(field);
    if (*right && isVerdict) m_holds = true;
  }
  ProofChecked result() && {
    const ProofOutcome outcome = m_contradicts ? ProofOutcome::contradicts
                                 : m_holds     ? ProofOutcome::holds
                                               : ProofOutcome::unrelated;
    return {outcome, std::move(m_proven)};
  }

 private:
  bool m_contradicts = false;
  bool m_holds = false;
  std::vector<std::string_view> m_proven;
};

/// What follows for a one-sided method: it hits what comes from the front.
void restrictToFront(ProofFacts& facts, bool claimsHit, const ProofQuestion& question,
                     const Proof& proof) {
  if (comesFromTheFront(question.shapes)) return;
  if (std::holds_alternative<FacingProof>(proof.content)) {
    facts.hit = false;
  } else if (facts.hit == true) {
    // A common point refutes the hit, but does not prove the miss.
    facts.hit = claimsHit ? std::optional(false) : std::nullopt;
  }
}

}  // namespace

ProofChecked checkProof(const Report& claim, std::span<const Shape* const> shapes,
                        const QueryOptions& options, const Proof& proof) {
  const ArithmeticScope scope;
  const ProofQuestion question = proofQuestion(claim.info.kind, shapes, options);
  std::optional<ProofFacts> facts = factsOf(question, proof);
  if (!facts) return {ProofOutcome::untrue, {}};
  if (claim.info.oneSided) restrictToFront(*facts, claim.hit == true, question, proof);
  Comparison comparison;
  if (claim.hit) comparison.add("hit", true, compareTo(facts->hit, *claim.hit));
  if (claim.mayHit) comparison.add("may_hit", true, compareTo(facts->hit, *claim.mayHit));
  if (claim.contains) comparison.add("contains", true, compareTo(facts->contains, *claim.contains));
  if (claim.side) comparison.add("side", true, compareTo(facts->side, *claim.side));
  if (claim.relation) comparison.add("relation", true, compareTo(facts->relation, *claim.relation));
  if (claim.sign) comparison.add("sign", true, compareTo(facts->sign, *claim.sign));
  if (claim.sqdist) comparison.add("sqdist", true, compareSqdist(claim, facts->sqdist));
  // A miss has no time.
  if (claim.time && facts->hit != false) {
    comparison.add("time", false, compareTime(claim, facts->time));
  }
  return std::move(comparison).result();
}

bool comesFromTheFront(std::span<const Shape* const> shapes) {
  if (shapes.size() != 2) return false;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto* triangle = std::get_if<Triangle<double>>(shapes[i]);
    const std::optional<Linear<Rational>> line = exactLinear(*shapes[1 - i]);
    if (triangle == nullptr || !line) continue;
    const auto& v = triangle->vertices;
    const Vector3<Rational> normal = cross(exact(v[1]) - exact(v[0]), exact(v[2]) - exact(v[0]));
    return sign(dot(line->direction, normal)) < 0;
  }
  return false;
}

}  // namespace hairline
