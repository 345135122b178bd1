#include "core/scene/object_part.h"

#include <charconv>
#include <vector>

namespace hairline {
namespace {

constexpr char separator = '#';

/// Numbers of digits only, separated by commas; nothing for other texts.
std::vector<int> numbersOf(std::string_view text) {
  std::vector<int> numbers;
  while (true) {
    const std::string_view word = text.substr(0, text.find(','));
    int number = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (fault != std::errc() || end != word.data() + word.size() || number < 0) return {};
    // One text per part, so that texts can be compared: no leading zeros, no sign.
    if (std::to_string(number).size() != word.size()) return {};
    numbers.push_back(number);
    if (word.size() == text.size()) return numbers;
    text.remove_prefix(word.size() + 1);
  }
}

std::optional<Shape> triangleOf(const Mesh& mesh, int place) {
  if (place < 0 || static_cast<std::size_t>(place) >= mesh.triangles.size()) return std::nullopt;
  const std::array<int, 3>& corners = mesh.triangles[static_cast<std::size_t>(place)];
  Triangle<double> triangle;
  for (std::size_t i = 0; i < 3; ++i) {
    triangle.vertices[i] = mesh.vertices[static_cast<std::size_t>(corners[i])];
  }
  return triangle;
}

std::optional<Shape> cellOf(const Grid& grid, const ObjectPart::Cell& place) {
  Aabb<double> box;
  for (std::size_t k = 0; k < 3; ++k) {
    if (place[k] < 0 || place[k] >= grid.dimensions[k]) return std::nullopt;
    const auto axis = static_cast<Eigen::Index>(k);
    box.min[axis] = grid.origin[axis] + grid.cell * place[k];
    box.max[axis] = grid.origin[axis] + grid.cell * (place[k] + 1);
  }
  return box;
}

}  // namespace

std::string text(const ObjectPart& part) {
  std::string result = part.object + separator;
  if (const auto* triangle = std::get_if<ObjectPart::Triangle>(&part.place)) {
    return result + std::to_string(*triangle);
  }
  const auto& cell = std::get<ObjectPart::Cell>(part.place);
  for (std::size_t k = 0; k < 3; ++k) {
    if (k > 0) result += ',';
    result += std::to_string(cell[k]);
  }
  return result;
}

std::optional<ObjectPart> partNamed(const Scene& scene, std::string_view reference) {
  const std::size_t place = reference.rfind(separator);
  if (place == std::string_view::npos || find(scene, reference) != nullptr) return std::nullopt;
  const SceneObject* object = find(scene, reference.substr(0, place));
  if (object == nullptr) return std::nullopt;
  const std::vector<int> numbers = numbersOf(reference.substr(place + 1));
  ObjectPart part{object->id, {}};
  if (numbers.size() == 1) {
    part.place = numbers[0];
  } else if (numbers.size() == 3) {
    part.place = ObjectPart::Cell{numbers[0], numbers[1], numbers[2]};
  } else {
    return std::nullopt;
  }
  if (!shapeOf(*object, part)) return std::nullopt;
  return part;
}

std::optional<Shape> shapeOf(const SceneObject& object, const ObjectPart& part) {
  if (const auto* mesh = std::get_if<Mesh>(&object.shape)) {
    const auto* triangle = std::get_if<ObjectPart::Triangle>(&part.place);
    return triangle == nullptr ? std::nullopt : triangleOf(*mesh, *triangle);
  }
  if (const auto* grid = std::get_if<Grid>(&object.shape)) {
    const auto* cell = std::get_if<ObjectPart::Cell>(&part.place);
    return cell == nullptr ? std::nullopt : cellOf(*grid, *cell);
  }
  return std::nullopt;
}

Operand::Operand(const Scene& scene, std::string_view reference) : m_whole(find(scene, reference)) {
  if (m_whole != nullptr) return;
  const std::optional<ObjectPart> part = partNamed(scene, reference);
  if (!part) return;
  const SceneObject& whole = *find(scene, part->object);
  m_part.emplace();
  m_part->id = std::string(reference);
  if (!whole.name.empty()) {
    m_part->name = whole.name + std::string(reference.substr(whole.id.size()));
  }
  m_part->color = whole.color;
  m_part->visible = whole.visible;
  m_part->displacement = whole.displacement;
  m_part->rotation = whole.rotation;
  m_part->shape = *shapeOf(whole, *part);
  const auto* mesh = std::get_if<Mesh>(&whole.shape);
  if (mesh == nullptr || whole.displacements.size() != mesh->vertices.size()) return;
  const auto triangle = static_cast<std::size_t>(std::get<ObjectPart::Triangle>(part->place));
  for (const int corner : mesh->triangles[triangle]) {
    m_part->displacements.edit().push_back(whole.displacements[static_cast<std::size_t>(corner)]);
  }
}

}  // namespace hairline
