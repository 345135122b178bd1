// Included by parallel.h, and once per target where numbers are packs of lanes, each time within a
// namespace and after Three, hence no include guard.

/// Where a line crosses a triangle's plane, by Cramer's rule: the weights of vertices 1 and 2, the
/// rest for vertex 0, and t, each times the determinant.
template <typename N>
struct CramerNumbers {
  /// The edges from vertex 0 to 1 and to 2, the vector from vertex 0 to the line's origin, and the
  /// line's direction.
  [[gnu::always_inline]] constexpr CramerNumbers(const Three<N>& edge1, const Three<N>& edge2,
                                                 const Three<N>& s, const Three<N>& direction) {
    const Three<N> p = cross(direction, edge2);
    const Three<N> q = cross(s, edge1);
    determinant = dot(edge1, p);
    weight1 = dot(s, p);
    weight2 = dot(direction, q);
    weight0 = determinant - weight1 - weight2;
    t = dot(edge2, q);
  }

  /// Seen from behind all signs are reversed: corrects that.
  constexpr void turn(int facing) {
    for (N* number : {&determinant, &weight0, &weight1, &weight2, &t}) {
      *number = withSign(*number, facing);
    }
  }

  /// -direction·normal: positive if the line comes from the front.
  N determinant;
  N weight0;
  N weight1;
  N weight2;
  N t;
};

/// Whether a direction is parallel to the plane of two edges up to rounding, in float and double:
/// its product with their normal is only the rounding error of a sum of this size.
template <typename N>
[[gnu::always_inline]] constexpr auto isEdgeOn(const Three<N>& edge1, const Three<N>& edge2,
                                               const Three<N>& direction) {
  using V = Three<N>;
  // `crossMagnitude` of core/math/cross_noise.h.
  const V sizes = absolute(yzx(edge2) * zxy(edge1)) + absolute(zxy(edge2) * yzx(edge1)) +
                  V::of(V::leastNormal());
  return isAtMost(absolute(dot(cross(edge1, edge2), direction)),
                  N(V::epsilons(4) * dot(absolute(direction), sizes)));
}
