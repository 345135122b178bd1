#include "app/workbench_command.h"

#include <QFileInfo>

#include "app/usage.h"
#include "widgets/window/workbench.h"

namespace hairline {

int openWorkbench(int& argc, char** argv, const std::string& scene, const std::string& language) {
  const QString path = QString::fromLocal8Bit(scene.c_str());
  if (!scene.empty() && !QFileInfo::exists(path)) {
    return usageError(
        "", "\"" + scene + "\" is neither a command nor a scene file; see hairline --help");
  }
  return runWorkbench(argc, argv, path, QString::fromStdString(language));
}

}  // namespace hairline
