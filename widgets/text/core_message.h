#pragma once

#include <QString>
#include <string>

namespace hairline {

/// What core says of a file, a shape or a request (Error::message), in the language in use. Core
/// speaks English alone; its sentences are known here by their form. One that is not known stays in
/// English, as do names of fields, files and numbers within those that are.
QString coreMessage(const std::string& message);

}  // namespace hairline
