#include "widgets/run/distance_curve.h"

#include "core/scene/transform.h"
#include "widgets/run/pair_summary.h"

namespace hairline {
namespace {

Shape shapeAt(const SceneObject& object, double time) {
  return object.displacement ? translated(object.shape, *object.displacement * time) : object.shape;
}

}  // namespace

bool isMoving(const Scene& scene, const PairReports& pair) {
  for (const std::string& id : {pair.a, pair.b}) {
    const SceneObject* object = find(scene, id);
    if (object != nullptr && object->displacement && !object->displacement->isZero(0)) return true;
  }
  return false;
}

DistanceCurve distanceCurve(const Scene& scene, const PairReports& pair, int samples) {
  DistanceCurve curve;
  const SceneObject* a = find(scene, pair.a);
  const SceneObject* b = find(scene, pair.b);
  if (a == nullptr || b == nullptr) return curve;
  for (const Report& report : pair.reports) {
    if (report.info.kind == Kind::sweep && report.hit == true && report.time) {
      curve.contacts.push_back(
          {std::string(report.info.method), report.scalar, report.time->value});
    }
  }
  PairSummarizer summarizer;
  for (int i = 0; i < samples; ++i) {
    const double time = static_cast<double>(i) / (samples - 1);
    const PairSummary summary = summarizer.summarize(shapeAt(*a, time), shapeAt(*b, time), true);
    if (summary.distance) curve.samples.push_back({time, *summary.distance});
  }
  return curve;
}

}  // namespace hairline
