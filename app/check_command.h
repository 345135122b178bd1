#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline check`, which runs findings again. `status` outlives the parsing.
void addCheckCommand(CLI::App& program, int& status);

}  // namespace hairline
