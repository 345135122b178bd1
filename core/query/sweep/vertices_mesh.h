#pragma once

#include <cmath>
#include <limits>

#include "core/math/interruption.h"
#include "core/query/intersect/mesh_bvh.h"
#include "core/query/sweep/vertices_cubic.h"
#include "core/query/sweep/vertices_subdivision.h"

namespace hairline {

namespace vertices_mesh {

/// The pieces of an operand: the triangles of a mesh, a segment as a triangle without area, or the
/// operand itself.
template <template <typename> class A>
struct PieceOf {
  template <typename S>
  using Type = A<S>;
};
template <>
struct PieceOf<MeshOperand> {
  template <typename S>
  using Type = Triangle<S>;
};
template <>
struct PieceOf<Segment> : PieceOf<MeshOperand> {};

/// The volumes that the pieces of an operand sweep, as the hulls of points that may be items of a
/// hierarchy. They are in double and contain the volumes: ends are rounded down and up.
class SweptPieces {
 public:
  template <Scalar S, typename Operand>
  SweptPieces(const Operand& operand, const QueryOptions& options,
              const std::array<Vector3<S>, 2>& whole, std::size_t place) {
    if constexpr (requires { operand.mesh; }) {
      const Mesh& mesh = *operand.mesh;
      for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
        addVertex(toDouble(fromDouble<S>(mesh.vertices[i])),
                  toDouble(displacementOf<S>(options, whole, place, i)));
      }
      for (const auto& triangle : mesh.triangles) addPiece(triangle);
    } else {
      const auto moving = movingVertices<S>(operand, options, whole, place);
      std::array<int, std::tuple_size_v<decltype(moving)>> piece;
      for (std::size_t i = 0; i < moving.size(); ++i) {
        addVertex(toDouble(moving[i].start), toDouble(moving[i].velocity));
        piece[i] = static_cast<int>(i);
      }
      addPiece(piece);
    }
  }

  Items items() const {
    const int points = static_cast<int>(m_indices.size()) / std::max(m_count, 1);
    return {m_points.data(), m_indices.data(), points, m_count};
  }
  /// Whether no number overflowed.
  bool isFinite() const { return m_isFinite; }

 private:
  void addVertex(const Vector3<double>& start, const Vector3<double>& velocity) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Vector3<double> low;
    Vector3<double> high;
    for (int k = 0; k < 3; ++k) {
      const double end = start[k] + velocity[k];
      low[k] = std::nextafter(end, -infinity);
      high[k] = std::nextafter(end, infinity);
      m_isFinite = m_isFinite && std::isfinite(low[k]) && std::isfinite(high[k]);
    }
    m_points.insert(m_points.end(), {start, low, high});
  }
  template <typename Indices>
  void addPiece(const Indices& vertices) {
    for (const int vertex : vertices) {
      for (int n = 0; n < 3; ++n) m_indices.push_back(3 * vertex + n);
    }
    ++m_count;
  }

  std::vector<Vector3<double>> m_points;
  std::vector<int> m_indices;
  int m_count = 0;
  bool m_isFinite = true;
};

