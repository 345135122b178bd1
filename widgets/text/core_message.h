#pragma once

#include <QString>

#include "core/base/message.h"

namespace hairline {

/// What core says of a file, a shape or a request (Error::message), in the language in use. Names
/// of fields and files, numbers, and what no file of the language has stay as they are.
QString coreMessage(const Message& message);

}  // namespace hairline
