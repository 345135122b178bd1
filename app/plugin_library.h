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

/// A shared library of the user's with methods behind the interface of hairline_plugin.h. What it
/// does it does in this process: it is for a process of its own.
class PluginLibrary {
 public:
  struct Method {
    const hairline_method* interface = nullptr;
    std::string name;
    Kind kind{};
    /// Places in `Shape` of the operands' types.
    std::vector<std::size_t> operands;
  };

  /// An error of code "file" where it cannot be loaded, and of code "unsupported" where it is no
  /// plugin, one of another version, or tells of a kind or a type that there is not.
  static Result<PluginLibrary> open(const std::filesystem::path& path);

  const std::vector<Method>& methods() const { return m_methods; }
  /// Leaves the methods of one name. Whether there are any.
  bool keepOnly(std::string_view name);

  /// Appends the answer to a request of `hairline query --jsonl`, with its line break: a result of
  /// each method that fits, in each scalar asked for, with the steps it tells where the request has
  /// `"trace": true`. Whether it is an answer and no error.
  bool answer(std::string_view line, std::string& out) const;

 private:
  // The library stays loaded to the end of the process, as its methods do.
  std::vector<Method> m_methods;
  /// Null where the library tells no steps.
  void (*m_trace)(const hairline_tracer* tracer) = nullptr;
};

}  // namespace hairline
