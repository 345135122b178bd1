#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline suite`, which writes a unit test of chosen cases.
void addSuiteCommand(CLI::App& program, int& status);

}  // namespace hairline
