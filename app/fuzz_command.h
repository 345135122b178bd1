#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline fuzz`: a search for inputs on which answers are wrong or disagree. `status`
/// outlives the parsing.
void addFuzzCommand(CLI::App& program, int& status);

}  // namespace hairline
