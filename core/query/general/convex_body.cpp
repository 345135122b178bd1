#include "core/query/general/convex_body.h"

#include <cmath>

#include "core/query/general/polytope.h"

namespace hairline {
namespace {

template <Scalar S>
ConvexBody<S> roundBody(const Sphere<S>& s) {
  return {{s.center}, {}, Vector3<S>(S(0), S(0), S(0)), s.radius};
}

template <Scalar S>
ConvexBody<S> roundBody(const Capsule<S>& s) {
  return {{s.a, s.b}, {}, Vector3<S>(S(0), S(0), S(0)), s.radius};
}

/// A nonzero vector scaled by a power of two to about unit length.
template <std::floating_point S>
Vector3<S> aboutUnit(const Vector3<S>& v) {
  const S largest = maximum(maximum(absolute(v[0]), absolute(v[1])), absolute(v[2]));
  const int exponent = largest > 0 ? -std::ilogb(largest) : 0;
  return {std::ldexp(v[0], exponent), std::ldexp(v[1], exponent), std::ldexp(v[2], exponent)};
}

template <std::floating_point S>
ConvexBody<S> roundBody(const Cylinder<S>& s) {
  return {{}, {{s.a, s.radius}, {s.b, s.radius}}, aboutUnit<S>(s.b - s.a), S(0)};
}

template <std::floating_point S>
ConvexBody<S> roundBody(const Cone<S>& s) {
  const Vector3<S> base = s.apex + s.axis * s.height;
  return {{s.apex}, {{base, s.radius}}, aboutUnit<S>(s.axis), S(0)};
}

template <std::floating_point S>
ConvexBody<S> roundBody(const Disc<S>& s) {
  return {{}, {{s.center, s.radius}}, aboutUnit<S>(s.normal), S(0)};
}

template <std::floating_point S>
ConvexBody<S> roundBody(const Ellipsoid<S>& s) {
  return {{s.center}, {}, Vector3<S>(S(0), S(0), S(0)), S(0), {s.arm(0), s.arm(1), s.arm(2)}};
}

}  // namespace

bool isBoundedConvex(std::size_t type) {
  return isPolytope(type) || type == shapeIndex<Sphere<double>>() ||
         type == shapeIndex<Capsule<double>>() || type == shapeIndex<Cylinder<double>>() ||
         type == shapeIndex<Cone<double>>() || type == shapeIndex<Disc<double>>() ||
         type == shapeIndex<Ellipsoid<double>>();
}

template <Scalar S>
ConvexBody<S> convexBodyOf(const Shape& shape) {
  if (isPolytope(shape.index())) {
    ConvexBody<S> body;
    body.points = verticesOf<S>(shape);
    return body;
  }
  return std::visit(
      [](const auto& known) -> ConvexBody<S> {
        if constexpr (requires { roundBody(convert<S>(known)); }) {
          return roundBody(convert<S>(known));
        } else {
          return {};
        }
      },
      shape);
}

template ConvexBody<float> convexBodyOf(const Shape&);
template ConvexBody<double> convexBodyOf(const Shape&);
template ConvexBody<Filtered> convexBodyOf(const Shape&);
template ConvexBody<Rational> convexBodyOf(const Shape&);

}  // namespace hairline
