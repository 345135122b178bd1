#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/math/interval.h"
#include "core/math/vector.h"

namespace hairline {

// Proofs of verdicts as plain data: statements about the operands, in exact numbers, that anyone
// can check by the definitions of the sets alone (proof_check.h). The operands are numbered 0 and 1
// in the order of the question.
//
// The pieces of an operand are the triangles of a quad, polygon or mesh; other shapes are one
// piece. A statement that names no piece is about the whole operand, and one that names several is
// about each of them with each of the other operand's.

/// Pieces of each operand.
struct PiecePair {
  std::vector<std::size_t> a{};
  std::vector<std::size_t> b{};
};

/// A point of both sets; of moving ones at a time. If sets rotate, it is a point of one operand as
/// that is before it moves.
struct PointProof {
  Vector3<Rational> point;
  Rational time{};
  std::optional<std::size_t> operand{};
  /// Of two flat sets that rotate: the segment from the point to another one of that operand
  /// crosses the other operand, whose plane has a normal.
  struct Crossing {
    Vector3<Rational> end;
    Vector3<Rational> normal;
  };
  std::optional<Crossing> crossing{};
};

/// For `bound`: one number for each direction, which lies in the slabs of both k-DOPs.
struct SlabsProof {
  std::vector<Rational> values;
};

/// Axes on which the projections of pieces are disjoint; of moving sets, those of the volumes they
/// sweep.
struct AxisProof {
  struct Axis {
    Vector3<Rational> axis;
    PiecePair pieces{};
  };
  std::vector<Axis> axes;
};

/// The nearest points of two sets, and for pieces two parallel planes normal·X = offset with one
/// piece beyond each, so that no points of them are nearer.
struct PlanesProof {
  std::array<Vector3<Rational>, 2> points;
  struct Planes {
    Vector3<Rational> normal;
    std::array<Rational, 2> offsets;
    PiecePair pieces{};
  };
  std::vector<Planes> planes;
};

/// A point as the mean of vertices of a piece, with nonnegative weights whose sum is 1. Without a
/// list of vertices there is a weight for each.
struct WeightsProof {
  std::vector<Rational> weights;
  std::vector<std::size_t> vertices{};
  std::optional<std::size_t> piece{};
};

/// Weights (Farkas) of the bounds of a k-DOP, by which it is empty (emptiness.h).
struct EmptinessProof {
  std::size_t operand = 0;
  std::vector<Rational> weights;
};

/// Planes normal·X = offset between pieces; one of the two may touch the plane.
struct PlaneProof {
  struct Plane {
    Vector3<Rational> normal;
    Rational offset;
    PiecePair pieces{};
  };
  std::vector<Plane> planes;
};

/// Points of a set, one on each side of the plane that is the other operand, or on it.
struct SidesProof {
  std::array<Vector3<Rational>, 2> points;
};

/// For one-sided methods: the normal (b-a)×(c-a) of the triangle, against which the line does not
/// run.
struct FacingProof {
  Vector3<Rational> normal;
};

/// The triangles of a mesh that a ray from a point crosses, by index in ascending order, when no
/// triangle contains the point. The ray has the direction (1, ε, ε²) with an infinitesimal ε. If
/// the other operand is no point, the ray begins at a point of it that is outside.
struct CrossingsProof {
  std::vector<std::size_t> triangles;
  std::optional<Vector3<Rational>> point{};
};

/// What planes have in common, put into their equations: a point; or a line; or, if their normals
/// are dependent, weights with which the normals add up to zero. If the offsets with them do too,
/// one equation follows from the others; if not, they contradict each other.
struct EquationsProof {
  std::optional<Vector3<Rational>> point{};
  /// Origin and direction.
  std::optional<std::array<Vector3<Rational>, 2>> line{};
  std::vector<std::vector<Rational>> weights{};
};

/// A common point of operands whose vertices move on their own lines, at a time at which a
/// polynomial is zero that has no other root in an interval. Polynomials are lists of the
/// coefficients of 1, t, t² and so on. The point is the mean of the vertices of a piece of each
/// operand by weights that are polynomials too: at that time none is negative and their sum is
/// positive.
struct MeetingProof {
  std::vector<Rational> polynomial;
  Interval<Rational> times;
  std::array<std::vector<std::vector<Rational>>, 2> weights;
  PiecePair pieces{};
};

/// Axes with the parts of the time [0, 1] on which the projections of moving pieces are disjoint,
/// then a common point at the first time; none for a miss. If vertices move on their own lines, an
/// axis may be a polynomial, and an interval without an end lasts until the common point.
struct IntervalsProof {
  struct Interval {
    Vector3<Rational> axis;
    Rational from;
    std::optional<Rational> to;
    PiecePair pieces{};
    /// The coefficients of t, t² and so on of an axis that is not constant.
    std::vector<Vector3<Rational>> higher{};
  };
  std::vector<Interval> intervals;
  std::optional<PointProof> contact{};
  std::optional<MeetingProof> meeting{};
};

/// A point of the first operand beyond a plane normal·X = offset, which has the second entirely on
/// the other side; one of the two may touch it.
struct OutsideProof {
  Vector3<Rational> point;
  Vector3<Rational> normal;
  Rational offset;
};

/// The second operand, which is convex, contains the first: by definition, or because the first is
/// behind all faces of the second. The faces are triples of its vertices, counter-clockwise seen
/// from outside, that close a surface.
struct InsideProof {
  std::vector<std::array<std::size_t, 3>> faces{};
};

/// For predicates: the matrix of the determinant (ProofSubject::matrix) as a product of triangular
/// ones. Row i of the product is that of the point rows[i]. Row i of `lower` ends at the diagonal,
/// and that of `upper` begins there.
struct FactorsProof {
  std::vector<std::size_t> rows;
  std::vector<std::vector<Rational>> lower;
  std::vector<std::vector<Rational>> upper;
};

/// For predicates whose sign is zero: coefficients, not all zero, with which the columns of that
/// matrix add up to zero. All points satisfy the equation of a line, plane, circle or sphere.
struct LocusProof {
  std::vector<Rational> coefficients;
};

/// A proof of any kind.
struct Proof {
  std::variant<PointProof, SlabsProof, AxisProof, PlanesProof, WeightsProof, EmptinessProof,
               PlaneProof, SidesProof, FacingProof, CrossingsProof, EquationsProof, IntervalsProof,
               OutsideProof, InsideProof, FactorsProof, LocusProof>
      content;
};

/// The kind of a proof in the formats.
std::string_view kindName(const Proof& proof);

/// The same for operands in the opposite order. One that a shape is inside or outside another stays
/// about the order in which it was asked.
Proof swapped(Proof proof);

}  // namespace hairline
