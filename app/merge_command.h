#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline merge`: files of findings as one. `status` outlives the parsing.
void addMergeCommand(CLI::App& program, int& status);

}  // namespace hairline
