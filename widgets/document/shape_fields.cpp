#include "widgets/document/shape_fields.h"

#include <QCoreApplication>
#include <cmath>

#include "core/scene/rotation.h"
#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "core/shapes/positions.h"
#include "widgets/text/labels.h"
#include "widgets/text/number_input.h"

namespace hairline {

namespace {

struct FieldTexts {
  Q_DECLARE_TR_FUNCTIONS(FieldTexts)
};

QString headingOf(const std::string& field) {
  QString text = fieldText(field);
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

bool isRow(const Json& value) {
  return value.is_array() && !value.empty() && value.size() <= 3 && value.front().is_number();
}

const std::string orientationName = "orientation";
const std::string axisAngleName = "axis_angle";

class RowCollector {
 public:
  explicit RowCollector(std::size_t limit) : m_limit(limit) {}

  void collect(const Json& value, const Json::json_pointer& place, const QString& label) {
    if (value.is_number()) {
      add({label, {{place, value.get<double>()}}});
    } else if (isRow(value)) {
      FieldRow row{label, {}};
      for (std::size_t i = 0; i < value.size(); ++i) {
        row.cells.push_back({place / i, value[i].get<double>()});
      }
      add(std::move(row));
    } else if (value.is_array()) {
      for (std::size_t i = 0; i < value.size(); ++i) {
        collect(value[i], place / i, QStringLiteral("%1 %2").arg(label).arg(i));
      }
    }
  }

  void add(FieldRow row) {
    if (rows.size() < m_limit) {
      rows.push_back(std::move(row));
    } else {
      ++left;
    }
  }

  std::vector<FieldRow> rows;
  std::size_t left = 0;

 private:
  std::size_t m_limit;
};

bool isAngle(const Json::json_pointer& place) {
  return place.parent_pointer() == Json::json_pointer() / orientationName;
}

}  // namespace

bool isAngle(const FieldCell& cell) {
  return isAngle(cell.place) || axisAnglePlace(cell.place) == 3;
}

std::optional<std::size_t> axisAnglePlace(const Json::json_pointer& place) {
  if (place.parent_pointer() != Json::json_pointer() / axisAngleName) return std::nullopt;
  return std::stoul(place.back());
}

std::vector<FieldRow> fieldRows(const SceneObject& object, std::size_t limit, std::size_t* left) {
  RowCollector collector(limit);
  Json json;
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  if (mesh != nullptr && mesh->file.empty() && mesh->vertices.size() > limit) {
    // If there are very many vertices, only those that have a row are written.
    SceneObject head;
    head.displacement = object.displacement;
    head.rotation = object.rotation;
    if (!object.displacements.empty()) head.displacements = object.displacements.first(limit);
    head.shape = Mesh{mesh->vertices.first(limit), {}, {}};
    json = writeObject(head);
    collector.left = mesh->vertices.size() - limit + mesh->triangles.size();
  } else {
    json = writeObject(object);
  }
  const auto collectField = [&](const std::string& name) {
    const auto field = json.find(name);
    if (field == json.end()) return;
    collector.collect(*field, Json::json_pointer() / name, headingOf(name));
  };
  for (const std::string_view name : shapeFieldNames(typeName(object.shape))) {
    if (const std::vector<double> angles = rotationOf(object.shape);
        name == "axes" && !angles.empty()) {
      collector.collect(angles, Json::json_pointer() / orientationName,
                        FieldTexts::tr("Rotation (°)"));
      if (const auto rotation = axisAngleOf(object.shape)) {
        const Json::json_pointer place = Json::json_pointer() / axisAngleName;
        const Vector3<double>& axis = rotation->axis;
        collector.add({FieldTexts::tr("Rotation axis"),
                       {{place / 0, axis[0]}, {place / 1, axis[1]}, {place / 2, axis[2]}}});
        collector.add({FieldTexts::tr("Angle (°)"), {{place / 3, rotation->degrees}}});
      }
    }
    collectField(std::string(name));
  }
  collectField("displacement");
  collectField("displacements");
  if (object.rotation) {
    const Json& rotation = json.at("rotation");
    const Json::json_pointer place = Json::json_pointer() / "rotation";
    collector.collect(rotation.at("axis"), place / "axis", FieldTexts::tr("Motion axis"));
    collector.collect(rotation.at("angle"), place / "angle", FieldTexts::tr("Motion angle (rad)"));
    collector.collect(rotation.at("center"), place / "center", FieldTexts::tr("Motion centre"));
  }
  if (left != nullptr) *left = collector.left;
  return std::move(collector.rows);
}

Result<SceneObject> withField(const SceneObject& object, const Json::json_pointer& place,
                              double value) {
  if (isAngle(place)) {
    std::vector<double> angles = rotationOf(object.shape);
    angles.at(std::stoul(place.back())) = value;
    SceneObject turned = object;
    turned.shape = withRotation(object.shape, angles);
    return turned;
  }
  Json json = writeObject(object);
  Json& field = json.at(place);
  // Counts and directions of a k-DOP are integers of the format.
  const bool whole = std::trunc(value) == value && std::abs(value) < 1e15;
  if (field.is_number_integer() && whole) {
    field = static_cast<std::int64_t>(value);
  } else {
    field = value;
  }
  // Whose field it is, the user sees: an error need not name the object.
  json.erase("id");
  Result<SceneObject> changed = readObject(json);
  if (changed) changed->id = object.id;
  return changed;
}

SceneObject movedInDecimals(const SceneObject& object, const Eigen::Vector3d& offset) {
  SceneObject moved = translated(object, offset);
  // Of a large mesh they would take long, and its numbers are not read one by one.
  constexpr std::size_t mostVertices = 1000;
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  if (mesh != nullptr && mesh->vertices.size() > mostVertices) return moved;
  const std::vector<Eigen::Vector3d> positions = positionsOf(object.shape);
  auto from = positions.cbegin();
  std::visit(
      [&](auto& shape) {
        forEachPosition(shape, [&](auto& position) {
          for (Eigen::Index k = 0; k < position.size(); ++k) {
            if (offset[k] != 0) position[k] = steppedNumber((*from)[k], offset[k]);
          }
          ++from;
        });
      },
      moved.shape);
  return moved;
}

}  // namespace hairline
