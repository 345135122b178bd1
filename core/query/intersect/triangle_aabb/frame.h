#pragma once

#include "core/math/triple.h"
#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::triangle_aabb {

/// Triangle and box measured from vertex 0 of the triangle, once for all axes.
///
/// There the triangle's interval on e_k × edge needs no product of its own: both ends of the edge
/// project to one number and the opposite vertex to another, and the two are 0 and ± the k-th
/// component of the triangle's normal. Lengths of the box are doubled, so that nothing is halved:
/// `center` is the sum of its lower and upper corner, `width` its full width.
template <typename S>
struct Frame {
  Frame() = default;
  explicit Frame(const Input<S>& input) {
    const auto& v = input.a.vertices;
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      edges[0][k] = v[2][axis] - v[1][axis];
      edges[1][k] = v[0][axis] - v[2][axis];
      edges[2][k] = v[1][axis] - v[0][axis];
      // Each corner is measured for itself: the sum of two far coordinates would lose bits first.
      center[k] = (input.b.min[axis] - v[0][axis]) + (input.b.max[axis] - v[0][axis]);
      width[k] = input.b.max[axis] - input.b.min[axis];
    }
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t i = (k + 1) % 3;
      const std::size_t j = (k + 2) % 3;
      normal[k] = edges[1][i] * edges[2][j] - edges[1][j] * edges[2][i];
    }
  }

  /// Edge i is opposite to vertex i.
  std::array<Triple<S>, 3> edges;
  Triple<Product<S>> normal;
  Triple<S> center;
  Triple<S> width;
};

/// Box and triangle on the triangle's normal, where the triangle is at 0.
template <typename S>
struct NormalAxis {
  explicit NormalAxis(const Frame<S>& frame) {
    const Triple<Product<S>>& n = frame.normal;
    center = n[0] * frame.center[0] + n[1] * frame.center[1] + n[2] * frame.center[2];
    radius = absolute(n[0]) * frame.width[0] + absolute(n[1]) * frame.width[1] +
             absolute(n[2]) * frame.width[2];
    gap = absolute(center) - radius;
  }

  /// Twice the middle of the box' projection, and its full width.
  decltype(std::declval<Product<S>>() * std::declval<S>()) center, radius;
  /// Twice the distance of the projections; negative where they overlap.
  decltype(center) gap;
};

/// Box and triangle on the axis e_k × edge e.
template <typename S, std::size_t k, std::size_t e>
struct CrossAxis {
  static constexpr std::size_t i = (k + 1) % 3;
  static constexpr std::size_t j = (k + 2) % 3;

  explicit CrossAxis(const Frame<S>& frame) {
    const S& x = frame.edges[e][i];
    const S& y = frame.edges[e][j];
    center = x * frame.center[j] - y * frame.center[i];
    radius = absolute(x) * frame.width[j] + absolute(y) * frame.width[i];
  }

  /// Twice the distance of the projections; negative where they overlap. The triangle's interval is
  /// [0, ± normal]: its ends are as far from its middle as that is from 0.
  Product<S> gap(const Frame<S>& frame) const {
    const Product<S>& n = frame.normal[k];
    return absolute(e == 0 ? Product<S>(center + n) : Product<S>(center - n)) -
           (absolute(n) + radius);
  }

  Vector3<S> axis(const Frame<S>& frame) const {
    Vector3<S> product(S(0), S(0), S(0));
    product[static_cast<int>(i)] = -frame.edges[e][j];
    product[static_cast<int>(j)] = frame.edges[e][i];
    return product;
  }

  /// Twice the middle of the box' projection, and its full width.
  Product<S> center;
  Product<S> radius;
};

// Inlined in any case: only then does the frame stay in registers.

/// Whether the triangle's plane separates.
template <typename S>
[[gnu::always_inline]] inline bool planeApart(const Frame<S>& frame) {
  return sign(NormalAxis<S>(frame).gap) > 0;
}

/// Whether one of the three products of axis k with an edge separates: one decision.
template <std::size_t k, typename S>
[[gnu::always_inline]] inline bool crossApart(const Frame<S>& frame) {
  return anyPositive(CrossAxis<S, k, 0>(frame).gap(frame), CrossAxis<S, k, 1>(frame).gap(frame),
                     CrossAxis<S, k, 2>(frame).gap(frame));
}

}  // namespace hairline::triangle_aabb
