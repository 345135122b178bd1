#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/mesh/mesh_file.h"
#include "core/mesh/mesh_measures.h"
#include "core/mesh/mesh_report.h"

namespace {

using namespace hairline;

// The first byte chooses the format, so that one corpus serves all readers.
MeshFormat formatOf(char letter) {
  switch (letter) {
    case 's':
      return MeshFormat::stl;
    case 'p':
      return MeshFormat::ply;
    case 'f':
      return MeshFormat::off;
    case 'b':
      return MeshFormat::glb;
    case 'g':
      return MeshFormat::gltf;
    default:
      return MeshFormat::obj;
  }
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

}  // namespace

// Whatever the bytes are, reading them as a mesh gives an error that says something, or a mesh
// whose triangles have their vertices, all of them finite; and one that was read is written as PLY
// and OFF that read back as the same mesh.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view content(reinterpret_cast<const char*>(data) + 1, size - 1);
  // There is no other file that a glTF could name.
  const Result<Mesh> mesh =
      readMesh(content, formatOf(static_cast<char>(data[0])), "/nonexistent/folder");
  if (!mesh) {
    require(!mesh.error().message.isEmpty(), "an error without a message");
    return 0;
  }
  require(!mesh->triangles.empty(), "a mesh without triangles");
  for (const Vector3<double>& vertex : mesh->vertices) {
    require(vertex.allFinite(), "a vertex that is not finite");
  }
  for (const auto& triangle : mesh->triangles) {
    for (const int corner : triangle) {
      require(corner >= 0 && static_cast<std::size_t>(corner) < mesh->vertices.size(),
              "a triangle without its vertex");
    }
  }
  require(inspect(*mesh).triangles == mesh->triangles.size(), "a report of another mesh");
  measure(*mesh);
  for (const MeshFormat format : {MeshFormat::ply, MeshFormat::off}) {
    const Result<Mesh> again = readMesh(writeMesh(*mesh, format)->content, format);
    require(again && again->vertices == mesh->vertices && again->triangles == mesh->triangles,
            "not the same after writing and reading");
  }
  return 0;
}
