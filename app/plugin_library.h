#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/query/answer.h"
#include "core/query/query.h"
#include "resources/plugin/hairline_plugin.h"

namespace hairline {

/// A shared library of the user's with methods behind the interface of hairline_plugin.h. It runs
/// in this process, so load it in a process of its own.
class PluginLibrary {
 public:
  struct Method {
    const hairline_method* interface = nullptr;
    std::string name;
    Kind kind{};
    /// Indices of the operands' types in `Shape`.
    std::vector<std::size_t> operands;
  };

  /// An error of code "file" if it cannot be loaded, and of code "unsupported" if it is no plugin,
  /// is built for another version, or names an unknown kind or type.
  static Result<PluginLibrary> open(const std::filesystem::path& path);

  const std::vector<Method>& methods() const { return m_methods; }
  /// Keeps only the methods of this name. Returns whether there are any.
  bool keepOnly(std::string_view name);

  /// Appends the answer to a request of `hairline query --jsonl`, with its line break: one result
  /// per matching method and requested scalar, with the steps that it reports if the request has
  /// `"trace": true`. Returns whether it is an answer and not an error.
  bool answer(std::string_view line, std::string& out) const;

 private:
  // The library stays loaded until the process ends, because its methods are used until then.
  std::vector<Method> m_methods;
  /// Null if the library reports no steps.
  void (*m_trace)(const hairline_tracer* tracer) = nullptr;
};

}  // namespace hairline
