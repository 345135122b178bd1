#include "core/voxel/memory.h"

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>
#include <string>

#include "core/base/checked.h"

namespace hairline {
namespace {

std::string inWords(std::size_t bytes) {
  constexpr const char* units[] = {"bytes", "kB", "MB", "GB", "TB"};
  double number = static_cast<double>(bytes);
  int unit = 0;
  while (number >= 1000 && unit < 4) {
    number /= 1000;
    ++unit;
  }
  char text[40];
  std::snprintf(text, sizeof text, number < 10 && unit > 0 ? "%.1f %s" : "%.0f %s", number,
                units[unit]);
  return text;
}

}  // namespace

std::size_t availableMemory() {
  std::size_t available = std::numeric_limits<std::size_t>::max();
  std::ifstream info("/proc/meminfo");
  std::string key;
  std::size_t kilobytes = 0;
  std::string unit;
  while (info >> key >> kilobytes) {
    if (key == "MemAvailable:") available = kilobytes * 1024;
    std::getline(info, unit);
  }
  rlimit limit{};
  if (::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    available = std::min<std::size_t>(available, limit.rlim_cur);
  }
  return available;
}

Error memoryError(std::size_t bytes, std::size_t available, const Grid& grid,
                  VoxelStorage storage) {
  const auto& d = grid.dimensions;
  const int longest = std::max({d[0], d[1], d[2]});
  // A surface takes memory with the square of the resolution, a dense grid with the cube.
  const double share = static_cast<double>(available) / static_cast<double>(bytes);
  const double root = storage == VoxelStorage::dense ? std::cbrt(share) : std::sqrt(share);
  const int fits = clampedInteger<int>(0.9 * root * longest, 1, longest);
  const std::string needed = inWords(bytes);
  const std::string free = inWords(available);
  if (storage == VoxelStorage::dense) {
    return {"limit", Message("A grid of %1 x %2 x %3 cells needs %4; %5 are free. About %6 cells "
                             "along the longest side would fit; sparse storage needs less",
                             d[0], d[1], d[2], needed, free, fits)};
  }
  return {"limit", Message("A grid of %1 x %2 x %3 cells needs %4; %5 are free. About %6 cells "
                           "along the longest side would fit",
                           d[0], d[1], d[2], needed, free, fits)};
}

std::optional<Error> checkMemory(std::size_t bytes, std::size_t allowed, const Grid& grid,
                                 VoxelStorage storage) {
  const std::size_t available = allowed > 0 ? allowed : availableMemory();
  if (bytes <= available) return std::nullopt;
  return memoryError(bytes, available, grid, storage);
}

}  // namespace hairline
