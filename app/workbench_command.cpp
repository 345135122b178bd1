#include "app/workbench_command.h"

#include <QFileInfo>

#include "app/usage.h"
#if __has_include("widgets/window/workbench.h")
#include "widgets/window/workbench.h"
#define HAIRLINE_HAS_WORKBENCH
#endif

namespace hairline {

int openWorkbench(int& argc, char** argv, const std::string& scene) {
  const QString path = QString::fromLocal8Bit(scene.c_str());
  if (!scene.empty() && !QFileInfo::exists(path)) {
    return usageError(
        "", "\"" + scene + "\" is neither a command nor a scene file; see hairline --help");
  }
#ifdef HAIRLINE_HAS_WORKBENCH
  return runWorkbench(argc, argv, path);
#else
  static_cast<void>(argc);
  static_cast<void>(argv);
  return usageError("", "this build has no window; see hairline --help for the commands");
#endif
}

}  // namespace hairline
