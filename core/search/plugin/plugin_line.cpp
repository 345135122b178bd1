#include "core/search/plugin/plugin_line.h"

#include <array>
#include <cmath>

#include "core/scene/shape_json.h"
#include "core/search/plugin/plugin_trace.h"
#include "core/shapes/fields.h"

namespace hairline {
namespace {

std::string shortened(std::string_view text) {
  std::string start(text.substr(0, 80));
  if (text.size() > start.size()) start += "...";
  return start;
}

/// The verdict among the fields of a result.
Verdict verdictIn(const Json& result) {
  for (const char* key : {"hit", "may_hit", "contains"}) {
    const auto found = result.find(key);
    if (found != result.end() && found->is_boolean()) return verdictOf(found->get<bool>());
  }
  for (const char* key : {"side", "relation"}) {
    const auto found = result.find(key);
    if (found != result.end() && found->is_string()) return verdictFrom(*found);
  }
  const auto sign = result.find("sign");
  if (sign != result.end() && sign->is_number_integer()) return verdictFrom(*sign);
  return Verdict::none;
}

std::optional<double> numberIn(const Json& result, const char* key) {
  const auto found = result.find(key);
  if (found == result.end() || !found->is_number()) return std::nullopt;
  const double number = found->get<double>();
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Two or three coordinates.
std::optional<Vector3<double>> vectorOf(const Json& value) {
  if (!value.is_array() || value.size() < 2 || value.size() > 3) return std::nullopt;
  Vector3<double> vector = Vector3<double>::Zero();
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (!value[i].is_number()) return std::nullopt;
    vector[static_cast<int>(i)] = value[i].get<double>();
  }
  return vector;
}

std::optional<Vector3<double>> vectorIn(const Json& result, const char* key) {
  const auto found = result.find(key);
  return found == result.end() ? std::nullopt : vectorOf(*found);
}

}  // namespace

OwnAnswer readOwnAnswer(const Json& result) {
  OwnAnswer answer;
  answer.verdict = verdictIn(result);
  answer.sqdist = numberIn(result, "sqdist");
  if (answer.verdict == Verdict::none && answer.sqdist) {
    answer.verdict = verdictOf(*answer.sqdist == 0);
  }
  answer.time = numberIn(result, "time");
  answer.t = numberIn(result, "t");
  answer.point = vectorIn(result, "point");
  answer.normal = vectorIn(result, "normal");
  const auto separating = result.find("separating_axis");
  if (separating != result.end() && separating->is_object()) {
    answer.separatingAxis = vectorIn(*separating, "axis");
  }
  const auto points = result.find("points");
  if (points != result.end() && points->is_array()) {
    for (const Json& item : *points) {
      if (const auto point = vectorOf(item)) answer.points.push_back(*point);
    }
    if (answer.points.size() != points->size()) answer.points.clear();
  }
  return answer;
}

std::string requestOf(const SearchCase& given, Kind kind, ScalarKind scalar, std::uint64_t id,
                      bool trace) {
  Json request;
  request["id"] = id;
  request["kind"] = std::string(name(kind));
  constexpr std::array<const char*, 3> keys{"a", "b", "c"};
  if (isPredicate(kind)) request["a"] = writePoints(given.shapes);
  for (std::size_t i = 0; i < given.shapes.size() && !isPredicate(kind); ++i) {
    Json shape = writeShape(given.shapes[i]);
    if (kind == Kind::sweep && i < 2) {
      const Vector3<double>& way = given.displacements[i];
      shape["displacement"] = isPlanar(given.shapes[i]) ? Json{way[0], way[1]} : writeVector(way);
    }
    request[keys[i]] = std::move(shape);
  }
  request["scalars"] = Json::array({std::string(name(scalar))});
  request["trace"] = trace;
  return writeJson(request);
}

OwnAnswer readPluginAnswer(std::string_view line, std::uint64_t id, ScalarKind scalar, bool trace) {
  const Result<Json> answer = parseJson(line);
  if (!answer || !answer->is_object())
    return OwnAnswer::failed(Message("sent an answer that is not JSON: %1", shortened(line)));
  const auto answered = answer->find("id");
  if (answered == answer->end() || *answered != Json(id)) {
    return OwnAnswer::failed(Message("answered a different request: %1", shortened(line)));
  }
  const auto error = answer->find("error");
  if (error != answer->end()) {
    OwnAnswer refused;
    refused.isUnsupported = error->is_object() && error->value("code", Json()) == "unsupported";
    if (!refused.isUnsupported) {
      refused.failure = Message("reported an error: %1", shortened(writeJson(*error)));
    }
    return refused;
  }
  const auto results = answer->find("results");
  if (results == answer->end() || !results->is_array() || results->empty()) {
    return OwnAnswer::failed(Message("sent an answer without results: %1", shortened(line)));
  }
  for (const Json& result : *results) {
    if (!result.is_object())
      return OwnAnswer::failed(Message("sent an answer without results: %1", shortened(line)));
    const auto in = result.find("scalar");
    if (in != result.end() && *in != Json(std::string(name(scalar)))) continue;
    OwnAnswer read = readOwnAnswer(result);
    const auto steps = result.find("trace");
    if (trace && steps != result.end()) read.trace = readPluginTrace(*steps);
    return read;
  }
  // It answers only in another scalar.
  OwnAnswer none;
  none.isUnsupported = true;
  return none;
}

}  // namespace hairline
