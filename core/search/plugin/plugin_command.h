#pragma once

#include <string>

#include "core/base/json.h"

namespace hairline {

/// Whether a text names a shared library that is there, rather than being a command.
bool isPluginLibrary(const std::string& text);

/// The line for the shell by which a method of the user's is started: a shared library (`*.so`)
/// is loaded by `hairline plugin-host`, another file that is there is run, and any other text is a
/// command itself. `program` is the path
/// of the program hairline; of a library's methods only those of a name are asked where one is
/// given.
std::string pluginCommand(const std::string& text, const std::string& program,
                          const std::string& method = {});

/// A method of the user's as a command line gives it.
struct PluginSource {
  /// As findings name it.
  std::string name;
  /// The file, or the command.
  std::string text;
};

/// `text` is NAME=FILE, where the file is there, or a file or a command that is named by
/// `ownMethodName`.
PluginSource pluginSource(const std::string& text);

/// The name of a user's method that was given none: of a shared library the name of its file
/// without folder and suffix, so that a library built elsewhere is the same method; of anything
/// else the text itself.
std::string ownMethodName(const std::string& text);

/// What is known of the code of a method of the user's: its name, and path and hash of the file
/// that it is, or of those that the words of a command name. Another hash is another code; what
/// else a command takes its code from, nobody sees here.
Json pluginIdentity(const std::string& text);

}  // namespace hairline
