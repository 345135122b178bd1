#include "core/volume/volume.h"

#include <algorithm>
#include <limits>

#include "core/volume/directed.h"
#include "core/volume/oriented_box.h"
#include "core/volume/slabs.h"
#include "core/volume/smallest_sphere.h"

namespace hairline {
namespace {

using Vector = Vector3<double>;

Volume around(const Body& body, VolumeKind kind) {
  switch (kind) {
    case VolumeKind::sphere:
      return {kind, smallestSphere(body)};
    case VolumeKind::ritter:
      return {kind, ritterSphere(body)};
    case VolumeKind::obb:
      return {kind, principalBox(body)};
    case VolumeKind::tightObb:
      return {kind, tightBox(body)};
    case VolumeKind::kdop6:
      return {kind, slabsAround(body, 6)};
    case VolumeKind::kdop14:
      return {kind, slabsAround(body, 14)};
    case VolumeKind::kdop18:
      return {kind, slabsAround(body, 18)};
    case VolumeKind::kdop26:
      return {kind, slabsAround(body, 26)};
    case VolumeKind::kdop4:
      return {kind, slabsAround2(body, 4)};
    case VolumeKind::kdop8:
      return {kind, slabsAround2(body, 8)};
    case VolumeKind::aabb:
      break;
  }
  const Kdop<double> kdop = slabsAround(body, 6);
  return {kind, Aabb<double>{{kdop.min[0], kdop.min[1], kdop.min[2]},
                             {kdop.max[0], kdop.max[1], kdop.max[2]}}};
}

bool isOfThePlane(VolumeKind kind) {
  return kind == VolumeKind::kdop4 || kind == VolumeKind::kdop8;
}

bool liesInThePlane(const Body& body) {
  return body.slack == 0 && std::all_of(body.parts.begin(), body.parts.end(), [](const auto& part) {
           return part.radius == 0 && part.center[2] == 0;
         });
}

/// The intervals of a volume's slabs: its own for a k-DOP, those of the coordinate axes otherwise.
struct Slabs {
  std::vector<std::array<int, 3>> directions;
  std::vector<double> min;
  std::vector<double> max;
};

Slabs slabsOf(const Volume& volume) {
  if (const auto* box = std::get_if<Aabb<double>>(&volume.shape)) {
    return {slabDirections(6),
            {box->min[0], box->min[1], box->min[2]},
            {box->max[0], box->max[1], box->max[2]}};
  }
  if (const auto* kdop = std::get_if<Kdop<double>>(&volume.shape)) {
    return {kdop->directions, kdop->min, kdop->max};
  }
  if (const auto* kdop = std::get_if<Kdop2<double>>(&volume.shape)) {
    Slabs slabs{{}, kdop->min, kdop->max};
    for (const auto& row : kdop->directions) slabs.directions.push_back({row[0], row[1], 0});
    return slabs;
  }
  const Kdop<double> kdop = slabsAround(*bodyOf(volume.shape), 6);
  return {kdop.directions, kdop.min, kdop.max};
}

/// The gap of the common slabs, as a lower bound of the distance: along the coordinate axes
/// together, along the others one by one.
double slabGap(const Slabs& a, const Slabs& b) {
  double square = 0;
  double most = 0;
  for (std::size_t i = 0; i < std::min(a.directions.size(), b.directions.size()); ++i) {
    if (a.directions[i] != b.directions[i]) break;
    const double gap = std::max(directed::differenceDown(b.min[i], a.max[i]),
                                directed::differenceDown(a.min[i], b.max[i]));
    if (!(gap > 0)) continue;
    int entries = 0;
    for (const int entry : a.directions[i]) entries += std::abs(entry);
    if (entries == 1) {
      square += gap * gap;
      most = std::max(most, gap);
    } else {
      most = std::max(most, gap / directed::up(std::sqrt(static_cast<double>(entries))) *
                                (1 - 4 * doubleEpsilon));
    }
  }
  const double root = std::sqrt(square) * (1 - 8 * doubleEpsilon);
  return std::isfinite(root) ? std::max(most, root) : most;
}

double sphereGap(const Sphere<double>& a, const Sphere<double>& b) {
  // Halved to stay in range.
  const Vector way = b.center * 0.5 - a.center * 0.5;
  const double size = way.cwiseAbs().maxCoeff();
  if (!(size > 0)) return 0;
  const double distance =
      2 * (size * std::sqrt(squaredNorm(Vector(way / size)))) * (1 - 16 * doubleEpsilon);
  // The difference of the centers was rounded.
  return std::max(0.0, directed::differenceDown(distance, directed::sumUp(a.radius, b.radius)));
}

double boxGap(const Obb<double>& a, const Obb<double>& b) {
  const Vector way = b.center - a.center;
  double size = a.center.cwiseAbs().maxCoeff() + b.center.cwiseAbs().maxCoeff();
  for (std::size_t i = 0; i < 3; ++i) size += a.halfExtents[i] + b.halfExtents[i];
  double most = 0;
  const auto look = [&](const Vector& axis) {
    const double length = std::sqrt(squaredNorm(axis));
    if (!(length > 1e-6)) return;
    double radius = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      radius += a.halfExtents[i] * std::abs(dot(axis, a.axes[i]));
      radius += b.halfExtents[i] * std::abs(dot(axis, b.axes[i]));
    }
    const double gap = std::abs(dot(axis, way)) - radius - 64 * doubleEpsilon * size * length;
    most = std::max(most, gap / length * (1 - 16 * doubleEpsilon));
  };
  for (std::size_t i = 0; i < 3; ++i) {
    look(a.axes[i]);
    look(b.axes[i]);
    for (std::size_t j = 0; j < 3; ++j) look(cross(a.axes[i], b.axes[j]));
  }
  return most;
}

Body bodyOfBoth(const Volume& a, const Volume& b) {
  Body body = *bodyOf(a.shape);
  const Body second = *bodyOf(b.shape);
  body.parts.insert(body.parts.end(), second.parts.begin(), second.parts.end());
  body.slack = std::max(body.slack, second.slack);
  return body;
}

double productOf(const std::array<double, 3>& sides) { return sides[0] * sides[1] * sides[2]; }

/// Slabs that contain both, end by end.
template <typename K>
K united(K a, const K& b) {
  for (std::size_t i = 0; i < a.min.size(); ++i) {
    a.min[i] = std::min(a.min[i], b.min[i]);
    a.max[i] = std::max(a.max[i], b.max[i]);
  }
  return a;
}

}  // namespace

