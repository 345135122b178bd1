#include "core/solve/align.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/math/arithmetic_scope.h"
#include "core/query/closest/convex_reference.h"
#include "core/shapes/fields.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"
#include "core/solve/exact_move.h"
#include "core/solve/features.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

Vector3<double> rounded(const Vector& point) { return toDouble(point); }

TrueLength lengthOf(const Rational& square) { return {{square, 0, 0}, square}; }

/// A length of zero stays zero.
TrueLength distanceOf(const Rational& square) {
  return sign(square) == 0 ? TrueLength{} : lengthOf(square);
}

/// Types whose vertices are independent of each other.
bool hasFreeVertices(const Shape& shape) {
  return std::visit(
      [](const auto& known) {
        using T = std::decay_t<decltype(known)>;
        return requires { known.vertices[0]; }
        || std::is_same_v<T, Point<double>> || std::is_same_v<T, Segment<double>> ||
            std::is_same_v<T, Point2<double>> || std::is_same_v<T, Segment2<double>>;
      },
      shape);
}

bool isOutline(const Shape& shape) {
  return std::holds_alternative<Quad<double>>(shape) ||
         std::holds_alternative<Polygon<double>>(shape);
}

bool isDirected(const Shape& shape) {
  return std::holds_alternative<Line<double>>(shape) || std::holds_alternative<Ray<double>>(shape);
}

/// The target of a corner: exactly, and in doubles.
struct Target {
  std::function<Vector(const Vector&)> foot;
  std::function<Vector3<double>(const Vector&)> nearest;

  /// The squared distance of a point from its target.
  Rational squaredDistance(const Vector& point) const {
    return squaredNorm(Vector(foot(point) - point));
  }
};

Target planeTarget(const ExactFace& face) {
  return {[face](const Vector& point) { return face.foot(point); },
          [face](const Vector& point) {
            return nearestInPlane(face.foot(point), face.normal, face.offset);
          }};
}

Target lineTarget(const ExactLine& line) {
  return {[line](const Vector& point) { return line.nearest(point, true); },
          [line](const Vector& point) {
            return nearestOnLine(line.nearest(point, true), line.origin, line.direction);
          }};
}

/// The candidate of least measure, the first of several.
template <typename T>
struct Least {
  std::optional<T> best;
  Rational measure;

  void offer(const Rational& of, const T& value) {
    if (best && of >= measure) return;
    measure = of;
    best = value;
  }
};

/// The target with the least mean distance from the corners.
std::optional<Target> bestTarget(const std::vector<Target>& targets, const Shape& moving) {
  Least<Target> least;
  const std::vector<Vector> corners = pointsOf(moving);
  for (const Target& target : targets) {
    Rational sum(0);
    for (const Vector& corner : corners) sum += target.squaredDistance(corner);
    least.offer(sum, target);
  }
  return least.best;
}

Result<Aligned> judged(Aligned aligned, const Target& target) {
  if (const auto fault = validate(aligned.shape)) {
    return unsupported(Message("The aligned shape would be invalid: %1", fault->message));
  }
  Rational worst(0);
  for (const Vector& corner : pointsOf(aligned.shape)) {
    const Rational square = target.squaredDistance(corner);
    ++aligned.corners;
    if (sign(square) == 0) ++aligned.exactCorners;
    worst = maximum(worst, square);
  }
  aligned.left = distanceOf(worst);
  return aligned;
}

Aligned broughtTo(const Shape& moving, const Target& target) {
  Aligned aligned{.shape = moving};
  std::visit(
      [&](auto& known) {
        forEachPosition(known, [&](auto& position) {
          const Vector from = fromDouble<Rational>(Vector3<double>(inSpace(position)));
          if (sign(target.squaredDistance(from)) == 0) return;
          const Vector3<double> goal = target.nearest(from);
          if (goal != rounded(target.foot(from))) aligned.tookNeighbours = true;
          for (int k = 0; k < static_cast<int>(position.size()); ++k) position[k] = goal[k];
        });
      },
      aligned.shape);
  if (auto* mesh = std::get_if<Mesh>(&aligned.shape)) mesh->file.clear();
  return aligned;
}

/// How many ulps beyond the nearest doubles are tried.
constexpr int beside = 3;

}  // namespace

