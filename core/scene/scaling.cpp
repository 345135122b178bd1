#include <algorithm>

#include "core/scene/rotation.h"
#include "core/scene/shape_json.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"

namespace hairline {

namespace {

using Vector = Vector3<double>;
using Axes = std::array<Vector, 3>;

bool isCoordinateAxis(const Vector& axis) {
  return axis.cwiseAbs().sum() == 1 && axis.cwiseAbs().maxCoeff() == 1;
}

bool areCoordinateAxes(const Axes& axes) { return std::ranges::all_of(axes, isCoordinateAxis); }

class Scaler {
 public:
  explicit Scaler(const Scaling& scaling) : m_scaling(scaling) {}

  Vector direction(const Vector& v) const {
    const auto& [axes, factors, pivot] = m_scaling;
    if (m_scaling.isEven()) return factors[0] == 1 ? v : Vector(factors[0] * v);
    Vector result = v;
    for (std::size_t k = 0; k < 3; ++k) {
      if (factors[k] != 1) result += (factors[k] - 1) * axes[k].dot(v) * axes[k];
    }
    return result;
  }
  Vector position(const Vector& p) const {
    const auto& [axes, factors, pivot] = m_scaling;
    const Vector from = p - pivot;
    Vector result = p;
    if (m_scaling.isEven()) {
      return factors[0] == 1 ? result : Vector(pivot + factors[0] * from);
    }
    for (std::size_t k = 0; k < 3; ++k) {
      if (factors[k] == 1) continue;
      if (isCoordinateAxis(axes[k])) {
        int i = 0;
        axes[k].cwiseAbs().maxCoeff(&i);
        result[i] = pivot[i] + factors[k] * from[i];
      } else {
        result += (factors[k] - 1) * axes[k].dot(from) * axes[k];
      }
    }
    return result;
  }
  Vector2<double> position(const Vector2<double>& p) const {
    return position(Vector(p[0], p[1], 0)).head<2>();
  }
  /// The factor along a direction, which is one of the axes; any if the scaling is uniform.
  double along(const Vector& axis) const {
    std::size_t nearest = 0;
    for (std::size_t k = 1; k < 3; ++k) {
      const auto alike = [&](std::size_t i) { return std::abs(m_scaling.axes[i].dot(axis)); };
      if (alike(k) > alike(nearest)) nearest = k;
    }
    return m_scaling.factors[nearest];
  }
  double even() const { return m_scaling.factors[0]; }
  const Scaling& scaling() const { return m_scaling; }

