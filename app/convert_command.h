#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline convert`: meshes and scenes from one format to another. The exit status goes to
/// `status`, which outlives the parsing.
void addConvertCommand(CLI::App& program, int& status);

}  // namespace hairline