Vector3<double> nearestInPlane(const Vector& point, const Vector& normal, const Rational& offset) {
  const Vector3<double> plain = rounded(point);
  if (!plain.allFinite()) return plain;
  if (dot(normal, fromDouble<Rational>(plain)) == offset) return plain;
  Least<Vector3<double>> least;
  for (int k = 0; k < 3; ++k) {
    if (sign(normal[k]) == 0) continue;
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    for (int stepI = -beside; stepI <= beside; ++stepI) {
      for (int stepJ = -beside; stepJ <= beside; ++stepJ) {
        Vector candidate = point;
        candidate[i] = Rational(stepped(plain[i], stepI));
        candidate[j] = Rational(stepped(plain[j], stepJ));
        candidate[k] = (offset - normal[i] * candidate[i] - normal[j] * candidate[j]) / normal[k];
        if (!candidate[k].isDouble()) continue;
        least.offer(squaredNorm(Vector(candidate - point)), rounded(candidate));
      }
    }
  }
  return least.best.value_or(plain);
}

Vector3<double> nearestOnLine(const Vector& point, const Vector& origin, const Vector& direction) {
  const Vector3<double> plain = rounded(point);
  if (!plain.allFinite()) return plain;
  if (isZero(cross(direction, fromDouble<Rational>(plain) - origin))) return plain;
  Least<Vector3<double>> least;
  constexpr int alongLine = 64;
  for (int k = 0; k < 3; ++k) {
    if (sign(direction[k]) == 0) continue;
    for (int step = -alongLine; step <= alongLine; ++step) {
      const Rational t = (Rational(stepped(plain[k], step)) - origin[k]) / direction[k];
      const Vector candidate = origin + direction * t;
      if (!candidate[0].isDouble() || !candidate[1].isDouble() || !candidate[2].isDouble()) {
        continue;
      }
      least.offer(squaredNorm(Vector(candidate - point)), rounded(candidate));
    }
  }
  return least.best.value_or(plain);
}

Result<Aligned> makeCoplanar(const Shape& moving, const Shape& fixed) {
  const ArithmeticScope scope;
  if (!hasFreeVertices(moving)) {
    return unsupported(
        Message("A %1 cannot be made coplanar: it has no vertices that can move independently",
                typeName(moving)));
  }
  std::vector<Target> targets;
  for (const ExactFace& face : facesExactly(fixed)) {
    // Shapes of the plane cannot leave it.
    if (isPlanar(moving) && (sign(face.normal[0]) != 0 || sign(face.normal[1]) != 0)) continue;
    targets.push_back(planeTarget(face));
  }
  const std::optional<Target> target = bestTarget(targets, moving);
  if (!target) {
    return unsupported(Message("A %1 has no flat face to align with", typeName(fixed)));
  }
  return judged(broughtTo(moving, *target), *target);
}

Result<Aligned> makeCollinear(const Shape& moving, const Shape& fixed) {
  const ArithmeticScope scope;
  if ((!hasFreeVertices(moving) && !isDirected(moving)) || isOutline(moving)) {
    return unsupported(Message(
        "A %1 cannot be made collinear; select a point, a segment, a line, a ray or a triangle",
        typeName(moving)));
  }
  std::vector<Target> targets;
  std::vector<ExactLine> edges = edgesExactly(fixed);
  if (isPlanar(moving)) {
    std::erase_if(edges, [](const ExactLine& edge) {
      return sign(edge.direction[2]) != 0 || sign(edge.origin[2]) != 0;
    });
  }
  for (const ExactLine& edge : edges) targets.push_back(lineTarget(edge));
  const std::optional<Target> target = bestTarget(targets, moving);
  if (!target) {
    return unsupported(Message("A %1 has no straight edge to align with", typeName(fixed)));
  }
  Aligned aligned = broughtTo(moving, *target);
  if (isDirected(moving)) {
    const auto direct = [&](auto& line) {
      // The direction of the edge that the origin was moved to, if it is in doubles, oriented as
      // the line was.
      for (const ExactLine& edge : edges) {
        const Vector3<double> along = rounded(edge.direction);
        const Vector origin = fromDouble<Rational>(line.origin);
        const Rational off = squaredNorm(Vector(edge.nearest(origin, true) - origin));
        if (off != target->squaredDistance(origin)) continue;
        const int way = sign(dot(edge.direction, fromDouble<Rational>(line.direction)));
        line.direction = way < 0 ? Vector3<double>(-along) : along;
        return isZero(cross(edge.direction, fromDouble<Rational>(along)));
      }
      return false;
    };
    auto* ray = std::get_if<Ray<double>>(&aligned.shape);
    const bool isParallel =
        ray != nullptr ? direct(*ray) : direct(std::get<Line<double>>(aligned.shape));
    Result<Aligned> result = judged(aligned, *target);
    if (!result) return result;
    // The direction counts as a corner at infinity.
    ++result->corners;
    if (isParallel) ++result->exactCorners;
    return result;
  }
  return judged(std::move(aligned), *target);
}

