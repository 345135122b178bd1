#include "core/voxel/voxel_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <initializer_list>
#include <string>

#include "core/base/atomic_file.h"
#include "core/base/json.h"
#include "core/math/number_text.h"
#include "core/mesh/byte_reader.h"

namespace hairline {
namespace {

constexpr int modelSize = 256;
constexpr std::size_t enoughToWrite = std::size_t{1} << 20;

// Buffers the output and reports progress.
class Output {
 public:
  Output(AtomicFile& file, const Work& work) : m_file(file), m_work(work) {}

  std::string& text() { return m_text; }
  /// Writes the buffer if it is large enough; false once there is an error.
  bool flush(double share, bool all = false) {
    if (m_error) return false;
    if (m_text.size() < enoughToWrite && !all) return true;
    m_work.report(share);
    if (m_work.isCancelled()) {
      m_error = cancelledError();
    } else {
      m_error = m_file.write(m_text);
    }
    m_text.clear();
    return !m_error;
  }
  std::optional<Error> finish() {
    flush(1, true);
    return m_error ? m_error : m_file.commit();
  }

 private:
  AtomicFile& m_file;
  const Work& m_work;
  std::string m_text;
  std::optional<Error> m_error;
};

// The run lengths of one plane of x, in the binvox format.
struct Runs {
  std::string bytes;
  std::size_t begin = 0;

