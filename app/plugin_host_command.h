#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// `hairline plugin-host`: a shared library of the user's behind the contract of
/// `hairline query --jsonl`, in a process of its own.
void addPluginHostCommand(CLI::App& program, int& status);

}  // namespace hairline
