#include "core/scene/rotation.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/query/general/polytope.h"
#include "core/scene/shape_json.h"
#include "core/scene/transform.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"

namespace hairline {

namespace {

using Vector = Vector3<double>;

// The rounding error of a + b (Knuth).
double errorOfSum(double a, double b, double sum) {
  const double part = sum - a;
  return (a - (sum - part)) + (b - part);
}

// a + b + c with one rounding, except in rare ties.
double sumOf(double a, double b, double c) {
  const double first = a + b;
  const double second = first + c;
  return second + (errorOfSum(a, b, first) + errorOfSum(first, c, second));
}

class Turner {
 public:
  explicit Turner(const Rotation& turn) : m_axis(turn.axis), m_pivot(turn.pivot) {
    const double c = cosineOfDegrees(turn.degrees);
    const double s = sineOfDegrees(turn.degrees);
    m_isQuarter = (c == 0 || s == 0);
    m_cosine = c;
    m_sine = s;
    for (int i = 0; i < 3; ++i) {
      const int j = (i + 1) % 3;
      const int k = (i + 2) % 3;
      const Vector& a = m_axis;
      m_rows[static_cast<std::size_t>(i)][i] = c + (1 - c) * a[i] * a[i];
      m_rows[static_cast<std::size_t>(i)][j] = (1 - c) * a[i] * a[j] - s * a[k];
      m_rows[static_cast<std::size_t>(i)][k] = (1 - c) * a[i] * a[k] + s * a[j];
    }
    // About a coordinate axis that coordinate is unchanged, to the last bit.
    for (int i = 0; i < 3; ++i) {
      if (a(i) == 1) m_rows[static_cast<std::size_t>(i)] = Vector::Unit(i);
    }
    m_alongAxes = m_isQuarter && std::ranges::all_of(m_rows, [](const Vector& row) {
                    return row.cwiseAbs().sum() == 1 && row.cwiseAbs().maxCoeff() == 1;
                  });
  }

  /// The rotation of a motion until a time.
  Turner(const RotationMotion& motion, double time)
      : m_axis(unitAxis(motion)), m_pivot(motion.center), m_rows(matrixAt(motion, time)) {}

  /// Whether this rotates by a multiple of 90 degrees about a coordinate axis.
  bool isQuarterAlongAxes() const { return m_alongAxes; }
  bool isAboutZ() const { return a(2) == 1; }

  Vector direction(const Vector& v) const {
    Vector result;
    for (int i = 0; i < 3; ++i) {
      const Vector& row = m_rows[static_cast<std::size_t>(i)];
      result[i] = keeps(i) ? v[i] : m_alongAxes ? signedCoordinate(row, v) : row.dot(v);
    }
    return result;
  }

  Vector position(const Vector& p) const {
    Vector result;
    for (int i = 0; i < 3; ++i) {
      const Vector& row = m_rows[static_cast<std::size_t>(i)];
      if (keeps(i)) {
        result[i] = p[i];
      } else if (m_alongAxes) {
        const int j = columnOf(row);
        result[i] = sumOf(row[j] * p[j], -row[j] * m_pivot[j], m_pivot[i]);
      } else {
        result[i] = m_pivot[i] + row.dot(p - m_pivot);
      }
    }
    return result;
  }
  Vector2<double> position(const Vector2<double>& p) const {
    return position(Vector(p[0], p[1], 0)).head<2>();
  }

  /// Perpendicular unit vectors stay so to the last few bits. Quarter turns about one of themselves
  /// exchange them.
  template <std::size_t N>
  void axes(std::array<Vector, N>& axes) const {
    if (m_alongAxes) {
      for (Vector& axis : axes) axis = direction(axis);
      return;
    }
    if (N == 3 && m_isQuarter) {
      for (std::size_t i = 0; i < N; ++i) {
        if (axes[i] != m_axis) continue;
        Vector& next = axes[(i + 1) % N];
        Vector& last = axes[(i + 2) % N];
        const double hand = axes[i].cross(next).dot(last) > 0 ? 1 : -1;
        const Vector before = next;
        next = m_cosine * before + hand * m_sine * last;
        last = m_cosine * last - hand * m_sine * before;
        return;
      }
    }
    constexpr double rounding = 1e-15;
    for (std::size_t i = 0; i < N; ++i) {
      axes[i] = direction(axes[i]);
      for (std::size_t j = 0; j < i; ++j) {
        const double off = axes[j].dot(axes[i]);
        if (std::abs(off) > rounding) axes[i] -= off * axes[j];
      }
      if (std::abs(axes[i].squaredNorm() - 1) > rounding) axes[i].normalize();
    }
  }

