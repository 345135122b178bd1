#include <algorithm>
#include <cctype>
#include <cstring>
#include <new>

#include "core/base/json.h"
#include "core/base/regular_file.h"
#include "core/mesh/line_scanner.h"
#include "core/scene/field_reader.h"
#include "core/voxel/voxel_file.h"
#include "core/voxel/voxel_readers.h"

namespace hairline {
namespace {

Error endsEarly(std::uint64_t cells, std::uint64_t expected) {
  return {"syntax", Message("The file ends after %1 of %2 cells", cells, expected)};
}

// The contents of a binvox header.
struct BinvoxHeader {
  Grid grid;
  std::size_t length = 0;
};

Result<BinvoxHeader> readBinvoxHeader(std::string_view content) {
  LineScanner lines(content);
  if (!lines.nextLine() || lines.word() != "#binvox") {
    return Error{"syntax", Message("Line %1: %2", 1, Message("Expected \"#binvox 1\""))};
  }
  BinvoxHeader header;
  bool hasSides = false;
  double scale = 1;
  while (lines.nextLine()) {
    const std::string_view key = lines.word();
    if (key == "data") {
      header.length = lines.position();
      if (!hasSides)
        return lines.error("syntax", Message("Expected a line \"dim\" before \"data\""));
      const auto& sides = header.grid.dimensions;
      header.grid.cell = scale / *std::max_element(sides.begin(), sides.end());
      return header;
    }
    if (key == "dim") {
      // x, z, y: y runs fastest, then z.
      for (const std::size_t axis : {0, 2, 1}) {
        long long side = 0;
        if (!lines.readInteger(side)) return lines.failure();
        if (side < 1 || side > 4096) {
          return lines.error(
              "limit",
              Message("The grid has %1 cells along a side; supported are 1 to 4096", side));
        }
        header.grid.dimensions[axis] = static_cast<int>(side);
      }
      hasSides = true;
    } else if (key == "translate") {
      for (int axis = 0; axis < 3; ++axis) {
        if (!lines.readNumber(header.grid.origin[axis])) return lines.failure();
      }
    } else if (key == "scale") {
      if (!lines.readNumber(scale)) return lines.failure();
    }
  }
  return Error{"syntax", Message("The file has no line \"data\"")};
}

// The JSON number of a key, if it is one.
std::optional<double> numberAt(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number()) return std::nullopt;
  return found->get<double>();
}

}  // namespace

std::uint64_t cellCount(const std::array<int, 3>& dimensions) {
  std::uint64_t count = 1;
  for (const int side : dimensions) count *= static_cast<std::uint64_t>(std::max(side, 0));
  return count;
}

std::optional<Error> setByBytes(VoxelBuilder& builder, const std::array<int, 3>& dimensions,
                                std::string_view content) {
  const auto [nx, ny, nz] = dimensions;
  const char* at = content.data();
  for (int k = 0; k < nz; ++k) {
    if (builder.isCancelled()) return cancelledError();
    builder.report(static_cast<double>(k) / nz);
    for (int j = 0; j < ny; ++j, at += nx) {
      for (int i = 0; i < nx;) {
        std::uint64_t eight = 0;
        if (nx - i >= 8) std::memcpy(&eight, at + i, 8);
        if (nx - i >= 8 && eight == 0) {
          i += 8;
          continue;
        }
        const int first = i;
        while (i < nx && at[i] != 0) ++i;
        if (i > first) {
          builder.setRow(first, i, j, k);
        } else {
          ++i;
        }
      }
    }
  }
  return std::nullopt;
}

Result<GriddedVoxels> readBinvox(const VoxelInput& input) {
  const Result<BinvoxHeader> header = readBinvoxHeader(input.content);
  if (!header) return header.error();
  const std::string_view data =
      input.content.substr(std::min(header->length, input.content.size()));
  const auto [nx, ny, nz] = header->grid.dimensions;
  const std::uint64_t total = cellCount(header->grid.dimensions);
  return VoxelBuilder::build(
      header->grid, input.memory, input.work,
      [&, ny = ny, nz = nz](VoxelBuilder& builder) -> std::optional<Error> {
        std::uint64_t cell = 0;
        for (std::size_t at = 0; at + 1 < data.size() && cell < total; at += 2) {
          if (at % (std::size_t{1} << 20) == 0) {
            if (builder.isCancelled()) return cancelledError();
            builder.report(static_cast<double>(at) / static_cast<double>(data.size()));
          }
          const std::uint64_t end = cell + static_cast<unsigned char>(data[at + 1]);
          if (end > total) {
            return Error{"syntax",
                         Message("The file has more than the %1 cells of its dimensions", total)};
          }
          if (data[at] != 0) {
            const auto y = static_cast<std::uint64_t>(ny);
            const auto z = static_cast<std::uint64_t>(nz);
            for (std::uint64_t c = cell; c < end;) {
              const std::uint64_t row = c % y;
              const std::uint64_t stop = std::min(y, row + end - c);
              builder.setColumn(static_cast<int>(c / (y * z)), static_cast<int>(row),
                                static_cast<int>(stop), static_cast<int>(c / y % z));
              c += stop - row;
            }
          }
          cell = end;
        }
        if (cell < total) return endsEarly(cell, total);
        return std::nullopt;
      });
}

