#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "core/voxel/voxel_file.h"

// The first byte says which format the others are; of raw voxels the description goes up to the
// first byte that is 0. Whatever the bytes are, reading them gives voxels, no more than the grid
// has cells, or an error that says something; and does so quickly.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hairline;
  if (size == 0) return 0;
  const auto format = static_cast<VoxelFormat>(data[0] % 4);
  std::string_view content(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::string_view description;
  if (format == VoxelFormat::raw) {
    description = content.substr(0, content.find('\0'));
    content.remove_prefix(std::min(content.size(), description.size() + 1));
  }
  const Result<GriddedVoxels> read = readVoxels(content, format, description, std::size_t{1} << 26);
  if (!read) {
    if (read.error().message.isEmpty()) {
      std::fputs("an error without a message\n", stderr);
      std::abort();
    }
    return 0;
  }
  std::size_t cells = 1;
  for (const int side : read->voxels.dimensions()) cells *= static_cast<std::size_t>(side);
  if (read->voxels.count() > cells || read->voxels.dimensions() != read->grid.dimensions) {
    std::fputs("more cells than the grid has\n", stderr);
    std::abort();
  }
  return 0;
}
