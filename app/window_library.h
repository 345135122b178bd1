#pragma once

#include <string>
#include <vector>

#include "core/hierarchy/hierarchy.h"
#include "core/scene/scene.h"

namespace hairline {

/// How the workbench is opened.
struct WorkbenchOptions {
  /// A scene or a file of findings; the sample where it is empty.
  std::string file;
  /// The code of a language; empty for the one chosen in the workbench.
  std::string language;
  /// It shows scenes that other programs of this user send.
  bool listens = false;
};

/// How a picture of a scene is made from the command line.
struct PictureStyle {
  /// "WxH" in pixels.
  std::string size = "1280x800";
  /// "iso", "top", "front" or "side"; empty for the scene's own camera, or iso.
  std::string view;
};

/// A picture or a report as text, with notes for the user.
struct WrittenScene {
  std::string text;
  std::vector<std::string> notes;
};

/// The part of the program that needs Qt, a library of its own: commands without windows and
/// pictures start without loading it. Functions that take the command line create the application
/// object, of which a process has one, so call only one of them, once.
class WindowLibrary {
 public:
  virtual ~WindowLibrary() = default;

  /// Opens the workbench and runs until it is closed. Returns the exit status.
  virtual int openWorkbench(int& argc, char** argv, const WorkbenchOptions& options) = 0;
  /// Writes a picture of a scene, with the answer for the active pair, to a PNG file. It is a
  /// grab of the 3D view, which needs a display.
  virtual std::optional<Error> writePng(const Scene& scene, const std::string& output,
                                        const PictureStyle& style, int& argc, char** argv) = 0;
  /// The same picture as SVG, in lines and letters; needs no display.
  virtual Result<WrittenScene> svg(const Scene& scene, const PictureStyle& style, int& argc,
                                   char** argv) = 0;
  /// Writes a picture of a scene of meshes, one ray per pixel, coloured by normals, to a PNG file;
  /// needs no display. Errors also as of castPicture.
  virtual std::optional<Error> writeRayPicture(const Scene& scene, const std::string& output,
                                               const PictureStyle& style, ScalarKind scalar,
                                               const HierarchyOptions& options,
                                               const Work& work) = 0;
  /// A report on the scene: "html", "markdown" or "csv" (see widgets/pair/scene_report.h).
  virtual Result<WrittenScene> report(const Scene& scene, const std::string& format,
                                      const PictureStyle& style, int& argc, char** argv) = 0;
  /// Whether the workbench can open here, in a sentence.
  virtual std::string graphics(int& argc, char** argv) = 0;
};

/// Loads the library from beside the program or from its package. Error code "file".
Result<WindowLibrary*> loadWindowLibrary();

}  // namespace hairline
