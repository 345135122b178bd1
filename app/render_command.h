#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline render`, which draws a scene without opening a window. The application object is
/// made with `argc` and `argv`, which outlive the parsing as `status` does.
void addRenderCommand(CLI::App& program, int& argc, char** argv, int& status);

}  // namespace hairline