/// Calls `look(part)` with the input of a sweep of a piece of the first operand and a triangle of
/// the second, a mesh, for those that may meet, until it returns false: they are found by a tree of
/// boxes over the volumes that the triangles sweep. `visit(isApart)` is called for each box.
template <template <typename> class A, Scalar S, typename Visit, typename Look>
void forEachNearPair(const typename SweepInput<A, MeshOperand>::template Type<S>& input,
                     const Visit& visit, const Look& look) {
  using Piece = typename PieceOf<A>::template Type<S>;
  constexpr bool isMesh = requires { input.a.mesh; };
  const SweptPieces first(input.a, input.options, input.displacements, 0);
  const SweptPieces second(input.b, input.options, input.displacements, 1);
  const Items itemsOfA = first.items();
  const Items itemsOfB = second.items();
  // In units of 50 ns.
  countOperations(4 * static_cast<std::uint64_t>(itemsOfA.count + itemsOfB.count));
  Hierarchy tree;
  if (first.isFinite() && second.isFinite()) {
    if (auto built = Hierarchy::build(itemsOfB)) tree = *std::move(built);
  }
  const auto displacementsOf = [&](std::size_t place, const Mesh& mesh, std::size_t triangle) {
    std::array<Vector3<double>, 3> own{};
    const auto all = input.options.vertexDisplacements[place];
    for (std::size_t k = 0; k < 3 && !all.empty(); ++k) {
      own[k] = all[static_cast<std::size_t>(mesh.triangles[triangle][k])];
    }
    return own;
  };
  bool goesOn = true;
  for (int i = 0; i < itemsOfA.count && goesOn; ++i) {
    const auto a = static_cast<std::size_t>(i);
    typename SweepInput<PieceOf<A>::template Type, Triangle>::template Type<S> part{};
    part.options = input.options;
    part.displacements = input.displacements;
    std::array<std::array<Vector3<double>, 3>, 2> own;
    if constexpr (isMesh) {
      part.a = Piece(input.a[a]);
      own[0] = displacementsOf(0, *input.a.mesh, a);
      if (!input.options.vertexDisplacements[0].empty()) {
        part.options.vertexDisplacements[0] = own[0];
      }
    } else if constexpr (requires { input.a.b; }) {
      part.a = Piece{{input.a.a, input.a.b, input.a.b}};
      if (const auto ends = input.options.vertexDisplacements[0]; !ends.empty()) {
        own[0] = {ends[0], ends[1], ends[1]};
        part.options.vertexDisplacements[0] = own[0];
      }
    } else {
      part.a = input.a;
    }
    const auto ranges = intersect_mesh::rangesOf(itemsOfA.box(i));
    closest_mesh::traverseItems(
        tree, input.b.size(),
        [&](const nodes::Box& box) {
          const bool isApart = closest_mesh::isDisjoint(ranges, box);
          visit(isApart);
          return isApart;
        },
        [](bool isApart) { return !isApart; },
        [&](std::int32_t item) {
          countOperations(8);
          const auto b = static_cast<std::size_t>(item);
          part.b = input.b[b];
          own[1] = displacementsOf(1, *input.b.mesh, b);
          if (!input.options.vertexDisplacements[1].empty()) {
            part.options.vertexDisplacements[1] = own[1];
          }
          goesOn = look(part);
          return goesOn;
        });
  }
}

/// Operands in rationals as the doubles that were given.
inline MeshOperand<double> doubled(const MeshOperand<Rational>& operand) { return {operand.mesh}; }
inline Point<double> doubled(const Point<Rational>& point) { return {toDouble(point.position)}; }
inline Segment<double> doubled(const Segment<Rational>& segment) {
  return {toDouble(segment.a), toDouble(segment.b)};
}
inline Triangle<double> doubled(const Triangle<Rational>& triangle) {
  return {{toDouble(triangle.vertices[0]), toDouble(triangle.vertices[1]),
           toDouble(triangle.vertices[2])}};
}
template <template <typename> class A>
auto doubled(const typename SweepInput<A, MeshOperand>::template Type<Rational>& input) {
  return typename SweepInput<A, MeshOperand>::template Type<double>{
      doubled(input.a),
      doubled(input.b),
      input.options,
      {toDouble(input.displacements[0]), toDouble(input.displacements[1])}};
}

}  // namespace vertices_mesh

/// A point, segment, triangle or mesh and a mesh, of which every vertex moves on its own line: the
/// first contact of two of their triangles by `SweepVerticesCubic`, of those whose boxes over the
/// motion overlap. Answers as that does.
template <template <typename> class A>
struct SweepMeshCubic {
  static constexpr QueryInfo info{.kind = Kind::sweep,
                                  .method = "cubic",
                                  .source = "Provot 1997",
                                  .symmetric = std::is_same_v<A<double>, MeshOperand<double>>,
                                  .movesVertices = true};
  template <typename S>
  using Input = typename SweepInput<A, MeshOperand>::template Type<S>;
  using Part = SweepVerticesCubic<vertices_mesh::PieceOf<A>::template Type, Triangle>;
  static constexpr bool filtered = false;