  const Vector& pivot() const { return m_pivot; }

 private:
  double a(int i) const { return std::abs(m_axis[i]); }
  bool keeps(int i) const { return m_rows[static_cast<std::size_t>(i)] == Vector::Unit(i); }
  static int columnOf(const Vector& row) {
    int column = 0;
    row.cwiseAbs().maxCoeff(&column);
    return column;
  }
  static double signedCoordinate(const Vector& row, const Vector& v) {
    const int j = columnOf(row);
    return row[j] * v[j];
  }

  Vector m_axis;
  Vector m_pivot;
  std::array<Vector, 3> m_rows;
  double m_cosine = 1;
  double m_sine = 0;
  bool m_isQuarter = false;
  bool m_alongAxes = false;
};

// direction·X of a point, exact.
Rational along(const Vector& direction, const Vector& point) {
  Rational sum = 0;
  for (int k = 0; k < 3; ++k) sum += Rational(direction[k]) * Rational(point[k]);
  return sum;
}

// The new offset along a direction: the pivot's positions before and after differ.
double turnedOffset(double offset, const Vector& before, const Vector& after, const Vector& pivot) {
  const Rational shift = along(after, pivot) - along(before, pivot);
  return shift == 0 ? offset : (Rational(offset) + shift).toNearestDouble();
}

using Turned = std::optional<Shape>;

// A plane or half-space.
template <typename Flat>
requires requires(Flat flat) { flat.offset; }
Turned turnShape(Flat flat, const Turner& turner) {
  const Vector normal = turner.direction(flat.normal);
  return Flat{normal, turnedOffset(flat.offset, flat.normal, normal, turner.pivot())};
}

Turned turnShape(const Aabb<double>& box, const Turner& turner) {
  if (turner.isQuarterAlongAxes()) {
    const Vector first = turner.position(box.min);
    const Vector second = turner.position(box.max);
    return Aabb<double>{first.cwiseMin(second), first.cwiseMax(second)};
  }
  Obb<double> result{turner.position(Vector(box.min / 2 + box.max / 2)),
                     {Vector::UnitX(), Vector::UnitY(), Vector::UnitZ()},
                     {}};
  turner.axes(result.axes);
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    result.halfExtents[k] = box.max[axis] / 2 - box.min[axis] / 2;
  }
  return result;
}

Turned turnShape(Rectangle2<double> rectangle, const Turner& turner) {
  rectangle.center = turner.position(rectangle.center);
  auto axes = spatial(rectangle).axes;
  turner.axes(axes);
  for (std::size_t k = 0; k < 2; ++k) rectangle.axes[k] = axes[k].head<2>();
  return rectangle;
}

Turned turnShape(const Grid& grid, const Turner& turner) {
  if (!turner.isQuarterAlongAxes()) return std::nullopt;
  const Vector cells(grid.dimensions[0], grid.dimensions[1], grid.dimensions[2]);
  const Vector first = turner.position(grid.origin);
  const Vector second = turner.position(Vector(grid.origin + grid.cell * cells));
  const Vector rotatedCells = turner.direction(cells).cwiseAbs();
  Grid result{first.cwiseMin(second), grid.cell, {}};
  for (std::size_t k = 0; k < 3; ++k) {
    result.dimensions[k] = static_cast<int>(rotatedCells[static_cast<int>(k)]);
  }
  return result;
}

// Slabs keep their order if the rotated directions are the old ones, so that the k-DOP can still be
// compared with others of its kind.
template <typename Dop>
Turned turnSlabs(const Dop& dop, const Turner& turner) {
  using Row = typename decltype(dop.directions)::value_type;
  if (!turner.isQuarterAlongAxes()) return std::nullopt;
  Dop result;
  for (std::size_t i = 0; i < dop.directions.size(); ++i) {
    Vector before = Vector::Zero();
    for (std::size_t k = 0; k < Row{}.size(); ++k) {
      before[static_cast<int>(k)] = dop.directions[i][k];
    }
    const Vector after = turner.direction(before);
    Row row{};
    for (std::size_t k = 0; k < row.size(); ++k) {
      row[k] = static_cast<int>(after[static_cast<int>(k)]);
    }
    result.directions.push_back(row);
    result.min.push_back(turnedOffset(dop.min[i], before, after, turner.pivot()));
    result.max.push_back(turnedOffset(dop.max[i], before, after, turner.pivot()));
  }
  Dop ordered;
  std::vector<bool> used(result.directions.size(), false);
  for (const Row& wanted : dop.directions) {
    Row opposite = wanted;
    for (int& entry : opposite) entry = -entry;
    for (std::size_t i = 0; i < used.size(); ++i) {
      const bool same = result.directions[i] == wanted;
      if (used[i] || (!same && result.directions[i] != opposite)) continue;
      used[i] = true;
      ordered.directions.push_back(wanted);
      ordered.min.push_back(same ? result.min[i] : -result.max[i]);
      ordered.max.push_back(same ? result.max[i] : -result.min[i]);
      break;
    }
  }
  return ordered.directions.size() == dop.directions.size() ? ordered : result;
}
Turned turnShape(const Kdop<double>& dop, const Turner& turner) { return turnSlabs(dop, turner); }
Turned turnShape(const Kdop2<double>& dop, const Turner& turner) { return turnSlabs(dop, turner); }

// Everything given by positions, with or without directions.
template <typename T>
Turned turnShape(T shape, const Turner& turner) {
  forEachPosition(shape, [&](auto& position) { position = turner.position(position); });
  if constexpr (requires { shape.direction; }) shape.direction = turner.direction(shape.direction);
  if constexpr (requires { shape.normal; }) shape.normal = turner.direction(shape.normal);
  if constexpr (requires { shape.axes; }) turner.axes(shape.axes);
  if constexpr (requires { shape.axis; }) {
    std::array<Vector, 1> axis{shape.axis};
    turner.axes(axis);
    shape.axis = axis[0];
  }
  if constexpr (std::is_same_v<T, Mesh>) {
    if (shape.vertices.empty()) return std::nullopt;
    shape.file.clear();  // it contains the vertices in their old positions
  }
  return shape;
}

}  // namespace

