#include "app/plugin_library.h"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/answerer.h"
#include "app/plugin_tracer.h"
#include "app/query_names.h"
#include "core/query/json_object.h"
#include "core/scene/shape_json.h"
#include "core/search/verdict.h"
#include "core/shapes/flat_shape.h"

namespace hairline {
namespace {

hairline_answer emptyAnswer() {
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  hairline_answer answer{};
  answer.verdict = HAIRLINE_NONE;
  answer.square_distance = answer.time = answer.t = none;
  for (auto& point : answer.points) std::ranges::fill(point, none);
  for (double* vector : {answer.point, answer.normal, answer.separating_axis}) {
    std::fill_n(vector, 3, none);
  }
  return answer;
}

/// A question to a library.
struct Question {
  Kind kind{};
  std::vector<Shape> shapes;
  std::vector<Vector3<double>> displacements;
  std::vector<ScalarKind> scalars;
  /// Whether the steps are requested.
  bool trace = false;
};

/// The answer of a function, given the operands in its order; nothing if a number leaves the range
/// of the scalar.
template <typename S, typename InterfaceShape, typename Function>
std::optional<hairline_answer> call(Function function, const Question& question, bool swapped) {
  const std::size_t count = question.shapes.size();
  std::array<FlatShape<S>, 3> flat;
  std::array<InterfaceShape, 3> operands{};
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = swapped ? count - 1 - i : i;
    flat[i].add(question.shapes[place]);
    if (!flat[i].isFinite()) return std::nullopt;
    operands[i].type = shapeTypeNames[question.shapes[place].index()].data();
    operands[i].numbers = flat[i].numbers.data();
    operands[i].number_count = flat[i].numbers.size();
    operands[i].indices = flat[i].indices.empty() ? nullptr : flat[i].indices.data();
    operands[i].index_count = flat[i].indices.size();
    for (int k = 0; k < 3; ++k) {
      operands[i].displacement[k] = static_cast<S>(question.displacements[place][k]);
    }
  }
  hairline_answer answer = emptyAnswer();
  function(operands.data(), &answer);
  return answer;
}

// ---- Answers as lines

bool fits(Kind kind, int verdict) {
  if (verdict == HAIRLINE_NONE) return true;
  if (kind == Kind::side) return verdict >= HAIRLINE_FRONT && verdict <= HAIRLINE_STRADDLES;
  if (kind == Kind::common) {
    return verdict >= HAIRLINE_COMMON_NOTHING && verdict <= HAIRLINE_COMMON_PLANE;
  }
  return kind != Kind::closest && !isPredicate(kind) &&
         (verdict == HAIRLINE_NO || verdict == HAIRLINE_YES);
}

void appendVerdict(JsonObject& result, Kind kind, int verdict) {
  if (verdict == HAIRLINE_NONE) return;
  const bool yes = verdict == HAIRLINE_YES;
  switch (kind) {
    case Kind::bound:
      return result.field("may_hit", yes);
    case Kind::contains:
      return result.field("contains", yes);
    case Kind::side:
      return result.field("side", name(static_cast<Side>(verdict - HAIRLINE_FRONT)));
    case Kind::common:
      return result.field("relation",
                          name(static_cast<Relation>(verdict - HAIRLINE_COMMON_NOTHING)));
    default:
      return result.field("hit", yes);
  }
}

bool isFinite(const double* vector) {
  return std::all_of(vector, vector + 3, [](double number) { return std::isfinite(number); });
}

void appendVector(std::string& out, const double* vector) {
  for (int i = 0; i < 3; ++i) {
    out += i == 0 ? '[' : ',';
    appendJsonNumber(out, vector[i]);
  }
  out += ']';
}

void appendResult(std::string& out, const PluginLibrary::Method& method, ScalarKind scalar,
                  const std::optional<hairline_answer>& answer, bool swapped,
                  const std::string& steps) {
  JsonObject result(out);
  result.field("method", method.name);
  result.field("scalar", name(scalar));
  if (!answer) return result.field("overflow", true);
  appendVerdict(result, method.kind, answer->verdict);
  const auto number = [&](const char* key, double value) {
    if (std::isfinite(value)) result.field(key, value);
  };
  const auto vector = [&](const char* key, const double* value) {
    if (!isFinite(value)) return;
    result.key(key);
    appendVector(out, value);
  };
  number("sqdist", answer->square_distance);
  if (isFinite(answer->points[0]) && isFinite(answer->points[1])) {
    result.key("points");
    out += '[';
    appendVector(out, answer->points[swapped ? 1 : 0]);
    out += ',';
    appendVector(out, answer->points[swapped ? 0 : 1]);
    out += ']';
  }
  number("t", answer->t);
  vector("point", answer->point);
  vector("normal", answer->normal);
  number("time", answer->time);
  if (isFinite(answer->separating_axis)) {
    result.key("separating_axis");
    JsonObject axis(out);
    axis.key("axis");
    appendVector(out, answer->separating_axis);
  }
  if (!steps.empty()) {
    result.key("trace");
    out += steps;
  }
}

// ---- Requests

Result<Question> readQuestion(const Json& request) {
  Question question;
  const auto kind = request.find("kind");
  if (kind == request.end() || !kind->is_string()) {
    return Error{"syntax", Message("%1: Expected a string", "kind"), "kind"};
  }
  const std::optional<Kind> known = kindNamed(kind->get<std::string>());
  if (!known) return Error{"unsupported", Message("Unknown kind %1", writeJson(*kind)), "kind"};
  question.kind = *known;
  for (const char* key : {"a", "b", "c"}) {
    const auto operand = request.find(key);
    if (operand == request.end()) break;
    Result<Shape> shape = readShape(*operand, key);
    if (!shape) return shape.error();
    Result<std::optional<Vector3<double>>> way = readDisplacement(*operand, key);
    if (!way) return way.error();
    question.shapes.push_back(std::move(*shape));
    question.displacements.push_back((*way).value_or(Vector3<double>::Zero()));
  }
  const auto scalars = request.find("scalars");
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
    const bool isAsked = scalars == request.end() || !scalars->is_array() ||
                         std::ranges::any_of(*scalars, [&](const Json& wanted) {
                           return wanted == Json(std::string(name(scalar)));
                         });
    if (isAsked) question.scalars.push_back(scalar);
  }
  const auto trace = request.find("trace");
  question.trace = trace != request.end() && *trace == Json(true);
  return question;
}

