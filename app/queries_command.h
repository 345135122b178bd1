#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline queries`, which lists all queries. The exit status goes to `status`.
void addQueriesCommand(CLI::App& program, int& status);

}  // namespace hairline
