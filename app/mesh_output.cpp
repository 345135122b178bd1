#include "app/mesh_output.h"

#include "app/usage.h"
#include "core/base/atomic_file.h"
#include "core/mesh/shape_mesh.h"

namespace hairline {

int writeSceneAsMesh(const std::string& command, const Scene& scene, MeshFormat format,
                     const std::filesystem::path& output, LongWork& progress) {
  const Result<Mesh> mesh = meshOf(scene);
  if (!mesh) return failed(command, mesh.error());
  const bool toStandardOutput = output.empty() || output == "-";
  const std::string name = toStandardOutput ? "standard output" : output.string();
  const Result<MeshText> text = writeMesh(*mesh, format);
  if (!text) return usageError(command, Message("%1: %2", name, text.error().message));
  const Work work = progress.named("writing");
  work.report(0);
  if (work.isCancelled()) return failed(command, cancelledError());
  if (toStandardOutput) {
    if (const int status = printText(command, text->content); status != exitAnswered) return status;
  } else if (auto error = writeFileAtomically(output, text->content)) {
    return failed(command, *error);
  }
  if (text->rounded > 0) {
    note(name + ": " + std::to_string(text->rounded) +
         " coordinates were rounded to binary32, all that the format holds");
  }
  return exitAnswered;
}

}  // namespace hairline
