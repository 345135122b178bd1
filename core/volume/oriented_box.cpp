#include "core/volume/oriented_box.h"

#include <algorithm>
#include <limits>

#include "core/volume/directed.h"

namespace hairline {
namespace {

using Vector = Vector3<double>;

/// Orthonormalized up to rounding, right-handed.
Axes orthonormal(Vector a, Vector b) {
  a.normalize();
  b -= a * dot(a, b);
  b -= a * dot(a, b);
  b.normalize();
  Vector c = cross(a, b);
  c.normalize();
  return {a, b, c};
}

/// One rotation of Jacobi's method in the plane of two axes.
void turn(std::array<std::array<double, 3>, 3>& m, Axes& axes, std::size_t p, std::size_t q) {
  if (m[p][q] == 0) return;
  const double theta = (m[q][q] - m[p][p]) / (2 * m[p][q]);
  const double t = std::abs(theta) > 1e150
                       ? 0.5 / theta
                       : (theta < 0 ? -1 : 1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
  const double c = 1 / std::sqrt(t * t + 1);
  const double s = t * c;
  for (std::size_t k = 0; k < 3; ++k) {
    const double kp = m[k][p];
    const double kq = m[k][q];
    m[k][p] = c * kp - s * kq;
    m[k][q] = s * kp + c * kq;
  }
  for (std::size_t k = 0; k < 3; ++k) {
    const double pk = m[p][k];
    const double qk = m[q][k];
    m[p][k] = c * pk - s * qk;
    m[q][k] = s * pk + c * qk;
  }
  const Vector old = axes[p];
  axes[p] = old * c - axes[q] * s;
  axes[q] = old * s + axes[q] * c;
}

double volumeAlong(const Axes& axes, std::span<const Vector> points) {
  double volume = 1;
  for (const Vector& axis : axes) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Vector& p : points) {
      const double x = dot(axis, p);
      low = std::min(low, x);
      high = std::max(high, x);
    }
    volume *= high - low + 1e-12;
  }
  return volume;
}

struct Flat {
  double x, y;
};
double turnOf(const Flat& o, const Flat& a, const Flat& b) {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/// The hull in the plane, counter-clockwise (monotone chain).
std::vector<Flat> flatHull(std::vector<Flat> points) {
  std::sort(points.begin(), points.end(),
            [](const Flat& a, const Flat& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Flat> hull;
  for (int pass = 0; pass < 2; ++pass) {
    const std::size_t start = hull.size();
    for (const Flat& p : points) {
      while (hull.size() >= start + 2 && turnOf(hull[hull.size() - 2], hull.back(), p) <= 0) {
        hull.pop_back();
      }
      hull.push_back(p);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

/// The axes rotated about one of them to the smallest rectangle around the projection along it: one
/// of its sides lies on an edge of the hull.
Axes rotatedAbout(const Axes& axes, std::size_t about, std::span<const Vector> points) {
  const Vector& u = axes[(about + 1) % 3];
  const Vector& v = axes[(about + 2) % 3];
  std::vector<Flat> seen;
  for (const Vector& p : points) seen.push_back({dot(u, p), dot(v, p)});
  const std::vector<Flat> hull = flatHull(std::move(seen));
  double least = std::numeric_limits<double>::infinity();
  Flat best{1, 0};
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Flat& a = hull[i];
    const Flat& b = hull[(i + 1) % hull.size()];
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    if (!(length > 0)) continue;
    const Flat way{(b.x - a.x) / length, (b.y - a.y) / length};
    double low = 0, high = 0, far = 0;
    for (const Flat& p : hull) {
      const double along = way.x * (p.x - a.x) + way.y * (p.y - a.y);
      low = std::min(low, along);
      high = std::max(high, along);
      far = std::max(far, way.x * (p.y - a.y) - way.y * (p.x - a.x));
    }
    const double area = (high - low) * far;
    if (area < least) {
      least = area;
      best = way;
    }
  }
  return orthonormal(axes[about], u * best.x + v * best.y);
}

/// If there are many points, the support points in 62 directions, relative to their middle and of
/// about unit size.
std::vector<Vector> fewOf(std::span<const Vector> points) {
  std::vector<Vector> chosen;
  if (points.size() <= 200) {
    chosen.assign(points.begin(), points.end());
  } else {
    for (int x = -2; x <= 2; ++x) {
      for (int y = -2; y <= 2; ++y) {
        for (int z = -2; z <= 2; ++z) {
          const Vector d(x, y, z);
          const auto support = std::max_element(
              points.begin(), points.end(),
              [&](const Vector& a, const Vector& b) { return dot(d, a) < dot(d, b); });
          chosen.push_back(*support);
        }
      }
    }
  }
  Vector low = chosen[0];
  Vector high = chosen[0];
  for (const Vector& p : chosen) {
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  const Vector middle = low * 0.5 + high * 0.5;
  const double size = (high * 0.5 - low * 0.5).maxCoeff();
  for (Vector& p : chosen) p = size > 0 ? Vector((p - middle) / size) : Vector(Vector::Zero());
  return chosen;
}

std::vector<Vector> samplesOf(const Body& body) {
  std::vector<Vector> points;
  for (const Body::Part& part : body.parts) {
    if (part.radius == 0) {
      points.push_back(part.center);
      continue;
    }
    // Beside the axis in four directions, and along it for balls.
    Vector axis = isZero(part.axis) ? Vector(Vector::Unit(2)) : part.axis;
    if (isZero(part.axis) && body.parts.size() > 1) {
      const Vector way = body.parts[1].center - body.parts[0].center;
      if (!isZero(way)) axis = (way / way.cwiseAbs().maxCoeff()).normalized();
    }
    const int least = std::abs(axis[0]) < std::abs(axis[1]) ? 0 : 1;
    const Vector side = cross(axis, Vector(Vector::Unit(least))).normalized();
    const Vector other = cross(axis, side);
    for (const double s : {-part.radius, part.radius}) {
      points.push_back(part.center + side * s);
      points.push_back(part.center + other * s);
      if (isZero(part.axis)) points.push_back(part.center + axis * s);
    }
  }
  return points;
}

}  // namespace

Axes principalAxes(std::span<const Vector3<double>> points) {
  Vector low = points[0];
  Vector high = points[0];
  for (const Vector& p : points) {
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  const double size = (high * 0.5 - low * 0.5).maxCoeff();
  Axes axes{Vector::Unit(0), Vector::Unit(1), Vector::Unit(2)};
  if (!(size > 0)) return axes;
  const Vector middle = low * 0.5 + high * 0.5;
  Vector sum = Vector::Zero();
  std::array<std::array<double, 3>, 3> m{};
  for (const Vector& p : points) {
    const Vector q = (p - middle) / size;
    sum += q;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j)
        m[i][j] += q[static_cast<int>(i)] * q[static_cast<int>(j)];
    }
  }
  const auto count = static_cast<double>(points.size());
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      m[i][j] =
          m[i][j] / count - sum[static_cast<int>(i)] / count * (sum[static_cast<int>(j)] / count);
    }
  }
  for (int sweep = 0; sweep < 12; ++sweep) {
    turn(m, axes, 0, 1);
    turn(m, axes, 0, 2);
    turn(m, axes, 1, 2);
  }
  std::array<std::size_t, 3> order{0, 1, 2};
  std::sort(order.begin(), order.end(), [&](auto a, auto b) { return m[a][a] > m[b][b]; });
  return orthonormal(axes[order[0]], axes[order[1]]);
}

Axes tightAxes(std::span<const Vector3<double>> points) {
  const std::vector<Vector> few = fewOf(points);
  Axes best = principalAxes(points);
  double least = volumeAlong(best, few);
  const std::array<Axes, 2> starts{best, {Vector::Unit(0), Vector::Unit(1), Vector::Unit(2)}};
  for (const Axes& start : starts) {
    Axes axes = start;
    double volume = volumeAlong(axes, few);
    for (std::size_t step = 0, failed = 0; step < 24 && failed < 3; ++step) {
      const Axes next = rotatedAbout(axes, step % 3, few);
      const double smaller = volumeAlong(next, few);
      ++failed;
      if (!(smaller < volume * (1 - 1e-9))) continue;
      volume = smaller;
      axes = next;
      failed = 0;
    }
    if (volume < least) {
      least = volume;
      best = axes;
    }
  }
  return best;
}

Obb<double> boxAlong(const Axes& axes, const Body& body) {
  // Relative to a point of the body, so that differences are small.
  const Vector origin = body.parts[0].center;
  std::array<double, 3> low{};
  std::array<double, 3> high{};
  const auto look = [&](const Body::Part& part, const Vector& from, bool first) {
    const Vector q = part.center - from;
    for (std::size_t i = 0; i < 3; ++i) {
      const double x = dot(axes[i], q);
      double reach = part.radius;
      if (part.radius > 0 && !isZero(part.axis)) {
        const double across =
            std::sqrt(squaredNorm(cross(part.axis, axes[i])) / squaredNorm(part.axis));
        reach *= std::min(1.0, across + 1e-14);
      }
      low[i] = first ? x - reach : std::min(low[i], x - reach);
      high[i] = first ? x + reach : std::max(high[i], x + reach);
    }
  };
  Obb<double> box;
  box.axes = axes;
  box.center = origin;
  if (body.ellipsoid) {
    box.center = body.ellipsoid->center;
    for (std::size_t i = 0; i < 3; ++i) {
      high[i] = reachAlong(*body.ellipsoid, axes[i]);
      low[i] = -high[i];
    }
  } else {
    for (const Body::Part& part : body.parts) look(part, origin, &part == body.parts.data());
    for (std::size_t i = 0; i < 3; ++i) box.center += axes[i] * ((low[i] + high[i]) / 2);
    // Once more from the center after rounding.
    for (const Body::Part& part : body.parts) look(part, box.center, &part == body.parts.data());
  }
  // With M the axes as columns and E = MᵀM - 1, the true coordinates s of a point q from the center
  // fulfil s = Mᵀq - E s: they differ from the scalar products by no more than |E| Σ|s|.
  double skew = 4 * doubleEpsilon;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      skew = std::max(skew, std::abs(dot(axes[i], axes[j]) - (i == j ? 1 : 0)) + 4 * doubleEpsilon);
    }
  }
  double size = 0;
  for (std::size_t i = 0; i < 3; ++i) size += std::max(std::abs(low[i]), std::abs(high[i]));
  const double margin = size * (2 * skew + 16 * doubleEpsilon) + 2 * body.slack;
  for (std::size_t i = 0; i < 3; ++i) {
    const double reach = std::max(-low[i], high[i]);
    box.halfExtents[i] =
        margin > 0 ? directed::sumUp(reach, directed::up(margin)) : std::max(0.0, reach);
  }
  return box;
}

Obb<double> principalBox(const Body& body) {
  return boxAlong(principalAxes(samplesOf(body)), body);
}

Obb<double> tightBox(const Body& body) {
  const std::vector<Vector> samples = samplesOf(body);
  const Obb<double> tight = boxAlong(tightAxes(samples), body);
  const Obb<double> principal = boxAlong(principalAxes(samples), body);
  const auto volume = [](const Obb<double>& box) {
    return box.halfExtents[0] * box.halfExtents[1] * box.halfExtents[2];
  };
  return volume(principal) < volume(tight) ? principal : tight;
}

}  // namespace hairline
