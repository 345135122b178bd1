#include <algorithm>
#include <numeric>

#include "core/hierarchy/wide_kernels.h"
#include "core/query/closest/point_triangle.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/shapes/triangle_of.h"
#include "core/voxel/threads.h"

namespace hairline {
namespace {

using Vector = Vector3<double>;

Triangle<double> triangleAt(const Mesh& mesh, std::int32_t i) {
  return triangleOf(mesh, mesh.triangles[static_cast<std::size_t>(i)]);
}

// --- Rays

struct RaySearch {
  const Mesh& mesh;
  const Ray<double>& ray;
  bool any = false;
  /// The frame's parameter of a hit: (t - start) scale.
  double start = 0;
  double scale = 1;
  MeshHit best{};

  static float verify(void* search, std::int32_t triangle) {
    return static_cast<RaySearch*>(search)->look(triangle);
  }

  /// Verdict and t of `moller_trumbore`, by the same numbers.
  float look(std::int32_t i) {
    using namespace linear_triangle;
    const Triangle<double> triangle = triangleAt(mesh, i);
    CramerNumbers<double> numbers(linear(ray), triangle);
    const int facing = sign(numbers.determinant);
    double t = 0;
    if (facing == 0) {
      const auto answer = solve<LinearTriangleMollerTrumbore<Ray>, double>({ray, triangle, {}});
      if (!answer.hit) return limit();
      t = answer.t.value_or(0);
    } else {
      numbers.turn(facing);
      if ((numbers.weight0 < 0) | (numbers.weight1 < 0) | (numbers.weight2 < 0) | (numbers.t < 0)) {
        return limit();
      }
      t = numbers.t / numbers.determinant;
    }
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

std::optional<MeshHit> search(const WideTree& tree, const Mesh& mesh, const Ray<double>& ray,
                              bool any) {
  if (tree.isEmpty()) return std::nullopt;
  const WideTree::Frame& frame = tree.frame();
  RaySearch found{mesh, ray, any};
  // In the frame, from where it comes near the mesh.
  const double length = ray.direction.cwiseAbs().maxCoeff();
  const Vector direction = ray.direction / length;
  Vector origin = (ray.origin - frame.middle) * frame.factor;
  const double away = origin.cwiseAbs().maxCoeff();
  if (!std::isfinite(away) || !(length > 0) || !std::isfinite(length)) {
    // Beyond what lanes can do: one after the other.
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(mesh.triangles.size()); ++i) {
      if (found.look(i) < 0) break;
    }
    if (found.best.triangle < 0) return std::nullopt;
    return found.best;
  }
  double ahead = 0;
  if (away > 4) {
    ahead = std::max(0.0, -dot(origin, direction) / squaredNorm(direction) - 4);
    origin += direction * ahead;
  }
  found.scale = length * frame.factor;
  found.start = ahead / found.scale;
  wide::LocalRay local{};
  for (int k = 0; k < 3; ++k) {
    local.origin[k] = static_cast<float>(origin[k]);
    double d = direction[k];
    if (std::abs(d) < 1e-18) d = std::copysign(1e-18, d);
    local.direction[k] = static_cast<float>(d);
    local.inverse[k] = static_cast<float>(1 / d);
  }
  const double near = origin.cwiseAbs().maxCoeff();
  // Coordinates, origin and direction are each rounded to 2^-24 of their size; in double to 2^-53
  // of how far off the ray starts.
  const double size = frame.middle.cwiseAbs().maxCoeff() * frame.factor;
  local.pad = static_cast<float>(0x1p-22 * (2 + near) + 0x1p-48 * (away + size));
  wide::walkRay(tree, local, std::numeric_limits<float>::max(), &RaySearch::verify, &found);
  if (found.best.triangle < 0) return std::nullopt;
  return found.best;
}

// --- Points

struct PointSearch {
  const Mesh& mesh;
  const Vector& point;
  double factor = 1;
  double most = never;
  MeshPoint best{};

  static float verify(void* search, std::int32_t triangle) {
    return static_cast<PointSearch*>(search)->look(triangle);
  }

  float look(std::int32_t i) {
    const auto answer =
        solve<ClosestPointTriangleVoronoi, double>({{point}, triangleAt(mesh, i), {}});
    if (answer.sqdist <= most && (best.triangle < 0 || answer.sqdist < best.squaredDistance ||
                                  (answer.sqdist == best.squaredDistance && i < best.triangle))) {
      best = {i, answer.points[1], answer.sqdist};
      most = answer.sqdist;
    }
    return limit();
  }

