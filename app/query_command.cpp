#include "app/query_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>

#include "app/answerer.h"
#include "app/answers_text.h"
#include "app/own_plugins.h"
#include "app/request_stream.h"
#include "app/usage.h"
#include "core/base/plain_text.h"
#include "core/mesh/mesh_file.h"
#include "core/query/json_object.h"
#include "core/query/report_json.h"
#include "core/scene/motion.h"
#include "core/scene/scene_file.h"
#include "core/search/plugin/own_report.h"

namespace hairline {
namespace {

struct QueryArguments {
  std::string scene;
  std::vector<std::string> pair;
  std::vector<std::string> kinds;
  std::vector<std::string> methods;
  std::vector<std::string> scalars;
  bool trace = false;
  bool certificate = false;
  bool json = false;
  bool hexadecimal = false;
  bool lines = false;
  FindingChoice plugins;
};

int answerLines(const QueryArguments& arguments) {
  const Result<std::unique_ptr<OwnPlugins>> plugins = OwnPlugins::make(arguments.plugins);
  if (!plugins) return usageError("query", plugins.error().message);
  Answerer answerer({arguments.hexadecimal, arguments.certificate}, (*plugins)->ofThread(), note);
  RequestStream stream(0, 1, [&answerer](std::string_view line, std::string& out) {
    return answerer.answer(line, out);
  });
  switch (stream.run()) {
    case RequestStream::Outcome::answered:
      return exitAnswered;
    case RequestStream::Outcome::errors:
      return exitErrors;
    case RequestStream::Outcome::failed:
      break;
  }
  return usageError("query", stream.failure());
}

Result<const SceneObject*> objectOf(const Scene& scene, const std::string& id) {
  if (const SceneObject* object = find(scene, id)) return object;
  std::string known;
  for (const SceneObject& object : scene.objects) {
    if (!known.empty()) known += ", ";
    known += object.id;
  }
  return Error{"",
               Message("--pair: The scene has no object \"%1\"; its objects are: %2", id, known)};
}

Result<SceneQuestion> readQuestion(const QueryArguments& arguments, const Scene& scene,
                                   const OwnPlugins& plugins) {
  SceneQuestion question;
  question.trace = arguments.trace;
  question.effort = arguments.certificate ? std::optional(ProofEffort::every)
                    : arguments.json      ? std::nullopt
                                          : std::optional(ProofEffort::exact);
  for (const std::string& text : arguments.kinds) {
    const std::optional<Kind> kind = kindNamed(text);
    if (!kind) {
      return Error{"",
                   Message("--kind: Unknown kind \"%1\"; expected one of %2", text, kindList())};
    }
    question.kinds.push_back(*kind);
  }
  for (const std::string& method : arguments.methods) {
    if (!isMethod(method) && !plugins.has(method)) {
      return Error{
          "", Message("--method: Unknown method \"%1\"; expected one of %2", method, methodList())};
    }
    question.methods.push_back(method);
  }
  for (const std::string& text : arguments.scalars) {
    const std::optional<ScalarKind> scalar = scalarNamed(text);
    if (!scalar) {
      return Error{
          "", Message("--scalar: Unknown scalar \"%1\"; expected float, double or exact", text)};
    }
    question.scalars.push_back(*scalar);
  }
  if (!arguments.pair.empty()) {
    const Result<const SceneObject*> a = objectOf(scene, arguments.pair[0]);
    if (!a) return a.error();
    const Result<const SceneObject*> b = objectOf(scene, arguments.pair[1]);
    if (!b) return b.error();
    question.pair = {*a, *b};
  }
  return question;
}

/// Prints answers one after the other, each as soon as it is there.
class AnswerPrinter {
 public:
  AnswerPrinter(const Scene& scene, const ReadNotes& notes, const QueryArguments& arguments)
      : m_notes(notes), m_arguments(arguments) {
    if (m_arguments.json) {
      m_text += "{\"scene\":";
      appendJsonString(m_text, scene.name);
      if (!m_notes.empty()) {
        m_text += ",\"notes\":";
        appendNotes(m_text, m_notes);
      }
      m_text += ",\"answers\":[";
    } else if (!scene.name.empty()) {
      m_text += singleLineText(scene.name) + "\n\n";
    }
  }

