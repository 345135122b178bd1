#pragma once

namespace hairline {

/// `hairline --self-test`: asks every query of the catalogue, in every scalar it is built for,
/// about example shapes in a few positions, and says whether the answers agree with the exact ones
/// and whether every proof holds; then whether the workbench finds the OpenGL it needs. Prints one
/// line for each of these and one for each fault. exitAnswered, or exitErrors where a query failed;
/// a missing display is told and is no failure, as most commands need none.
int runSelfTest(int& argc, char** argv);

}  // namespace hairline
