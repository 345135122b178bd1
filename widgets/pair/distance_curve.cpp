#include "widgets/pair/distance_curve.h"

#include "core/scene/motion.h"
#include "core/scene/object_part.h"
#include "widgets/pair/pair_summary.h"

namespace hairline {
bool isMoving(const Scene& scene, const PairReports& pair) {
  for (const std::string& id : {pair.a, pair.b}) {
    const Operand object(scene, id);
    if (object && isMoving(*object)) return true;
  }
  return false;
}

std::vector<DistanceCurve::Contact> contactsOf(const PairReports& pair) {
  std::vector<DistanceCurve::Contact> contacts;
  for (const Report& report : pair.reports) {
    if (report.info.kind == Kind::sweep && report.hit == true && report.time) {
      contacts.push_back({std::string(report.info.method), report.scalar, report.time->value});
    }
  }
  return contacts;
}

std::vector<DistanceCurve::Sample> distanceSamples(const SceneObject& a, const SceneObject& b,
                                                   int count,
                                                   const std::function<bool(double)>& stop) {
  std::vector<DistanceCurve::Sample> samples;
  PairSummarizer summarizer;
  for (int i = 0; i < count; ++i) {
    const double time = static_cast<double>(i) / (count - 1);
    if (stop(time)) break;
    const auto distance = summarizer.distance(shapeAt(a, time), shapeAt(b, time));
    if (distance) samples.push_back({time, *distance});
  }
  return samples;
}

}  // namespace hairline
