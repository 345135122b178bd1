#include "core/math/interruption.h"
#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"
#include "core/query/proof/moving_axes.h"
#include "core/query/proof/proof_subject.h"

namespace hairline {
namespace {

/// A triangle of a mesh, or another operand, over the motion.
struct MovingPiece {
  MovingHull hull;
  std::array<Interval<Rational>, 3> bounds;
};

std::vector<MovingPiece> movingPieces(const ProofSubject& subject, std::size_t operand) {
  const auto* mesh = std::get_if<Mesh>(&subject.shape(operand));
  std::vector<MovingPiece> pieces;
  for (std::size_t n = 0; n < (mesh != nullptr ? mesh->triangles.size() : 1); ++n) {
    MovingPiece piece{*subject.movingVertices(operand, {n}), {}};
    for (int k = 0; k < 3; ++k) {
      auto& [min, max] = piece.bounds[static_cast<std::size_t>(k)];
      min = max = piece.hull[0][k].at(Rational(0));
      for (const Vector3<Polynomial>& vertex : piece.hull) {
        for (const Rational& end : {vertex[k].at(Rational(0)), vertex[k].at(Rational(1))}) {
          min = minimum(min, end);
          max = maximum(max, end);
        }
      }
    }
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

bool mayMeet(const MovingPiece& a, const MovingPiece& b) {
  for (std::size_t k = 0; k < 3; ++k) {
    if (a.bounds[k].max < b.bounds[k].min || b.bounds[k].max < a.bounds[k].min) return false;
  }
  return true;
}

GeneratedSet at(const MovingPiece& piece, const Rational& time) {
  GeneratedSet set;
  for (const Vector3<Polynomial>& vertex : piece.hull) {
    set.points.emplace_back(vertex[0].at(time), vertex[1].at(time), vertex[2].at(time));
  }
  return set;
}

}  // namespace

SweepAnswer<Rational> SweepMeshReference::refer(const Input<double>& input) {
  const std::array<const Shape*, 2> shapes{input.a.shape, input.b.shape};
  QueryOptions options = input.options;
  options.displacements = input.displacements;
  const ProofQuestion question = proofQuestion(Kind::sweep, shapes, options);
  const ProofSubject subject(question);
  const std::vector<MovingPiece> second = movingPieces(subject, 1);
  const std::vector<MovingPiece> pieces = movingPieces(subject, 0);
  std::optional<RealRoot> first;
  std::array<const MovingPiece*, 2> meeting{};
  for (const MovingPiece& a : pieces) {
    countOperations(1 + second.size() / 16);
    for (const MovingPiece& b : second) {
      if (!mayMeet(a, b)) continue;
      std::optional<RealRoot> contact = MovingAxes(a.hull, b.hull).firstContact();
      if (!contact || (first && compare(*contact, *first) >= 0)) continue;
      first = std::move(contact);
      meeting = {&a, &b};
    }
  }
  SweepAnswer<Rational> answer;
  answer.hit = first.has_value();
  if (!first) return answer;
  if (first->rational()) {
    answer.time = *first->rational();
    answer.point =
        pointOrAxisOf(at(*meeting[0], *answer.time), at(*meeting[1], *answer.time)).point;
  } else {
    answer.rounded = RoundedContact{first->nearestDouble(), {}, {}};
  }
  return answer;
}

template QueryEntry makeEntry<SweepMeshReference>(std::vector<std::size_t>);

}  // namespace hairline
