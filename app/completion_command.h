#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds the command `completion`, which sets `status`. It covers the commands that the program has
/// at that point.
void addCompletionCommand(CLI::App& program, int& status);

}  // namespace hairline
