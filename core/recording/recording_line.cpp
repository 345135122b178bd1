#include "core/recording/recording_line.h"

#include <limits>

#include "core/base/plain_text.h"
#include "core/scene/shape_json.h"
#include "core/search/plugin/plugin_line.h"

namespace hairline {
namespace {

/// The field of a result that holds a verdict; null for kinds without one.
const char* verdictField(Kind kind) {
  switch (kind) {
    case Kind::intersect:
    case Kind::sweep:
      return "hit";
    case Kind::bound:
      return "may_hit";
    case Kind::contains:
      return "contains";
    case Kind::side:
      return "side";
    case Kind::common:
      return "relation";
    case Kind::orientation:
    case Kind::inCircle:
    case Kind::inSphere:
      return "sign";
    case Kind::closest:
      break;
  }
  return nullptr;
}

template <typename Integer>
Integer integerIn(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_unsigned()) return 0;
  const auto number = found->get<std::uint64_t>();
  return number > std::numeric_limits<Integer>::max() ? Integer{0} : static_cast<Integer>(number);
}

}  // namespace

Json recordedJson(const RecordedCall& call, const std::vector<RecordedSite>& sites) {
  const OwnAnswer& answer = call.answer;
  Json recorded = Json::object();
  const char* field = verdictField(call.kind);
  if (field != nullptr && answer.verdict != Verdict::none) {
    recorded[field] = jsonOf(answer.verdict);
  }
  if (answer.sqdist) recorded["sqdist"] = *answer.sqdist;
  if (answer.t) recorded["t"] = *answer.t;
  if (answer.time) recorded["time"] = *answer.time;
  if (answer.point) recorded["point"] = writeVector(*answer.point);
  for (const Vector3<double>& point : answer.points) {
    recorded["points"].push_back(writeVector(point));
  }
  if (call.site) {
    const RecordedSite& site = sites[*call.site];
    recorded["file"] = wellFormedText(site.path);
    recorded["line"] = site.line;
  }
  recorded["frame"] = call.frame;
  recorded["thread"] = call.thread;
  for (std::size_t i = 0; i < call.given.shapes.size(); ++i) {
    recorded["float"].push_back(call.isFloat[i]);
  }
  return recorded;
}

std::string recordLine(const RecordedCall& call, const std::vector<RecordedSite>& sites,
                       std::uint64_t number) {
  std::string line = requestOf(call.given, call.kind, call.scalar(), number);
  line.pop_back();
  return line + ",\"recorded\":" + writeJson(recordedJson(call, sites)) + "}\n";
}

std::optional<RecordedSite> readRecorded(const Json& line, ScalarKind scalar, RecordedCall& call) {
  call.isFloat.fill(scalar == ScalarKind::float32);
  call.answer = {};
  call.frame = 0;
  call.thread = 0;
  const auto recorded = line.find("recorded");
  if (recorded == line.end() || !recorded->is_object()) return std::nullopt;
  call.answer = readOwnAnswer(*recorded);
  call.frame = integerIn<std::uint32_t>(*recorded, "frame");
  call.thread = integerIn<std::uint16_t>(*recorded, "thread");
  const auto floats = recorded->find("float");
  if (floats != recorded->end() && floats->is_array()) {
    for (std::size_t i = 0; i < std::min(floats->size(), call.isFloat.size()); ++i) {
      if ((*floats)[i].is_boolean()) call.isFloat[i] = (*floats)[i].get<bool>();
    }
  }
  const auto file = recorded->find("file");
  if (file == recorded->end() || !file->is_string()) return std::nullopt;
  return RecordedSite{file->get<std::string>(), integerIn<std::uint32_t>(*recorded, "line")};
}

}  // namespace hairline
