#include "app/paste_command.h"

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>

#include "app/test_options.h"
#include "app/usage.h"
#include "core/mesh/mesh_file.h"
#include "core/paste/paste.h"
#include "core/recording/recording.h"
#include "core/scene/scene_file.h"
#include "core/voxel/voxel_file.h"

namespace hairline {
namespace {

constexpr const char* pasteName = "paste";
/// Nothing of the text is a shape.
constexpr int exitNothing = 2;

struct PasteArguments {
  std::string input = "-";
  std::string output;
  std::vector<int> readings;
  bool json = false;
  bool list = false;
};

/// One byte more than is read, so that a longer text is refused as such.
Result<std::string> readText(const std::string& path) {
  std::string text(maximumPastedBytes + 1, '\0');
  std::ifstream file;
  if (path != "-") {
    file.open(path, std::ios::binary);
    if (!file) return Error{"file", Message("Cannot open %1", path)};
  }
  std::istream& input = path == "-" ? std::cin : file;
  input.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (input.bad()) return Error{"file", Message("Cannot read %1", path)};
  text.resize(static_cast<std::size_t>(input.gcount()));
  return text;
}

std::string placeText(const TextPlace& place) {
  return std::to_string(place.line) + ':' + std::to_string(place.column);
}

Json placeJson(const TextPlace& place) {
  return Json{{"line", place.line}, {"column", place.column}};
}

Json readingsJson(const PastedGroup& group) {
  Json readings = Json::array();
  for (const PasteReading& reading : group.readings) {
    readings.push_back(Json{{"type", reading.type}, {"layout", reading.layout}});
  }
  return readings;
}

/// Whether a file's name promises another format than the scene that is written.
bool isOtherFormat(const std::filesystem::path& path) {
  return meshFormatOf(path) || voxelFormatOf(path) || isRecording(path) ||
         path.extension() == ".jsonl" || path.extension() == ".png" || path.extension() == ".svg";
}

/// Groups and remarks, a line each.
std::string jsonLines(const PastedText& text) {
  std::string lines;
  for (const PastedGroup& group : text.groups) {
    Json line{{"name", group.name},
              {"form", name(group.form)},
              {"place", placeJson(group.place)},
              {"numbers", Json::array()},
              {"readings", readingsJson(group)}};
    for (const PastedNumber& number : group.numbers) line["numbers"].push_back(number.value);
    lines += writeJson(Json{{"group", line}}) + '\n';
  }
  for (const PasteRemark& remark : text.remarks) {
    const Json line{{"refused", remark.refused},
                    {"place", placeJson(remark.place)},
                    {"code", remark.code},
                    {"message", remark.message.text()}};
    lines += writeJson(Json{{"remark", line}}) + '\n';
  }
  return lines;
}

std::string listText(const PastedText& text) {
  std::string lines;
  for (std::size_t i = 0; i < text.groups.size(); ++i) {
    const PastedGroup& group = text.groups[i];
    lines += std::to_string(i + 1) + "  " + placeText(group.place) + "  " +
             std::to_string(group.numbers.size()) + " numbers  " +
             (group.name.empty() ? "-" : group.name) + '\n';
    for (std::size_t k = 0; k < group.readings.size(); ++k) {
      const PasteReading& reading = group.readings[k];
      lines += "   " + std::to_string(k + 1) + "  " + reading.type +
               (reading.layout.empty() ? "" : " (" + reading.layout + ')') + '\n';
    }
  }
  return lines;
}

int paste(const PasteArguments& arguments) {
  if (!arguments.json && !arguments.list && isOtherFormat(arguments.output)) {
    return usageError(pasteName, "-o: " + arguments.output +
                                     ": paste writes a scene; name the file *.hairline.json, and "
                                     "use hairline convert or export for other formats");
  }
  const Result<std::string> input = readText(arguments.input);
  if (!input) return usageError(pasteName, input.error().message);
  const PastedText text = readPrintedText(*input);
  bool isRefused = false;
  const std::string file = arguments.input == "-" ? "" : arguments.input + ':';
  for (const PasteRemark& remark : text.remarks) {
    isRefused = isRefused || remark.refused;
    if (arguments.json) continue;
    note(file + placeText(remark.place) + (remark.refused ? ": refused: " : ": ") +
         remark.message.text());
  }
  if (arguments.json || arguments.list) {
    const std::string lines = arguments.json ? jsonLines(text) : listText(text);
    const int status = writeOutput(pasteName, arguments.output, lines);
    if (status != exitAnswered) return status;
    return text.groups.empty() ? exitNothing : isRefused ? exitErrors : exitAnswered;
  }
  if (text.groups.empty()) return exitNothing;
  std::vector<int> choices;
  for (std::size_t i = 0; i < arguments.readings.size(); ++i) {
    const int most = i < text.groups.size() ? static_cast<int>(text.groups[i].readings.size()) : -1;
    const int chosen = arguments.readings[i];
    if (chosen < 0 || chosen > most) {
      return usageError(pasteName, "--reading: group " + std::to_string(i + 1) +
                                       " has no reading " + std::to_string(chosen) +
                                       "; see hairline paste --list");
    }
    choices.push_back(chosen - 1);
  }
  Result<std::vector<SceneObject>> objects = assemble(text, choices);
  if (!objects) {
    note(file + objects.error().message.text());
    return exitNothing;
  }
  if (objects->empty()) {
    return usageError(pasteName, "--reading: 0 for every group leaves no shape to write");
  }
  Scene scene;
  scene.name = "pasted";
  for (SceneObject& object : *objects) insert(scene, std::move(object));
  const int status = writeOutput(pasteName, arguments.output, writeScene(scene));
  return status != exitAnswered ? status : isRefused ? exitErrors : exitAnswered;
}

}  // namespace

void addPasteCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      pasteName, "Turn numbers as debuggers, logs and programs print them into a scene");
  const auto arguments = std::make_shared<PasteArguments>();
  command
      ->add_option(
          "input", arguments->input,
          "The text to read; - or nothing for standard input. Remarks on it go to standard "
          "error as LINE:COLUMN")
      ->type_name("FILE");
  command
      ->add_option("-o,--output", arguments->output,
                   "The scene to write; by default standard output")
      ->type_name("OUT");
  command
      ->add_option("--reading", arguments->readings,
                   "The reading of each group in turn, as --list counts them; 0 leaves the group "
                   "out. By default the first")
      ->type_name("N");
  auto* list = command->add_flag("--list", arguments->list,
                                 "Print the groups of numbers with all their readings");
  command
      ->add_flag("--json", arguments->json,
                 "Print groups and remarks as JSON, one per line, instead of the scene")
      ->excludes(list);
  command->callback([arguments, &status] { status = paste(*arguments); });
}

}  // namespace hairline