double sineOfDegrees(double degrees) {
  double angle = std::fmod(degrees, 360);
  if (angle < 0) angle += 360;
  if (angle >= 180) return angle == 180 ? 0 : -sineOfDegrees(angle - 180);
  if (angle > 90) angle = 180 - angle;
  if (angle == 90) return 1;
  if (angle == 30) return 0.5;
  return angle > 45 ? std::cos((90 - angle) * std::numbers::pi / 180)
                    : std::sin(angle * std::numbers::pi / 180);
}

double cosineOfDegrees(double degrees) { return sineOfDegrees(degrees + 90); }

namespace {

void setAxes(Shape& shape, const std::array<Vector, 3>& axes) {
  if (auto* box = std::get_if<Obb<double>>(&shape)) box->axes = axes;
  if (auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) ellipsoid->axes = axes;
  if (auto* flat = std::get_if<Rectangle<double>>(&shape)) flat->axes = {axes[0], axes[1]};
  if (auto* flat = std::get_if<Rectangle2<double>>(&shape)) {
    flat->axes = {axes[0].head<2>(), axes[1].head<2>()};
  }
}

/// The first two axes of a shape of space that has some.
std::optional<std::array<Vector, 2>> frameOf(const Shape& shape) {
  if (const auto* box = std::get_if<Obb<double>>(&shape)) return {{box->axes[0], box->axes[1]}};
  if (const auto* flat = std::get_if<Rectangle<double>>(&shape)) return flat->axes;
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    return {{ellipsoid->axes[0], ellipsoid->axes[1]}};
  }
  return std::nullopt;
}

// In degrees, without what rounding leaves of 30 and its like.
double degreesOf(double sine, double cosine) {
  const double degrees = std::atan2(sine, cosine) * 180 / std::numbers::pi;
  return std::round(degrees * 1e11) / 1e11 + 0.0;
}

}  // namespace

std::vector<double> rotationOf(const Shape& shape) {
  if (const auto* flat = std::get_if<Rectangle2<double>>(&shape)) {
    return {degreesOf(flat->axes[0][1], flat->axes[0][0])};
  }
  const auto angles = [](const Vector& x, const Vector& y) -> std::vector<double> {
    const double level = std::hypot(x[0], x[1]);
    const Vector z = x.cross(y);
    if (level < 1e-12) return {degreesOf(-z[1], y[1]), degreesOf(-x[2], level), 0};
    return {degreesOf(y[2], z[2]), degreesOf(-x[2], level), degreesOf(x[1], x[0])};
  };
  const auto frame = frameOf(shape);
  return frame ? angles((*frame)[0], (*frame)[1]) : std::vector<double>{};
}