std::optional<Volume> boundingVolume(const Shape& shape, VolumeKind kind) {
  const std::optional<Body> body = bodyOf(shape);
  if (!body || (isOfThePlane(kind) && !liesInThePlane(*body))) return std::nullopt;
  return around(*body, kind);
}

Volume boundingVolume(std::span<const Vector3<double>> points, VolumeKind kind) {
  return around(bodyOf(points), kind);
}

Volume moved(const Volume& volume, const Vector3<double>& offset) {
  using namespace directed;
  Volume result = volume;
  const auto moveSlabs = [&](auto& kdop) {
    for (std::size_t i = 0; i < kdop.min.size(); ++i) {
      // The offset along the direction, from below and from above.
      double low = 0;
      double high = 0;
      for (std::size_t k = 0; k < kdop.directions[i].size(); ++k) {
        const double way = kdop.directions[i][k] * offset[static_cast<Eigen::Index>(k)];
        low = sumDown(low, way);
        high = sumUp(high, way);
      }
      kdop.min[i] = sumDown(kdop.min[i], low);
      kdop.max[i] = sumUp(kdop.max[i], high);
    }
  };
  // The rounding error of a center.
  const auto moveCenter = [&](Vector& center) {
    double off = 0;
    for (int k = 0; k < 3; ++k) {
      const double to = center[k] + offset[k];
      off = sumUp(off, std::max(differenceUp(sumUp(center[k], offset[k]), to),
                                differenceUp(to, sumDown(center[k], offset[k]))));
      center[k] = to;
    }
    return off;
  };
  if (auto* box = std::get_if<Aabb<double>>(&result.shape)) {
    for (int k = 0; k < 3; ++k) {
      box->min[k] = sumDown(box->min[k], offset[k]);
      box->max[k] = sumUp(box->max[k], offset[k]);
    }
  } else if (auto* sphere = std::get_if<Sphere<double>>(&result.shape)) {
    sphere->radius = sumUp(sphere->radius, moveCenter(sphere->center));
  } else if (auto* obb = std::get_if<Obb<double>>(&result.shape)) {
    const double off = moveCenter(obb->center);
    if (off > 0) {
      // A box with these axes around a ball is slightly larger than its radius.
      for (double& reach : obb->halfExtents) reach = sumUp(reach, off * (1 + 1e-8));
    }
  } else if (auto* kdop = std::get_if<Kdop<double>>(&result.shape)) {
    moveSlabs(*kdop);
  } else if (auto* flat = std::get_if<Kdop2<double>>(&result.shape)) {
    moveSlabs(*flat);
  }
  return result;
}

