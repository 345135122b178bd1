#include "core/query/trace.h"

#include <algorithm>

namespace hairline {

namespace {

// Out of line, so that the common path saves no registers to the stack.
[[gnu::noinline]] bool makeRoom(Trace& trace) {
  std::vector<Step>& steps = trace.steps;
  if (steps.size() >= mostSteps) {
    trace.cut = true;
    return false;
  }
  steps.reserve(std::clamp<std::size_t>(2 * steps.size(), 16, mostSteps));
  return true;
}

}  // namespace

bool Recorder::reserveStep() {
  const std::vector<Step>& steps = m_trace->steps;
  return steps.size() < std::min(steps.capacity(), mostSteps) || makeRoom(*m_trace);
}

}  // namespace hairline
