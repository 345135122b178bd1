#include "app/send_command.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <thread>

#include "app/usage.h"
#include "core/base/descriptor.h"
#include "core/base/listening_socket.h"
#include "core/base/regular_file.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/scene_file.h"
#include "core/search/findings_file.h"

namespace hairline {
namespace {

constexpr const char* sendName = "send";
constexpr std::chrono::seconds mostToOpen{20};

/// A scene that needs no other file: the triangles of mesh files are in it.
Result<Scene> wholeScene(const std::filesystem::path& path) {
  Result<Scene> scene = readSceneFile(path);
  if (!scene) return scene;
  if (const auto error = loadMeshFiles(*scene, path.parent_path())) {
    return Error{error->code, Message("%1: %2", path, error->message)};
  }
  for (SceneObject& object : scene->objects) {
    if (auto* mesh = std::get_if<Mesh>(&object.shape)) mesh->file.clear();
  }
  if (scene->name.empty()) scene->name = path.stem().stem().string();
  return scene;
}

Descriptor connectTo(const std::filesystem::path& path) {
  Descriptor line(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof(address.sun_path) - 1);
  if (::connect(line.number(), reinterpret_cast<sockaddr*>(&address), sizeof(address)) != 0) {
    return Descriptor();
  }
  return line;
}

/// Starts this program in a session of its own, so that it stays when the shell goes.
Result<pid_t> startWindow() {
  std::error_code unknown;
  std::string program = std::filesystem::read_symlink("/proc/self/exe", unknown).string();
  std::string option = "--listen";
  std::array<char*, 3> arguments{program.data(), option.data(), nullptr};
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  // A caller that reads our output must not wait for the window to close.
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t window = 0;
  const int failure =
      posix_spawn(&window, program.c_str(), &files, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (failure != 0) return fileError(program, Message("Cannot start the window"), failure);
  return window;
}

/// A line to a window that listens, which is opened where there is none.
Result<Descriptor> lineToWindow() {
  const Result<std::filesystem::path> path = listeningSocket();
  if (!path) return path.error();
  Descriptor line = connectTo(*path);
  if (!line.isOpen()) {
    const Result<pid_t> window = startWindow();
    if (!window) return window.error();
    const auto end = std::chrono::steady_clock::now() + mostToOpen;
    while (!line.isOpen()) {
      if (::waitpid(*window, nullptr, WNOHANG) != 0 || std::chrono::steady_clock::now() > end) {
        return Error{"unsupported", Message("No window opened; try hairline --listen")};
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      line = connectTo(*path);
    }
  }
  if (!isOfThisUser(line.number())) {
    return Error{"file", Message("%1: Another user listens there", path->string())};
  }
  return line;
}

/// Sends a scene; nothing where the window took it, otherwise why not.
std::optional<Error> sendScene(const Scene& scene, int line) {
  const auto lost = [] {
    return Error{"file", Message("The window closed before it took the scene")};
  };
  const std::string text = findingLine(scene);
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t count = ::send(line, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return lost();
    sent += static_cast<std::size_t>(count);
  }
  // What the window says is a line: empty where it took the scene.
  std::string said;
  for (char letter = 0; said.size() < 4096;) {
    const ssize_t count = ::recv(line, &letter, 1, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return lost();
    if (letter == '\n') break;
    said += letter;
  }
  if (said.empty()) return std::nullopt;
  return Error{"file", Message::verbatim(said)};
}

int send(const std::vector<std::string>& inputs) {
  // Nothing is opened for a scene that cannot be read.
  std::vector<Scene> scenes;
  for (const std::string& input : inputs) {
    Result<Scene> scene = wholeScene(input);
    if (!scene) return usageError(sendName, scene.error().message);
    scenes.push_back(std::move(*scene));
  }
  const Result<Descriptor> line = lineToWindow();
  if (!line) return usageError(sendName, line.error().message);
  for (const Scene& scene : scenes) {
    if (const auto error = sendScene(scene, line->number())) {
      return usageError(sendName, error->message);
    }
  }
  return exitAnswered;
}

}  // namespace

void addSendCommand(CLI::App& program, int& status) {
  CLI::App* added = program.add_subcommand(
      sendName,
      "Show scenes in an open window that listens (hairline --listen); without one, open it");
  const auto inputs = std::make_shared<std::vector<std::string>>();
  added
      ->add_option("scenes", *inputs,
                   "Scene files (*.hairline.json), shown in this order; the window keeps all of "
                   "them to go back to")
      ->type_name("SCENE...")
      ->required();
  added->callback([inputs, &status] { status = send(*inputs); });
}

}  // namespace hairline
