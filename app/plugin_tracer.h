#pragma once

#include <deque>
#include <string>

#include "core/query/trace.h"
#include "resources/plugin/hairline_plugin.h"

namespace hairline {

/// Collects what a plugin tells by the functions of a `hairline_tracer`. The plugin may tell what
/// it likes: steps beyond the first 4096 and vertices beyond as many of a step are left out, labels
/// are cut after 80 bytes, and null pointers stand for nothing.
class PluginTracer {
 public:
  PluginTracer();
  PluginTracer(const PluginTracer&) = delete;
  PluginTracer& operator=(const PluginTracer&) = delete;

  /// What the plugin gets; it lasts as long as this.
  const hairline_tracer* interface() const { return &m_interface; }

  /// The steps as a list of JSON (`appendTraceJson`), the operands exchanged on wish; nothing where
  /// there are none.
  std::string json(bool swapped) const;

 private:
  Label keep(const char* text);
  /// Appends a step, where there is room.
  static void add(void* context, const char* label, Step step, int decides);

  hairline_tracer m_interface{};
  /// Where the labels of the steps stand.
  std::deque<std::string> m_labels;
  Trace m_trace;
};

}  // namespace hairline