Shape withRotation(const Shape& shape, const std::vector<double>& degrees) {
  Shape result = shape;
  std::array<Vector, 3> axes{Vector::UnitX(), Vector::UnitY(), Vector::UnitZ()};
  for (std::size_t i = 0; i < degrees.size(); ++i) {
    const std::size_t about = degrees.size() == 1 ? 2 : i;
    const double c = cosineOfDegrees(degrees[i]);
    const double s = sineOfDegrees(degrees[i]);
    const auto j = static_cast<int>((about + 1) % 3);
    const auto k = static_cast<int>((about + 2) % 3);
    for (Vector& axis : axes) {
      const Vector before = axis;
      axis[j] = c * before[j] - s * before[k];
      axis[k] = s * before[j] + c * before[k];
    }
  }
  setAxes(result, axes);
  return result;
}

std::optional<AxisAngle> axisAngleOf(const Shape& shape) {
  Eigen::Matrix3d axes;
  const auto frame = frameOf(shape);
  if (!frame) return std::nullopt;
  axes << (*frame)[0], (*frame)[1], (*frame)[0].cross((*frame)[1]);
  const Eigen::Quaterniond quaternion(axes);
  const double sine = quaternion.vec().norm();
  constexpr double rounding = 1e-12;
  if (sine < rounding) return AxisAngle{};
  const double sign = quaternion.w() < 0 ? -1 : 1;
  AxisAngle rotation{quaternion.vec() * (sign / sine), 2 * degreesOf(sine, sign * quaternion.w())};
  for (double& entry : rotation.axis) entry = std::round(entry / rounding) * rounding + 0.0;
  return rotation;
}

std::optional<Shape> withAxisAngle(const Shape& shape, const AxisAngle& rotation) {
  const Vector axis = rotation.axis.stableNormalized();
  if (!axisAngleOf(shape) || !std::isfinite(rotation.degrees) ||
      !(std::abs(axis.squaredNorm() - 1) < 1e-9)) {
    return std::nullopt;
  }
  std::array<Vector, 3> axes{Vector::UnitX(), Vector::UnitY(), Vector::UnitZ()};
  Turner({axis, rotation.degrees, Vector::Zero()}).axes(axes);
  for (Vector& each : axes) each += Vector::Zero();  // no zero with a sign
  Shape result = shape;
  setAxes(result, axes);
  return result;
}

std::optional<Shape> rotatedAt(const Shape& shape, const RotationMotion& motion, double time) {
  const Turner turner(motion, time);
  const auto turn = [&](const auto& known) { return turnShape(known, turner); };
  if (std::holds_alternative<Grid>(shape)) return turn(*bounds(shape));
  if (!rotatesByQuarterTurns(shape)) return std::visit(turn, shape);
  const Convex<double> hull{verticesOf<double>(shape)};
  return hull.vertices.empty() ? std::nullopt : turn(hull);
}

bool rotatesByQuarterTurns(const Shape& shape) {
  return std::holds_alternative<Grid>(shape) || std::holds_alternative<Kdop<double>>(shape) ||
         std::holds_alternative<Kdop2<double>>(shape);
}

std::optional<SceneObject> rotated(const SceneObject& object, const Rotation& turn) {
  if (std::fmod(turn.degrees, 360) == 0) return object;
  const Turner turner(turn);
  if (isPlanar(object.shape) && !turner.isAboutZ()) return std::nullopt;
  const Turned shape =
      std::visit([&](const auto& known) { return turnShape(known, turner); }, object.shape);
  if (!shape) return std::nullopt;
  SceneObject result = object;
  result.shape = *shape;
  if (result.displacement) result.displacement = turner.direction(*result.displacement);
  if (!result.displacements.empty()) {
    for (Vector& vector : result.displacements.edit()) vector = turner.direction(vector);
  }
  if (result.rotation) {
    result.rotation->axis = turner.direction(result.rotation->axis);
    result.rotation->center = turner.position(result.rotation->center);
  }
  if (result.planePoints) {
    for (Vector& point : *result.planePoints) point = turner.position(point);
    const auto plane = planeThrough(*result.planePoints);
    if (plane) {
      result.shape = *plane;
    } else {
      result.planePoints.reset();
    }
  }
  if (validate(result.shape)) return std::nullopt;
  return result;
}

}  // namespace hairline
