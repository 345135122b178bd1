#include <algorithm>
#include <cctype>
#include <cmath>

#include "core/mesh/byte_reader.h"
#include "core/mesh/line_scanner.h"
#include "core/voxel/voxel_readers.h"

namespace hairline {
namespace {

// The attribute of a tag such as `<Piece Extent="0 1 0 1 0 1">`; empty if it is missing.
std::string_view attributeOf(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
    const bool begins = at > 0 && std::isspace(static_cast<unsigned char>(tag[at - 1])) != 0;
    const std::size_t value = at + name.size();
    if (!begins || tag.substr(value, 2) != "=\"") continue;
    const std::size_t end = tag.find('"', value + 2);
    if (end == std::string_view::npos) return {};
    return tag.substr(value + 2, end - value - 2);
  }
  return {};
}

// The first tag with a name from a position on, and where its content begins.
struct Tag {
  std::string_view text;
  std::size_t end = 0;
};
std::optional<Tag> findTag(std::string_view content, std::string_view name, std::size_t from = 0) {
  const std::string open = '<' + std::string(name);
  for (std::size_t at = content.find(open, from); at != std::string_view::npos;
       at = content.find(open, at + 1)) {
    const std::size_t behind = at + open.size();
    if (behind < content.size() && std::isalnum(static_cast<unsigned char>(content[behind])) != 0) {
      continue;
    }
    const std::size_t end = content.find('>', at);
    if (end == std::string_view::npos) return std::nullopt;
    return Tag{content.substr(at, end - at), end + 1};
  }
  return std::nullopt;
}

Error wrong(Message message) { return {"syntax", std::move(message)}; }

Result<Grid> gridOf(std::string_view image) {
  Grid grid;
  LineScanner extent(attributeOf(image, "WholeExtent"));
  LineScanner origin(attributeOf(image, "Origin"));
  LineScanner spacing(attributeOf(image, "Spacing"));
  extent.nextLine();
  const bool hasOrigin = origin.nextLine();
  const bool hasSpacing = spacing.nextLine();
  for (int axis = 0; axis < 3; ++axis) {
    long long first = 0, last = 0;
    if (!extent.readInteger(first) || !extent.readInteger(last)) {
      return wrong(Message("%1: Expected six integers", "WholeExtent"));
    }
    constexpr long long farthest = 1LL << 40;
    if (first < -farthest || first > farthest || last <= first || last > first + 4096) {
      return Error{"limit",
                   Message("%1: A grid must have 1 to 4096 cells along each side", "WholeExtent")};
    }
    double at = 0, cell = 1;
    if (hasOrigin && !origin.readNumber(at))
      return wrong(Message("%1: %2", "Origin", Message("Expected three numbers")));
    if (hasSpacing && !spacing.readNumber(cell))
      return wrong(Message("%1: %2", "Spacing", Message("Expected three numbers")));
    if (axis > 0 && cell != grid.cell) {
      return Error{"unsupported",
                   Message("%1: The spacing must be the same along all axes", "Spacing")};
    }
    grid.cell = cell;
    grid.origin[axis] = at + cell * static_cast<double>(first);
    grid.dimensions[static_cast<std::size_t>(axis)] = static_cast<int>(last - first);
  }
  return grid;
}

// Cells as numbers in text form.
std::optional<Error> setByText(VoxelBuilder& builder, const std::array<int, 3>& dimensions,
                               std::string_view text) {
  const auto [nx, ny, nz] = dimensions;
  LineScanner words(text);
  std::string_view word;
  for (int k = 0; k < nz; ++k) {
    if (builder.isCancelled()) return cancelledError();
    builder.report(static_cast<double>(k) / nz);
    for (int j = 0; j < ny; ++j) {
      for (int i = 0; i < nx; ++i) {
        while ((word = words.word()).empty()) {
          if (!words.nextLine()) return wrong(Message("The file ends before the last cell"));
        }
        double number = 0;
        if (!words.parseNumber(word, number)) return words.failure();
        if (number != 0) builder.set(i, j, k);
      }
    }
  }
  return std::nullopt;
}

// The bytes after the header of appended data.
Result<std::string_view> appendedBytes(std::string_view content, std::string_view file,
                                       std::string_view array, std::uint64_t cells) {
  const std::optional<Tag> appended = findTag(content, "AppendedData");
  if (!appended) return wrong(Message("The file has no appended data"));
  if (attributeOf(appended->text, "encoding") != "raw") {
    return Error{"unsupported", Message("Appended data must be raw")};
  }
  if (!attributeOf(file, "compressor").empty()) {
    return Error{"unsupported",
                 Message("Compressed files are not supported; write the file without compression")};
  }
  std::size_t at = content.find('_', appended->end);
  if (at == std::string_view::npos) return wrong(Message("The file has no appended data"));
  ++at;
  long long offset = 0;
  LineScanner place(attributeOf(array, "offset"));
  if (place.nextLine() && !place.readInteger(offset))
    return wrong(Message("%1: %2", "offset", Message("Expected an integer")));
  const bool isBig = attributeOf(file, "byte_order") == "BigEndian";
  const std::size_t header = attributeOf(file, "header_type") == "UInt64" ? 8 : 4;
  const std::uint64_t left = content.size() - at;
  if (offset < 0 || static_cast<std::uint64_t>(offset) + header > left) {
    return wrong(Message("The file ends before its data"));
  }
  at += static_cast<std::size_t>(offset);
  const std::uint64_t bytes = header == 8 ? readBytes<std::uint64_t>(content.data() + at, isBig)
                                          : readBytes<std::uint32_t>(content.data() + at, isBig);
  if (bytes != cells) {
    return wrong(Message("The file has %1 bytes for %2 cells", bytes, cells));
  }
  at += header;
  if (content.size() - at < bytes) return wrong(Message("The file ends before the last cell"));
  return content.substr(at, static_cast<std::size_t>(bytes));
}

}  // namespace

