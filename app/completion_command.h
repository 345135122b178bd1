#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds the command `completion`, which sets `status` when it has run. It knows the commands that
/// the program has by then.
void addCompletionCommand(CLI::App& program, int& status);

}  // namespace hairline
