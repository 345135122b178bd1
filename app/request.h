#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/query_names.h"
#include "core/scene/shape_json.h"

namespace hairline {

/// One line's question, as far as it can be read without knowing the queries.
struct Request {
  Kind kind{};
  /// Two or three in the order of the request, or the points of a predicate.
  std::vector<Shape> operands;
  /// The selection in the request; empty selects all.
  std::optional<std::vector<std::string>> methods;
  std::vector<ScalarKind> scalars{ScalarKind::float32, ScalarKind::float64, ScalarKind::exact};
  QueryOptions options;
  /// The displacements per vertex to which the options refer.
  std::array<SharedVector<Vector3<double>>, 2> displacements;
  /// The rotations to which they refer.
  std::array<std::shared_ptr<const RotationMotion>, 2> rotations;
  bool trace = false;
  /// Whether answers hold certificates; if the request does not say, the caller decides.
  std::optional<bool> certificate;
  /// What the reader rounded.
  ReadNotes notes;
};

/// Reads a request from the JSON value of its line; errors have the codes of the format. A mesh
/// that names a file is loaded from it, relative to the current folder; a file that is not a mesh
/// is an illegal shape. `isKnownMethod` decides which names may be among the methods.
Result<Request> readRequest(const Json& line,
                            const std::function<bool(std::string_view)>& isKnownMethod = isMethod);

}  // namespace hairline
