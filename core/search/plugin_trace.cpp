#include "core/search/plugin_trace.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <set>

namespace hairline {
namespace {

// What a program may make a trace hold, so that one that never ends does not fill the memory.
constexpr std::size_t mostPluginSteps = 4096;
constexpr std::size_t mostVertices = 4096;
constexpr std::size_t mostLabels = 4096;
constexpr std::size_t longestLabel = 80;

/// Steps name their labels by views: the few there are stay where they are.
Label lastingLabel(std::string_view text) {
  static std::mutex mutex;
  static std::set<std::string, std::less<>> labels;
  const std::lock_guard lock(mutex);
  const auto known = labels.find(text);
  if (known != labels.end()) return *known;
  if (text.size() > longestLabel || labels.size() >= mostLabels) return "step";
  return *labels.emplace(text).first;
}

/// Reads the fields of one step; what is there must be of the right form.
class StepReader {
 public:
  explicit StepReader(const Json& step) : m_step(step) {}

  /// Nothing where it cannot be read.
  std::optional<Step> read() {
    if (!m_step.is_object()) return std::nullopt;
    const Label kind = text("step");
    std::optional<Step> step;
    if (kind == "axis") step = axis();
    if (kind == "edge function") step = edgeFunction();
    if (kind == "sign") step = signOf();
    if (kind == "slab") step = slab();
    if (kind == "region") step = region();
    if (kind == "polygon") step = polygon();
    if (kind == "simplex") step = simplex();
    if (kind == "time") step = TimeStep{text("label"), number("time"), number("distance")};
    return m_isBad ? std::nullopt : step;
  }

 private:
  AxisStep axis() {
    AxisStep step;
    step.label = text("label");
    step.axis = vector<3>("axis");
    step.origin = vector<3>("origin");
    step.a = interval("a");
    step.b = interval("b");
    step.gap = number("gap");
    step.separates = flag("separates");
    step.degenerate = flag("degenerate");
    return step;
  }
  EdgeFunctionStep edgeFunction() {
    EdgeFunctionStep step;
    step.label = text("label");
    const Label plane = text("plane");
    const auto known =
        std::ranges::find(projectionPlanes, plane, [](ProjectionPlane each) { return name(each); });
    if (known == projectionPlanes.end()) {
      m_isBad = true;
    } else {
      step.plane = *known;
    }
    step.edge = integer("edge", 0, 2);
    step.normal = vector<2>("normal");
    step.foot = vector<2>("foot");
    step.corner = vector<2>("corner");
    step.value = number("value");
    step.separates = flag("separates");
    step.degenerate = flag("degenerate");
    return step;
  }
  SignStep signOf() { return {text("label"), number("value"), integer("sign", -1, 1)}; }
  SlabStep slab() {
    SlabStep step;
    step.label = text("label");
    step.t = interval("t");
    step.remaining = interval("remaining");
    step.empties = flag("empties");
    step.parallel = flag("parallel");
    return step;
  }
  RegionStep region() {
    return {text("label"), text("feature"), vector<3>("query"), vector<3>("nearest")};
  }
  PolygonStep polygon() { return {text("label"), vertices(), flag("empties")}; }
  SimplexStep simplex() {
    return {text("label"), vertices(), vector<3>("direction"), number("distance")};
  }

  const Json* field(const char* key) const {
    const auto found = m_step.find(key);
    return found == m_step.end() ? nullptr : &*found;
  }
  double numberOf(const Json& value) {
    const double number = value.is_number() ? value.get<double>() : NAN;
    m_isBad = m_isBad || !std::isfinite(number);
    return number;
  }
  Label text(const char* key) {
    const Json* value = field(key);
    if (value == nullptr) return {};
    if (value->is_string()) return lastingLabel(value->get_ref<const std::string&>());
    m_isBad = true;
    return {};
  }
  double number(const char* key) {
    const Json* value = field(key);
    return value == nullptr ? 0 : numberOf(*value);
  }
  int integer(const char* key, int low, int high) {
    const double value = number(key);
    if (value == std::trunc(value) && value >= low && value <= high) {
      return static_cast<int>(value);
    }
    m_isBad = true;
    return 0;
  }
  bool flag(const char* key) {
    const Json* value = field(key);
    m_isBad = m_isBad || (value != nullptr && !value->is_boolean());
    return value != nullptr && value->is_boolean() && value->get<bool>();
  }
  template <int N>
  Eigen::Matrix<double, N, 1> vectorOf(const Json& value) {
    Eigen::Matrix<double, N, 1> vector = Eigen::Matrix<double, N, 1>::Zero();
    if (!value.is_array() || value.size() != std::size_t(N)) {
      m_isBad = true;
      return vector;
    }
    for (int i = 0; i < N; ++i) vector[i] = numberOf(value[std::size_t(i)]);
    return vector;
  }
  template <int N>
  Eigen::Matrix<double, N, 1> vector(const char* key) {
    const Json* value = field(key);
    if (value == nullptr) return Eigen::Matrix<double, N, 1>::Zero();
    return vectorOf<N>(*value);
  }
  Interval<double> interval(const char* key) {
    const Vector2<double> ends = vector<2>(key);
    return {ends[0], ends[1]};
  }
  std::vector<Vector3<double>> vertices() {
    std::vector<Vector3<double>> found;
    const Json* list = field("vertices");
    if (list == nullptr) return found;
    if (!list->is_array() || list->size() > mostVertices) {
      m_isBad = true;
      return found;
    }
    for (const Json& item : *list) found.push_back(vectorOf<3>(item));
    return found;
  }

  const Json& m_step;
  bool m_isBad = false;
};

}  // namespace

Trace readPluginTrace(const Json& steps) {
  Trace trace;
  if (!steps.is_array()) return trace;
  for (const Json& item : steps) {
    if (trace.steps.size() == mostPluginSteps) break;
    std::optional<Step> step = StepReader(item).read();
    if (!step) break;
    const auto deciding = item.find("deciding");
    if (trace.deciding < 0 && deciding != item.end() && *deciding == Json(true)) {
      trace.deciding = static_cast<int>(trace.steps.size());
    }
    trace.steps.push_back(std::move(*step));
  }
  return trace;
}

}  // namespace hairline
