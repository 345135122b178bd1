#include "core/query/trace.h"

namespace hairline {

void Recorder::add(Step&& step) {
  if (m_trace->steps.empty()) m_trace->steps.reserve(16);
  if (m_trace->steps.size() == mostSteps) {
    m_trace->cut = true;
    return;
  }
  m_trace->steps.push_back(std::move(step));
}

}  // namespace hairline
