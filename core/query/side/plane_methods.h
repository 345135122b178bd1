#pragma once

#include <algorithm>

#include "core/query/extent.h"
#include "core/query/side/plane_side.h"
#include "core/shapes/aabb.h"
#include "core/shapes/cone.h"
#include "core/shapes/convex.h"
#include "core/shapes/obb.h"
#include "core/shapes/sphere.h"
#include "core/shapes/triangle.h"

namespace hairline::plane_methods {

/// normal·X - offset: positive in front of the plane, in units of the normal's length.
template <Scalar S>
S height(const Plane<S>& plane, const Vector3<S>& point) {
  return dot(plane.normal, point) - plane.offset;
}

/// The point of the plane between two points that are not on the same side of it.
template <Scalar S>
Vector3<S> crossing(const Plane<S>& plane, const Vector3<S>& from, const Vector3<S>& to) {
  const S first = height(plane, from);
  const S whole = first - height(plane, to);
  if (sign(whole) == 0) return from;
  const S t = first / whole;
  return from + (to - from) * t;
}

/// The interval of a solid along a normal: all points within a radius of its core.
template <typename S>
struct Core {
  Interval<S> extent;
  S radius;
};

template <Scalar S, typename Observer>
void recordRange(Observer& observer, const Plane<S>& plane, const Interval<S>& range) {
  observer.step([&] {
    AxisStep step;
    step.label = "plane normal";
    step.axis = toDouble(plane.normal);
    step.a = toDouble(range);
    step.b = {toDouble(plane.offset), toDouble(plane.offset)};
    step.a.min += step.b.min;
    step.a.max += step.b.min;
    step.gap = toDouble(maximum(range.min, S(-range.max)));
    step.separates = sign(range.min) > 0 || sign(range.max) < 0;
    return step;
  });
}

/// A ball: the height of its centre against the radius. RTCD 5.2.2.
struct SphereDistance {
  static constexpr std::string_view name = "distance";
  static constexpr std::string_view source = "RTCD 5.2.2";

  template <Scalar S, typename Observer>
  static SideSigns signs(const Sphere<S>& sphere, const Plane<S>& plane, Observer& observer) {
    const S middle = height(plane, sphere.center);
    const S reachSquared = sphere.radius * sphere.radius * squaredNorm(plane.normal);
    const SideSigns signs = signsAround(middle, reachSquared);
    observer.step([&] { return SignStep{"height of the centre", toDouble(middle), sign(middle)}; });
    observer.step([&] {
      const S excess = middle * middle - reachSquared;
      return SignStep{"squared height minus squared radius", toDouble(excess), sign(excess)};
    });
    return signs;
  }

  template <Scalar S>
  static Core<S> core(const Sphere<S>& sphere, const Vector3<S>& normal) {
    const S middle = dot(normal, sphere.center);
    return {{middle, middle}, sphere.radius};
  }

  template <Scalar S>
  static Vector3<S> commonPoint(const Sphere<S>& sphere, const Plane<S>& plane) {
    const S t = height(plane, sphere.center) / squaredNorm(plane.normal);
    return sphere.center - plane.normal * t;
  }
};

/// A box: the interval of its corners along the normal, the sum of the absolute projections of its
/// half-extents to both sides of its centre. Taken from the corners' products, so that no centre is
/// rounded. RTCD 5.2.3.
struct AabbRadius {
  static constexpr std::string_view name = "radius";
  static constexpr std::string_view source = "RTCD 5.2.3";

  template <Scalar S, typename Observer>
  static SideSigns signs(const Aabb<S>& box, const Plane<S>& plane, Observer& observer) {
    const Interval<S> along = project(box, plane.normal);
    const Interval<S> range{along.min - plane.offset, along.max - plane.offset};
    recordRange(observer, plane, range);
    return signsOf(range);
  }

  template <Scalar S>
  static Core<S> core(const Aabb<S>& box, const Vector3<S>& normal) {
    return {extent(box, normal), S(0)};
  }

  template <Scalar S>
  static Vector3<S> commonPoint(const Aabb<S>& box, const Plane<S>& plane) {
    return crossing<S>(plane, support<S>(box, -plane.normal), support<S>(box, plane.normal));
  }
};

/// An oriented box with its axes as stored: centre and projected radius. RTCD 5.2.3.
struct ObbRadius {
  static constexpr std::string_view name = "radius";
  static constexpr std::string_view source = "RTCD 5.2.3";

