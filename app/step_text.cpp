#include "app/step_text.h"

#include <cstdio>

#include "core/query/feature_order.h"

namespace hairline {
namespace {

struct StepWriter {
  const NumberText& numbers;
  bool swapped;

  std::string operator()(const AxisStep& step) const {
    std::string text = numbers.write(step.axis);
    if (step.degenerate) return text + "  degenerate: the zero vector separates nothing";
    text += "  a " + numbers.write(swapped ? step.b : step.a);
    text += "  b " + numbers.write(swapped ? step.a : step.b);
    return text + (step.separates ? "  separates, gap " : "  gap ") + numbers.write(step.gap);
  }
  std::string operator()(const EdgeFunctionStep& step) const {
    if (step.degenerate) return "degenerate: the edge is a point in this projection";
    return "normal " + numbers.write(step.normal) + "  support point " +
           numbers.write(step.corner) + "  value " + numbers.write(step.value) +
           (step.separates ? "  separates" : "");
  }
  std::string operator()(const SignStep& step) const {
    return "value " + numbers.write(step.value) + "  sign " + std::to_string(step.sign);
  }
  std::string operator()(const SlabStep& step) const {
    if (step.parallel) return step.empties ? "parallel, outside" : "parallel, inside";
    return "t " + numbers.write(step.t) +
           (step.empties ? "  nothing remains" : "  remains " + numbers.write(step.remaining));
  }
  std::string operator()(const RegionStep& step) const {
    return "region of " + (swapped ? featuresSwapped(step.feature) : std::string(step.feature)) +
           "  nearest " + numbers.write(step.nearest);
  }
  std::string operator()(const PolygonStep& step) const {
    if (step.empties) return "nothing remains";
    return std::to_string(step.vertices.size()) + " vertices remain";
  }
  std::string operator()(const SimplexStep& step) const {
    return std::to_string(step.vertices.size()) + " vertices  direction " +
           numbers.write(step.direction) + "  distance " + numbers.write(step.distance);
  }
  std::string operator()(const TimeStep& step) const {
    return "time " + numbers.write(step.time) + "  distance " + numbers.write(step.distance);
  }
};

}  // namespace

std::string NumberText::write(double number) const {
  char text[40];
  std::snprintf(text, sizeof text, hexadecimal ? "%a" : "%.6g", number);
  return text;
}

std::string NumberText::write(const Vector3<double>& vector) const {
  return '(' + write(vector[0]) + ", " + write(vector[1]) + ", " + write(vector[2]) + ')';
}

std::string NumberText::write(const Vector2<double>& vector) const {
  return '(' + write(vector[0]) + ", " + write(vector[1]) + ')';
}

std::string NumberText::write(const Interval<double>& interval) const {
  return '[' + write(interval.min) + ", " + write(interval.max) + ']';
}

std::string stepText(const Step& step, const NumberText& numbers, bool swapped) {
  return std::string(label(step)) + "  " + std::visit(StepWriter{numbers, swapped}, step);
}

}  // namespace hairline
