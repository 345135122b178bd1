#include "app/answers_text.h"

#include <cstdio>

#include "app/step_text.h"
#include "app/text_table.h"
#include "core/base/plain_text.h"
#include "core/query/feature_order.h"
#include "core/query/proof/proof_ground.h"

namespace hairline {
namespace {

std::string verdictText(const Report& report) {
  if (report.hit) return *report.hit ? "hit" : "miss";
  if (report.mayHit) return *report.mayHit ? "may hit" : "miss";
  if (report.contains) return *report.contains ? "inside" : "outside";
  if (report.side) return std::string(name(*report.side));
  if (report.relation) return std::string(name(*report.relation));
  if (report.sign) return *report.sign < 0 ? "negative" : *report.sign == 0 ? "zero" : "positive";
  if (report.sqdist) return *report.verdict() ? "intersecting" : "apart";
  return "none";
}

class AnswerText {
 public:
  explicit AnswerText(bool hexadecimal) : m_numbers{hexadecimal} {}

  std::string write(const SceneAnswer& answer) {
    std::string text = std::string(name(answer.kind)) + "  ";
    for (std::size_t i = 0; i < answer.operands.size(); ++i) {
      const SceneObject& object = *answer.operands[i];
      if (i > 0) text += i + 1 < answer.operands.size() ? ", " : " and ";
      text += singleLineText(object.id) + " (" + std::string(typeName(object.shape)) + ")";
    }
    text += '\n';
    TextTable table("  ");
    table.addRow({"", "method", "scalar", "verdict", "measure", "axis or feature", "certificate"});
    bool differs = false;
    for (const SceneReport& entry : answer.reports) {
      const Report& report = entry.report;
      const bool marked = isDifferent(report, answer);
      differs = differs || marked;
      table.addRow({marked ? "!" : "", std::string(report.info.method),
                    std::string(name(report.scalar)), verdictText(report), measure(report),
                    axis(report, entry.swapped), certificate(report)});
      if (const std::string found = places(report, entry.swapped); !found.empty()) {
        table.addBelow("        " + found + '\n');
      }
      for (std::size_t i = 0; i < report.trace.steps.size(); ++i) {
        const bool deciding = static_cast<int>(i) == report.trace.deciding;
        table.addBelow((deciding ? "      > " : "        ") +
                       stepText(report.trace.steps[i], m_numbers, entry.swapped) + '\n');
      }
    }
    text += table.text();
    if (differs) text += "  ! differs from the exact verdict\n";
    return text;
  }

 private:
  // The exact verdict of the same method if there is one, because some methods answer a question of
  // their own; otherwise that of any method.
  static bool isDifferent(const Report& report, const SceneAnswer& answer) {
    const Report* judge = nullptr;
    for (const SceneReport& entry : answer.reports) {
      if (entry.report.scalar != ScalarKind::exact) continue;
      if (entry.report.info.method == report.info.method) {
        judge = &entry.report;
        break;
      }
      if (judge == nullptr) judge = &entry.report;
    }
    return judge != nullptr && verdictText(*judge) != verdictText(report);
  }

  std::string measure(const Report& report) const {
    std::string text;
    if (report.separating) {
      text = "gap " + m_numbers.write(report.separating->distance.value);
    } else if (report.depth) {
      text = "depth " + m_numbers.write(report.depth->value + 0.0);
    } else if (report.sqdist) {
      text = "squared distance " + m_numbers.write(report.sqdist->value);
    } else if (report.time) {
      text = "time " + m_numbers.write(report.time->value);
    } else if (report.t) {
      text = "t " + m_numbers.write(report.t->value);
    }
    if (report.limited) return "exceeds the limit of operations";
    if (report.overflow) text += text.empty() ? "overflow" : ", overflow";
    return text;
  }

  std::string axis(const Report& report, bool swapped) const {
    const ReportAxis* shown = report.separating ? &*report.separating
                              : report.overlap  ? &*report.overlap
                                                : nullptr;
    if (shown == nullptr) {
      return swapped ? featuresSwapped(report.feature) : std::string(report.feature);
    }
    return std::string(shown->label) + " " + m_numbers.write(shown->axis.toVector());
  }

  // The nearest points of the sets, or what they have in common.
  std::string places(const Report& report, bool swapped) const {
    const auto at = [this](const NumberVector& place) { return m_numbers.write(place.toVector()); };
    if (report.points.size() == 2) {
      const NumberVector& a = report.points[swapped ? 1 : 0];
      const NumberVector& b = report.points[swapped ? 0 : 1];
      return "nearest points " + at(a) + " and " + at(b);
    }
    if (report.segment) {
      return "common segment " + at((*report.segment)[0]) + " to " + at((*report.segment)[1]);
    }
    if (report.line) {
      return "common line through " + at((*report.line)[0]) + " along " + at((*report.line)[1]);
    }
    if (!report.point) return {};
    return (report.contains == false ? "point outside " : "common point ") + at(*report.point);
  }

  static std::string certificate(const Report& report) {
    const bool proven = report.certificate.status == Certificate::Status::proven;
    if (isRefuted(report)) return "UNPROVEN: the opposite is proven";
    switch (proofGround(report)) {
      case ProofGround::axis:
        return proven ? "proven: the axis separates" : "UNPROVEN: the axis does not separate";
      case ProofGround::point:
        return proven ? "proven: a common point" : "UNPROVEN: the point is not common";
      case ProofGround::planes:
        return "proven: two planes between";
      case ProofGround::weights:
        return "proven: a mean of vertices";
      case ProofGround::plane:
        return "proven: a plane between";
      case ProofGround::sides:
        return "proven: points on both sides";
      case ProofGround::crossings:
        return "proven: the crossings of a ray";
      case ProofGround::equations:
        return "proven: put into the equations";
      case ProofGround::intervals:
        return report.hit == false ? "proven: axes at all times" : "proven: axes until the contact";
      case ProofGround::facing:
        return proven ? "proven: not from the front" : "UNPROVEN: not from the front";
      case ProofGround::emptiness:
        return "proven: the slabs leave no point";
      case ProofGround::slabs:
        return "proven: the slabs overlap";
      case ProofGround::outside:
        return "proven: a point beyond a plane";
      case ProofGround::inside:
        return "proven: all of it inside";
      case ProofGround::factors:
        return "proven: triangular factors of the matrix";
      case ProofGround::locus:
        return "proven: one equation of all points";
      case ProofGround::none:
        break;
    }
    const bool absent = report.certificate.status == Certificate::Status::absent;
    return absent ? "none" : "UNPROVEN: no point or axis found";
  }

  NumberText m_numbers;
};

}  // namespace

std::string answerText(const SceneAnswer& answer, bool hexadecimal) {
  return AnswerText(hexadecimal).write(answer);
}

}  // namespace hairline
