#include "core/query/report_json.h"

#include <algorithm>
#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/query/feature_order.h"
#include "core/query/json_object.h"
#include "core/query/proof/proof_json.h"
#include "core/query/trace_json.h"

namespace hairline {
namespace {

/// How a number is written, and whether it can be: as a double, or as its rational.
struct Plain {
  static constexpr bool isExact = false;
  bool hexadecimal;

  static bool has(const Number& number) { return std::isfinite(number.value); }
  void append(std::string& text, const Number& number) const {
    appendJsonNumber(text, number.value, hexadecimal);
  }
};

struct Rationals {
  static constexpr bool isExact = true;

  static bool has(const Number& number) { return number.exact.has_value(); }
  void append(std::string& text, const Number& number) const {
    text += '"';
    text += number.exact->toString();
    text += '"';
  }
};

/// Writes the fields of a report that hold numbers, in the given style.
template <typename Style>
class FieldWriter {
 public:
  FieldWriter(std::string& text, JsonObject& object, Style style, bool swapped)
      : m_text(text), m_object(object), m_style(style), m_swapped(swapped) {}

  void write(const Report& report) {
    // Left out if it underflowed: a zero would mean that the shapes touch. Its rational stays.
    const bool isZero = !Style::isExact && report.sqdist && report.sqdist->value == 0;
    if (!report.overflow || !isZero || report.verdict() == true) put("sqdist", report.sqdist);
    putPoints(report.points);
    put("t", report.t);
    put("barycentric", report.barycentric);
    put("point", report.point);
    put("segment", report.segment);
    putLine(report.line);
    put("normal", m_swapped ? opposite(report.normal) : report.normal);
    // If shapes just touch, the overlap is minus a gap of zero: written without its sign.
    std::optional<Number> depth = report.depth;
    if (depth) depth->value += 0.0;
    put("depth", depth);
    put("time", report.time);
    put("time_bracket", report.timeBracket);
  }

  void write(const ReportAxis& axis) {
    put("axis", axis.axis);
    put("a", m_swapped ? axis.b : axis.a);
    put("b", m_swapped ? axis.a : axis.b);
    put("gap", axis.amount);
    put("distance", axis.distance);
  }

  /// Whether every number of the axis except its distance can be written: the distance may be
  /// irrational.
  static bool has(const ReportAxis& axis) {
    return has(axis.axis) && has(axis.a) && has(axis.b) && has(axis.amount) &&
           (Style::isExact || has(axis.distance));
  }
  /// Whether `write` would write anything.
  static bool hasAny(const Report& report) {
    const auto any = [](const auto& field) { return field && has(*field); };
    return any(report.sqdist) || !report.points.empty() || any(report.t) ||
           any(report.barycentric) || any(report.point) || any(report.segment) ||
           any(report.line) || any(report.normal) || any(report.depth) || any(report.time);
  }

 private:
  /// The normal of a contact from the other operand's side.
  static std::optional<NumberVector> opposite(std::optional<NumberVector> normal) {
    if (!normal) return normal;
    for (Number& number : normal->coordinates) {
      number.value = 0.0 - number.value;
      if (number.exact) number.exact = -*number.exact;
    }
    return normal;
  }
  static bool has(const Number& number) { return Style::has(number); }
  static bool has(const NumberVector& vector) {
    return std::all_of(vector.coordinates.begin(), vector.coordinates.begin() + vector.size,
                       [](const Number& number) { return Style::has(number); });
  }
  static bool has(const NumberInterval& x) { return has(x.min) && has(x.max); }
  static bool has(const std::array<NumberVector, 2>& pair) { return has(pair[0]) && has(pair[1]); }

