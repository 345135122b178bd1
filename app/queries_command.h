#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline queries`: the list of every query there is. The exit status goes to `status`.
void addQueriesCommand(CLI::App& program, int& status);

}  // namespace hairline
