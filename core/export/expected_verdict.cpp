#include "core/export/expected_verdict.h"

#include <algorithm>
#include <cmath>

#include "core/export/case_name.h"
#include "core/queries.h"
#include "core/query/proof/proof_ground.h"
#include "core/scene/shape_json.h"

namespace hairline {
namespace {

constexpr std::array testedKinds{Kind::intersect, Kind::bound, Kind::closest,
                                 Kind::contains,  Kind::side,  Kind::sweep};

/// Rounds every number of a value to binary32. False if one leaves its range.
bool roundToSingle(Json& value) {
  if (value.is_number_float()) {
    const auto rounded = static_cast<float>(value.get<double>());
    value = static_cast<double>(rounded);
    return std::isfinite(rounded);
  }
  bool finite = true;
  if (value.is_structured()) {
    for (Json& member : value) finite = roundToSingle(member) && finite;
  }
  return finite;
}

/// A shape of the scene as an operand of tests, and again as the shape given by its numbers.
struct Candidate {
  TestOperand operand;
  Shape shape;
};

std::optional<Candidate> candidate(const SceneObject& object, bool single, LeftOut& leftOut) {
  if (std::holds_alternative<Mesh>(object.shape) || std::holds_alternative<Grid>(object.shape)) {
    leftOut.push_back(
        Message("\"%1\": Unit tests cannot contain a %2", object.id, typeName(object.shape)));
    return std::nullopt;
  }
  if (!object.displacements.empty()) {
    leftOut.push_back(
        Message("\"%1\": Unit tests cannot contain vertices that move on their own "
                "lines",
                object.id));
    return std::nullopt;
  }
  Candidate made;
  made.operand.id = object.id;
  Shape plain = object.shape;
  if (auto* plane = std::get_if<Plane<double>>(&plain)) {
    *plane = Plane<double>{plane->normal, plane->offset};
  }
  made.operand.shape = writeShape(plain);
  Json displacement =
      writeVector(object.displacement.value_or(Vector3<double>(Vector3<double>::Zero())));
  if (single && !(roundToSingle(made.operand.shape) && roundToSingle(displacement))) {
    leftOut.push_back(Message("\"%1\": A number is outside the range of binary32", object.id));
    return std::nullopt;
  }
  Result<Shape> shape = readShape(made.operand.shape);
  if (!shape) {
    leftOut.push_back(Message("\"%1\": Rounding to binary32 makes the shape invalid: %2", object.id,
                              shape.error().message));
    return std::nullopt;
  }
  made.shape = std::move(*shape);
  made.operand.displacement = Vector3<double>(
      displacement[0].get<double>(), displacement[1].get<double>(), displacement[2].get<double>());
  return made;
}

bool hasMotion(const Candidate& candidate) { return !candidate.operand.displacement->isZero(0); }

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
std::vector<ExpectedVerdict> answersOf(std::span<const Candidate* const> operands, Kind kind,
                                       const VerdictQuestion& question) {
  std::vector<const Shape*> shapes;
  for (const Candidate* operand : operands) shapes.push_back(&operand->shape);
  std::optional<Report> best;
  bool swapped = false;
  QueryOptions options;
  options.displacements = {*operands[0]->operand.displacement, *operands[1]->operand.displacement};
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
  for (const Candidate* operand : operands) expected.operands.push_back(operand->operand);
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
    made.shapes.push_back(*readShape(operand.shape));
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
                                              LeftOut& leftOut) {
  std::vector<Candidate> candidates;
  for (const SceneObject& object : scene.objects) {
    if (question.pair && object.id != (*question.pair)[0] && object.id != (*question.pair)[1]) {
      continue;
    }
    if (auto made = candidate(object, question.single, leftOut)) {
      candidates.push_back(std::move(*made));
    }
  }
  std::vector<ExpectedVerdict> verdicts;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    for (std::size_t j = i + 1; j < candidates.size(); ++j) {
      const bool isMoving = hasMotion(candidates[i]) || hasMotion(candidates[j]);
      for (const Kind kind : testedKinds) {
        if (!isWanted(kind, question, isMoving)) continue;
        const std::array operands{&candidates[i], &candidates[j]};
        for (ExpectedVerdict& expected : answersOf(operands, kind, question)) {
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
