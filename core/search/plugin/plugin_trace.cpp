#include "core/search/plugin/plugin_trace.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <set>

#include "core/query/step_fields.h"

namespace hairline {
namespace {

// Limits on what a program may put into a trace, so that an endless one does not fill the memory.
constexpr std::size_t mostPluginSteps = 4096;
constexpr std::size_t mostVertices = 4096;
constexpr std::size_t mostLabels = 4096;
constexpr std::size_t longestLabel = 80;

/// Steps refer to their labels by views: the few labels are kept for good.
Label lastingLabel(std::string_view text) {
  static std::mutex mutex;
  static std::set<std::string, std::less<>> labels;
  const std::lock_guard lock(mutex);
  const auto known = labels.find(text);
  if (known != labels.end()) return *known;
  if (text.size() > longestLabel || labels.size() >= mostLabels) return "step";
  return *labels.emplace(text).first;
}

template <std::size_t... kinds>
Step emptyStep(std::size_t kind, std::index_sequence<kinds...>) {
  Step step;
  ((kinds == kind ? void(step.emplace<kinds>()) : void()), ...);
  return step;
}

/// Reads the fields of one step; those present must be valid.
class StepReader {
 public:
  explicit StepReader(const Json& step) : m_step(step) {}

  /// Nothing if it cannot be read.
  std::optional<Step> read() {
    if (!m_step.is_object()) return std::nullopt;
    const auto kind = m_step.find("step");
    if (kind == m_step.end() || !kind->is_string()) return std::nullopt;
    const auto known = std::ranges::find(stepNames, kind->get_ref<const std::string&>());
    if (known == stepNames.end()) return std::nullopt;
    Step step = emptyStep(static_cast<std::size_t>(known - stepNames.begin()),
                          std::make_index_sequence<stepNames.size()>());
    std::visit(
        [this](auto& fields) {
          forEachStepField(fields, [this](const char* name, auto& field) {
            const auto found = m_step.find(name);
            if (found != m_step.end()) {
              take(*found, name, field);
            } else if constexpr (std::is_same_v<decltype(field), ProjectionPlane&>) {
              m_isBad = true;
            }
          });
        },
        step);
    return m_isBad ? std::nullopt : std::optional(std::move(step));
  }

 private:
  double numberOf(const Json& value) {
    const double number = value.is_number() ? value.get<double>() : NAN;
    m_isBad = m_isBad || !std::isfinite(number);
    return number;
  }
  void take(const Json& value, const char*, Label& label) {
    m_isBad = m_isBad || !value.is_string();
    if (value.is_string()) label = lastingLabel(value.get_ref<const std::string&>());
  }
  void take(const Json& value, const char*, ProjectionPlane& plane) {
    const auto known = std::ranges::find_if(projectionPlanes, [&](ProjectionPlane each) {
      return value == Json(std::string(name(each)));
    });
    m_isBad = m_isBad || known == projectionPlanes.end();
    if (known != projectionPlanes.end()) plane = *known;
  }
  void take(const Json& value, const char*, bool& flag) {
    m_isBad = m_isBad || !value.is_boolean();
    flag = value.is_boolean() && value.get<bool>();
  }
  void take(const Json& value, const char*, double& number) { number = numberOf(value); }
  void take(const Json& value, const char* name, int& number) {
    // The sign of a predicate, or the edge opposite to a vertex.
    const int low = std::string_view(name) == "edge" ? 0 : -1;
    const double read = numberOf(value);
    const bool isGood = read == std::trunc(read) && read >= low && read <= low + 2;
    m_isBad = m_isBad || !isGood;
    if (isGood) number = static_cast<int>(read);
  }
  template <int N, int options>
  void take(const Json& value, const char*, Eigen::Matrix<double, N, 1, options>& vector) {
    m_isBad = m_isBad || !value.is_array() || value.size() != std::size_t(N);
    for (int i = 0; i < N && !m_isBad; ++i) vector[i] = numberOf(value[std::size_t(i)]);
  }
  void take(const Json& value, const char* name, Interval<double>& interval) {
    Vector2<double> ends = Vector2<double>::Zero();
    take(value, name, ends);
    interval = {ends[0], ends[1]};
  }
  void take(const Json& value, const char* name, std::vector<Vector3<double>>& points) {
    m_isBad = m_isBad || !value.is_array() || value.size() > mostVertices;
    for (std::size_t i = 0; !m_isBad && i < value.size(); ++i) {
      take(value[i], name, points.emplace_back(Vector3<double>::Zero()));
    }
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
