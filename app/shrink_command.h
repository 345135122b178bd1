#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline shrink`, which reduces a finding to a minimal case. `status` outlives the
/// parsing.
void addShrinkCommand(CLI::App& program, int& status);

}  // namespace hairline
