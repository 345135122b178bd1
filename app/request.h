#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/query_names.h"
#include "core/scene/shape_json.h"

namespace hairline {

/// A question of one line, as far as it can be understood without knowing the queries.
struct Request {
  Kind kind{};
  /// Two or three, in the order of the request.
  std::vector<Shape> operands;
  /// As asked for; nothing for all there are.
  std::optional<std::vector<std::string>> methods;
  std::vector<ScalarKind> scalars{ScalarKind::float32, ScalarKind::float64, ScalarKind::exact};
  QueryOptions options;
  bool trace = false;
  /// What the reader rounded.
  ReadNotes notes;
};

/// Reads a request from the JSON value of its line; errors have the codes of the format. A mesh
/// that names a file is read from it, relative to the folder the program runs in; a file that holds
/// no mesh is an illegal shape.
Result<Request> readRequest(const Json& line);

}  // namespace hairline
