#include "core/query/trace_json.h"

#include <cmath>

#include "core/query/feature_order.h"
#include "core/query/json_object.h"
#include "core/query/step_fields.h"

namespace hairline {
namespace {

bool isFinite(double x) { return std::isfinite(x); }
bool isFinite(const Interval<double>& x) { return std::isfinite(x.min) && std::isfinite(x.max); }
template <int N, int options>
bool isFinite(const Eigen::Matrix<double, N, 1, options>& v) {
  return v.allFinite();
}
bool isFinite(const std::vector<Vector3<double>>& points) {
  for (const Vector3<double>& point : points) {
    if (!point.allFinite()) return false;
  }
  return true;
}

/// Writes the fields of one step. Numbers that are not finite are left out.
class StepWriter {
 public:
  StepWriter(std::string& text, bool hexadecimal)
      : m_text(text), m_hexadecimal(hexadecimal), m_object(text, hexadecimal) {}

  void write(const Step& step, bool deciding) {
    m_object.field("step", stepNames[step.index()]);
    std::visit(
        [this](const auto& known) {
          forEachStepField(known,
                           [this](std::string_view name, const auto& value) { put(name, value); });
        },
        step);
    if (deciding) m_object.field("deciding", true);
  }

 private:
  void put(std::string_view key, Label value) { m_object.field(key, value); }
  void put(std::string_view key, bool value) { m_object.field(key, value); }
  void put(std::string_view key, int value) { m_object.field(key, value); }
  void put(std::string_view key, ProjectionPlane value) { m_object.field(key, name(value)); }
  template <typename Value>
  void put(std::string_view key, const Value& value) {
    if (!isFinite(value)) return;
    m_object.key(key);
    append(value);
  }
  void append(double x) { appendJsonNumber(m_text, x, m_hexadecimal); }
  void append(const Interval<double>& x) {
    m_text += '[';
    append(x.min);
    m_text += ',';
    append(x.max);
    m_text += ']';
  }
  template <int N, int options>
  void append(const Eigen::Matrix<double, N, 1, options>& v) {
    appendJsonList(m_text, v, [this](double x) { append(x); });
  }
  void append(const std::vector<Vector3<double>>& points) {
    appendJsonList(m_text, points, [this](const Vector3<double>& point) { append(point); });
  }

  std::string& m_text;
  bool m_hexadecimal;
  JsonObject m_object;
};

}  // namespace

void appendTraceJson(std::string& text, const Trace& trace, bool hexadecimal, bool swapped) {
  int index = 0;
  appendJsonList(text, trace.steps, [&](Step step) {
    if (auto* axis = std::get_if<AxisStep>(&step); axis != nullptr && swapped) {
      std::swap(axis->a, axis->b);
    }
    std::string features;
    if (auto* region = std::get_if<RegionStep>(&step); region != nullptr && swapped) {
      features = featuresSwapped(region->feature);
      region->feature = features;
    }
    StepWriter(text, hexadecimal).write(step, index == trace.deciding);
    ++index;
  });
}

}  // namespace hairline