  void end(std::size_t at, bool value) {
    for (std::size_t left = at - begin; left > 0;) {
      const std::size_t length = std::min<std::size_t>(left, 255);
      bytes += static_cast<char>(value ? 1 : 0);
      bytes += static_cast<char>(length);
      left -= length;
    }
    begin = at;
  }
};

void writeBinvox(const VoxelGrid& voxels, const Grid& grid, Output& out) {
  const auto [nx, ny, nz] = voxels.dimensions();
  out.text() = "#binvox 1\ndim " + std::to_string(nx) + ' ' + std::to_string(nz) + ' ' +
               std::to_string(ny) + "\ntranslate";
  for (int k = 0; k < 3; ++k) {
    out.text() += ' ';
    appendDecimal(out.text(), grid.origin[k]);
  }
  out.text() += "\nscale " + decimalText(grid.cell * std::max({nx, ny, nz})) + "\ndata\n";
  // y runs fastest, then z, then x. 64 planes of x are processed at once, one bit each.
  for (int x = 0; x < voxels.brickCounts()[0]; ++x) {
    const int planes = std::min(VoxelGrid::brickSize, nx - x * VoxelGrid::brickSize);
    std::array<Runs, VoxelGrid::brickSize> runs;
    std::uint64_t last = 0;
    std::size_t place = 0;
    for (int k = 0; k < nz; ++k) {
      for (int j = 0; j < ny; ++j, ++place) {
        const std::uint64_t word = voxels.word(x, j, k);
        for (std::uint64_t turned = word ^ last; turned != 0; turned &= turned - 1) {
          const auto plane = static_cast<std::size_t>(std::countr_zero(turned));
          runs[plane].end(place, ((last >> plane) & 1) != 0);
        }
        last = word;
      }
    }
    for (int plane = 0; plane < planes; ++plane) {
      Runs& run = runs[static_cast<std::size_t>(plane)];
      run.end(place, ((last >> plane) & 1) != 0);
      out.text() += run.bytes;
      if (!out.flush(static_cast<double>(x) / voxels.brickCounts()[0])) return;
    }
  }
}

// The rows of a grid, one byte per cell.
void writeBytes(const VoxelGrid& voxels, Output& out) {
  const auto [nx, ny, nz] = voxels.dimensions();
  for (int k = 0; k < nz; ++k) {
    for (int j = 0; j < ny; ++j) {
      for (int x = 0; x * VoxelGrid::brickSize < nx; ++x) {
        const std::uint64_t word = voxels.word(x, j, k);
        const int cells = std::min(VoxelGrid::brickSize, nx - x * VoxelGrid::brickSize);
        char bytes[VoxelGrid::brickSize];
        for (int i = 0; i < cells; ++i) bytes[i] = static_cast<char>((word >> i) & 1);
        out.text().append(bytes, static_cast<std::size_t>(cells));
      }
      if (!out.flush(static_cast<double>(k) / nz)) return;
    }
  }
}

void writeVti(const VoxelGrid& voxels, const Grid& grid, Output& out) {
  const auto [nx, ny, nz] = voxels.dimensions();
  std::string extent;
  for (const int cells : {nx, ny, nz}) {
    extent += extent.empty() ? "0 " : " 0 ";
    extent += std::to_string(cells);
  }
  std::string origin;
  std::string spacing;
  for (int k = 0; k < 3; ++k) {
    if (k > 0) {
      origin += ' ';
      spacing += ' ';
    }
    appendDecimal(origin, grid.origin[k]);
    appendDecimal(spacing, grid.cell);
  }
  out.text() =
      "<?xml version=\"1.0\"?>\n<VTKFile type=\"ImageData\" version=\"1.0\" "
      "byte_order=\"LittleEndian\" header_type=\"UInt64\">\n<ImageData WholeExtent=\"" +
      extent + "\" Origin=\"" + origin + "\" Spacing=\"" + spacing + "\">\n<Piece Extent=\"" +
      extent +
      "\">\n<CellData Scalars=\"occupied\">\n<DataArray type=\"UInt8\" Name=\"occupied\" "
      "format=\"appended\" offset=\"0\"/>\n</CellData>\n</Piece>\n</ImageData>\n"
      "<AppendedData encoding=\"raw\">\n_";
  appendBytes(out.text(), static_cast<std::uint64_t>(nx) * static_cast<std::uint64_t>(ny) *
                              static_cast<std::uint64_t>(nz));
  writeBytes(voxels, out);
  out.text() += "\n</AppendedData>\n</VTKFile>\n";
}

// A MagicaVoxel model: a block of up to 256³ cells that has any set.
struct VoxModel {
  std::array<int, 3> first;
  std::array<int, 3> size;
  std::size_t count = 0;
};

template <typename Visit>
void forWords(const VoxelGrid& voxels, const VoxModel& model, const Visit& visit) {
  for (int k = 0; k < model.size[2]; ++k) {
    for (int j = 0; j < model.size[1]; ++j) {
      for (int i = 0; i < model.size[0]; i += VoxelGrid::brickSize) {
        const std::uint64_t word = voxels.word((model.first[0] + i) / VoxelGrid::brickSize,
                                               model.first[1] + j, model.first[2] + k);
        if (word != 0) visit(i, j, k, word);
      }
    }
  }
}

std::vector<VoxModel> modelsOf(const VoxelGrid& voxels) {
  const auto [nx, ny, nz] = voxels.dimensions();
  std::vector<VoxModel> models;
  for (int z = 0; z < nz; z += modelSize) {
    for (int y = 0; y < ny; y += modelSize) {
      for (int x = 0; x < nx; x += modelSize) {
        VoxModel model{{x, y, z},
                       {std::min(modelSize, nx - x), std::min(modelSize, ny - y),
                        std::min(modelSize, nz - z)}};
        forWords(voxels, model, [&](int, int, int, std::uint64_t word) {
          model.count += static_cast<std::size_t>(std::popcount(word));
        });
        if (model.count > 0) models.push_back(model);
      }
    }
  }
  return models;
}

void appendChunk(std::string& text, const char* id, const std::string& content) {
  text += id;
  appendBytes(text, static_cast<std::uint32_t>(content.size()));
  appendBytes(text, std::uint32_t{0});
  text += content;
}
void appendInts(std::string& text, std::initializer_list<int> values) {
  for (const int value : values) appendBytes(text, static_cast<std::int32_t>(value));
}

// A node that places its child; a translation refers to the middle of a model.
std::string transformNode(int id, int child, const std::string& translation) {
  std::string text;
  appendInts(text, {id, 0, child, -1, 0, 1, translation.empty() ? 0 : 1});
  if (!translation.empty()) {
    appendInts(text, {2});
    text += "_t";
    appendInts(text, {static_cast<int>(translation.size())});
    text += translation;
  }
  return text;
}

// The scene graph: a root over a group over a transform and a shape for each model.
std::string sceneGraph(const std::vector<VoxModel>& models, const std::array<int, 3>& shift) {
  std::string text;
  appendChunk(text, "nTRN", transformNode(0, 1, ""));
  std::string group;
  appendInts(group, {1, 0, static_cast<int>(models.size())});
  for (std::size_t m = 0; m < models.size(); ++m) appendInts(group, {2 + 2 * static_cast<int>(m)});
  appendChunk(text, "nGRP", group);
  for (std::size_t m = 0; m < models.size(); ++m) {
    const int id = 2 + 2 * static_cast<int>(m);
    std::string translation;
    for (std::size_t k = 0; k < 3; ++k) {
      if (k > 0) translation += ' ';
      translation += std::to_string(shift[k] + models[m].first[k] + models[m].size[k] / 2);
    }
    appendChunk(text, "nTRN", transformNode(id, id + 1, translation));
    std::string shape;
    appendInts(shape, {id + 1, 0, 1, static_cast<int>(m), 0});
    appendChunk(text, "nSHP", shape);
  }
  return text;
}

std::optional<Error> writeVox(const VoxelGrid& voxels, Output& out) {
  const std::vector<VoxModel> models = modelsOf(voxels);
  std::string palette;
  for (int i = 0; i < 256; ++i) palette += "\xb0\xb8\xc0\xff";
  // In the middle of the scene, on its ground, or as far below as necessary: what is below is not
  // rendered.
  const auto [nx, ny, nz] = voxels.dimensions();
  constexpr int half = longestVoxSide / 2;
  std::string tail = sceneGraph(models, {-(nx / 2), -(ny / 2), std::min(0, half - nz)});
  appendChunk(tail, "RGBA", palette);
  std::size_t size = tail.size();
  for (const VoxModel& model : models) size += 24 + 12 + 4 + 4 * model.count;
  if (size > 0xffffffff) {
    return Error{"limit",
                 Message("The cells exceed the 4 GiB of a .vox file; write .binvox instead")};
  }
  out.text() = "VOX ";
  appendInts(out.text(), {150});
  out.text() += "MAIN";
  appendInts(out.text(), {0});
  appendBytes(out.text(), static_cast<std::uint32_t>(size));
  for (std::size_t m = 0; m < models.size(); ++m) {
    const VoxModel& model = models[m];
    std::string sides;
    appendInts(sides, {model.size[0], model.size[1], model.size[2]});
    appendChunk(out.text(), "SIZE", sides);
    out.text() += "XYZI";
    appendBytes(out.text(), static_cast<std::uint32_t>(4 + 4 * model.count));
    appendInts(out.text(), {0});
    appendBytes(out.text(), static_cast<std::uint32_t>(model.count));
    forWords(voxels, model, [&](int i, int j, int k, std::uint64_t word) {
      for (std::uint64_t left = word; left != 0; left &= left - 1) {
        const char cell[4] = {static_cast<char>(i + std::countr_zero(left)), static_cast<char>(j),
                              static_cast<char>(k), 1};
        out.text().append(cell, 4);
      }
    });
    if (!out.flush(static_cast<double>(m) / static_cast<double>(models.size()))) return {};
  }
  out.text() += tail;
  return std::nullopt;
}

std::string rawDescription(const VoxelGrid& voxels, const Grid& grid,
                           const std::filesystem::path& path) {
  Json json = Json::object();
  json["format"] = "hairline-voxels";
  json["version"] = 1;
  json["file"] = path.filename().string();
  json["type"] = "uint8";
  json["order"] = "x fastest, z slowest";
  json["dimensions"] = voxels.dimensions();
  json["origin"] = {grid.origin[0], grid.origin[1], grid.origin[2]};
  json["cell"] = grid.cell;
  json["occupied"] = voxels.count();
  return writeJson(json, {true, false}) + '\n';
}

}  // namespace

std::optional<VoxelFormat> voxelFormatOf(const std::filesystem::path& path) {
  std::string ending = path.extension().string();
  for (char& letter : ending) {
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  if (ending == ".binvox") return VoxelFormat::binvox;
  if (ending == ".vox") return VoxelFormat::vox;
  if (ending == ".vti") return VoxelFormat::vti;
  if (ending == ".raw") return VoxelFormat::raw;
  return std::nullopt;
}

std::optional<Error> checkFits(std::array<int, 3> dimensions, VoxelFormat format) {
  const int longest = *std::max_element(dimensions.begin(), dimensions.end());
  if (format != VoxelFormat::vox || longest <= longestVoxSide) return std::nullopt;
  return Error{"limit", Message("A MagicaVoxel scene holds %1 cells along a side, the grid has %2; "
                                "lower the resolution or write .binvox",
                                longestVoxSide, longest)};
}

std::optional<Error> writeVoxelFile(const VoxelGrid& voxels, const Grid& grid,
                                    const std::filesystem::path& path, VoxelFormat format,
                                    const Work& work) {
  if (auto error = checkFits(voxels.dimensions(), format)) return error;
  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file) return file.error();
  Output out(*file, work);
  switch (format) {
    case VoxelFormat::binvox:
      writeBinvox(voxels, grid, out);
      break;
    case VoxelFormat::vox:
      if (auto error = writeVox(voxels, out)) return error;
      break;
    case VoxelFormat::vti:
      writeVti(voxels, grid, out);
      break;
    case VoxelFormat::raw:
      writeBytes(voxels, out);
      break;
  }
  if (auto error = out.finish()) return error;
  if (format != VoxelFormat::raw) return std::nullopt;
  std::filesystem::path description = path;
  description.replace_extension(".json");
  return writeFileAtomically(description, rawDescription(voxels, grid, path));
}

}  // namespace hairline