  float limit() const {
    const double reach = std::sqrt(most) * factor * (1 + 0x1p-20);
    return reach < 1e18 ? static_cast<float>(reach) : 1e18F;
  }
};

std::optional<MeshPoint> search(const WideTree& tree, const Mesh& mesh, const Vector& point,
                                double most) {
  if (tree.isEmpty()) return std::nullopt;
  const WideTree::Frame& frame = tree.frame();
  PointSearch found{mesh, point, frame.factor, most};
  const Vector at = (point - frame.middle) * frame.factor;
  const double away = at.cwiseAbs().maxCoeff();
  if (!(away < 1e15)) {
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(mesh.triangles.size()); ++i) {
      found.look(i);
    }
  } else {
    wide::LocalPoint local{};
    for (int k = 0; k < 3; ++k) local.at[k] = static_cast<float>(at[k]);
    // In float here, and in double where distances are found.
    const double size = frame.middle.cwiseAbs().maxCoeff() * frame.factor;
    local.pad = static_cast<float>(0x1p-20 * (2 + away) + 0x1p-46 * size);
    wide::walkPoint(tree, local, found.limit(), &PointSearch::verify, &found);
  }
  if (found.best.triangle < 0) return std::nullopt;
  return found.best;
}

// --- Many, in an order in which neighbours have much in common

std::uint32_t spread(std::uint32_t x) {
  x &= 0x3ff;
  x = (x | x << 16) & 0x30000ff;
  x = (x | x << 8) & 0x300f00f;
  x = (x | x << 4) & 0x30c30c3;
  return (x | x << 2) & 0x9249249;
}

/// The place on a Morton curve through the frame, 10 bits an axis.
std::uint32_t placeOf(const WideTree& tree, const Vector& point) {
  std::uint32_t code = 0;
  for (int k = 0; k < 3; ++k) {
    const double x = (point[k] - tree.frame().middle[k]) * tree.frame().factor;
    const double share = std::clamp((x + 2) / 4, 0.0, 1.0);  // NaN stays; its cast is caught below
    code |= spread(share >= 0 ? static_cast<std::uint32_t>(share * 1023) : 0) << k;
  }
  return code;
}

std::vector<std::uint32_t> sorted(std::vector<std::uint64_t>& keys) {
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = keys[i] << 32 | i;
  std::sort(keys.begin(), keys.end());
  std::vector<std::uint32_t> order(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) order[i] = static_cast<std::uint32_t>(keys[i]);
  return order;
}

constexpr std::size_t chunk = 1024;

}  // namespace

std::optional<MeshHit> WideTree::firstHit(const Mesh& mesh, const Ray<double>& ray) const {
  return search(*this, mesh, ray, false);
}

bool WideTree::meets(const Mesh& mesh, const Ray<double>& ray) const {
  return search(*this, mesh, ray, true).has_value();
}

std::vector<MeshHit> WideTree::firstHits(const Mesh& mesh, std::span<const Ray<double>> rays,
                                         int threads) const {
  std::vector<std::uint64_t> keys(rays.size());
  for (std::size_t i = 0; i < rays.size(); ++i) {
    const Vector& d = rays[i].direction;
    const auto octant = static_cast<std::uint64_t>((d[0] < 0) + 2 * (d[1] < 0) + 4 * (d[2] < 0));
    // Direction first, then place; the lowest bits of the place make room for the octant.
    keys[i] = octant << 27 | placeOf(*this, rays[i].origin) >> 3;
  }
  const std::vector<std::uint32_t> order = sorted(keys);
  std::vector<MeshHit> hits(rays.size());
  Threads(threads).forEach((rays.size() + chunk - 1) / chunk, [&](std::size_t part) {
    for (std::size_t i = part * chunk; i < std::min(rays.size(), (part + 1) * chunk); ++i) {
      hits[order[i]] = search(*this, mesh, rays[order[i]], false).value_or(MeshHit{});
    }
  });
  return hits;
}

std::optional<MeshPoint> WideTree::nearestPoint(const Mesh& mesh, const Vector3<double>& point,
                                                double most) const {
  return search(*this, mesh, point, most);
}

std::vector<MeshPoint> WideTree::nearestPoints(const Mesh& mesh,
                                               std::span<const Vector3<double>> points,
                                               int threads) const {
  std::vector<std::uint64_t> keys(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) keys[i] = placeOf(*this, points[i]);
  const std::vector<std::uint32_t> order = sorted(keys);
  std::vector<MeshPoint> found(points.size());
  if (isEmpty()) return found;
  Threads(threads).forEach((points.size() + chunk - 1) / chunk, [&](std::size_t part) {
    std::int32_t last = -1;
    for (std::size_t i = part * chunk; i < std::min(points.size(), (part + 1) * chunk); ++i) {
      const Vector& point = points[order[i]];
      double most = never;
      if (last >= 0) {
        // The triangle nearest to the point before is as far as this one, or nearer.
        most = solve<ClosestPointTriangleVoronoi, double>({{point}, triangleAt(mesh, last), {}})
                   .sqdist;
      }
      found[order[i]] = search(*this, mesh, point, most).value_or(MeshPoint{});
      last = found[order[i]].triangle;
    }
  });
  return found;
}

}  // namespace hairline
