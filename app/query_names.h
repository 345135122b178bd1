#pragma once

#include <optional>
#include <string_view>

#include "core/query/entry.h"

namespace hairline {

/// The kind, method or scalar with a name; nothing (false) if there is none.
std::optional<Kind> kindNamed(std::string_view name);
bool isMethod(std::string_view name);
std::optional<ScalarKind> scalarNamed(std::string_view name);
std::optional<AxisOrder> axisOrderNamed(std::string_view name);

/// All names, separated by commas, for messages.
std::string kindList();
std::string methodList();

}  // namespace hairline