  static bool decideExactly(const Input<double>& input) {
    bool doMeet = false;
    vertices_mesh::forEachNearPair<A, double>(
        input, [](bool) {},
        [&](const auto& part) {
          doMeet = Part::decideExactly(part);
          return !doMeet;
        });
    return doMeet;
  }

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    typename Part::template First<S> first;
    SweepAnswer<S> answer;
    const auto visit = [&](bool isApart) { intersect_mesh::recordBox(observer, isApart); };
    const auto look = [&](const auto& part) {
      const auto a = movingVertices<S>(part.a, part.options, part.displacements, 0);
      const auto b = movingVertices<S>(part.b, part.options, part.displacements, 1);
      Recorder silent(observer.answers ? Detail::answer : Detail::verdict);
      auto found = Part::template firstOf<S>(part, a, b, silent);
      intersect_mesh::recordTriangle(observer, found.isHit());
      if (found.isHit() && (!first.isHit() || found.isBefore(first))) {
        first = std::move(found);
        answer = Part::answerOf(first, a, b, observer.answers);
      }
      return !first.isAtStart && (observer.answers || !first.isHit());
    };
    if constexpr (std::same_as<S, Rational>) {
      // Most pairs certainly do not meet before the first contact so far.
      double limit = 1;
      vertices_mesh::forEachNearPair<A, double>(
          vertices_mesh::doubled<A>(input), visit, [&](const auto& part) {
            const auto a = movingVertices<double>(part.a, part.options, part.displacements, 0);
            const auto b = movingVertices<double>(part.b, part.options, part.displacements, 1);
            if (meetForCertain(a, b, limit) == false) {
              intersect_mesh::recordTriangle(observer, false);
              return true;
            }
            const bool goesOn = look(convertInput<Part, Rational>(part));
            if (!first.contacts.empty()) {
              limit = std::nextafter(eventForDisplay<S>(first.contacts[0].time), 2.0);
            }
            return goesOn;
          });
    } else {
      vertices_mesh::forEachNearPair<A, S>(input, visit, look);
    }
    observer.decide();
    return answer;
  }
};

/// The same by `SweepVerticesSubdivision`.
template <template <typename> class A>
struct SweepMeshSubdivision {
  static constexpr QueryInfo info{.kind = Kind::sweep,
                                  .method = "interval_subdivision",
                                  .source = "Tight Inclusion 2021",
                                  .symmetric = std::is_same_v<A<double>, MeshOperand<double>>,
                                  .movesVertices = true};
  static constexpr ScalarSet scalars{true, true, false};
  template <typename S>
  using Input = typename SweepInput<A, MeshOperand>::template Type<S>;
  using Part = SweepVerticesSubdivision<vertices_mesh::PieceOf<A>::template Type, Triangle>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    std::optional<TimeBracket<S>> first;
    vertices_mesh::forEachNearPair<A, S>(
        input, [&](bool isApart) { intersect_mesh::recordBox(observer, isApart); },
        [&](const auto& part) {
          const auto a = movingVertices<S>(part.a, part.options, part.displacements, 0);
          const auto b = movingVertices<S>(part.b, part.options, part.displacements, 1);
          Recorder silent(observer.answers ? Detail::answer : Detail::verdict);
          std::optional<TimeBracket<S>> found = first;
          Part::template narrow<S>(part, a, b, found, silent);
          const bool isEarlier = found && (!first || found->time.min < first->time.min);
          intersect_mesh::recordTriangle(observer, isEarlier);
          first = found;
          return !first || (observer.answers && first->time.max > S(0));
        });
    return Part::answerOf(first, observer);
  }
};

}  // namespace hairline
