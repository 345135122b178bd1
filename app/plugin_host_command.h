#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// `hairline plugin-host`: answers the requests of `hairline query --jsonl` with a shared library
/// of the user's, in a process of its own.
void addPluginHostCommand(CLI::App& program, int& status);

}  // namespace hairline
