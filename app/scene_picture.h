#pragma once

#include <string>

#include "core/scene/scene.h"

namespace hairline {

/// How a picture of a scene is made from the command line.
struct PictureStyle {
  /// "WxH" in pixels.
  std::string size = "1280x800";
  /// "iso", "top", "front" or "side"; empty for the scene's own camera, or iso.
  std::string view;
};

/// Writes a picture of a scene, with the answer about the pair in focus, to a PNG file (a grab of
/// the 3D view, which needs a display) or to an SVG file (lines and letters, without one). Makes
/// the application object, with `argc` and `argv`. Returns the exit status; errors are said in the
/// name of the command.
int writePng(const std::string& command, const Scene& scene, const std::string& output,
             const PictureStyle& style, int& argc, char** argv);
/// To standard output where the path is empty or "-".
int writeSvg(const std::string& command, const Scene& scene, const std::string& output,
             const PictureStyle& style, int& argc, char** argv);
/// A report on the scene, without a display: "html", "markdown" or "csv" (see
/// widgets/report/scene_report.h). To standard output where the path is empty or "-".
int writeReport(const std::string& command, const Scene& scene, const std::string& format,
                const std::string& output, const PictureStyle& style, int& argc, char** argv);

}  // namespace hairline
