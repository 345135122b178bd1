#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline export`: scenes as unit tests, meshes or pictures. Pictures make the application
/// object with `argc` and `argv`, which outlive the parsing as `status` does.
void addExportCommand(CLI::App& program, int& argc, char** argv, int& status);

}  // namespace hairline
