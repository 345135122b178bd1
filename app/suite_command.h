#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline suite`: a unit test of chosen cases.
void addSuiteCommand(CLI::App& program, int& status);

}  // namespace hairline