Result<GriddedVoxels> readRaw(const VoxelInput& input, std::string_view description) {
  const Result<Json> json = parseJson(description);
  if (!json) return json.error();
  const auto wrong = [](std::string code, std::string at, const Message& what) {
    return Error{std::move(code), Message("JSON file: %1: %2", at, what), at};
  };
  if (!json->is_object())
    return Error{"syntax", Message("JSON file: %1", expected(Message("an object"), *json))};
  const auto type = json->find("type");
  if (type != json->end() && *type != "uint8") {
    return wrong("unsupported", "type", Message("Must be %1", "\"uint8\""));
  }
  Grid grid;
  const auto sides = json->find("dimensions");
  const auto origin = json->find("origin");
  if (sides == json->end() || !sides->is_array() || sides->size() != 3) {
    return wrong("syntax", "dimensions", Message("Expected three integers"));
  }
  for (std::size_t k = 0; k < 3; ++k) {
    const Json& side = (*sides)[k];
    if (!side.is_number_integer())
      return wrong("syntax", "dimensions", Message("Expected three integers"));
    const auto cells = side.get<long long>();
    if (cells < 1 || cells > 4096) {
      return wrong("limit", "dimensions", Message("Must be from 1 to %1", 4096));
    }
    grid.dimensions[k] = static_cast<int>(cells);
    if (origin == json->end()) continue;
    if (!origin->is_array() || origin->size() != 3 || !(*origin)[k].is_number()) {
      return wrong("syntax", "origin", Message("Expected three numbers"));
    }
    grid.origin[static_cast<int>(k)] = (*origin)[k].get<double>();
  }
  if (json->contains("cell")) {
    const std::optional<double> cell = numberAt(*json, "cell");
    if (!cell) return wrong("syntax", "cell", Message("Expected a number"));
    grid.cell = *cell;
  }
  const std::uint64_t total = cellCount(grid.dimensions);
  if (input.content.size() != total) {
    return Error{"syntax", Message("The file has %1 bytes, but its JSON file says %2 cells",
                                   input.content.size(), total)};
  }
  return VoxelBuilder::build(grid, input.memory, input.work, [&](VoxelBuilder& builder) {
    return setByBytes(builder, grid.dimensions, input.content);
  });
}

Result<GriddedVoxels> readVoxels(std::string_view content, VoxelFormat format,
                                 std::string_view description, std::size_t memory,
                                 const Work& work) {
  const VoxelInput input{content, memory, work};
  try {
    switch (format) {
      case VoxelFormat::binvox:
        return readBinvox(input);
      case VoxelFormat::vox:
        return readVox(input);
      case VoxelFormat::vti:
        return readVti(input);
      case VoxelFormat::raw:
        break;
    }
    return readRaw(input, description);
  } catch (const std::bad_alloc&) {
    return Error{"limit", Message("Not enough memory for the voxels")};
  }
}

Result<GriddedVoxels> readVoxelFile(const std::filesystem::path& path, std::size_t memory,
                                    const Work& work) {
  const std::optional<VoxelFormat> format = voxelFormatOf(path);
  if (!format) {
    return Error{"unsupported",
                 Message("%1: Unknown voxel format; the file name must end in one of %2", path,
                         voxelEndings)};
  }
  const Result<FileContent> file = FileContent::read(path);
  if (!file) return file.error();
  std::string description;
  if (*format == VoxelFormat::raw) {
    std::filesystem::path beside = path;
    beside.replace_extension(".json");
    Result<std::string> text = readFile(beside);
    if (!text) return text.error();
    description = std::move(*text);
  }
  Result<GriddedVoxels> voxels = readVoxels(file->bytes(), *format, description, memory, work);
  if (voxels || voxels.error().code == "cancelled") return voxels;
  Error error = voxels.error();
  error.message = Message("%1: %2", path, error.message);
  return error;
}

}  // namespace hairline
