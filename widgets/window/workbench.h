#pragma once

#include <QString>

namespace hairline {

/// Opens the workbench on a scene file or a file of findings, or on the opening sample, and runs
/// until its window is closed. The language is a code of `languages`; empty for the saved one.
/// SIGTERM, SIGINT and SIGHUP write the recovery copy and end it with 128 plus their number.
/// Creates the application object, so none may exist. Returns the exit status; 2 if the scene
/// cannot be read, or if there is no display or no OpenGL, with a message on standard error.
int runWorkbench(int& argc, char** argv, const QString& scenePath, const QString& language = {});

}  // namespace hairline
