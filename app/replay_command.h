#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds the command `replay`, which sets `status`.
void addReplayCommand(CLI::App& program, int& status);

}  // namespace hairline
