#include "core/math/arithmetic_scope.h"
#include "core/query/general/moving_pair.h"
#include "core/query/proof/rotation_facts.h"
#include "core/query/proof/witness.h"

namespace hairline {

std::vector<Proof> findRotationProofs(std::span<const Shape* const> shapes,
                                      const QueryOptions& options) {
  // Of 310 misses of random motions half took up to 3, the worst 45.
  constexpr std::size_t mostIntervals = 256;
  constexpr double shortest = 0x1p-24;
  const ArithmeticScope scope;
  if (shapes.size() != 2) return {};
  const MovingPair<double> pair(*shapes[0], *shapes[1], options.displacements, options.rotations);
  if (pair.isEmpty()) return {};
  const RotatingSubject subject(proofQuestion(Kind::sweep, shapes, options));
  IntervalsProof proof;
  Silent silent;
  double length = 1;
  for (double from = 0; from < 1;) {
    length = std::min(length, 1 - from);
    const auto axis = pair.at(from + length / 2, {}, silent).axis();
    if (!axis || proof.intervals.size() == mostIntervals || length < shortest) return {};
    const double to = from + length;
    if (subject.separates(exact(*axis), Rational(from), Rational(to))) {
      proof.intervals.push_back({exact(*axis), Rational(from), Rational(to)});
      from = to;
      length *= 2;
    } else {
      length /= 2;
    }
  }
  return {{std::move(proof)}};
}

}  // namespace hairline
