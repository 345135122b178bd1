#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/json.h"
#include "core/math/number_text.h"
#include "core/mesh/byte_reader.h"
#include "core/mesh/mesh_file.h"

namespace hairline {
namespace {

float nearestFloat(double number) { return static_cast<float>(number); }

void appendPoint(std::string& text, const Vector3<double>& point) {
  for (int k = 0; k < 3; ++k) {
    text += ' ';
    appendDecimal(text, point[k]);
  }
}

std::string writeObj(const Mesh& mesh) {
  std::string text;
  for (const Vector3<double>& vertex : mesh.vertices) {
    text += 'v';
    appendPoint(text, vertex);
    text += '\n';
  }
  for (const std::array<int, 3>& corners : mesh.triangles) {
    text += 'f';
    for (const int corner : corners) {
      text += ' ';
      text += std::to_string(static_cast<long long>(corner) + 1);
    }
    text += '\n';
  }
  return text;
}

std::array<Vector3<double>, 3> cornersOf(const Mesh& mesh, const std::array<int, 3>& indices) {
  std::array<Vector3<double>, 3> corners;
  for (std::size_t i = 0; i < 3; ++i) {
    corners[i] = mesh.vertices[static_cast<std::size_t>(indices[i])];
  }
  return corners;
}

// Of unit length for display; zero for a triangle without area, as the format requires.
Vector3<double> unitNormal(const std::array<Vector3<double>, 3>& corners) {
  Vector3<double> u = corners[1] - corners[0];
  Vector3<double> v = corners[2] - corners[0];
  const double size = std::max(u.cwiseAbs().maxCoeff(), v.cwiseAbs().maxCoeff());
  if (!(size > 0) || !std::isfinite(size)) return Vector3<double>::Zero();
  u /= size;
  v /= size;
  const Vector3<double> normal = cross(u, v);
  const double length = std::sqrt(squaredNorm(normal));
  if (!(length > 0)) return Vector3<double>::Zero();
  return normal / length;
}

bool isBeyondFloat(const Mesh& mesh) {
  return std::ranges::any_of(mesh.vertices, [](const Vector3<double>& vertex) {
    return !std::isfinite(nearestFloat(vertex.cwiseAbs().maxCoeff()));
  });
}

std::string writeStl(const Mesh& mesh, bool binary) {
  std::string text;
  if (binary) {
    text.resize(80, ' ');
    appendBytes(text, static_cast<std::uint32_t>(mesh.triangles.size()));
    for (const std::array<int, 3>& indices : mesh.triangles) {
      const auto corners = cornersOf(mesh, indices);
      const Vector3<double> normal = unitNormal(corners);
      for (int k = 0; k < 3; ++k) appendBytes(text, nearestFloat(normal[k]));
      for (const Vector3<double>& corner : corners) {
        for (int k = 0; k < 3; ++k) appendBytes(text, nearestFloat(corner[k]));
      }
      appendBytes(text, std::uint16_t{0});
    }
    return text;
  }
  text = "solid hairline\n";
  for (const std::array<int, 3>& indices : mesh.triangles) {
    const auto corners = cornersOf(mesh, indices);
    text += "facet normal";
    appendPoint(text, unitNormal(corners));
    text += "\nouter loop\n";
    for (const Vector3<double>& corner : corners) {
      text += "vertex";
      appendPoint(text, corner);
      text += '\n';
    }
    text += "endloop\nendfacet\n";
  }
  return text + "endsolid hairline\n";
}

std::string writePly(const Mesh& mesh) {
  std::string text = "ply\nformat binary_little_endian 1.0\nelement vertex " +
                     std::to_string(mesh.vertices.size()) +
                     "\nproperty double x\nproperty double y\nproperty double z\nelement face " +
                     std::to_string(mesh.triangles.size()) +
                     "\nproperty list uchar int vertex_indices\nend_header\n";
  text.reserve(text.size() + 24 * mesh.vertices.size() + 13 * mesh.triangles.size());
  for (const Vector3<double>& vertex : mesh.vertices) {
    for (int k = 0; k < 3; ++k) appendBytes(text, vertex[k]);
  }
  for (const std::array<int, 3>& corners : mesh.triangles) {
    appendBytes(text, std::uint8_t{3});
    for (const int corner : corners) appendBytes(text, static_cast<std::int32_t>(corner));
  }
  return text;
}

std::string writeOff(const Mesh& mesh) {
  std::string text = "OFF\n" + std::to_string(mesh.vertices.size()) + ' ' +
                     std::to_string(mesh.triangles.size()) + " 0\n";
  for (const Vector3<double>& vertex : mesh.vertices) {
    for (int k = 0; k < 3; ++k) {
      appendDecimal(text, vertex[k]);
      text += k < 2 ? ' ' : '\n';
    }
  }
  for (const std::array<int, 3>& corners : mesh.triangles) {
    text += '3';
    for (const int corner : corners) text += ' ' + std::to_string(corner);
    text += '\n';
  }
  return text;
}

Json bufferView(std::size_t offset, std::size_t length, int target) {
  return Json{{"buffer", 0}, {"byteOffset", offset}, {"byteLength", length}, {"target", target}};
}

// A mesh as glTF: the JSON without its buffer, and the contents of the buffer.
struct Gltf {
  Json root;
  std::string buffer;
};

Result<Gltf> gltfOf(const Mesh& mesh) {
  const std::size_t points = 12 * mesh.vertices.size();
  const std::size_t indices = 12 * mesh.triangles.size();
  if (points + indices > 0xffff0000u) {
    return Error{"limit", Message("The mesh exceeds the 4 GiB of a glTF file; write PLY instead")};
  }
  Gltf made;
  made.buffer.reserve(points + indices);
  Vector3<double> low = Vector3<double>::Constant(std::numeric_limits<double>::infinity());
  Vector3<double> high = -low;
  for (const Vector3<double>& vertex : mesh.vertices) {
    for (int k = 0; k < 3; ++k) {
      const float number = nearestFloat(vertex[k]);
      if (!std::isfinite(number)) {
        return Error{"number", Message("A coordinate is outside the range of binary32, the number "
                                       "type of glTF; write PLY instead")};
      }
      low[k] = std::min(low[k], static_cast<double>(number));
      high[k] = std::max(high[k], static_cast<double>(number));
      appendBytes(made.buffer, number);
    }
  }
  for (const std::array<int, 3>& corners : mesh.triangles) {
    for (const int corner : corners) appendBytes(made.buffer, static_cast<std::uint32_t>(corner));
  }
  const auto bounds = [](const Vector3<double>& v) { return Json::array({v[0], v[1], v[2]}); };
  constexpr int arrayBuffer = 34962;
  constexpr int elementArrayBuffer = 34963;
  Json& root = made.root;
  root["asset"] = {{"version", "2.0"}, {"generator", "Hairline"}};
  root["scene"] = 0;
  root["scenes"] = Json::array({Json{{"nodes", Json::array({0})}}});
  root["nodes"] = Json::array({Json{{"mesh", 0}}});
  root["meshes"] = Json::array({Json{
      {"primitives",
       Json::array({Json{{"attributes", Json{{"POSITION", 0}}}, {"indices", 1}, {"mode", 4}}})}}});
  root["accessors"] = Json::array({Json{{"bufferView", 0},
                                        {"componentType", 5126},
                                        {"count", mesh.vertices.size()},
                                        {"type", "VEC3"},
                                        {"min", bounds(low)},
                                        {"max", bounds(high)}},
                                   Json{{"bufferView", 1},
                                        {"componentType", 5125},
                                        {"count", 3 * mesh.triangles.size()},
                                        {"type", "SCALAR"}}});
  root["bufferViews"] = Json::array(
      {bufferView(0, points, arrayBuffer), bufferView(points, indices, elementArrayBuffer)});
  root["buffers"] = Json::array({Json{{"byteLength", points + indices}}});
  return made;
}

std::string writeGlb(const Gltf& gltf) {
  std::string json = writeJson(gltf.root);
  json.resize((json.size() + 3) / 4 * 4, ' ');
  std::string text = "glTF";
  appendBytes(text, std::uint32_t{2});
  appendBytes(text, static_cast<std::uint32_t>(12 + 8 + json.size() + 8 + gltf.buffer.size()));
  appendBytes(text, static_cast<std::uint32_t>(json.size()));
  text += "JSON" + json;
  appendBytes(text, static_cast<std::uint32_t>(gltf.buffer.size()));
  text.append("BIN\0", 4);
  return text + gltf.buffer;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      bits = bits << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    }
    for (std::size_t k = 0; k < 4; ++k) {
      text += k <= count ? digits[bits >> (18 - 6 * k) & 63] : '=';
    }
  }
  return text;
}

