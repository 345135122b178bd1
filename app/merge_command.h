#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline merge`, which merges files of findings. `status` outlives the parsing.
void addMergeCommand(CLI::App& program, int& status);

}  // namespace hairline
