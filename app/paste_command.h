#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline paste`: numbers as other programs print them become a scene. The exit status goes
/// to `status`, which outlives the parsing.
void addPasteCommand(CLI::App& program, int& status);

}  // namespace hairline
