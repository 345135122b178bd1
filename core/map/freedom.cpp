#include "core/map/freedom.h"

#include <cmath>

#include "core/scene/transform.h"
#include "core/scene/turn.h"
#include "core/search/case_numbers.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

/// Names the numbers of a field in the order in which `forEachNumber` goes over them.
class NumberNames {
 public:
  NumberNames(std::size_t operand, std::vector<Freedom>& found)
      : m_operand(operand), m_found(found) {}

  void begin(std::string_view field, NumberRole role) {
    m_field = field;
    m_role = role;
  }
  void add(double, int item) { put(item, -1); }
  void add(int, int) {}
  void add(char, int) {}
  template <int N, int options>
  void add(const Eigen::Matrix<double, N, 1, options>&, int item) {
    for (int i = 0; i < N; ++i) put(item, i);
  }
  template <typename List>
  void add(const List& list, int) {
    for (std::size_t i = 0; i < list.size(); ++i) add(list[i], static_cast<int>(i));
  }

 private:
  void put(int item, int component) {
    if (m_role != NumberRole::unit) {
      m_found.push_back(
          {Freedom::Sort::number, m_operand, m_count, std::string(m_field), item, component});
    }
    ++m_count;
  }

  std::size_t m_operand;
  std::vector<Freedom>& m_found;
  std::string_view m_field;
  NumberRole m_role{};
  std::size_t m_count = 0;
};

/// The first point by which an object is given; the origin where it has none.
Vector3<double> firstPoint(const SceneObject& object) {
  Vector3<double> place = Vector3<double>::Zero();
  std::visit(
      [&](const auto& shape) {
        bool any = false;
        forEachPosition(shape, [&](const auto& point) {
          if (!any) place = inSpace(point);
          any = true;
        });
      },
      object.shape);
  return place;
}

Turn turnOf(const Freedom& freedom, double degrees, const SceneObject& given) {
  return {Vector3<double>::Unit(static_cast<int>(freedom.place)), degrees, firstPoint(given)};
}

bool canBeTurned(const SceneObject& object, std::size_t axis) {
  Freedom freedom;
  freedom.place = axis;
  const auto made = turned(object, turnOf(freedom, 1, object));
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
  // Of large meshes neither turns nor names are tried out.
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  const bool isLarge = mesh != nullptr && mesh->vertices.size() > mostNumbers;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (isLarge || canBeTurned(object, axis)) {
      found.push_back({Freedom::Sort::angle, operand, axis});
    }
  }
  std::vector<Freedom> numbers;
  NumberNames names(operand, numbers);
  std::visit(
      [&](const auto& shape) {
        forEachField(shape, [&](std::string_view name, const auto& member) {
          using Member = std::decay_t<decltype(member)>;
          names.begin(name, detail::roleOf<Member>(name));
          if constexpr (!std::is_same_v<Member, std::string>) names.add(member, -1);
          return true;
        });
      },
      object.shape);
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
      // What is not moved keeps its bits, and a mesh its file.
      if (offset[axis] != 0) object = translated(object, offset);
      return true;
    }
    case Freedom::Sort::angle: {
      if (!std::isfinite(value)) return false;
      if (value == 0) return true;
      auto made = turned(object, turnOf(freedom, value, given));
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