Volume merged(const Volume& a, const Volume& b) {
  if (a.kind == b.kind && a.shape.index() == b.shape.index()) {
    if (const auto* box = std::get_if<Aabb<double>>(&a.shape)) {
      const auto& other = std::get<Aabb<double>>(b.shape);
      return {a.kind, Aabb<double>{box->min.cwiseMin(other.min), box->max.cwiseMax(other.max)}};
    }
    if (const auto* kdop = std::get_if<Kdop<double>>(&a.shape)) {
      return {a.kind, united(*kdop, std::get<Kdop<double>>(b.shape))};
    }
    if (const auto* kdop = std::get_if<Kdop2<double>>(&a.shape)) {
      return {a.kind, united(*kdop, std::get<Kdop2<double>>(b.shape))};
    }
  }
  const Body both = bodyOfBoth(a, b);
  const auto* first = std::get_if<Obb<double>>(&a.shape);
  if (first == nullptr) return around(both, a.kind);
  Obb<double> best = boxAlong(first->axes, both);
  if (const auto* second = std::get_if<Obb<double>>(&b.shape)) {
    const Obb<double> other = boxAlong(second->axes, both);
    if (productOf(other.halfExtents) < productOf(best.halfExtents)) best = other;
  }
  return {a.kind, best};
}

double distanceBound(const Volume& a, const Volume& b) {
  const auto* sphereA = std::get_if<Sphere<double>>(&a.shape);
  const auto* sphereB = std::get_if<Sphere<double>>(&b.shape);
  if (sphereA != nullptr && sphereB != nullptr) return sphereGap(*sphereA, *sphereB);
  const auto* obbA = std::get_if<Obb<double>>(&a.shape);
  const auto* obbB = std::get_if<Obb<double>>(&b.shape);
  if (obbA != nullptr && obbB != nullptr) return boxGap(*obbA, *obbB);
  return slabGap(slabsOf(a), slabsOf(b));
}

bool mayOverlap(const Volume& a, const Volume& b) {
  const bool hasSlabs = !std::holds_alternative<Sphere<double>>(a.shape) &&
                        !std::holds_alternative<Obb<double>>(a.shape);
  if (a.shape.index() != b.shape.index() || hasSlabs) {
    const Slabs first = slabsOf(a);
    const Slabs second = slabsOf(b);
    for (std::size_t i = 0; i < std::min(first.min.size(), second.min.size()); ++i) {
      if (first.directions[i] != second.directions[i]) break;
      if (first.max[i] < second.min[i] || second.max[i] < first.min[i]) return false;
    }
    return true;
  }
  return !(distanceBound(a, b) > 0);
}

}  // namespace hairline
