#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline verify`, which checks the certificates of answers. The exit status goes to
/// `status`.
void addVerifyCommand(CLI::App& program, int& status);

}  // namespace hairline
