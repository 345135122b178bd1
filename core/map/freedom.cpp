#include "core/map/freedom.h"

#include <cmath>

#include "core/scene/rotation.h"
#include "core/scene/transform.h"
#include "core/search/case_numbers.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

/// The first point that defines an object; the origin if it has none.
Vector3<double> firstPoint(const SceneObject& object) {
  return firstPosition(object.shape).value_or(Vector3<double>::Zero());
}

Rotation rotationFor(const Freedom& freedom, double degrees, const SceneObject& given) {
  return {Vector3<double>::Unit(static_cast<int>(freedom.place)), degrees, firstPoint(given)};
}

bool canBeRotated(const SceneObject& object, std::size_t axis) {
  Freedom freedom;
  freedom.place = axis;
  const auto made = rotated(object, rotationFor(freedom, 1, object));
  return made && made->shape.index() == object.shape.index();
}

}  // namespace

double* numberAt(Shape& shape, std::size_t place) {
  double* found = nullptr;
  std::size_t count = 0;
  forEachNumber(shape, [&](double& number, NumberRole) {
    if (count++ == place) found = &number;
  });
  return found;
}

std::vector<Freedom> freedomsOf(const SceneObject& object, std::size_t operand,
                                std::size_t mostNumbers) {
  std::vector<Freedom> found;
  const std::size_t axes = isPlanar(object.shape) ? 2 : 3;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    found.push_back({Freedom::Sort::position, operand, axis});
  }
  // For large meshes, rotations and names are not offered.
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  const bool isLarge = mesh != nullptr && mesh->vertices.size() > mostNumbers;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (isLarge || canBeRotated(object, axis)) {
      found.push_back({Freedom::Sort::angle, operand, axis});
    }
  }
  std::vector<Freedom> numbers;
  Shape shape = object.shape;
  std::size_t count = 0;
  forEachPlacedNumber(shape, [&](double&, const NumberPlace& place) {
    if (place.role != NumberRole::unit) {
      numbers.push_back({Freedom::Sort::number, operand, count, std::string(place.field),
                         place.item, place.component});
    }
    ++count;
  });
  if (numbers.size() > mostNumbers) numbers.resize(mostNumbers);
  found.insert(found.end(), numbers.begin(), numbers.end());
  return found;
}

double valueOf(const SceneObject& object, const Freedom& freedom) {
  switch (freedom.sort) {
    case Freedom::Sort::position:
      return firstPoint(object)[static_cast<int>(freedom.place)];
    case Freedom::Sort::angle:
      return 0;
    case Freedom::Sort::number:
      break;
  }
  Shape shape = object.shape;
  const double* number = numberAt(shape, freedom.place);
  return number == nullptr ? 0 : *number;
}

bool setValue(SceneObject& object, const SceneObject& given, const Freedom& freedom, double value) {
  switch (freedom.sort) {
    case Freedom::Sort::position: {
      Vector3<double> offset = Vector3<double>::Zero();
      const auto axis = static_cast<int>(freedom.place);
      offset[axis] = value - firstPoint(given)[axis];
      if (!std::isfinite(offset[axis])) return false;
      // Objects that do not move keep their bits, and a mesh its file.
      if (offset[axis] != 0) object = translated(object, offset);
      return true;
    }
    case Freedom::Sort::angle: {
      if (!std::isfinite(value)) return false;
      if (value == 0) return true;
      auto made = rotated(object, rotationFor(freedom, value, given));
      if (!made || made->shape.index() != object.shape.index()) return false;
      object = *std::move(made);
      return true;
    }
    case Freedom::Sort::number:
      break;
  }
  double* number = numberAt(object.shape, freedom.place);
  if (number == nullptr) return false;
  *number = value;
  object.planePoints.reset();
  if (auto* mesh = std::get_if<Mesh>(&object.shape)) mesh->file.clear();
  return true;
}

}  // namespace hairline