  /// False where it could not be written.
  bool print(const SceneAnswer& answer) {
    if (m_arguments.json) {
      if (m_isAny) m_text += ',';
      appendJson(answer);
    } else {
      if (m_isAny) m_text += '\n';
      m_text += answerText(answer, m_arguments.hexadecimal);
    }
    m_isAny = true;
    return m_text.size() < enoughToWrite || flush();
  }

  /// The exit status. `leavesOutRotations` as `answerScene` returns it.
  int end(bool leavesOutRotations) {
    constexpr const char* leftOut =
        "Objects that rotate are swept only by interval_halving and conservative_advancement, if "
        "they are bounded and convex, in float and double; other sweeps of them are left out.";
    if (m_arguments.json) {
      m_text += "]}\n";
      if (leavesOutRotations) note(leftOut);
    } else {
      if (!m_isAny) m_text += "No query fits; `hairline queries` lists what there is.\n";
      if (leavesOutRotations || !m_notes.empty()) m_text += '\n';
      if (leavesOutRotations) m_text += std::string("note: ") + leftOut + '\n';
      for (const ReadNote& note : m_notes) {
        m_text += "note: " + singleLineText(note.message.text()) + '\n';
      }
    }
    flush();
    return m_status;
  }

 private:
  static constexpr std::size_t enoughToWrite = std::size_t{64} << 10;

  bool flush() {
    if (m_status == exitAnswered) m_status = printText("query", m_text);
    m_text.clear();
    return m_status == exitAnswered;
  }

  void appendJson(const SceneAnswer& answer) {
    m_text += "\n ";
    JsonObject object(m_text);
    object.field("kind", name(answer.kind));
    constexpr std::array<const char*, mostOperands> keys{"a", "b", "c", "d", "e"};
    for (std::size_t i = 0; i < answer.operands.size(); ++i) {
      object.field(keys[i], answer.operands[i]->id);
    }
    object.key("results");
    appendJsonList(m_text, answer.reports, [&](const SceneReport& entry) {
      m_text += "\n  ";
      appendReportJson(
          m_text, entry.report,
          {m_arguments.hexadecimal, m_arguments.trace, entry.swapped, m_arguments.certificate});
    });
  }

  const ReadNotes& m_notes;
  const QueryArguments& m_arguments;
  std::string m_text;
  bool m_isAny = false;
  int m_status = exitAnswered;
};

/// Adds what the wanted methods of the user's answer to the same question.
void askPlugins(const std::vector<OwnMethod*>& own, const SceneQuestion& question,
                SceneAnswer& answer) {
  SearchCase given;
  for (const SceneObject* object : answer.operands) {
    // The interface of plugins has one displacement per operand.
    if (answer.kind == Kind::sweep && !isOnlyTranslated(*object)) return;
    if (object->displacement && given.shapes.size() < given.displacements.size()) {
      given.displacements[given.shapes.size()] = *object->displacement;
    }
    given.shapes.push_back(object->shape);
  }
  for (OwnMethod* method : own) {
    if (!question.methods.empty() &&
        std::ranges::find(question.methods, method->name()) == question.methods.end()) {
      continue;
    }
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      const bool isWanted = question.scalars.empty() ||
                            std::ranges::find(question.scalars, scalar) != question.scalars.end();
      if (!isWanted) continue;
      const OwnAnswer said = method->answer(given, answer.kind, scalar);
      if (said.isUnsupported) continue;
      if (!said.failure.isEmpty()) note(method->name() + ": " + said.failure.text());
      answer.reports.push_back({reportOf(said, method->name(), given, answer.kind, scalar), false});
    }
  }
}

int answerFile(const QueryArguments& arguments) {
  ReadNotes notes;
  Result<Scene> scene = readSceneFile(arguments.scene, &notes);
  if (!scene) return usageError("query", scene.error().message);
  const std::filesystem::path folder = std::filesystem::path(arguments.scene).parent_path();
  if (auto error = loadMeshFiles(*scene, folder)) {
    return usageError("query", Message("%1: %2", arguments.scene, error->message));
  }
  const Result<std::unique_ptr<OwnPlugins>> plugins = OwnPlugins::make(arguments.plugins);
  if (!plugins) return usageError("query", plugins.error().message);
  Result<SceneQuestion> question = readQuestion(arguments, *scene, **plugins);
  if (!question) return usageError("query", question.error().message);
  const std::vector<OwnMethod*> own = (*plugins)->ofThread();
  if (!own.empty()) {
    question->addOwn = [&](SceneAnswer& answer) { askPlugins(own, *question, answer); };
  }
  AnswerPrinter printer(*scene, notes, arguments);
  const bool leavesOutRotations =
      answerScene(*scene, *question, [&](SceneAnswer&& answer) { return printer.print(answer); });
  return printer.end(leavesOutRotations);
}

}  // namespace

void addQueryCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "query", "Run queries on the objects of a scene, or on requests from standard input");
  const auto arguments = std::make_shared<QueryArguments>();
  const auto several = [command](const char* names, std::vector<std::string>& values,
                                 const char* text, const char* metavariable) {
    return command->add_option(names, values, text)
        ->type_name(metavariable)
        ->type_size(1)
        ->allow_extra_args(false);
  };
  CLI::Option* scene =
      command
          ->add_option("scene", arguments->scene,
                       "A scene file (*.hairline.json); - answers requests from standard input, as "
                       "--jsonl does")
          ->type_name("SCENE");
  CLI::Option* pair =
      command->add_option("--pair", arguments->pair, "Only these two objects, in this order")
          ->type_name("A B")
          ->type_size(2)
          ->expected(1)
          ->multi_option_policy(CLI::MultiOptionPolicy::Throw);
  CLI::Option* kind = several("--kind", arguments->kinds,
                              "Only this kind: intersect, closest, ... (may be repeated)", "K");
  CLI::Option* method = several("--method", arguments->methods,
                                "Only this method: sat, pef, ... (may be repeated)", "M");
  CLI::Option* scalar =
      several("--scalar", arguments->scalars, "Only float, double or exact (may be repeated)", "S");
  CLI::Option* trace = command->add_flag("--trace", arguments->trace, "Include every step");
  command->add_flag("--certificate", arguments->certificate,
                    "Prove every verdict, with the proof in JSON");
  CLI::Option* json = command->add_flag("--json", arguments->json, "Print JSON instead of tables");
  command->add_flag("--hex", arguments->hexadecimal, "Print numbers as hexadecimal floats");
  CLI::Option* lines = command->add_flag(
      "--jsonl", arguments->lines, "Answer requests from standard input, one JSON object per line");
  command
      ->add_option("--plugin", arguments->plugins.plugins,
                   "Your own function as another method: a shared library (*.so) with the "
                   "interface of hairline_plugin.h, or a program that answers requests; repeatable")
      ->type_name("[NAME=]LIBRARY|COMMAND")
      ->allow_extra_args(false);
  for (CLI::Option* option : {scene, pair, kind, method, scalar, trace, json}) {
    lines->excludes(option);
  }
  command->callback([arguments, &status] {
    const bool isNarrowed = arguments->trace || arguments->json || !arguments->pair.empty() ||
                            !arguments->kinds.empty() || !arguments->methods.empty() ||
                            !arguments->scalars.empty();
    if (arguments->scene == "-" && isNarrowed) {
      status =
          usageError("query",
                     "-: requests make their own selection; only --hex, --certificate and --plugin "
                     "apply to requests from standard input");
    } else if (arguments->lines || arguments->scene == "-") {
      status = answerLines(*arguments);
    } else if (arguments->scene.empty()) {
      status =
          usageError("query",
                     "no scene is given; give a scene file, or --jsonl or - to read requests from "
                     "standard input");
    } else {
      status = answerFile(*arguments);
    }
  });
}

}  // namespace hairline
