#pragma once

#include <vector>

#include "core/math/polynomial.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/proof_facts.h"

namespace hairline {

/// The operands of a proof, their pieces and extents, and what follows from the two facts on which
/// most proofs end.
class ProofSubject {
 public:
  explicit ProofSubject(const ProofQuestion& question) : m_question(question) {}

  Kind kind() const { return m_question.kind; }
  bool isPair() const { return m_question.shapes.size() == 2; }
  std::span<const Shape* const> shapes() const { return m_question.shapes; }
  const Shape& shape(std::size_t i) const { return *m_question.shapes[i]; }
  const Vector3<Rational>& motion(std::size_t i) const { return m_question.motion[i]; }

  /// The matrix whose determinant a predicate asks about: for each point a row of its coordinates,
  /// for circles and spheres its squared norm, and 1. Empty for other questions.
  std::vector<std::vector<Rational>> matrix() const;

  /// The operand that may contain the other, which is a point.
  std::optional<std::size_t> outerOperand() const;
  /// The operand that is a plane, if the other is none.
  std::optional<std::size_t> planeOperand() const;

  const std::vector<Shape>& piecesOf(std::size_t operand);

  /// Whether vertices of an operand move on their own lines.
  bool movesVertices() const {
    return !m_question.vertexMotion[0].empty() || !m_question.vertexMotion[1].empty();
  }
  /// The positions of the vertices of some pieces of an operand over time, or of all of it. Nothing
  /// if there is no such piece, or for shapes other than points, segments, triangles and meshes.
  std::optional<std::vector<Vector3<Polynomial>>> movingVertices(
      std::size_t operand, const std::vector<std::size_t>& pieces) const;

  struct Extents {
    ExactExtent a;
    ExactExtent b;
  };
  /// The extents of pieces along an axis, before they move. Nothing if there is no such piece.
  std::optional<Extents> restingExtents(const Vector3<Rational>& axis, const PiecePair& pieces);
  /// The same; of moving sets the first has the extent of the volume that it sweeps relative to the
  /// second.
  std::optional<Extents> extents(const Vector3<Rational>& axis, const PiecePair& pieces);
  /// How far the first operand moves along an axis, relative to the second.
  Rational wayAlong(const Vector3<Rational>& axis) const {
    return dot(axis, motion(0)) - dot(axis, motion(1));
  }

  /// What follows if the sets have a point in common, at some time; and if they have none, at any.
  ProofFacts ofCommonPoint() const;
  ProofFacts ofDisjoint() const;

 private:
  /// The extent of some pieces of an operand, or of all of it. Nothing if there is no such piece.
  std::optional<ExactExtent> extentOf(std::size_t operand, const Vector3<Rational>& axis,
                                      const std::vector<std::size_t>& pieces);

  const ProofQuestion& m_question;
  std::array<std::vector<Shape>, 2> m_pieces;
};

/// Counts the operations of going through the triangles of a shape, or of finding them: they are
/// not done in rationals, which count themselves.
void countTriangles(const Shape& shape);

/// Whether a set contains a point; of a mesh its surface counts.
bool isIn(const Shape& shape, const Vector3<Rational>& point);

/// What follows from proofs by axes and planes; nothing if they are not true.
std::optional<ProofFacts> factsOf(ProofSubject& subject, const AxisProof& proof);
std::optional<ProofFacts> factsOf(ProofSubject& subject, const PlaneProof& proof);
std::optional<ProofFacts> factsOf(ProofSubject& subject, const PlanesProof& proof);
std::optional<ProofFacts> factsOf(ProofSubject& subject, const IntervalsProof& proof);

/// What follows from proofs that a shape is in another or not; nothing if they are not true.
std::optional<ProofFacts> factsOf(ProofSubject& subject, const OutsideProof& proof);
std::optional<ProofFacts> factsOf(ProofSubject& subject, const InsideProof& proof);

/// What follows from a common point; nothing if it is none.
std::optional<ProofFacts> factsOf(ProofSubject& subject, const PointProof& proof);

/// What follows from factors of the matrix of a predicate, and from an equation of all points.
std::optional<ProofFacts> factsOf(ProofSubject& subject, const FactorsProof& proof);
std::optional<ProofFacts> factsOf(ProofSubject& subject, const LocusProof& proof);

/// What follows from solutions of the equations of planes, and dependences of them.
std::optional<ProofFacts> factsOf(ProofSubject& subject, const EquationsProof& proof);

}  // namespace hairline
