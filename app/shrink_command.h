#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline shrink`: a finding made as simple as it goes. `status` outlives the parsing.
void addShrinkCommand(CLI::App& program, int& status);

}  // namespace hairline
