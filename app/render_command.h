#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline render`: a picture of a scene without a window to look at. The application object
/// is made with `argc` and `argv`, which outlive the parsing as `status` does.
void addRenderCommand(CLI::App& program, int& argc, char** argv, int& status);

}  // namespace hairline
