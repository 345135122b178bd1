#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline query`: answers about the objects of a scene, or about requests from standard
/// input. The exit status goes to `status`, which outlives the parsing.
void addQueryCommand(CLI::App& program, int& status);

}  // namespace hairline
