#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline send`, which shows scenes in a window that listens (widgets/document/
/// scene_receiver.h), and opens one where none does.
void addSendCommand(CLI::App& program, int& status);

}  // namespace hairline
