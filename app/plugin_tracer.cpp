#include "app/plugin_tracer.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/query/trace_json.h"

namespace hairline {
namespace {

// The limits on what is read of a trace (plugin_trace.h).
constexpr std::size_t mostPluginSteps = 4096;
constexpr std::size_t mostVertices = 4096;
constexpr std::size_t longestLabel = 80;

// A missing value is NaN, which is not written.
constexpr double none = std::numeric_limits<double>::quiet_NaN();

Vector3<double> vectorOf(const double* numbers) {
  return numbers == nullptr ? Vector3<double>(none, none, none)
                            : Vector3<double>(numbers[0], numbers[1], numbers[2]);
}

Interval<double> intervalOf(const double* ends) {
  return ends == nullptr ? Interval<double>{none, none} : Interval<double>{ends[0], ends[1]};
}

std::vector<Vector3<double>> verticesOf(const double* numbers, std::size_t count) {
  std::vector<Vector3<double>> vertices;
  if (numbers == nullptr) return vertices;
  count = std::min(count, mostVertices);
  vertices.reserve(count);
  for (std::size_t i = 0; i < count; ++i) vertices.push_back(vectorOf(numbers + 3 * i));
  return vertices;
}

}  // namespace

PluginTracer::PluginTracer() {
  m_interface.context = this;
  m_interface.axis = [](void* context, const char* label, const double* axis, const double* a,
                        const double* b, int decides) {
    AxisStep step;
    step.axis = vectorOf(axis);
    step.a = intervalOf(a);
    step.b = intervalOf(b);
    step.gap = std::max(step.b.min - step.a.max, step.a.min - step.b.max);
    step.separates = step.gap > 0;
    step.degenerate = step.axis.isZero(0);
    add(context, label, step, decides);
  };
  m_interface.sign = [](void* context, const char* label, double value, int decides) {
    add(context, label, SignStep{{}, value, (value > 0) - (value < 0)}, decides);
  };
  m_interface.slab = [](void* context, const char* label, const double* t, const double* remaining,
                        int decides) {
    SlabStep step;
    step.t = intervalOf(t);
    step.remaining = intervalOf(remaining);
    step.empties = step.remaining.min > step.remaining.max;
    add(context, label, step, decides);
  };
  m_interface.region = [](void* context, const char* label, const char* feature,
                          const double* query, const double* nearest, int decides) {
    RegionStep step;
    step.feature = static_cast<PluginTracer*>(context)->keep(feature);
    step.query = vectorOf(query);
    step.nearest = vectorOf(nearest);
    add(context, label, step, decides);
  };
  m_interface.polygon = [](void* context, const char* label, const double* vertices,
                           std::size_t count, int decides) {
    PolygonStep step;
    step.vertices = verticesOf(vertices, count);
    step.empties = step.vertices.empty();
    add(context, label, std::move(step), decides);
  };
  m_interface.simplex = [](void* context, const char* label, const double* vertices,
                           std::size_t count, const double* direction, double distance,
                           int decides) {
    SimplexStep step;
    step.vertices = verticesOf(vertices, count);
    step.direction = vectorOf(direction);
    step.distance = distance;
    add(context, label, std::move(step), decides);
  };
  m_interface.time = [](void* context, const char* label, double time, double distance,
                        int decides) {
    add(context, label, TimeStep{{}, time, distance}, decides);
  };
}

std::string PluginTracer::json(bool swapped) const {
  std::string text;
  if (!m_trace.steps.empty()) appendTraceJson(text, m_trace, false, swapped);
  return text;
}

Label PluginTracer::keep(const char* text) {
  if (text == nullptr || m_trace.steps.size() >= mostPluginSteps) return {};
  return m_labels.emplace_back(text, ::strnlen(text, longestLabel));
}

void PluginTracer::add(void* context, const char* label, Step step, int decides) {
  auto& tracer = *static_cast<PluginTracer*>(context);
  Trace& trace = tracer.m_trace;
  if (trace.steps.size() >= mostPluginSteps) return;
  std::visit([&](auto& each) { each.label = tracer.keep(label); }, step);
  if (decides != 0 && trace.deciding < 0) trace.deciding = static_cast<int>(trace.steps.size());
  trace.steps.push_back(std::move(step));
}

}  // namespace hairline