/// Whether a method takes the operands of a question, and in which order.
std::optional<bool> orderFor(const PluginLibrary::Method& method, const Question& question) {
  if (method.kind != question.kind || method.operands.size() != question.shapes.size()) {
    return std::nullopt;
  }
  const auto takes = [&](bool swapped) {
    for (std::size_t i = 0; i < method.operands.size(); ++i) {
      const std::size_t place = swapped ? method.operands.size() - 1 - i : i;
      if (question.shapes[place].index() != method.operands[i]) return false;
    }
    return true;
  };
  if (takes(false)) return false;
  return takes(true) ? std::optional(true) : std::nullopt;
}

Result<PluginLibrary::Method> readMethod(const hairline_method& method) {
  PluginLibrary::Method read;
  read.interface = &method;
  if (method.name == nullptr || *method.name == 0 || method.kind == nullptr) {
    return Error{"unsupported", Message("A method of the library has no name or no kind")};
  }
  read.name = method.name;
  const std::optional<Kind> kind = kindNamed(method.kind);
  if (!kind) {
    return Error{"unsupported", Message("%1: Unknown kind \"%2\"", read.name, method.kind)};
  }
  read.kind = *kind;
  for (const char* type : method.operands) {
    if (type == nullptr) break;
    const auto known = std::ranges::find(shapeTypeNames, std::string_view(type));
    if (known == shapeTypeNames.end()) {
      return Error{"unsupported", Message("%1: Unknown shape \"%2\"", read.name, type)};
    }
    read.operands.push_back(static_cast<std::size_t>(known - shapeTypeNames.begin()));
  }
  if (read.operands.size() < 2) {
    return Error{"unsupported", Message("%1: A method must have two or three operands", read.name)};
  }
  return read;
}

}  // namespace