Result<GriddedVoxels> readVti(const VoxelInput& input) {
  // The tags precede the data, which may contain any bytes.
  const std::size_t data = input.content.find("<AppendedData");
  const std::string_view head = input.content.substr(0, data);
  const std::optional<Tag> file = findTag(head, "VTKFile");
  const std::optional<Tag> image = findTag(head, "ImageData");
  if (!file || !image) return wrong(Message("Not a VTK image data file"));
  const Result<Grid> grid = gridOf(image->text);
  if (!grid) return grid.error();
  const std::optional<Tag> cells = findTag(head, "CellData");
  const std::optional<Tag> array =
      cells ? findTag(head, "DataArray", cells->end) : std::optional<Tag>();
  if (!array) return wrong(Message("The file has no cell data"));
  const std::string_view format = attributeOf(array->text, "format");
  const std::string_view parts = attributeOf(array->text, "NumberOfComponents");
  if (!parts.empty() && parts != "1") {
    return Error{"unsupported", Message("More than one number per cell is not supported")};
  }
  if (format == "ascii") {
    const std::string_view text = head.substr(array->end, head.find('<', array->end) - array->end);
    return VoxelBuilder::build(*grid, input.memory, input.work, [&](VoxelBuilder& builder) {
      return setByText(builder, grid->dimensions, text);
    });
  }
  const std::string_view type = attributeOf(array->text, "type");
  if (format != "appended" || (type != "UInt8" && type != "Int8")) {
    return Error{"unsupported", Message("Cell data must be ASCII or appended bytes")};
  }
  const Result<std::string_view> bytes =
      appendedBytes(input.content, file->text, array->text, cellCount(grid->dimensions));
  if (!bytes) return bytes.error();
  return VoxelBuilder::build(*grid, input.memory, input.work, [&](VoxelBuilder& builder) {
    return setByBytes(builder, grid->dimensions, *bytes);
  });
}

}  // namespace hairline
