#include "core/math/filtered.h"

namespace hairline {

constinit thread_local bool Filtered::s_doubt = false;

}  // namespace hairline
