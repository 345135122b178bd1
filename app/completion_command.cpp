#include "app/completion_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/usage.h"

namespace hairline {
namespace {

constexpr const char* completionName = "completion";

/// An option as a shell completes it.
struct OptionWords {
  /// With their dashes; none for a positional argument.
  std::vector<std::string> names;
  std::string description;
  std::string value;
  std::vector<std::string> choices;
  bool takesValue = false;
};

struct CommandWords {
  std::string name;
  std::string description;
  std::vector<OptionWords> options;
};

/// The words between the braces of a type such as "TEXT:{float,double,exact}".
std::vector<std::string> choicesIn(const std::string& type) {
  std::vector<std::string> choices;
  const std::size_t open = type.find('{');
  const std::size_t close = type.rfind('}');
  if (open == std::string::npos || close == std::string::npos || close < open) return choices;
  std::istringstream words(type.substr(open + 1, close - open - 1));
  for (std::string word; std::getline(words, word, ',');) choices.push_back(word);
  return choices;
}

CommandWords wordsOf(const CLI::App& command) {
  CommandWords words{command.get_name(), command.get_description(), {}};
  for (const CLI::Option* option : command.get_options()) {
    OptionWords known;
    for (const std::string& name : option->get_snames()) known.names.push_back('-' + name);
    for (const std::string& name : option->get_lnames()) known.names.push_back("--" + name);
    known.description = option->get_description();
    known.takesValue = option->get_items_expected_max() > 0;
    if (known.takesValue) {
      const std::string type = option->get_type_name();
      known.choices = choicesIn(type);
      known.value = type.substr(0, type.find(':'));
    }
    words.options.push_back(std::move(known));
  }
  return words;
}

std::vector<CommandWords> commandsOf(const CLI::App& program) {
  std::vector<CommandWords> commands;
  for (const CLI::App* command : program.get_subcommands({})) {
    commands.push_back(wordsOf(*command));
  }
  return commands;
}

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

/// A text with a backslash before each of the given characters.
std::string escaped(const std::string& text, std::string_view letters) {
  std::string made;
  for (const char letter : text) {
    if (letters.find(letter) != std::string_view::npos) made += '\\';
    made += letter;
  }
  return made;
}

/// Between single quotes of a shell that ends them by '\''.
std::string singleQuoted(const std::string& text) {
  std::string made = "'";
  for (const char letter : text)
    made += letter == '\'' ? std::string("'\\''") : std::string{letter};
  return made + '\'';
}

/// The beginning of a description, for a line of a list.
std::string brief(const std::string& description) {
  return description.substr(0, std::min(description.find_first_of(".;:("), description.size()));
}

std::string optionNames(const CommandWords& command) {
  std::vector<std::string> names;
  for (const OptionWords& option : command.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
  }
  return joined(names, " ");
}

/// The values a positional argument may take, if they are a fixed set of words.
std::string argumentChoices(const CommandWords& command) {
  std::string words;
  for (const OptionWords& option : command.options) {
    if (option.names.empty() && words.empty()) words = joined(option.choices, " ");
  }
  return words;
}

std::string bashScript(const CommandWords& program, const std::vector<CommandWords>& commands) {
  std::string names;
  std::string values;
  std::string options = "    '') words=" + singleQuoted(optionNames(program)) + " ;;\n";
  const auto addValues = [&values](const CommandWords& command, const std::string& name) {
    for (const OptionWords& option : command.options) {
      if (!option.takesValue || option.names.empty()) continue;
      std::vector<std::string> patterns;
      for (const std::string& each : option.names) patterns.push_back(name + ':' + each);
      // Without choices a value may be a file.
      values += "    " + joined(patterns, " | ") + ") COMPREPLY=(";
      if (!option.choices.empty()) {
        values += "$(compgen -W " + singleQuoted(joined(option.choices, " ")) + " -- \"$word\")";
      }
      values += "); return ;;\n";
    }
  };
  addValues(program, "");
  for (const CommandWords& command : commands) {
    names += (names.empty() ? "" : " ") + command.name;
    options += "    " + command.name + ") words=" + singleQuoted(optionNames(command));
    const std::string choices = argumentChoices(command);
    options += (choices.empty() ? "" : " arguments=" + singleQuoted(choices)) + " ;;\n";
    addValues(command, command.name);
  }
  return "# bash completion for hairline, written by hairline completion bash\n"
         "_hairline() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= "
         "words= arguments= i\n"
         "  local commands=" +
         singleQuoted(names) +
         "\n"
         "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
         "    if [[ \" $commands \" == *\" ${COMP_WORDS[i]} \"* ]]; then\n"
         "      command=${COMP_WORDS[i]}\n"
         "      break\n"
         "    fi\n"
         "  done\n"
         "  case $command:$before in\n" +
         values +
         "  esac\n"
         "  case $command in\n" +
         options +
         "  esac\n"
         "  # Other words are files, which -o default completes.\n"
         "  if [[ $word == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
         "  elif [[ -z $command ]]; then\n"
         "    COMPREPLY=($(compgen -W \"$commands\" -- \"$word\"))\n"
         "  else\n"
         "    COMPREPLY=($(compgen -W \"$arguments\" -- \"$word\"))\n"
         "  fi\n"
         "}\n"
         "complete -o default -F _hairline hairline\n";
}

std::string zshScript(const CommandWords& program, const std::vector<CommandWords>& commands) {
  const auto arguments = [](const CommandWords& command) {
    std::string text;
    for (const OptionWords& option : command.options) {
      if (option.names.empty()) continue;
      for (const std::string& name : option.names) {
        std::string spec = name + '[' + escaped(brief(option.description), "[]:\\") + ']';
        if (option.takesValue) {
          spec += ':' + escaped(option.value, "[]:\\") + ':';
          spec += option.choices.empty() ? "_files" : '(' + joined(option.choices, " ") + ')';
        }
        // It may be repeated.
        text += " \\\n        " + singleQuoted('*' + spec);
      }
    }
    return text;
  };
  std::string list;
  std::string cases;
  for (const CommandWords& command : commands) {
    list +=
        "    " + singleQuoted(escaped(command.name, ":") + ':' + brief(command.description)) + '\n';
    const std::string choices = argumentChoices(command);
    const std::string rest = choices.empty() ? "*:file:_files" : "*:word:(" + choices + ')';
    cases += "    " + command.name + ")\n      _arguments" + arguments(command) + " \\\n        " +
             singleQuoted(rest) + " ;;\n";
  }
  return "#compdef hairline\n"
         "# Written by hairline completion zsh\n"
         "_hairline() {\n"
         "  local -a commands\n"
         "  commands=(\n" +
         list +
         "  )\n"
         "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
         "    _describe command commands\n"
         "    _files\n"
         "    return\n"
         "  fi\n"
         "  local command=$words[2]\n"
         "  case $command in\n" +
         cases + "    *)\n      _arguments" + arguments(program) +
         " \\\n        '*:file:_files' ;;\n"
         "  esac\n"
         "}\n"
         "_hairline \"$@\"\n";
}

std::string fishScript(const CommandWords& program, const std::vector<CommandWords>& commands) {
  const auto quoted = [](const std::string& text) { return '\'' + escaped(text, "'\\") + '\''; };
  std::string text = "# Written by hairline completion fish\n";
  const auto add = [&](const CommandWords& command, const std::string& condition) {
    for (const OptionWords& option : command.options) {
      if (option.names.empty()) continue;
      text += "complete -c hairline -n " + quoted(condition);
      for (const std::string& name : option.names) {
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      }
      if (option.takesValue) text += option.choices.empty() ? " -r" : " -x";
      if (!option.choices.empty()) text += " -a " + quoted(joined(option.choices, " "));
      text += " -d " + quoted(brief(option.description)) + '\n';
    }
  };
  for (const CommandWords& command : commands) {
    text += "complete -c hairline -n __fish_use_subcommand -a " + command.name + " -d " +
            quoted(brief(command.description)) + '\n';
  }
  add(program, "__fish_use_subcommand");
  for (const CommandWords& command : commands) {
    const std::string condition = "__fish_seen_subcommand_from " + command.name;
    add(command, condition);
    const std::string choices = argumentChoices(command);
    if (choices.empty()) continue;
    text += "complete -c hairline -f -n " + quoted(condition) + " -a " + quoted(choices) + '\n';
  }
  return text;
}

/// A text escaped for roff: no dash becomes a hyphen, and no line becomes a request.
std::string roff(const std::string& text) {
  std::string made;
  for (const char letter : text) {
    if (letter == '\\') {
      made += "\\e";
    } else if (letter == '-') {
      made += "\\-";
    } else {
      made += letter;
    }
  }
  return made.starts_with('.') || made.starts_with('\'') ? "\\&" + made : made;
}

/// The section of the manual page that lists the options of every command.
std::string manualSection(const std::vector<CommandWords>& commands) {
  std::string text = ".SH OPTIONS OF COMMANDS\n";
  for (const CommandWords& command : commands) {
    text += ".SS " + roff(command.name) + '\n' + roff(command.description) + ".\n";
    for (const OptionWords& option : command.options) {
      text += ".TP\n";
      const std::string value = option.value.empty() ? "" : "\\fI" + roff(option.value) + "\\fR";
      if (option.names.empty()) {
        text += value.empty() ? roff(option.description) + '\n' : value + '\n';
      } else {
        text += "\\fB" + roff(joined(option.names, ", ")) + "\\fR";
        text += value.empty() ? "\n" : ' ' + value + '\n';
      }
      text += roff(option.description) + ".\n";
      if (!option.choices.empty()) text += "One of " + roff(joined(option.choices, ", ")) + ".\n";
    }
  }
  return text;
}

}  // namespace

void addCompletionCommand(CLI::App& program, int& status) {
  CLI::App* added =
      program.add_subcommand(completionName, "Print a completion script for bash, zsh or fish");
  const auto shell = std::make_shared<std::string>();
  added->add_option("shell", *shell, "The shell, or man for the options section of the manual page")
      ->type_name("SHELL")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish", "man"}));
  added->callback([&program, shell, &status] {
    const CommandWords own = wordsOf(program);
    const std::vector<CommandWords> commands = commandsOf(program);
    const std::string text = *shell == "bash"   ? bashScript(own, commands)
                             : *shell == "zsh"  ? zshScript(own, commands)
                             : *shell == "fish" ? fishScript(own, commands)
                                                : manualSection(commands);
    status = printText(completionName, text);
  });
}

}  // namespace hairline
