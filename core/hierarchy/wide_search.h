#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/hierarchy/wide_kernels.h"
#include "core/query/closest/point_triangle.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"

namespace hairline::wide {

// What `WideTree` asks the lanes, and what is made of their candidates: verdicts in double.

/// A mesh and its tree: triangles by their places, 8 leaf + lane.
struct MeshLeaves {
  const Mesh* mesh = nullptr;
  const WideTree* tree = nullptr;

  const WideLeaf& leafAt(std::int32_t place) const {
    return tree->leaves()[static_cast<std::size_t>(place / 8)];
  }
  /// The triangle's number; -1 where the leaf has none there.
  std::int32_t numberAt(std::int32_t place) const { return leafAt(place).triangle[place % 8]; }
  Triangle<double> triangleAt(std::int32_t place) const {
    const WideLeaf& leaf = leafAt(place);
    const auto at = [&](std::size_t corner) -> const Vector3<double>& {
      return mesh->vertices[static_cast<std::size_t>(leaf.vertex[corner][place % 8])];
    };
    return {{at(0), at(1), at(2)}};
  }
  /// Calls use(place) for all triangles until it is false.
  template <typename Use>
  void forEach(const Use& use) const {
    const auto end = static_cast<std::int32_t>(8 * tree->leaves().size());
    for (std::int32_t place = 0; place < end; ++place) {
      if (numberAt(place) >= 0 && !use(place)) return;
    }
  }
};

/// The nearest hit of a ray, or any.
struct RaySearch {
  MeshLeaves leaves;
  const Ray<double>* ray = nullptr;
  bool any = false;
  /// The frame's parameter of a hit: (t - start) scale.
  double start = 0;
  double scale = 1;
  MeshHit best{};

  static float verify(void* search, std::int32_t place) {
    return static_cast<RaySearch*>(search)->look(place);
  }

  /// Verdict and t of `moller_trumbore`, by the same numbers.
  float look(std::int32_t place) {
    using namespace linear_triangle;
    const Triangle<double> triangle = leaves.triangleAt(place);
    CramerNumbers<double> numbers(linear(*ray), triangle);
    const int facing = sign(numbers.determinant);
    double t = 0;
    if (facing == 0) {
      const auto answer = solve<LinearTriangleMollerTrumbore<Ray>, double>({*ray, triangle, {}});
      if (!answer.hit) return limit();
      t = answer.t.value_or(0);
    } else {
      numbers.turn(facing);
      if ((numbers.weight0 < 0) | (numbers.weight1 < 0) | (numbers.weight2 < 0) | (numbers.t < 0)) {
        return limit();
      }
      t = numbers.t / numbers.determinant;
    }
    const std::int32_t i = leaves.numberAt(place);
    if (best.triangle < 0 || t < best.t || (t == best.t && i < best.triangle)) best = {i, t};
    return limit();
  }

  /// Up to where something as near may still be found.
  float limit() const {
    if (best.triangle < 0) return std::numeric_limits<float>::max();
    if (any) return -1;
    const double t = (best.t - start) * scale;
    const double end = t + (std::abs(t) + 1) * 0x1p-20;
    return end < 1e38 ? std::max(0.0F, static_cast<float>(end)) : 3e38F;
  }
};

/// Brings a ray into the tree's frame. False where that is beyond floats: every triangle has then
/// been looked at. The tree is not empty.
bool begin(RaySearch& search, const WideTree& tree, LocalRay& local);

/// The nearest point within `most`.
struct PointSearch {
  MeshLeaves leaves;
  const Vector3<double>* point = nullptr;
  double factor = 1;
  double most = never;
  MeshPoint best{};
  /// Where the best triangle is.
  std::int32_t bestPlace = -1;

  static float verify(void* search, std::int32_t place) {
    return static_cast<PointSearch*>(search)->look(place);
  }

  float look(std::int32_t place) {
    if (place == bestPlace) return limit();
    const auto answer =
        solve<ClosestPointTriangleVoronoi, double>({{*point}, leaves.triangleAt(place), {}});
    const std::int32_t i = leaves.numberAt(place);
    if (answer.sqdist <= most && (best.triangle < 0 || answer.sqdist < best.squaredDistance ||
                                  (answer.sqdist == best.squaredDistance && i < best.triangle))) {
      best = {i, answer.points[1], answer.sqdist};
      bestPlace = place;
      most = answer.sqdist;
    }
    return limit();
  }

  float limit() const {
    const double reach = std::sqrt(most) * factor * (1 + 0x1p-20);
    return reach < 1e18 ? static_cast<float>(reach) : 1e18F;
  }
};

/// As for rays.
bool begin(PointSearch& search, const WideTree& tree, LocalPoint& local);

}  // namespace hairline::wide
