#include "core/volume/smallest_sphere.h"

#include <algorithm>
#include <limits>

#include "core/volume/directed.h"

namespace hairline {
namespace {

using Vector = Vector3<double>;

/// Points translated and scaled by a power of two so that they lie within about 1 of the origin.
struct Frame {
  Vector center;
  double factor = 1;

  explicit Frame(std::span<const Vector> points) {
    Vector low = points[0];
    Vector high = points[0];
    for (const Vector& p : points) {
      low = low.cwiseMin(p);
      high = high.cwiseMax(p);
    }
    center = low * 0.5 + high * 0.5;
    const double size = (high * 0.5 - low * 0.5).maxCoeff();
    if (size > 0) factor = std::ldexp(1.0, std::clamp(-std::ilogb(size) - 1, -1000, 1000));
  }
  Vector in(const Vector& p) const { return (p - center) * factor; }
  Vector out(const Vector& p) const { return center + p / factor; }
};

struct Ball {
  Vector center = Vector::Zero();
  double square = -1;

  bool holds(const Vector& p) const {
    return squaredNorm(Vector(p - center)) <= square * (1 + 1e-13) + 1e-32;
  }
};

/// The sphere through up to four points with its center in their span; none if they are not
/// independent.
bool through(std::span<const Vector> points, Ball& ball) {
  const Vector& o = points[0];
  if (points.size() == 1) {
    ball = {o, 0};
    return true;
  }
  const Vector a = points[1] - o;
  const double aa = squaredNorm(a);
  Vector offset;
  if (points.size() == 2) {
    offset = a * 0.5;
  } else if (points.size() == 3) {
    const Vector b = points[2] - o;
    const Vector n = cross(a, b);
    const double nn = squaredNorm(n);
    if (!(nn > 1e-28 * aa * squaredNorm(b))) return false;
    offset = (cross(n, a) * squaredNorm(b) + cross(b, n) * aa) / (2 * nn);
  } else {
    const Vector b = points[2] - o;
    const Vector c = points[3] - o;
    const double volume = dot(a, cross(b, c));
    if (!(volume * volume > 1e-28 * aa * squaredNorm(b) * squaredNorm(c))) return false;
    offset = (cross(b, c) * aa + cross(c, a) * squaredNorm(b) + cross(a, b) * squaredNorm(c)) /
             (2 * volume);
  }
  ball = {o + offset, squaredNorm(offset)};
  return std::isfinite(ball.square);
}

/// The smallest sphere of at most five points, and which of them support it.
Ball ofFew(std::vector<Vector>& points) {
  Ball best;
  std::vector<Vector> kept;
  for (unsigned bits = 1; bits < 1U << points.size(); ++bits) {
    std::vector<Vector> chosen;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if ((bits >> i & 1) != 0) chosen.push_back(points[i]);
    }
    Ball ball;
    if (chosen.size() > 4 || !through(chosen, ball)) continue;
    if (best.square >= 0 && ball.square >= best.square) continue;
    if (!std::all_of(points.begin(), points.end(), [&](const Vector& p) { return ball.holds(p); }))
      continue;
    best = ball;
    kept = chosen;
  }
  if (best.square >= 0) points = kept;
  return best;
}

Vector smallestCenter(std::span<const Vector> points) {
  const Frame frame(points);
  std::vector<Vector> basis{frame.in(points[0])};
  Ball ball{basis[0], 0};
  // Each round adds a point; at most a few dozen rounds have been seen.
  for (int round = 0; round < 200; ++round) {
    double farthest = -1;
    Vector pivot = basis[0];
    for (const Vector& p : points) {
      const Vector q = frame.in(p);
      const double square = squaredNorm(Vector(q - ball.center));
      if (square > farthest) {
        farthest = square;
        pivot = q;
      }
    }
    if (ball.holds(pivot)) break;
    basis.push_back(pivot);
    const Ball next = ofFew(basis);
    if (!(next.square > ball.square)) break;  // rounding ends the search
    ball = next;
  }
  return frame.out(ball.center);
}

Vector ritterCenter(std::span<const Vector> points) {
  const Frame frame(points);
  const auto farthestFrom = [&](const Vector& from) {
    Vector best = from;
    double most = 0;
    for (const Vector& p : points) {
      const Vector q = frame.in(p);
      const double square = squaredNorm(Vector(q - from));
      if (square > most) {
        most = square;
        best = q;
      }
    }
    return best;
  };
  const Vector a = farthestFrom(frame.in(points[0]));
  const Vector b = farthestFrom(a);
  Vector center = (a + b) * 0.5;
  double radius = std::sqrt(squaredNorm(Vector(b - a))) / 2;
  for (const Vector& p : points) {
    const Vector way = frame.in(p)-center;
    const double distance = std::sqrt(squaredNorm(way));
    if (distance <= radius) continue;
    const double grown = (radius + distance) / 2;
    center += way * ((grown - radius) / distance);
    radius = grown;
  }
  return frame.out(center);
}

/// Points whose smallest sphere has the center of the body's: parts, and points of rims.
std::vector<Vector> rimSamples(const Body& body) {
  std::vector<Vector> points;
  for (const Body::Part& part : body.parts) {
    if (part.radius == 0 || isZero(part.axis)) {
      points.push_back(part.center);
      continue;
    }
    const int least = std::abs(part.axis[0]) < std::abs(part.axis[1]) ? 0 : 1;
    const Vector side = cross(part.axis, Vector(Vector::Unit(least))).normalized();
    const Vector other = cross(part.axis, side);
    points.push_back(part.center + side * part.radius);
    points.push_back(part.center + (other * std::sqrt(0.75) - side * 0.5) * part.radius);
    points.push_back(part.center - (other * std::sqrt(0.75) + side * 0.5) * part.radius);
  }
  return points;
}

Sphere<double> around(const Vector& center, const Body& body) {
  return {center, reachFrom(center, body)};
}

}  // namespace

Sphere<double> smallestSphere(std::span<const Vector3<double>> points) {
  return around(smallestCenter(points), bodyOf(points));
}
Sphere<double> ritterSphere(std::span<const Vector3<double>> points) {
  return around(ritterCenter(points), bodyOf(points));
}
Sphere<double> smallestSphere(const Body& body) {
  return around(smallestCenter(rimSamples(body)), body);
}
Sphere<double> ritterSphere(const Body& body) {
  return around(ritterCenter(rimSamples(body)), body);
}

}  // namespace hairline