  template <typename Value>
  void put(std::string_view name, const std::optional<Value>& value) {
    if (value) put(name, *value);
  }
  template <typename Value>
  void put(std::string_view name, const Value& value) {
    if (!has(value)) return;
    m_object.key(name);
    append(value);
  }
  void putPoints(const std::vector<NumberVector>& points) {
    if (points.empty() || !std::all_of(points.begin(), points.end(),
                                       [](const NumberVector& point) { return has(point); })) {
      return;
    }
    m_object.key("points");
    const auto appendPoint = [this](const NumberVector& point) { append(point); };
    if (m_swapped) {
      appendJsonList(m_text, std::vector<NumberVector>(points.rbegin(), points.rend()),
                     appendPoint);
    } else {
      appendJsonList(m_text, points, appendPoint);
    }
  }
  void putLine(const std::optional<std::array<NumberVector, 2>>& line) {
    if (!line || !has(*line)) return;
    m_object.key("line");
    JsonObject object(m_text);
    object.key("origin");
    append((*line)[0]);
    object.key("direction");
    append((*line)[1]);
  }

  void append(const Number& number) { m_style.append(m_text, number); }
  void append(const NumberVector& vector) {
    m_text += '[';
    for (int i = 0; i < vector.size; ++i) {
      if (i > 0) m_text += ',';
      append(vector[i]);
    }
    m_text += ']';
  }
  void append(const NumberInterval& x) {
    m_text += '[';
    append(x.min);
    m_text += ',';
    append(x.max);
    m_text += ']';
  }
  void append(const std::array<NumberVector, 2>& pair) {
    appendJsonList(m_text, pair, [this](const NumberVector& vector) { append(vector); });
  }

  std::string& m_text;
  JsonObject& m_object;
  Style m_style;
  bool m_swapped;
};

template <typename Style>
void writeAxis(std::string& text, JsonObject& object, const Report& report, Style style,
               bool swapped) {
  if (!report.separating || !FieldWriter<Style>::has(*report.separating)) return;
  object.key("separating_axis");
  JsonObject fields(text);
  if (!Style::isExact) fields.field("label", report.separating->label);
  FieldWriter<Style>(text, fields, style, swapped).write(*report.separating);
}

void writeExact(std::string& text, JsonObject& object, const Report& report, bool swapped) {
  using Writer = FieldWriter<Rationals>;
  const bool axis = report.separating && Writer::has(*report.separating);
  if (!axis && !Writer::hasAny(report)) return;
  object.key("exact");
  JsonObject fields(text);
  Writer(text, fields, {}, swapped).write(report);
  writeAxis(text, fields, report, Rationals{}, swapped);
}

void writeCertificate(std::string& text, JsonObject& object, const Certificate& certificate,
                      const ReportJsonStyle& style) {
  object.key("certificate");
  JsonObject fields(text);
  if (certificate.proof) {
    const Proof& proof = *certificate.proof;
    appendProofFields(text, fields, style.swapped ? swapped(proof) : proof, style.hexadecimal);
  }
  // In the order of the statuses.
  constexpr std::array<const char*, 3> checked{"none", "holds", "fails"};
  fields.field("checked", checked[static_cast<std::size_t>(certificate.status)]);
}

}  // namespace

void appendReportJson(std::string& text, const Report& report, const ReportJsonStyle& style) {
  // If subnormal numbers counted as zero, some would be left out.
  const ArithmeticScope scope;
  JsonObject object(text, style.hexadecimal);
  object.field("method", report.info.method);
  object.field("scalar", name(report.scalar));
  if (report.hit) object.field("hit", *report.hit);
  if (report.mayHit) object.field("may_hit", *report.mayHit);
  if (report.contains) object.field("contains", *report.contains);
  if (report.side) object.field("side", name(*report.side));
  if (report.relation) object.field("relation", name(*report.relation));
  if (report.sign) object.field("sign", *report.sign);
  const Plain plain{style.hexadecimal};
  FieldWriter<Plain>(text, object, plain, style.swapped).write(report);
  if (!report.feature.empty()) {
    object.field("feature",
                 style.swapped ? featuresSwapped(report.feature) : std::string(report.feature));
  }
  writeAxis(text, object, report, plain, style.swapped);
  if (report.scalar == ScalarKind::exact) writeExact(text, object, report, style.swapped);
  if (style.certificate) writeCertificate(text, object, report.certificate, style);
  if (style.trace) {
    object.key("trace");
    appendTraceJson(text, report.trace, style.hexadecimal, style.swapped);
    if (report.trace.cut) object.field("cut", true);
  }
  if (report.limited) object.field("limit", true);
  if (report.overflow) object.field("overflow", true);
}

}  // namespace hairline