// One file, with the buffer in it.
std::string writeGltf(Gltf gltf) {
  gltf.root["buffers"][0]["uri"] = "data:application/octet-stream;base64," + base64(gltf.buffer);
  return writeJson(gltf.root, {true, false}) + '\n';
}

}  // namespace

std::size_t countRounded(const Mesh& mesh) {
  std::size_t rounded = 0;
  for (const Vector3<double>& vertex : mesh.vertices) {
    for (int k = 0; k < 3; ++k) {
      rounded += static_cast<double>(nearestFloat(vertex[k])) != vertex[k] ? 1 : 0;
    }
  }
  return rounded;
}

Result<MeshText> writeMesh(const Mesh& mesh, MeshFormat format, StlStyle style) {
  switch (format) {
    case MeshFormat::obj:
      return MeshText{writeObj(mesh), 0};
    case MeshFormat::stl: {
      const std::size_t rounded = style == StlStyle::text ? 0 : countRounded(mesh);
      const bool binary = style == StlStyle::fitting ? rounded == 0 : style == StlStyle::binary;
      if (binary && isBeyondFloat(mesh)) {
        return Error{"number", Message("A coordinate is outside the range of binary32, the number "
                                       "type of binary STL; write STL as text, or PLY, instead")};
      }
      return MeshText{writeStl(mesh, binary), binary ? rounded : 0};
    }
    case MeshFormat::ply:
      return MeshText{writePly(mesh), 0};
    case MeshFormat::off:
      return MeshText{writeOff(mesh), 0};
    case MeshFormat::glb:
    case MeshFormat::gltf:
      break;
  }
  Result<Gltf> gltf = gltfOf(mesh);
  if (!gltf) return gltf.error();
  return MeshText{format == MeshFormat::glb ? writeGlb(*gltf) : writeGltf(std::move(*gltf)),
                  countRounded(mesh)};
}

}  // namespace hairline
