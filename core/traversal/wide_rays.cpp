#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/arithmetic_scope.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/traversal/wide_kernels.h"

namespace hairline {
namespace {

/// The first hit of a ray: verdicts in double on the candidates of the lanes.
struct RaySearch {
  const WideTree& tree;
  const Vector3<double>* vertices;
  const Ray<double>& ray;
  /// The frame's parameter of a hit: (t - start) scale.
  double start = 0;
  double scale = 1;
  MeshHit best{};

  static float verify(void* search, std::int32_t place) {
    return static_cast<RaySearch*>(search)->look(place);
  }

  float look(std::int32_t place) {
    const WideLeaf& leaf = tree.leaves()[static_cast<std::size_t>(place / 8)];
    const auto at = [&](std::size_t corner) -> const Vector3<double>& {
      return vertices[leaf.vertex[corner][place % 8]];
    };
    const auto met = linear_triangle::firstIntersection(linear(ray), {{at(0), at(1), at(2)}});
    if (!met) return limit();
    const double t = *met;
    const std::int32_t i = leaf.triangle[place % 8];
    if (best.triangle < 0 || t < best.t || (t == best.t && i < best.triangle)) best = {i, t};
    return limit();
  }

  /// Up to where hits at the same distance may still be found.
  float limit() const {
    if (best.triangle < 0) return std::numeric_limits<float>::max();
    const double t = (best.t - start) * scale;
    const double end = t + (std::abs(t) + 1) * 0x1p-20;
    return end < 1e38 ? std::max(0.0F, static_cast<float>(end)) : 3e38F;
  }

  void run() {
    // In the frame, from where it comes near the mesh.
    const WideTree::Frame& frame = tree.frame();
    double length = 0;
    double away = 0;
    double size = 0;
    double origin[3];
    for (int k = 0; k < 3; ++k) {
      origin[k] = (ray.origin[k] - frame.middle[k]) * frame.factor;
      away = std::max(away, std::abs(origin[k]));
      length = std::max(length, std::abs(ray.direction[k]));
      size = std::max(size, std::abs(frame.middle[k]));
    }
    const double toUnit = 1 / length;
    double ahead = 0;
    double near = away;
    if (away > 4) {
      const Vector3<double> direction = ray.direction * toUnit;
      const Vector3<double> from(origin[0], origin[1], origin[2]);
      ahead = std::max(0.0, -dot(from, direction) / squaredNorm(direction) - 4);
      near = 0;
      for (int k = 0; k < 3; ++k) {
        origin[k] += direction[k] * ahead;
        near = std::max(near, std::abs(origin[k]));
      }
    }
    // Coordinates, origin and direction are each rounded to 2^-24 of their size; in double to 2^-53
    // of the distance of the ray's start.
    const double pad = 0x1p-22 * (2 + near) + 0x1p-48 * (away + size * frame.factor);
    if (!(pad < 1) || !(toUnit < std::numeric_limits<double>::max())) {
      // Beyond the range of lanes: one by one.
      const auto end = static_cast<std::int32_t>(8 * tree.leaves().size());
      for (std::int32_t place = 0; place < end; ++place) {
        if (tree.leaves()[static_cast<std::size_t>(place / 8)].triangle[place % 8] >= 0) {
          look(place);
        }
      }
      return;
    }
    scale = length * frame.factor;
    start = ahead / scale;
    wide::LocalRay local;
    for (int k = 0; k < 3; ++k) {
      local.origin[k] = static_cast<float>(origin[k]);
      const auto d = static_cast<float>(ray.direction[k] * toUnit);
      local.direction[k] = std::abs(d) < 1e-18F ? std::copysign(1e-18F, d) : d;
      local.inverse[k] = 1 / local.direction[k];
    }
    local.pad = static_cast<float>(pad);
    wide::traverseRay(tree, local, &verify, this);
  }
};

}  // namespace

std::optional<MeshHit> WideTree::firstHit(const Mesh& mesh, const Ray<double>& ray) const {
  const ArithmeticScope scope;
  if (isEmpty()) return std::nullopt;
  RaySearch search{*this, mesh.vertices.data(), ray};
  search.run();
  if (search.best.triangle < 0) return std::nullopt;
  return search.best;
}

}  // namespace hairline