  template <Scalar S, typename Observer>
  static SideSigns signs(const Obb<S>& box, const Plane<S>& plane, Observer& observer) {
    const S middle = height(plane, box.center);
    S radius(0);
    for (std::size_t i = 0; i < 3; ++i) {
      radius += absolute(dot(plane.normal, box.axes[i])) * box.halfExtents[i];
    }
    const Interval<S> range{middle - radius, middle + radius};
    recordRange(observer, plane, range);
    return signsOf(range);
  }

  template <Scalar S>
  static Core<S> core(const Obb<S>& box, const Vector3<S>& normal) {
    return {extent(box, normal), S(0)};
  }

  template <Scalar S>
  static Vector3<S> commonPoint(const Obb<S>& box, const Plane<S>& plane) {
    Vector3<S> least = box.center;
    Vector3<S> greatest = box.center;
    for (std::size_t i = 0; i < 3; ++i) {
      Vector3<S> arm = box.axes[i] * box.halfExtents[i];
      if (sign(dot(plane.normal, box.axes[i])) < 0) arm = -arm;
      least -= arm;
      greatest += arm;
    }
    return crossing(plane, least, greatest);
  }
};

/// The hull of some vertices: the least and the greatest height. RTCD 5.2.1, 5.2.4.
struct VertexSupport {
  static constexpr std::string_view name = "support";
  static constexpr std::string_view source = "RTCD 5.2.1";

  template <Scalar S, template <typename> class A, typename Observer>
  static SideSigns signs(const A<S>& shape, const Plane<S>& plane, Observer& observer) {
    S least = height(plane, shape.vertices[0]);
    S greatest = least;
    for (const Vector3<S>& vertex : shape.vertices) {
      const S value = height(plane, vertex);
      least = minimum(least, value);
      greatest = maximum(greatest, value);
    }
    const Interval<S> range{least, greatest};
    recordRange(observer, plane, range);
    return signsOf(range);
  }

  template <Scalar S, template <typename> class A>
  static Vector3<S> commonPoint(const A<S>& shape, const Plane<S>& plane) {
    Vector3<S> least = shape.vertices[0];
    Vector3<S> greatest = least;
    for (const Vector3<S>& vertex : shape.vertices) {
      if (sign(S(height(plane, vertex) - height(plane, least))) < 0) least = vertex;
      if (sign(S(height(plane, vertex) - height(plane, greatest))) > 0) greatest = vertex;
    }
    return crossing(plane, least, greatest);
  }
};

/// A cone: its apex and the support points of its rim to either side. The rim extends by radius
/// √(n² - (n·axis)²/axis²) from the height of the base's centre; if that root is zero the rim does
/// not matter. RTCD 5.2.4.
struct ConeSupport {
  static constexpr std::string_view name = "support";
  static constexpr std::string_view source = "RTCD 5.2.4";

  template <Scalar S, typename Observer>
  static SideSigns signs(const Cone<S>& cone, const Plane<S>& plane, Observer& observer) {
    const Vector3<S> base = cone.apex + cone.axis * cone.height;
    const S tip = height(plane, cone.apex);
    const S middle = height(plane, base);
    const S along = dot(plane.normal, cone.axis);
    const S axisSquared = squaredNorm(cone.axis);
    // Multiplied by axis² to avoid division.
    const S rim = cone.radius * cone.radius * squaredNorm(cross(plane.normal, cone.axis));
    const int side = sign(middle);
    const int excess = sign(S(middle * middle * axisSquared - rim));
    SideSigns signs = signsAround(side, excess);
    observer.step([&] { return SignStep{"height of the apex", toDouble(tip), sign(tip)}; });
    observer.step([&] { return SignStep{"height of the base's centre", toDouble(middle), side}; });
    observer.step([&] {
      const S value = middle * middle * axisSquared - rim;
      return SignStep{"squared height minus squared reach of the rim", toDouble(value), excess};
    });
    observer.step([&] { return SignStep{"normal · axis", toDouble(along), sign(along)}; });
    signs.least = std::min(signs.least, sign(tip));
    signs.greatest = std::max(signs.greatest, sign(tip));
    return signs;
  }

  template <Scalar S>
  static Vector3<S> commonPoint(const Cone<S>& cone, const Plane<S>& plane) {
    const Vector3<S> base = cone.apex + cone.axis * cone.height;
    if (sign(height(plane, cone.apex)) * sign(height(plane, base)) <= 0) {
      return crossing(plane, cone.apex, base);
    }
    // Apex and centre lie on one side: the plane cuts the base's disc beside its centre.
    const S along = dot(plane.normal, cone.axis) / squaredNorm(cone.axis);
    const Vector3<S> outward = plane.normal - cone.axis * along;
    const S t = height(plane, base) / dot(plane.normal, outward);
    return base - outward * t;
  }
};

}  // namespace hairline::plane_methods
