#pragma once

#include <QIcon>

namespace hairline {

/// An icon of resources/icons in the colours of the current theme, with a paler one for disabled
/// actions. Empty for a name that is not there.
QIcon themedIcon(const char* name);

}  // namespace hairline
