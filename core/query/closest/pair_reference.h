#pragma once

#include "core/query/closest/point_reference.h"

namespace hairline {

/// The nearest points of two shapes by enumeration of pairs of features: for every piece of one and
/// every piece of the other the two points where their difference is perpendicular to both, where
/// they lie in the pieces. Pairs whose directions depend on each other are left to pairs of lower
/// dimension.
ClosestAnswer<Rational> nearestOfPairs(const std::vector<FlatPiece>& a,
                                       const std::vector<FlatPiece>& b);

/// The pieces of a shape for a pair. A line has its origin besides: where the other operand is
/// parallel to it, any of its points will do.
template <typename Shape>
std::vector<FlatPiece> piecesForPair(const Shape& shape) {
  std::vector<FlatPiece> pieces = piecesOf(shape);
  if constexpr (std::is_same_v<Shape, Line<double>>) {
    pieces.push_back({pieces.front().origin, {}, {}});
  }
  return pieces;
}

/// Two shapes that are made of flat pieces.
template <template <typename> class A, template <typename> class B>
struct ClosestPairReference {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of pairs of features",
                                  std::is_same_v<A<double>, B<double>>};
  template <typename S>
  using Input = typename PairInput<A, B>::template Type<S>;

  static ClosestAnswer<Rational> refer(const Input<double>& input) {
    return nearestOfPairs(piecesForPair(input.a), piecesForPair(input.b));
  }
};

}  // namespace hairline
