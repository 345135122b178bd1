#include "core/query/trace_json.h"

#include <cmath>

#include "core/query/json_object.h"

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

/// Writes the fields of one step.
class StepWriter {
 public:
  StepWriter(std::string& text, bool hexadecimal, bool swapped)
      : m_text(text), m_hexadecimal(hexadecimal), m_swapped(swapped), m_object(text, hexadecimal) {}

  void write(const Step& step, bool deciding) {
    std::visit([this](const auto& s) { fields(s); }, step);
    if (deciding) m_object.field("deciding", true);
  }

 private:
  void fields(const AxisStep& step) {
    head("axis", step.label);
    put("axis", step.axis);
    put("origin", step.origin);
    put("a", m_swapped ? step.b : step.a);
    put("b", m_swapped ? step.a : step.b);
    put("gap", step.gap);
    m_object.field("separates", step.separates);
    m_object.field("degenerate", step.degenerate);
  }
  void fields(const EdgeFunctionStep& step) {
    head("edge function", step.label);
    m_object.field("plane", name(step.plane));
    m_object.field("edge", step.edge);
    put("normal", step.normal);
    put("foot", step.foot);
    put("corner", step.corner);
    put("value", step.value);
    m_object.field("separates", step.separates);
    m_object.field("degenerate", step.degenerate);
  }
  void fields(const SignStep& step) {
    head("sign", step.label);
    put("value", step.value);
    m_object.field("sign", step.sign);
  }
  void fields(const SlabStep& step) {
    head("slab", step.label);
    put("t", step.t);
    put("remaining", step.remaining);
    m_object.field("empties", step.empties);
    m_object.field("parallel", step.parallel);
  }
  void fields(const RegionStep& step) {
    head("region", step.label);
    m_object.field("feature", step.feature);
    put("query", step.query);
    put("nearest", step.nearest);
  }
  void fields(const PolygonStep& step) {
    head("polygon", step.label);
    put("vertices", step.vertices);
    m_object.field("empties", step.empties);
  }
  void fields(const SimplexStep& step) {
    head("simplex", step.label);
    put("vertices", step.vertices);
    put("direction", step.direction);
    put("distance", step.distance);
  }
  void fields(const TimeStep& step) {
    head("time", step.label);
    put("time", step.time);
    put("distance", step.distance);
  }

  void head(std::string_view kind, Label label) {
    m_object.field("step", kind);
    m_object.field("label", label);
  }

  template <typename Value>
  void put(std::string_view name, const Value& value) {
    if (!isFinite(value)) return;
    m_object.key(name);
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
  bool m_swapped;
  JsonObject m_object;
};

}  // namespace

void appendTraceJson(std::string& text, const Trace& trace, bool hexadecimal, bool swapped) {
  int index = 0;
  appendJsonList(text, trace.steps, [&](const Step& step) {
    StepWriter(text, hexadecimal, swapped).write(step, index == trace.deciding);
    ++index;
  });
}

}  // namespace hairline
