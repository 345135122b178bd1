#pragma once

#include "app/window_library.h"

namespace hairline {

// See WindowLibrary.

std::optional<Error> writePng(const Scene& scene, const std::string& output,
                              const PictureStyle& style, int& argc, char** argv);
Result<WrittenScene> svgOf(const Scene& scene, const PictureStyle& style, int& argc, char** argv);
Result<WrittenScene> reportOf(const Scene& scene, const std::string& format,
                              const PictureStyle& style, int& argc, char** argv);

std::optional<Error> writeRayPicture(const Scene& scene, const std::string& output,
                                     const PictureStyle& style, ScalarKind scalar,
                                     const HierarchyOptions& options, const Work& work);

}  // namespace hairline