Result<PluginLibrary> PluginLibrary::open(const std::filesystem::path& path) {
  // With a folder, so that the loader takes this file and not a system library of the same name.
  void* library = ::dlopen(std::filesystem::absolute(path).c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* reason = ::dlerror();
    return Error{"file", reason != nullptr ? Message::verbatim(reason)
                                           : Message("%1: Cannot load the library", path)};
  }
  using Entry = const hairline_plugin_info* (*)();
  const auto entry = reinterpret_cast<Entry>(::dlsym(library, "hairline_plugin"));
  if (entry == nullptr) {
    return Error{
        "unsupported",
        Message("%1: The library exports no function hairline_plugin; see hairline_plugin.h",
                path)};
  }
  const hairline_plugin_info* info = entry();
  if (info == nullptr || info->version != HAIRLINE_PLUGIN_VERSION) {
    return unsupported(
        Message("%1: The library was built for another version of hairline_plugin.h; rebuild it "
                "with version %2",
                path, HAIRLINE_PLUGIN_VERSION));
  }
  PluginLibrary made;
  made.m_trace =
      reinterpret_cast<decltype(made.m_trace)>(::dlsym(library, "hairline_plugin_trace"));
  for (std::size_t i = 0; i < info->method_count; ++i) {
    Result<Method> method = readMethod(info->methods[i]);
    if (!method) {
      return Error{"unsupported", Message("%1: %2", path, method.error().message)};
    }
    made.m_methods.push_back(std::move(*method));
  }
  return made;
}

bool PluginLibrary::keepOnly(std::string_view name) {
  std::erase_if(m_methods, [&](const Method& method) { return method.name != name; });
  return !m_methods.empty();
}

bool PluginLibrary::answer(std::string_view line, std::string& out) const {
  const Result<Json> request = parseJson(line);
  const bool isObject = request && request->is_object();
  const std::string id = isObject ? idTextOf(*request, line) : "null";
  const auto refuse = [&](const Error& error) {
    appendRequestError(out, id, error);
    out += '\n';
    return false;
  };
  if (!isObject) {
    return refuse(request ? Error{"syntax", Message("A request must be a JSON object")}
                          : request.error());
  }
  const Result<Question> question = readQuestion(*request);
  if (!question) return refuse(question.error());
  std::string results;
  bool fitsAny = false;
  for (const Method& method : m_methods) {
    const std::optional<bool> swapped = orderFor(method, *question);
    if (!swapped) continue;
    fitsAny = true;
    for (const ScalarKind scalar : question->scalars) {
      if (scalar == ScalarKind::float32 ? method.interface->in_float == nullptr
                                        : method.interface->in_double == nullptr) {
        continue;
      }
      const bool isTraced = question->trace && m_trace != nullptr;
      std::optional<PluginTracer> tracer;
      if (isTraced) m_trace(tracer.emplace().interface());
      std::optional<hairline_answer> answer;
      if (scalar == ScalarKind::float32) {
        answer = call<float, hairline_shape_float>(method.interface->in_float, *question, *swapped);
      } else {
        answer =
            call<double, hairline_shape_double>(method.interface->in_double, *question, *swapped);
      }
      if (isTraced) m_trace(nullptr);
      if (answer && !fits(method.kind, answer->verdict)) {
        return refuse({"shape", Message("The verdict %1 of %2 is not one of kind %3",
                                        answer->verdict, method.name, name(method.kind))});
      }
      if (!results.empty()) results += ',';
      const std::string steps = tracer ? tracer->json(*swapped) : std::string();
      appendResult(results, method, scalar, answer, *swapped, steps);
    }
  }
  if (!fitsAny || results.empty()) {
    return refuse(unsupported(Message("The library has no method for this request")));
  }
  out += R"({"id":)" + id;
  out += R"(,"results":[)" + results;
  out += "]}\n";
  return true;
}

}  // namespace hairline
