#include "core/query/trace.h"

#include <algorithm>

namespace hairline {

namespace {

// Apart, so that steps with room save no registers.
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

bool Recorder::hasRoom() {
  return m_trace->steps.size() < m_trace->steps.capacity() || makeRoom(*m_trace);
}

}  // namespace hairline
