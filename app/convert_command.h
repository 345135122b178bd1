#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline convert`: converts meshes and scenes between formats. The exit status goes to
/// `status`, which outlives the parsing.
void addConvertCommand(CLI::App& program, int& status);

}  // namespace hairline
