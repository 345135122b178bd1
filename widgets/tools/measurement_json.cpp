#include "widgets/tools/measurement_json.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "core/scene/shape_json.h"

namespace hairline {
namespace {

constexpr std::array<std::pair<Anchor::Kind, const char*>, 5> parts{
    {{Anchor::Kind::corner, "corner"},
     {Anchor::Kind::edge, "edge"},
     {Anchor::Kind::face, "face"},
     {Anchor::Kind::offset, "offset"},
     {Anchor::Kind::object, "object"}}};

Json anchorToJson(const Anchor& anchor) {
  using enum Anchor::Kind;
  Json json = Json::object();
  json["object"] = anchor.id;
  for (const auto& [kind, name] : parts) {
    if (kind == anchor.kind) json["part"] = name;
  }
  if (anchor.kind == corner || anchor.kind == edge || anchor.kind == face) {
    json["index"] = anchor.index;
  }
  if (anchor.kind == edge || anchor.kind == face) json["u"] = anchor.u;
  if (anchor.kind == face) json["v"] = anchor.v;
  if (anchor.kind == offset) {
    json["offset"] = {anchor.offset.x(), anchor.offset.y(), anchor.offset.z()};
  }
  return json;
}

/// A number of a field, hexadecimal floats as a frozen case has them too.
bool takeNumber(const Json& json, const char* key, double& number) {
  const auto field = json.find(key);
  if (field == json.end()) return false;
  const Result<double> read = readNumber(*field);
  if (read) number = *read;
  return bool(read);
}

std::optional<Anchor> anchorFromJson(const Json& json) {
  using enum Anchor::Kind;
  if (!json.is_object()) return std::nullopt;
  const auto owner = json.find("object");
  const auto part = json.find("part");
  if (owner == json.end() || !owner->is_string() || part == json.end()) return std::nullopt;
  Anchor anchor;
  anchor.id = owner->get<std::string>();
  bool isKnown = false;
  for (const auto& [kind, name] : parts) {
    if (*part != name) continue;
    anchor.kind = kind;
    isKnown = true;
  }
  if (!isKnown) return std::nullopt;
  if (anchor.kind == corner || anchor.kind == edge || anchor.kind == face) {
    const auto index = json.find("index");
    if (index == json.end() || !index->is_number_unsigned()) return std::nullopt;
    anchor.index = index->get<std::size_t>();
  }
  const bool hasU = anchor.kind == edge || anchor.kind == face;
  if (hasU && !takeNumber(json, "u", anchor.u)) return std::nullopt;
  if (anchor.kind == face && !takeNumber(json, "v", anchor.v)) return std::nullopt;
  if (anchor.kind == Anchor::Kind::offset) {
    const auto list = json.find("offset");
    if (list == json.end() || !list->is_array() || list->size() != 3) return std::nullopt;
    for (std::size_t k = 0; k < 3; ++k) {
      const Result<double> number = readNumber((*list)[k]);
      if (!number) return std::nullopt;
      anchor.offset[static_cast<Eigen::Index>(k)] = *number;
    }
  }
  return anchor;
}

}  // namespace

Json measurementToJson(const Measurement& measurement) {
  Json anchors = Json::array();
  for (const Anchor& anchor : measurement.anchors) anchors.push_back(anchorToJson(anchor));
  Json json = Json::object();
  json["anchors"] = std::move(anchors);
  return json;
}

std::optional<Measurement> measurementFromJson(const Json& json) {
  const auto anchors = json.is_object() ? json.find("anchors") : json.end();
  if (anchors == json.end() || !anchors->is_array()) return std::nullopt;
  if (anchors->size() != 2 && anchors->size() != 3) return std::nullopt;
  Measurement measurement;
  for (const Json& each : *anchors) {
    const auto anchor = anchorFromJson(each);
    if (!anchor) return std::nullopt;
    measurement.anchors.push_back(*anchor);
  }
  return measurement;
}

}  // namespace hairline
