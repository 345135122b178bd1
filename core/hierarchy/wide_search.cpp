#include "core/hierarchy/wide_search.h"

#include "core/math/arithmetic_scope.h"

namespace hairline {
namespace wide {

bool begin(RaySearch& search, const WideTree& tree, LocalRay& local) {
  const WideTree::Frame& frame = tree.frame();
  const Ray<double>& ray = *search.ray;
  // In the frame, from where it comes near the mesh.
  const double length = ray.direction.cwiseAbs().maxCoeff();
  const Vector3<double> direction = ray.direction / length;
  Vector3<double> origin = (ray.origin - frame.middle) * frame.factor;
  const double away = origin.cwiseAbs().maxCoeff();
  if (!std::isfinite(away) || !(length > 0) || !std::isfinite(length)) {
    // Beyond what lanes can do: one after the other.
    search.leaves.forEach([&](std::int32_t place) { return !(search.look(place) < 0); });
    return false;
  }
  double ahead = 0;
  if (away > 4) {
    ahead = std::max(0.0, -dot(origin, direction) / squaredNorm(direction) - 4);
    origin += direction * ahead;
  }
  search.scale = length * frame.factor;
  search.start = ahead / search.scale;
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
  return true;
}

bool begin(PointSearch& search, const WideTree& tree, LocalPoint& local) {
  const WideTree::Frame& frame = tree.frame();
  search.factor = frame.factor;
  const Vector3<double> at = (*search.point - frame.middle) * frame.factor;
  const double away = at.cwiseAbs().maxCoeff();
  if (!(away < 1e15)) {
    search.leaves.forEach([&](std::int32_t place) {
      search.look(place);
      return true;
    });
    return false;
  }
  for (int k = 0; k < 3; ++k) local.at[k] = static_cast<float>(at[k]);
  // In float here, and in double where distances are found.
  const double size = frame.middle.cwiseAbs().maxCoeff() * frame.factor;
  local.pad = static_cast<float>(0x1p-20 * (2 + away) + 0x1p-46 * size);
  return true;
}

}  // namespace wide

namespace {

std::optional<MeshHit> search(const WideTree& tree, const Mesh& mesh, const Ray<double>& ray,
                              bool any) {
  if (tree.isEmpty()) return std::nullopt;
  wide::RaySearch found{{&mesh, &tree}, &ray, any};
  wide::LocalRay local{};
  if (wide::begin(found, tree, local)) {
    wide::walkRay(tree, mesh, local, std::numeric_limits<float>::max(), &wide::RaySearch::verify,
                  &found);
  }
  if (found.best.triangle < 0) return std::nullopt;
  return found.best;
}

}  // namespace

std::optional<MeshHit> WideTree::firstHit(const Mesh& mesh, const Ray<double>& ray) const {
  const ArithmeticScope scope;
  return search(*this, mesh, ray, false);
}

bool WideTree::meets(const Mesh& mesh, const Ray<double>& ray) const {
  const ArithmeticScope scope;
  return search(*this, mesh, ray, true).has_value();
}

std::optional<MeshPoint> WideTree::nearestPoint(const Mesh& mesh, const Vector3<double>& point,
                                                double most) const {
  const ArithmeticScope scope;
  if (isEmpty()) return std::nullopt;
  wide::PointSearch found{{&mesh, this}, &point, 1, most};
  wide::LocalPoint local{};
  if (wide::begin(found, *this, local)) {
    wide::walkPoint(*this, mesh, local, found.limit(), &wide::PointSearch::verify, &found);
  }
  if (found.best.triangle < 0) return std::nullopt;
  return found.best;
}

}  // namespace hairline
