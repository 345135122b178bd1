#pragma once

#include <string>

namespace hairline {

/// Opens the workbench on a scene file, or on its sample where `scene` is empty, in a language
/// given by its code or as chosen before. Returns the exit status; a name that is no file is wrong
/// usage, as it may be meant for a command.
int openWorkbench(int& argc, char** argv, const std::string& scene, const std::string& language);

}  // namespace hairline
