#pragma once

namespace hairline {

/// `hairline --self-test`: runs every query of the catalogue, in every scalar it is built for, on
/// example shapes in a few positions, and reports whether the answers agree with the exact ones and
/// whether every proof holds; then whether the workbench finds the OpenGL it needs. Prints one line
/// for each of these and one per fault. Returns exitAnswered, or exitErrors if a query failed; a
/// missing display is reported and is no failure, because most commands need none.
int runSelfTest(int& argc, char** argv);

}  // namespace hairline
