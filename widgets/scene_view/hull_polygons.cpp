#include <Eigen/Geometry>
#include <algorithm>

#include "widgets/scene_view/shape_geometry.h"

namespace hairline {
namespace {

using Points = std::vector<Eigen::Vector3d>;

// The convex polygon around points of one plane (Andrew's monotone chain).
Points outline(const Points& points, const Eigen::Vector3d& normal) {
  const Eigen::Vector3d across = normal.unitOrthogonal();
  const Eigen::Vector3d along = normal.cross(across);
  struct Flat {
    double x;
    double y;
    std::size_t index;
  };
  std::vector<Flat> sorted;
  for (std::size_t i = 0; i < points.size(); ++i) {
    sorted.push_back({across.dot(points[i]), along.dot(points[i]), i});
  }
  std::ranges::sort(
      sorted, [](const Flat& a, const Flat& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  const auto turn = [](const Flat& a, const Flat& b, const Flat& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  };
  std::vector<Flat> chain;
  for (int pass = 0; pass < 2; ++pass) {
    const std::size_t start = chain.size();
    for (const Flat& point : sorted) {
      while (chain.size() >= start + 2 && turn(chain[chain.size() - 2], chain.back(), point) <= 0) {
        chain.pop_back();
      }
      chain.push_back(point);
    }
    chain.pop_back();
    std::ranges::reverse(sorted);
  }
  Points result;
  for (const Flat& point : chain) result.push_back(points[point.index]);
  return result;
}

double sizeOf(const Points& points) {
  Eigen::Vector3d min = points.front();
  Eigen::Vector3d max = points.front();
  for (const Eigen::Vector3d& point : points) {
    min = min.cwiseMin(point);
    max = max.cwiseMax(point);
  }
  return (max - min).norm();
}

}  // namespace

std::vector<Points> hullPolygons(const Points& points) {
  if (points.size() < 3 || points.size() > largestHull) return {};
  const double size = sizeOf(points);
  const double tolerance = 1e-9 * size;
  struct Plane {
    Eigen::Vector3d normal;
    double offset;
  };
  std::vector<Plane> planes;
  std::vector<Points> polygons;
  const auto visit = [&](Eigen::Vector3d normal, const Eigen::Vector3d& through) {
    double least = 0;
    double greatest = 0;
    Points on;
    for (const Eigen::Vector3d& point : points) {
      const double height = normal.dot(point - through);
      least = std::min(least, height);
      greatest = std::max(greatest, height);
      if (least < -tolerance && greatest > tolerance) return;
      if (std::abs(height) <= tolerance) on.push_back(point);
    }
    if (greatest > tolerance) normal = -normal;
    const double offset = normal.dot(through);
    const bool flat = on.size() == points.size();
    for (const Plane& known : planes) {
      const double cosine = known.normal.dot(normal);
      if (cosine > 1 - 1e-9 && std::abs(known.offset - offset) <= 2 * tolerance) return;
      if (flat) return;
    }
    planes.push_back({normal, offset});
    polygons.push_back(outline(on, normal));
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = i + 1; j < points.size(); ++j) {
      for (std::size_t k = j + 1; k < points.size(); ++k) {
        const Eigen::Vector3d normal = (points[j] - points[i]).cross(points[k] - points[i]);
        const double length = normal.norm();
        if (length > tolerance * size) visit(normal / length, points[i]);
      }
    }
  }
  std::erase_if(polygons, [](const Points& polygon) { return polygon.size() < 3; });
  return polygons;
}

}  // namespace hairline
