#include "core/export/expected_verdict.h"

#include <algorithm>
#include <cmath>

#include "core/export/case_name.h"
#include "core/queries.h"
#include "core/query/proof/proof_ground.h"
#include "core/scene/shape_json.h"
#include "core/shapes/validate.h"

namespace hairline {
namespace {

constexpr std::array testedKinds{Kind::intersect, Kind::bound, Kind::closest,
                                 Kind::contains,  Kind::side,  Kind::sweep};

/// Why an object cannot be an operand of tests; else the operand.
std::variant<TestOperand, Message> operandOf(const SceneObject& object, bool single) {
  if (std::holds_alternative<Mesh>(object.shape) || std::holds_alternative<Grid>(object.shape)) {
    return Message("Unit tests cannot contain a %1", typeName(object.shape));
  }
  if (!object.displacements.empty()) {
    return Message("Unit tests cannot contain vertices that move on their own lines");
  }
  if (object.rotation) return Message("Unit tests cannot contain objects that rotate");
  TestOperand made{object.id, object.shape, {}, {}};
  if (auto* plane = std::get_if<Plane<double>>(&made.shape)) {
    *plane = Plane<double>{plane->normal, plane->offset};
  }
  made.displacement = object.displacement.value_or(Vector3<double>(Vector3<double>::Zero()));
  if (single) {
    const auto rounded = roundedToFloat(
        {.shapes = {made.shape}, .displacements = {*made.displacement, *made.displacement}});
    if (!rounded) return Message("In float: a number is outside the range of binary32");
    made.shape = rounded->shapes[0];
    made.displacement = rounded->displacements[0];
  }
  if (const std::optional<ShapeFault> fault = validate(made.shape)) {
    return Message("In float: rounding to binary32 makes the shape invalid: %1", fault->message);
  }
  made.fields = writeShape(made.shape);
  return made;
}

bool hasMotion(const TestOperand& operand) { return !operand.displacement->isZero(0); }

std::string text(const Number& number) {
  if (number.exact) return number.exact->toString();
  std::string decimal;
  appendJsonNumber(decimal, number.value);
  return decimal;
}

template <typename Vector>
std::string textOf(const Vector& vector, int size) {
  std::string list = "(";
  for (int i = 0; i < size; ++i) {
    if (i > 0) list += ", ";
    if constexpr (requires { vector.coordinates; }) {
      list += text(vector[i]);
    } else {
      list += vector[i].toString();
    }
  }
  return list + ')';
}

std::string textOf(const NumberInterval& interval) {
  return '[' + text(interval.min) + ", " + text(interval.max) + ']';
}

/// The proof of a report in words and numbers.
std::vector<std::string> proofOf(const Report& report) {
  std::vector<std::string> lines;
  if (report.certificate.status != Certificate::Status::proven) return lines;
  const auto* axis = std::get_if<AxisProof>(&report.certificate.proof->content);
  if (axis != nullptr && report.separating) {
    const ReportAxis& own = *report.separating;
    const std::string label = std::string(own.label);
    lines.push_back("Proof: the axis " + textOf(own.axis, own.axis.size) +
                    (label.empty() ? "" : " (" + label + ")") + " separates them,");
    lines.push_back("with the projections " + textOf(own.a) + " and " + textOf(own.b) + '.');
  } else if (const auto* point = std::get_if<PointProof>(&report.certificate.proof->content)) {
    const bool isSweep = report.info.kind == Kind::sweep;
    const int size = report.point ? report.point->size : 3;
    lines.push_back("Proof: both have the point " + textOf(point->point, size) +
                    (isSweep ? " at the time " + point->time.toString() : "") + '.');
  } else if (proofGround(report) == ProofGround::emptiness) {
    lines.push_back("Proof: the slabs of a k-DOP leave no point.");
  }
  return lines;
}

/// The float nearest to a number. Rounding to double first may be off by one ulp.
float nearestFloat(const Rational& exact) {
  const auto rounded = static_cast<float>(exact.toNearestDouble());
  float nearest = rounded;
  for (const float end : {-INFINITY, INFINITY}) {
    const float other = std::nextafter(rounded, end);
    if (!std::isfinite(rounded) || !std::isfinite(other)) continue;
    if (absolute(exact - Rational(other)) < absolute(exact - Rational(nearest))) nearest = other;
  }
  return nearest;
}

/// A number of an exact report in the scalar of a test; nothing if it leaves the range.
std::optional<double> roundedTo(const Number& number, bool single) {
  double rounded = number.value;
  if (single) {
    rounded = number.exact ? nearestFloat(*number.exact) : static_cast<float>(number.value);
  }
  const bool isZero = number.exact ? sign(*number.exact) == 0 : number.value == 0;
  // -0 is neither a distance nor a time.
  if (rounded == 0) return isZero ? std::optional(0.0) : std::nullopt;
  return std::isfinite(rounded) ? std::optional(rounded) : std::nullopt;
}

std::optional<ExpectedAnswer> answerOf(const Report& report, bool single) {
  if (report.info.kind == Kind::closest) {
    const auto sqdist = report.sqdist ? roundedTo(*report.sqdist, single) : std::nullopt;
    return sqdist && !report.overflow ? std::optional<ExpectedAnswer>(*sqdist) : std::nullopt;
  }
  if (report.side) return *report.side;
  const std::optional<bool> verdict = report.verdict();
  return verdict ? std::optional<ExpectedAnswer>(*verdict) : std::nullopt;
}

/// The answers of a kind about shapes by every method that answers it; none without a method. For a
/// sweep the first time follows, if it is requested and there is one.
std::vector<ExpectedVerdict> answersOf(std::span<const TestOperand* const> operands, Kind kind,
                                       const VerdictQuestion& question) {
  std::vector<const Shape*> shapes;
  for (const TestOperand* operand : operands) shapes.push_back(&operand->shape);
  std::optional<Report> best;
  bool swapped = false;
  QueryOptions options;
  options.displacements = {*operands[0]->displacement, *operands[1]->displacement};
  for (const FittingQuery& query : queriesFor(shapes)) {
    const QueryInfo& info = query.entry->info;
    if (info.kind != kind || info.oneSided || !query.entry->has(ScalarKind::exact)) continue;
    // Tests ask of points alone whether they are in a solid.
    if (query.entry->isOrdered()) continue;
    if (best && best->certificate.status == Certificate::Status::proven) break;
    Report report = query.entry->run(query.shapes, ScalarKind::exact,
                                     query.swapped ? withSwappedOperands(options) : options, false);
    if (!answerOf(report, question.single)) continue;
    if (best && report.certificate.status != Certificate::Status::proven) continue;
    best = std::move(report);
    swapped = query.swapped;
  }
  if (!best) return {};
  ExpectedVerdict expected;
  expected.kind = kind;
  expected.single = question.single;
  expected.answer = *answerOf(*best, question.single);
  for (const TestOperand* operand : operands) expected.operands.push_back(*operand);
  if (swapped) std::reverse(expected.operands.begin(), expected.operands.end());
  if (kind != Kind::sweep) {
    for (TestOperand& operand : expected.operands) operand.displacement.reset();
  }
  expected.proof = proofOf(*best);
  std::vector<ExpectedVerdict> answers{expected};
  const auto time =
      question.times && best->time ? roundedTo(*best->time, question.single) : std::nullopt;
  if (kind == Kind::sweep && time) {
    expected.answer = *time;
    answers.push_back(std::move(expected));
  }
  return answers;
}

/// The case formed by the operands of a test.
SearchCase caseOf(const ExpectedVerdict& expected) {
  SearchCase made;
  for (const TestOperand& operand : expected.operands) {
    if (operand.displacement) made.displacements[made.shapes.size()] = *operand.displacement;
    made.shapes.push_back(operand.shape);
  }
  return made;
}

bool isWanted(Kind kind, const VerdictQuestion& question, bool isMoving) {
  // If nothing moves, a sweep gives the same answer as intersect.
  if (kind == Kind::sweep && !isMoving) return false;
  if (question.kinds.empty()) return kind != Kind::closest;
  return std::ranges::find(question.kinds, kind) != question.kinds.end();
}

}  // namespace

std::vector<ExpectedVerdict> expectedVerdicts(const Scene& scene, const VerdictQuestion& question,
                                              std::vector<LeftOut>& leftOut) {
  std::vector<TestOperand> operands;
  for (const SceneObject& object : scene.objects) {
    if (question.pair && object.id != (*question.pair)[0] && object.id != (*question.pair)[1]) {
      continue;
    }
    auto made = operandOf(object, question.single);
    if (auto* operand = std::get_if<TestOperand>(&made)) {
      operands.push_back(std::move(*operand));
    } else {
      leftOut.push_back({object.id, std::get<Message>(std::move(made))});
    }
  }
  std::vector<ExpectedVerdict> verdicts;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    for (std::size_t j = i + 1; j < operands.size(); ++j) {
      const bool isMoving = hasMotion(operands[i]) || hasMotion(operands[j]);
      for (const Kind kind : testedKinds) {
        if (!isWanted(kind, question, isMoving)) continue;
        const std::array<const TestOperand*, 2> pair{&operands[i], &operands[j]};
        for (ExpectedVerdict& expected : answersOf(pair, kind, question)) {
          expected.scene = scene.name;
          if (scene.name.empty() || question.isOfFinding) {
            expected.shows =
                caseName(caseOf(expected), expected.kind, expected.answer, expected.single);
          }
          verdicts.push_back(std::move(expected));
        }
      }
    }
  }
  return verdicts;
}

}  // namespace hairline
