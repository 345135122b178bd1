#pragma once

#include <string>

#include "core/base/json.h"

namespace hairline {

/// Whether a text names an existing shared library rather than a command.
bool isPluginLibrary(const std::string& text);

/// The shell command that starts a user's method: a shared library (`*.so`) is loaded by
/// `hairline plugin-host`, another existing file is run, and any other text is a command itself.
/// `program` is the path of the program hairline; with a method's name, only that method of a
/// library is asked.
std::string pluginCommand(const std::string& text, const std::string& program,
                          const std::string& method = {});

/// A user's method as given on a command line.
struct PluginSource {
  /// Its name in findings.
  std::string name;
  /// The file, or the command.
  std::string text;
};

/// `text` is NAME=FILE if the file exists, or a file or a command, which is named by
/// `ownMethodName`.
PluginSource pluginSource(const std::string& text);

/// The default name of a user's method: for a shared library the name of its file without folder
/// and suffix, so that a library built elsewhere is the same method; for anything else the text
/// itself.
std::string ownMethodName(const std::string& text);

/// An identification of the code of a user's method: its name, and path and hash of its
/// file, or of the files named by the words of a command. Another hash means other code; other
/// sources of a command's code are invisible here.
Json pluginIdentity(const std::string& text);

}  // namespace hairline