 private:
  const Scaling& m_scaling;
};

// A plane or half-space.
template <typename Flat>
requires requires(Flat& flat) { flat.offset; }
void scaleShape(Flat& flat, const Scaler& scaler) {
  const Scaling& scaling = scaler.scaling();
  const Vector before = flat.normal;
  if (scaling.isEven()) {
    const double pivot = before.dot(scaling.pivot);
    flat.offset = pivot + scaler.even() * (flat.offset - pivot);
    // Mirrored, it extends the other way.
    if (std::is_same_v<Flat, HalfSpace<double>> && scaler.even() < 0) {
      flat = {-flat.normal, -flat.offset};
    }
    return;
  }
  // A normal is transformed by the inverse transpose of the map of directions.
  Scaling inverse = scaling;
  for (double& factor : inverse.factors) factor = 1 / factor;
  flat.normal = Scaler(inverse).direction(before);
  flat.offset += (flat.normal - before).dot(scaling.pivot);
}

template <typename Dop>
void scaleSlabs(Dop& dop, const Scaler& scaler) {
  for (std::size_t i = 0; i < dop.directions.size(); ++i) {
    double pivot = 0;
    for (std::size_t k = 0; k < dop.directions[i].size(); ++k) {
      pivot += dop.directions[i][k] * scaler.scaling().pivot[static_cast<int>(k)];
    }
    dop.min[i] = pivot + scaler.even() * (dop.min[i] - pivot);
    dop.max[i] = pivot + scaler.even() * (dop.max[i] - pivot);
  }
}
void scaleShape(Kdop<double>& dop, const Scaler& scaler) { scaleSlabs(dop, scaler); }
void scaleShape(Kdop2<double>& dop, const Scaler& scaler) { scaleSlabs(dop, scaler); }

// Everything given by positions, with or without directions and measures.
template <typename T>
void scaleShape(T& shape, const Scaler& scaler) {
  forEachPosition(shape, [&](auto& position) { position = scaler.position(position); });
  if constexpr (requires { shape.direction; }) shape.direction = scaler.direction(shape.direction);
  if constexpr (requires { shape.radius; }) shape.radius *= scaler.even();
  if constexpr (requires { shape.height; }) shape.height *= scaler.even();
  if constexpr (requires { shape.cell; }) shape.cell *= scaler.even();
  if constexpr (requires { shape.halfExtents; }) {
    for (std::size_t k = 0; k < shape.axes.size(); ++k) {
      shape.halfExtents[k] *= scaler.along(inSpace(shape.axes[k]));
    }
  }
  if constexpr (requires { shape.radii; }) {
    for (std::size_t k = 0; k < 3; ++k) {
      shape.radii[k] *= std::abs(scaler.along(shape.axes[k]));
    }
  }
  if constexpr (std::is_same_v<T, Mesh>) {
    if (!shape.vertices.empty()) shape.file.clear();  // it has the old vertices
  }
}

template <std::size_t N>
bool areAmong(const std::array<Vector, N>& own, const Axes& axes) {
  return std::ranges::all_of(own, [&axes](const Vector& axis) {
    return std::ranges::any_of(
        axes, [&axis](const Vector& other) { return other == axis || other == -axis; });
  });
}

}  // namespace

bool scalesUnevenly(const Shape& shape, const Axes& axes) {
  return std::visit(
      [&axes](const auto& known) {
        using T = std::decay_t<decltype(known)>;
        if constexpr (std::is_same_v<T, Obb<double>> || std::is_same_v<T, Rectangle<double>> ||
                      std::is_same_v<T, Ellipsoid<double>>) {
          return areAmong(known.axes, axes);
        } else if constexpr (std::is_same_v<T, Rectangle2<double>>) {
          return areAmong(spatial(known).axes, axes);
        } else if constexpr (std::is_same_v<T, Aabb<double>>) {
          return areCoordinateAxes(axes);
        } else if constexpr (
            requires { known.radius; } || requires { known.cell; } ||
            requires { known.directions; }) {
          return false;
        } else {
          // Shapes of the plane stay in it.
          return areCoordinateAxes(axes) || !isPlanar(Shape(known));
        }
      },
      shape);
}

std::optional<SceneObject> scaled(const SceneObject& object, const Scaling& scaling) {
  if (!scaling.isEven() && !scalesUnevenly(object.shape, scaling.axes)) return std::nullopt;
  const Scaler scaler(scaling);
  SceneObject result = object;
  std::visit([&](auto& shape) { scaleShape(shape, scaler); }, result.shape);
  if (result.displacement) {
    const double z = result.displacement->z();
    result.displacement = scaler.direction(*result.displacement);
    if (isPlanar(result.shape)) result.displacement->z() = z;
  }
  if (!result.displacements.empty()) {
    for (Vector& vector : result.displacements.edit()) vector = scaler.direction(vector);
  }
  if (result.rotation) {
    result.rotation->axis = scaler.direction(result.rotation->axis);
    result.rotation->center = scaler.position(result.rotation->center);
    if (validate(*result.rotation)) return std::nullopt;
  }
  if (result.planePoints) {
    for (Vector& point : *result.planePoints) point = scaler.position(point);
    const auto plane = planeThrough(*result.planePoints);
    if (!plane) return std::nullopt;
    result.shape = *plane;
  }
  if (validate(result.shape)) return std::nullopt;
  return result;
}

}  // namespace hairline
