#pragma once

namespace hairline {

/// The program: runs the command that the arguments name, or opens the workbench. Returns the exit
/// code.
int runProgram(int argc, char** argv);

}  // namespace hairline
