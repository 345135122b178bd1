#include "core/search/case_changes.h"

#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"
#include "core/search/case_features.h"
#include "core/search/case_numbers.h"
#include "core/shapes/boundary_of.h"

namespace hairline {
namespace {

using V = Vector3<double>;

// Segments, capsules and cylinders in space.
template <typename T>
constexpr bool hasEnds = requires(T s) {
  requires std::is_same_v<decltype(s.a), V>;
};
// Shapes that are the hull of arbitrary corners in space.
template <typename T>
constexpr bool hasFreeCorners =
    std::is_same_v<T, Triangle<double>> || std::is_same_v<T, Tetrahedron<double>> ||
    std::is_same_v<T, Frustum<double>> || std::is_same_v<T, Convex<double>>;

// From b towards a: a direction in which contact is by a face, by edges, or by corners.
V contactDirection(const CaseFeatures& a, const CaseFeatures& b, CaseRandom& random) {
  const auto any = [&](const auto& list) -> V {
    const V chosen = list[random.below(list.size())];
    return random.chance(0.5) ? chosen : V(-chosen);
  };
  if (a.isPlane) return any(a.normals);
  if (b.isPlane) return any(b.normals);
  V direction = V::Zero();
  const int way = random.integer(0, 3);
  if (way == 0 && !a.normals.empty()) direction = any(a.normals);
  if (way == 1 && !b.normals.empty()) direction = any(b.normals);
  if (way == 2 && !a.edges.empty() && !b.edges.empty() && !a.isPlanar) {
    // Drawn in separate statements, here and below: a seed then makes the same cases with every
    // compiler.
    const V edge = any(a.edges);
    direction = cross(edge, any(b.edges));
  }
  if (direction.isZero(0)) direction = random.point(-1, 1);
  // An unbounded shape can be touched only across its direction.
  for (const CaseFeatures* endless : {&a, &b}) {
    if (!endless->isEndless) continue;
    const V& along = endless->edges[0];
    direction -= along * (dot(along, direction) / squaredNorm(along));
  }
  if (a.isPlanar) direction[2] = 0;
  return direction;
}

V wayBetween(const SearchCase& made, CaseRandom& random) {
  if (!made.moves()) return V::Zero();
  const double time = random.chance(0.5) ? 0.5 * random.integer(0, 2) : random.real(0, 1);
  return (made.displacements[0] - made.displacements[1]) * time;
}

// k-DOPs are compared by their slabs only: one slab of the last ends where that of the first
// begins.
template <typename K>
void laySlabs(const K& first, K& last, CaseRandom& random) {
  const std::size_t row = random.below(first.directions.size());
  const double way =
      random.chance(0.5) ? first.max[row] - last.min[row] : first.min[row] - last.max[row];
  last.min[row] += way;
  last.max[row] += way;
}

// Calls use(direction) for everything in a shape that can be given another direction; returns
// whether there was any.
template <typename Use>
bool redirect(Shape& shape, CaseRandom& random, const Use& use) {
  return std::visit(
      [&](auto& s) {
        if constexpr (requires { s.direction; }) {
          s.direction = use();
        } else if constexpr (requires { s.normal; }) {
          if constexpr (requires { s.points; }) s.points.reset();
          s.normal = use();
        } else if constexpr (hasFreeCorners<std::decay_t<decltype(s)>>) {
          const std::size_t from = random.below(s.vertices.size());
          s.vertices[(from + 1) % s.vertices.size()] = s.vertices[from] + use();
        } else if constexpr (hasEnds<std::decay_t<decltype(s)>>) {
          s.b = s.a + use();
        } else {
          return false;
        }
        return true;
      },
      shape);
}

}  // namespace

void layAgainst(SearchCase& made, CaseRandom& random) {
  Shape& first = made.shapes.front();
  Shape& last = made.shapes.back();
  if (auto* kdop = std::get_if<Kdop<double>>(&last)) {
    if (const auto* other = std::get_if<Kdop<double>>(&first)) {
      return laySlabs(*other, *kdop, random);
    }
  }
  if (auto* kdop = std::get_if<Kdop2<double>>(&last)) {
    if (const auto* other = std::get_if<Kdop2<double>>(&first)) {
      return laySlabs(*other, *kdop, random);
    }
  }
  const CaseFeatures a = caseFeaturesOf(first);
  const CaseFeatures b = caseFeaturesOf(last);
  if (a.corners.empty() || b.corners.empty()) return;
  const V direction = contactDirection(a, b, random);
  V target = supportPoint(a, direction, random);
  target += wayBetween(made, random);
  const V place = supportPoint(b, -direction, random);
  last = translated(last, target - place);
}

void bringTogether(SearchCase& made, double spread, CaseRandom& random) {
  const CaseFeatures a = caseFeaturesOf(made.shapes.front());
  const CaseFeatures b = caseFeaturesOf(made.shapes.back());
  if (a.corners.empty() || b.corners.empty()) return;
  V offset = random.point(-spread, spread);
  if (a.isPlanar) offset[2] = 0;
  V target = a.corners[random.below(a.corners.size())] + offset;
  target += wayBetween(made, random);
  made.shapes.back() =
      translated(made.shapes.back(), target - b.corners[random.below(b.corners.size())]);
}

void makeParallel(SearchCase& made, CaseRandom& random) {
  const bool turned = random.chance(0.5);
  Shape& changed = turned ? made.shapes.front() : made.shapes.back();
  const CaseFeatures other = caseFeaturesOf(turned ? made.shapes.back() : made.shapes.front());
  const bool byNormal = boundaryOf(changed) || other.edges.empty();
  const auto directionFrom = [&]() -> V {
    V along;
    if (byNormal && !other.normals.empty()) {
      along = other.normals[random.below(other.normals.size())];
    } else if (!other.edges.empty()) {
      along = other.edges[random.below(other.edges.size())];
    } else {
      along = random.point(-1, 1);
    }
    constexpr std::array<double, 5> factors{1, 2, -1, -0.5, 3};
    along *= factors[random.below(factors.size())];
    if (random.chance(0.3)) return along;
    const V off = random.point(-1, 1);
    return along + off * std::ldexp(1.0, -random.integer(8, 53));
  };
  redirect(changed, random, directionFrom);
}

void makeCoplanar(SearchCase& made, CaseRandom& random) {
  const bool turned = random.chance(0.5);
  const CaseFeatures other = caseFeaturesOf(turned ? made.shapes.back() : made.shapes.front());
  if (other.corners.empty() || other.edges.size() < 2) return;
  const V origin = other.corners[random.below(other.corners.size())];
  const std::size_t edge = random.below(other.edges.size());
  const V u = other.edges[edge];
  const V v = other.edges[(edge + 1) % other.edges.size()];
  const bool onGrid = random.chance(0.5);
  const auto inPlane = [&]() -> V {
    const auto share = [&] { return onGrid ? random.integer(-3, 4) / 2.0 : random.real(-1, 2); };
    const double alongU = share();
    return origin + u * alongU + v * share();
  };
  std::visit(
      [&](auto& s) {
        using T = std::decay_t<decltype(s)>;
        if constexpr (hasFreeCorners<T>) {
          for (V& vertex : s.vertices) {
            if (random.chance(0.8)) vertex = inPlane();
          }
        } else if constexpr (requires {
                               s.origin;
                               s.direction;
                             }) {
          s.origin = inPlane();
          s.direction = onGrid ? V(u + v * random.integer(-2, 2)) : V(inPlane() - s.origin);
        } else if constexpr (hasEnds<T>) {
          s.a = inPlane();
          s.b = inPlane();
        } else if constexpr (std::is_same_v<T, Point<double>>) {
          s.position = inPlane();
        }
      },
      turned ? made.shapes.front() : made.shapes.back());
}

void collapse(SearchCase& made, CaseRandom& random) {
  for (Shape& shape : made.shapes) {
    if (random.chance(0.3)) continue;
    std::visit(
        [&](auto& s) {
          using T = std::decay_t<decltype(s)>;
          if constexpr (std::is_same_v<T, Quad<double>> || std::is_same_v<T, Polygon<double>> ||
                        std::is_same_v<T, Mesh>) {
            return;
          } else if constexpr (requires { s.vertices[0]; }) {
            const std::size_t count = s.vertices.size();
            const std::size_t from = random.below(count);
            const auto& first = s.vertices[(from + 1) % count];
            if (random.chance(0.5)) {
              s.vertices[from] = first;
            } else {
              const auto way = (s.vertices[(from + 2) % count] - first).eval();
              s.vertices[from] = first + way * (random.integer(-4, 8) / 4.0);
            }
          } else if constexpr (requires { s.directions; }) {
            const std::size_t row = random.below(s.min.size());
            s.max[row] = s.min[row];
          } else if constexpr (requires {
                                 s.min[0];
                                 s.max[0];
                               }) {
            const auto k = static_cast<int>(random.below(static_cast<std::size_t>(s.min.size())));
            s.max[k] = s.min[k];
          } else if constexpr (requires { s.halfExtents; }) {
            s.halfExtents[random.below(s.halfExtents.size())] = 0;
          } else if constexpr (requires { s.radii; }) {
            s.radii[random.below(s.radii.size())] = 0;
          } else if constexpr (requires { s.radius; }) {
            s.radius = 0;
          } else if constexpr (requires {
                                 s.a;
                                 s.b;
                               }) {
            s.b = s.a;
          }
        },
        shape);
  }
}

void nudge(SearchCase& made, int ulps, double share, CaseRandom& random) {
  forEachNumber(made, [&](double& number, NumberRole role) {
    if (role == NumberRole::unit || !random.chance(share)) return;
    // The numbers next to zero are subnormal; nearly all following operations round them away.
    if (number == 0 && random.chance(0.8)) {
      number = random.integer(-1, 1) * 0x1p-53;
    } else {
      number = random.nudged(number, ulps);
    }
  });
}

void putEndsInOrder(Shape& shape) {
  std::visit(
      [](auto& s) {
        if constexpr (requires { s.directions; }) {
          for (std::size_t i = 0; i < s.min.size(); ++i) {
            if (s.min[i] > s.max[i]) std::swap(s.min[i], s.max[i]);
          }
        } else if constexpr (requires {
                               s.min[0];
                               s.max[0];
                             }) {
          for (int k = 0; k < s.min.size(); ++k) {
            if (s.min[k] > s.max[k]) std::swap(s.min[k], s.max[k]);
          }
        }
      },
      shape);
}

void scaleBy(Shape& shape, int exponent) {
  forEachNumber(shape, [&](double& number, NumberRole role) {
    if (role == NumberRole::position || role == NumberRole::measure) {
      number = std::ldexp(number, exponent);
    }
  });
}

}  // namespace hairline
