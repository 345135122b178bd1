#pragma once

#include <optional>
#include <string_view>

#include "core/query/entry.h"

namespace hairline {

/// The kind, method or scalar of a name; nothing (false) where there is none.
std::optional<Kind> kindNamed(std::string_view name);
bool isMethod(std::string_view name);
std::optional<ScalarKind> scalarNamed(std::string_view name);
std::optional<AxisOrder> axisOrderNamed(std::string_view name);

/// Every name there is, separated by commas, for messages.
std::string kindList();
std::string methodList();

}  // namespace hairline