Result<Aligned> snapTo(const Shape& moving, const Shape& fixed, Feature feature) {
  const ArithmeticScope scope;
  const std::vector<Vector> corners = cornersExactly(moving);
  if (corners.empty()) {
    return unsupported(Message("A %1 has no vertex to snap", typeName(moving)));
  }
  struct Choice {
    std::size_t corner;
    Vector goal;
    Target target;
  };
  Least<Choice> least;
  const auto offer = [&](const Vector& goal, std::size_t corner, const Target& target) {
    if (isPlanar(moving) && sign(goal[2]) != 0) return;
    least.offer(squaredNorm(Vector(goal - corners[corner])), {corner, goal, target});
  };
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (feature == Feature::vertex) {
      for (const Vector& corner : cornersExactly(fixed)) {
        offer(corner, i,
              {[corner](const Vector&) { return corner; },
               [corner](const Vector&) { return rounded(corner); }});
      }
    } else if (feature == Feature::edge) {
      for (const ExactLine& edge : edgesExactly(fixed)) {
        offer(edge.nearest(corners[i], false), i, lineTarget(edge));
      }
    } else {
      for (const ExactFace& face : facesExactly(fixed)) {
        offer(face.nearest(corners[i]), i, planeTarget(face));
      }
    }
  }
  const std::optional<Choice>& best = least.best;
  if (!best) {
    const std::string_view type = typeName(fixed);
    return unsupported(feature == Feature::vertex ? Message("A %1 has no vertex to snap to", type)
                       : feature == Feature::edge
                           ? Message("A %1 has no straight edge to snap to", type)
                           : Message("A %1 has no flat face to snap to", type));
  }
  Aligned aligned{.shape = movedExactly(moving, exactOffset(best->goal - corners[best->corner]))};
  // If the corner is a position itself, it takes the doubles that are exactly there.
  std::size_t place = 0;
  const Vector from = corners[best->corner];
  const Vector3<double> goal = best->target.nearest(best->goal);
  std::vector<std::size_t> same;
  Shape before = moving;
  std::visit(
      [&](auto& known) {
        forEachPosition(known, [&](auto& position) {
          if (fromDouble<Rational>(Vector3<double>(inSpace(position))) == from) {
            same.push_back(place);
          }
          ++place;
        });
      },
      before);
  place = 0;
  std::visit(
      [&](auto& known) {
        forEachPosition(known, [&](auto& position) {
          if (std::ranges::find(same, place++) == same.end()) return;
          for (int k = 0; k < static_cast<int>(position.size()); ++k) {
            if (position[k] != goal[k]) aligned.tookNeighbours = true;
            position[k] = goal[k];
          }
        });
      },
      aligned.shape);
  if (const auto fault = validate(aligned.shape)) {
    return unsupported(Message("The moved shape would be invalid: %1", fault->message));
  }
  const std::vector<Vector> after = cornersExactly(aligned.shape);
  const Rational square = best->target.squaredDistance(after[best->corner]);
  aligned.corners = 1;
  aligned.exactCorners = sign(square) == 0 ? 1 : 0;
  aligned.left = distanceOf(square);
  return aligned;
}

Result<Aligned> snapToGrid(const Shape& moving, const Rational& step) {
  const ArithmeticScope scope;
  if (sign(step) <= 0) return unsupported(Message("The grid step must be positive"));
  const auto onGrid = [&](const Rational& x) -> Rational {
    // The nearest integer, by its decimal digits: coordinates exceed the range of any integer type.
    const Rational count = x / step;
    const double near = std::round(count.toNearestDouble());
    return Rational(near) * step;
  };
  Aligned aligned{.shape = moving};
  const std::vector<Vector> points = pointsOf(moving);
  if (points.empty()) {
    for (double* number : placeNumbers(aligned.shape)) {
      const Rational goal = onGrid(Rational(*number));
      ++aligned.corners;
      *number = goal.toNearestDouble();
      if (Rational(*number) == goal) ++aligned.exactCorners;
    }
  } else {
    const Vector first = fromDouble<Rational>(*firstPosition(moving));
    Vector goal = first;
    for (int k = 0; k < 3; ++k) goal[k] = onGrid(goal[k]);
    aligned.shape = movedExactly(moving, exactOffset(goal - first));
    aligned.corners = 1;
    const Rational square = squaredNorm(Vector(fromDouble<Rational>(toDouble(goal)) - goal));
    aligned.exactCorners = sign(square) == 0 ? 1 : 0;
    aligned.left = distanceOf(square);
  }
  if (const auto fault = validate(aligned.shape)) {
    return unsupported(Message("The moved shape would be invalid: %1", fault->message));
  }
  return aligned;
}

}  // namespace hairline
