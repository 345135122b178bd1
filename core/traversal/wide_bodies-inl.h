// Included once per target by wide_lanes-inl.h, within its namespace and after three-inl.h, hence
// no include guard. Bodies of the wide tree's filters, over packs of floats and over numbers that
// yield error bounds.

/// A triangle: corners, opposite edges, and the normal, as in `sat`.
template <typename N>
struct TriangleOf {
  Three<N> v[3], edges[3], normal;

  [[gnu::always_inline]] constexpr void setUp(const Three<N>& a, const Three<N>& b,
                                              const Three<N>& c) {
    v[0] = a;
    v[1] = b;
    v[2] = c;
    for (int i = 0; i < 3; ++i) edges[i] = v[(i + 2) % 3] - v[(i + 1) % 3];
    normal = cross(edges[1], edges[2]);
  }
};

/// The heights of three points, relative to the first corner of a triangle, above its plane.
template <typename N>
[[gnu::always_inline]] constexpr Three<N> heightsOver(const TriangleOf<N>& plane,
                                                      const Three<N> (&points)[3]) {
  return {dot(plane.normal, points[0]), dot(plane.normal, points[1]), dot(plane.normal, points[2])};
}

/// The gap on the product of two edges, by the expressions of `EdgeAxes`: `moment` is the product
/// of the vector to an end of b's edge with a's edge, `toA` and `toB` those of edges with normals.
template <typename N>
[[gnu::always_inline]] constexpr N gapOnProduct(const Three<N>& moment, const Three<N>& edgeB,
                                                const N& toA, const N& toB) {
  const N center = dot(edgeB, moment);
  return absolute(center + center + (toA + toB)) - (absolute(toA) + absolute(toB));
}

#include "core/math/error_slopes-inl.h"
#include "core/query/intersect/linear_triangle/crossing-inl.h"

constexpr TriangleOf<ErrorBound> triangleOff(double off) {
  const Three<ErrorBound> corner = Three<ErrorBound>::of(ErrorBound(0.5, off));
  TriangleOf<ErrorBound> triangle;
  triangle.setUp(corner, corner, corner);
  return triangle;
}
constexpr ErrorBound heightOff(double away, double off) {
  const Three<ErrorBound> to = differenceOff(away, off);
  return greatestOf(heightsOver(triangleOff(off), {to, to, to}));
}
constexpr ErrorBound gapOff(double away, double off) {
  const TriangleOf<ErrorBound> triangle = triangleOff(off);
  const ErrorBound side = dot(triangle.normal, triangle.edges[0]);
  return gapOnProduct(cross(differenceOff(away, off), triangle.edges[0]), triangle.edges[0], side,
                      side);
}
/// For the intersection line of two planes: a product of four edges.
constexpr ErrorBound lineOff(double, double off) {
  const TriangleOf<ErrorBound> triangle = triangleOff(off);
  return greatestOf(cross(triangle.normal, triangle.normal));
}
/// A direction is rounded to float once. The ray's start is off by `startOff` more than the
/// corners.
constexpr CramerNumbers<ErrorBound> lineNumbersOff(double away, double off, double startOff = 0) {
  const Three<ErrorBound> edge = differenceOff(1, off);
  const Three<ErrorBound> start = Three<ErrorBound>::of(ErrorBound(away / 2, off + startOff));
  const Three<ErrorBound> corner = Three<ErrorBound>::of(ErrorBound(away / 2, off));
  return {edge, edge, start - corner, Three<ErrorBound>::of(ErrorBound(1, 1))};
}
constexpr ErrorBound determinantOff(double, double off) {
  return lineNumbersOff(0, off).determinant;
}
constexpr ErrorBound weightOff(double away, double off) {
  const CramerNumbers<ErrorBound> numbers = lineNumbersOff(away, off);
  return maximum(numbers.weight1, numbers.weight2);
}
constexpr ErrorBound parameterOff(double away, double off) { return lineNumbersOff(away, off).t; }
constexpr ErrorBound weightOffByStart(double away, double off) {
  const CramerNumbers<ErrorBound> numbers = lineNumbersOff(away, 0, off);
  return maximum(numbers.weight1, numbers.weight2);
}
constexpr ErrorBound parameterOffByStart(double away, double off) {
  return lineNumbersOff(away, 0, off).t;
}

inline constexpr ErrorSlopes<float> heightErrors = ErrorSlopes<float>::of(heightOff);
inline constexpr ErrorSlopes<float> gapErrors = ErrorSlopes<float>::of(gapOff);
inline constexpr ErrorSlopes<float> lineErrors = ErrorSlopes<float>::of(lineOff);
inline constexpr ErrorSlopes<float> determinantErrors = ErrorSlopes<float>::of(determinantOff);
inline constexpr ErrorSlopes<float> weightErrors = ErrorSlopes<float>::of(weightOff);
inline constexpr ErrorSlopes<float> parameterErrors = ErrorSlopes<float>::of(parameterOff);

/// The error of Möller and Trumbore's numbers for a leaf whose edges and distance from the ray's
/// start are at most `size`: corners are rounded to 2^-24 of it, the start is off by `pad`.
struct LineErrors {
  float determinant, weight, parameter;

  [[gnu::always_inline]] constexpr LineErrors(float size, float pad)
      : determinant(errorOf(determinantErrors, 1.0F, corners) * (size * size)),
        weight((errorOf(weightErrors, 1.0F, 1.0F, corners) * size + startWeights * pad) * size),
        parameter((errorOf(parameterErrors, 1.0F, 1.0F, corners) * size + startParameters * pad) *
                  (size * size)) {}

  static constexpr float corners = 0x1p-24F;
  static constexpr float startWeights = ErrorSlopes<float>::of(weightOffByStart).edgePad;
  static constexpr float startParameters = ErrorSlopes<float>::of(parameterOffByStart).edgePad;
};
