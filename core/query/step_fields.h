#pragma once

#include <string_view>
#include <type_traits>

#include "core/query/trace.h"

namespace hairline {

/// The names of the alternatives of `Step` in the format, in their order.
constexpr std::array<std::string_view, std::variant_size_v<Step>> stepNames{
    "axis", "edge function", "sign", "slab", "region", "polygon", "simplex", "time"};

/// Calls use(name, field) for every field of a step, in the order of the format.
template <typename S, typename Use>
void forEachStepField(S& step, const Use& use) {
  using T = std::remove_const_t<S>;
  use("label", step.label);
  if constexpr (std::is_same_v<T, AxisStep>) {
    use("axis", step.axis);
    use("origin", step.origin);
    use("a", step.a);
    use("b", step.b);
    use("gap", step.gap);
    use("separates", step.separates);
    use("degenerate", step.degenerate);
  } else if constexpr (std::is_same_v<T, EdgeFunctionStep>) {
    use("plane", step.plane);
    use("edge", step.edge);
    use("normal", step.normal);
    use("foot", step.foot);
    use("corner", step.corner);
    use("value", step.value);
    use("separates", step.separates);
    use("degenerate", step.degenerate);
  } else if constexpr (std::is_same_v<T, SignStep>) {
    use("value", step.value);
    use("sign", step.sign);
  } else if constexpr (std::is_same_v<T, SlabStep>) {
    use("t", step.t);
    use("remaining", step.remaining);
    use("empties", step.empties);
    use("parallel", step.parallel);
  } else if constexpr (std::is_same_v<T, RegionStep>) {
    use("feature", step.feature);
    use("query", step.query);
    use("nearest", step.nearest);
  } else if constexpr (std::is_same_v<T, PolygonStep>) {
    use("vertices", step.vertices);
    use("empties", step.empties);
  } else if constexpr (std::is_same_v<T, SimplexStep>) {
    use("vertices", step.vertices);
    use("direction", step.direction);
    use("distance", step.distance);
  } else {
    use("time", step.time);
    use("distance", step.distance);
  }
}

}  // namespace hairline
