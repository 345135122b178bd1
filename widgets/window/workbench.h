#pragma once

#include <QString>

namespace hairline {

/// Opens the workbench on a scene file or a file of findings, or without one on the sample it
/// starts with, and runs until its window is closed, in the language of a code of `languages`, or
/// the one chosen where it is empty. Where it `listens` it shows scenes that other programs send.
/// SIGTERM, SIGINT and SIGHUP write the recovery copy and end it with 128 and their number. Makes
/// the application object, so none may exist. Returns the exit status; 2 where the scene cannot be
/// read, or where there is no display or no OpenGL, with a message on standard error.
int runWorkbench(int& argc, char** argv, const QString& scenePath, const QString& language = {},
                 bool listens = false);

}  // namespace hairline
