#include "app/request.h"

#include <algorithm>

#include "core/mesh/mesh_file.h"
#include "core/queries.h"
#include "core/scene/motion.h"

namespace hairline {
namespace {

/// The fields of a request that this program knows; null for missing ones.
struct Fields {
  const Json* kind = nullptr;
  const Json* a = nullptr;
  const Json* b = nullptr;
  const Json* c = nullptr;
  const Json* methods = nullptr;
  const Json* scalars = nullptr;
  const Json* options = nullptr;
  const Json* trace = nullptr;
  const Json* certificate = nullptr;

  explicit Fields(const Json& line) {
    const std::pair<std::string_view, const Json**> known[] = {{"kind", &kind},
                                                               {"a", &a},
                                                               {"b", &b},
                                                               {"c", &c},
                                                               {"methods", &methods},
                                                               {"scalars", &scalars},
                                                               {"options", &options},
                                                               {"trace", &trace},
                                                               {"certificate", &certificate}};
    for (const auto& [key, value] : line.get_ref<const Json::object_t&>()) {
      for (const auto& [name, field] : known) {
        if (key == name) *field = &value;
      }
    }
  }
};

Error error(std::string code, std::string at, const Message& what) {
  Message message("%1: %2", at, what);
  return {std::move(code), std::move(message), std::move(at)};
}

Result<Kind> readKind(const Json* field) {
  if (field == nullptr) {
    return error("syntax", "kind",
                 Message("Required field is missing; expected one of %1", kindList()));
  }
  if (!field->is_string()) {
    return error("syntax", "kind", Message("Expected a string, one of %1", kindList()));
  }
  const auto& text = field->get_ref<const std::string&>();
  if (const std::optional<Kind> kind = kindNamed(text)) return *kind;
  return error("unsupported", "kind",
               Message("Unknown kind \"%1\"; expected one of %2", text, kindList()));
}

/// Calls `take(name, path)`, which may return an error, for every string of a list.
template <typename Take>
std::optional<Error> readNames(const Json& field, const std::string& path, const Take& take) {
  if (!field.is_array()) return error("syntax", path, Message("Expected a list of strings"));
  if (field.empty()) {
    return error("unsupported", path, Message("The list is empty; omit it to select all %1", path));
  }
  for (std::size_t i = 0; i < field.size(); ++i) {
    std::string at = path + '[' + std::to_string(i) + ']';
    if (!field[i].is_string()) return error("syntax", std::move(at), Message("Expected a string"));
    const auto& name = field[i].get_ref<const std::string&>();
    if (!take(name)) {
      return error("unsupported", std::move(at),
                   Message("There is no \"%1\" among the %2", name, path));
    }
  }
  return std::nullopt;
}

std::optional<Error> readOptions(const Fields& fields, QueryOptions& options) {
  if (fields.options == nullptr) return std::nullopt;
  if (!fields.options->is_object()) {
    return error("syntax", "options", Message("Expected an object"));
  }
  const auto order = fields.options->find("order");
  if (order != fields.options->end()) {
    const std::string path = "options.order";
    if (!order->is_string()) {
      return error("syntax", path, Message("Expected a string such as \"3-1-9\""));
    }
    const std::optional<AxisOrder> known = axisOrderNamed(order->get_ref<const std::string&>());
    if (!known) {
      return error("unsupported", path, Message("Unknown order; expected 9-3-1, 3-1-9 or 3-9-1"));
    }
    options.order = *known;
  }
  return std::nullopt;
}

std::optional<Error> readOperand(const Json* field, const char* path, Request& request) {
  if (field == nullptr) {
    return error("shape", path, Message("The operand is missing"));
  }
  Result<Shape> shape = readShape(*field, path, &request.notes);
  if (!shape) return shape.error();
  if (auto* mesh = std::get_if<Mesh>(&*shape); mesh != nullptr && !mesh->file.empty()) {
    Result<Mesh> read = readMeshFile(mesh->file);
    if (!read) {
      const bool isLimit = read.error().code == "limit";
      return error(isLimit ? "limit" : "shape", std::string(path) + ".file", read.error().message);
    }
    mesh->vertices = std::move(read->vertices);
    mesh->triangles = std::move(read->triangles);
  }
  const std::size_t place = request.operands.size();
  request.operands.push_back(std::move(shape).value());
  // A motion is checked for every kind, and matters for sweeps alone.
  const Result<std::optional<Vector3<double>>> displacement =
      readDisplacement(*field, path, &request.notes);
  if (!displacement) return displacement.error();
  const Result<std::optional<RotationMotion>> rotation =
      readRotation(*field, request.operands[place], path, &request.notes);
  if (!rotation) return rotation.error();
  Result<SharedVector<Vector3<double>>> displacements =
      readDisplacements(*field, request.operands[place], path, &request.notes);
  if (!displacements) return displacements.error();
  const std::size_t count = displacements->size();
  // A mesh's file is known only now.
  const std::size_t vertices = movableVertices(request.operands[place]).value_or(0);
  if (count != 0 && count != vertices) {
    return error("shape", std::string(path) + ".displacements",
                 displacementsFault(vertices, count));
  }
  if (request.kind != Kind::sweep || place >= request.options.displacements.size()) {
    return std::nullopt;
  }
  if (*displacement) request.options.displacements[place] = **displacement;
  if (*rotation) {
    request.rotations[place] = std::make_shared<const RotationMotion>(**rotation);
    request.options.rotations[place] = request.rotations[place].get();
  }
  if (count == 0) return std::nullopt;
  request.displacements[place] = std::move(*displacements);
  request.options.vertexDisplacements[place] = request.displacements[place].values();
  return std::nullopt;
}

/// What a predicate takes.
Message pointsOf(Kind kind) {
  if (kind == Kind::inCircle) return Message("Expected 4 points of two coordinates");
  if (kind == Kind::inSphere) return Message("Expected 5 points of three coordinates");
  return Message("Expected 3 points of two coordinates or 4 of three");
}

/// The points of a predicate, as one operand each.
std::optional<Error> readPredicate(const Json* field, Request& request) {
  if (field == nullptr) return error("shape", "a", Message("The operand is missing"));
  Result<std::vector<Shape>> points = readPoints(*field, "a", &request.notes);
  if (!points) return points.error();
  request.operands = std::move(*points);
  std::vector<const Shape*> shapes;
  for (const Shape& point : request.operands) shapes.push_back(&point);
  if (shapes.empty() || findQueries(shapes, request.kind).empty()) {
    return error("shape", "a.vertices", pointsOf(request.kind));
  }
  return std::nullopt;
}

/// Ids are optional, but must be unique.
std::optional<Error> checkIds(std::initializer_list<std::pair<const char*, const Json*>> operands) {
  std::vector<std::pair<const char*, std::string>> known;
  for (const auto& [path, operand] : operands) {
    if (operand == nullptr || !operand->is_object()) continue;
    const auto id = operand->find("id");
    if (id == operand->end() || !id->is_string()) continue;
    const auto& text = id->get_ref<const std::string&>();
    if (text.empty()) continue;
    for (const auto& [other, taken] : known) {
      if (taken != text) continue;
      return error("shape", std::string(path) + ".id",
                   Message("%1 has the same id; every id must be unique", other));
    }
    known.emplace_back(path, text);
  }
  return std::nullopt;
}

}  // namespace

Result<Request> readRequest(const Json& line,
                            const std::function<bool(std::string_view)>& isKnownMethod) {
  const Fields fields(line);
  Request request;
  const Result<Kind> kind = readKind(fields.kind);
  if (!kind) return kind.error();
  request.kind = *kind;
  if (fields.methods != nullptr) {
    request.methods.emplace();
    const auto take = [&](const std::string& name) {
      request.methods->push_back(name);
      return isKnownMethod(name);
    };
    if (auto fault = readNames(*fields.methods, "methods", take)) return *fault;
  }
  if (fields.scalars != nullptr) {
    request.scalars.clear();
    const auto take = [&](const std::string& name) {
      const std::optional<ScalarKind> scalar = scalarNamed(name);
      // A scalar named twice is answered once.
      if (scalar && std::ranges::find(request.scalars, *scalar) == request.scalars.end()) {
        request.scalars.push_back(*scalar);
      }
      return scalar.has_value();
    };
    if (auto fault = readNames(*fields.scalars, "scalars", take)) return *fault;
  }
  if (auto fault = readOptions(fields, request.options)) return *fault;
  if (fields.trace != nullptr) {
    if (!fields.trace->is_boolean()) {
      return error("syntax", "trace", Message("Expected true or false"));
    }
    request.trace = fields.trace->get<bool>();
  }
  if (fields.certificate != nullptr) {
    if (!fields.certificate->is_boolean()) {
      return error("syntax", "certificate", Message("Expected true or false"));
    }
    request.certificate = fields.certificate->get<bool>();
  }
  if (auto fault = checkIds({{"a", fields.a}, {"b", fields.b}, {"c", fields.c}})) return *fault;
  if (isPredicate(request.kind)) {
    if (auto fault = readPredicate(fields.a, request)) return *fault;
    return request;
  }
  request.operands.reserve(3);
  if (auto fault = readOperand(fields.a, "a", request)) return *fault;
  if (auto fault = readOperand(fields.b, "b", request)) return *fault;
  // Only planes can be tested three at a time.
  if (fields.c != nullptr && request.kind == Kind::common) {
    if (auto fault = readOperand(fields.c, "c", request)) return *fault;
  }
  return request;
}

}  // namespace hairline
