#pragma once

#include <deque>
#include <string>

#include "core/query/trace.h"
#include "resources/plugin/hairline_plugin.h"

namespace hairline {

/// Collects what a plugin reports through the functions of a `hairline_tracer`. The plugin is not
/// trusted: steps beyond the first 4096 and vertices beyond as many of a step are dropped, labels
/// are cut after 80 bytes, and null pointers are ignored.
class PluginTracer {
 public:
  PluginTracer();
  PluginTracer(const PluginTracer&) = delete;
  PluginTracer& operator=(const PluginTracer&) = delete;

  /// The interface passed to the plugin; valid for the lifetime of this object.
  const hairline_tracer* interface() const { return &m_interface; }

  /// The steps as a JSON list (`appendTraceJson`), with the operands exchanged on request; nothing
  /// if there are none.
  std::string json(bool swapped) const;

 private:
  Label keep(const char* text);
  /// Appends a step if there is room.
  static void add(void* context, const char* label, Step step, int decides);

  hairline_tracer m_interface{};
  /// Storage for the labels of the steps.
  std::deque<std::string> m_labels;
  Trace m_trace;
};

}  // namespace hairline
