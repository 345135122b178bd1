#include "core/version.h"

namespace hairline {

std::string_view version() { return HAIRLINE_VERSION; }

}  // namespace hairline
