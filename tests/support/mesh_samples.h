#pragma once

#include <QByteArray>
#include <cmath>
#include <string>
#include <vector>

#include "core/mesh/byte_reader.h"
#include "core/mesh/mesh_file.h"

namespace hairline::testing {

/// A mesh file that must be refused, with the code of the error and the place and cause named by
/// its message.
struct BadFile {
  const char* name;
  MeshFormat format;
  std::string content;
  const char* code;
  const char* arguments;
};

inline const char* const plyHeader =
    "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float "
    "z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n";

inline std::string binaryStl(std::uint32_t count, float coordinate) {
  std::string text(80, ' ');
  appendBytes(text, count);
  for (int i = 0; i < 12; ++i) appendBytes(text, i == 7 ? coordinate : static_cast<float>(i));
  appendBytes(text, std::uint16_t{0});
  return text;
}

inline const std::vector<BadFile> badFiles{
    {"obj nan", MeshFormat::obj, "v 0 0 0\nv nan 0 0\nf 1 1 2\n", "number", "2|\"nan\""},
    {"obj infinite", MeshFormat::obj, "v 0 0 -inf\n", "number", "1|\"-inf\""},
    {"obj too large", MeshFormat::obj, "v 0 0 1e999\n", "number", "1|\"1e999\""},
    {"obj words", MeshFormat::obj, "v 0 zero 0\n", "number", "1|\"zero\""},
    {"obj missing", MeshFormat::obj, "\n\nv 0 0\n", "syntax", "3|"},
    {"obj index", MeshFormat::obj, "v 0 0 0\nf 1 2 1\n", "shape", "2|2|1"},
    {"obj index 0", MeshFormat::obj, "v 0 0 0\nf 0 1 1\n", "shape", "2|0|1"},
    {"obj index far", MeshFormat::obj, "v 0 0 0\nf -2 1 1\n", "shape", "2|-2|1"},
    {"obj two corners", MeshFormat::obj, "v 0 0 0\nf 1 1\n", "shape", "2|"},
    {"obj empty", MeshFormat::obj, "# nothing\n", "shape", ""},
    {"stl nan", MeshFormat::stl, binaryStl(1, NAN), "number", "112|0"},
    {"stl count", MeshFormat::stl, binaryStl(0xffffffff, 1), "syntax", "80|4294967295|1"},
    {"stl text nan", MeshFormat::stl, "solid\nfacet normal 0 0 1\nouter loop\nvertex 0 nan 0\n",
     "number", "4|\"nan\""},
    {"stl short", MeshFormat::stl, "solid\nfacet\nouter loop\nvertex 0 0 0\n", "syntax", "4|"},
    {"stl two", MeshFormat::stl, "solid\nouter loop\nvertex 0 0 0\nendloop\n", "shape", "4|1"},
    {"stl words", MeshFormat::stl, "hello world\n", "syntax", "1|\"hello\""},
    {"ply nan", MeshFormat::ply, std::string(plyHeader) + "0 0 0\n0 nan 0\n1 1 1\n3 0 1 2\n",
     "number", "11|\"nan\""},
    {"ply index", MeshFormat::ply, std::string(plyHeader) + "0 0 0\n0 1 0\n1 1 1\n3 0 1 3\n",
     "shape", "3|3"},
    {"ply short", MeshFormat::ply, std::string(plyHeader) + "0 0 0\n0 1 0\n1 1 1\n", "syntax",
     "1|\"face\""},
    {"ply absurd", MeshFormat::ply,
     "ply\nformat binary_little_endian 1.0\nelement vertex 2000000000\nproperty float x\nproperty "
     "float y\nproperty float z\nend_header\nabc",
     "syntax", "2000000000|\"vertex\""},
    {"ply absurd count", MeshFormat::ply,
     "ply\nformat ascii 1.0\nelement vertex 99999999999\nend_header\n", "limit",
     "3|\"vertex\"|99999999999"},
    {"ply no x", MeshFormat::ply,
     "ply\nformat ascii 1.0\nelement vertex 1\nproperty float y\nend_header\n1\n", "shape", "x"},
    {"ply format", MeshFormat::ply, "ply\nformat binary_mixed_endian 1.0\n", "unsupported",
     "2|\"binary_mixed_endian\""},
    {"off nan", MeshFormat::off, "OFF\n3 1 0\n0 0 0\n0 0 0\n0 nan 0\n3 0 1 2\n", "number",
     "5|\"nan\""},
    {"off index", MeshFormat::off, "OFF\n3 1 0\n0 0 0\n0 0 0\n0 1 0\n3 0 1 -1\n", "shape",
     "6|-1|3"},
    {"off absurd", MeshFormat::off, "OFF\n2000000000 1 0\n0 0 0\n", "syntax", "2|2000000000|1"},
    {"off ends", MeshFormat::off, "OFF\n3 1 0\n0 0 0\n0 0 0\n0 1 0\n", "syntax", "5|0|1"},
    {"gltf version", MeshFormat::gltf, "{\"asset\": {\"version\": \"1.0\"}}", "unsupported",
     "asset.version"},
    {"gltf cycle", MeshFormat::gltf,
     R"({"asset":{"version":"2.0"},"scenes":[{"nodes":[0]}],"nodes":[{"children":[0]}]})", "shape",
     "0"},
    {"gltf short", MeshFormat::gltf,
     R"({"asset":{"version":"2.0"},"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
         "meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
         "accessors":[{"bufferView":0,"componentType":5126,"count":2000000000,"type":"VEC3"}],
         "bufferViews":[{"buffer":0,"byteLength":12}],
         "buffers":[{"byteLength":12,"uri":"data:;base64,AAAAAAAAAAAAAAAA"}]})",
     "syntax", "accessors[0]"},
};

/// A glTF with two nodes that place one triangle, and a primitive of lines beside it.
inline std::string nodesGltf() {
  // Two instances of one triangle: translated, and scaled and rotated under a parent.
  std::string buffer;
  for (const float x : {0.f, 0.f, 0.f, 1.f, 0.f, 0.f, 0.f, 1.f, 0.f}) appendBytes(buffer, x);
  for (const std::uint16_t i : {0, 1, 2}) appendBytes(buffer, i);
  const std::string base64 = QByteArray::fromStdString(buffer).toBase64().toStdString();
  return
      R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0,1]}],
        "nodes":[{"mesh":0,"translation":[10,0,0]},{"children":[2],"scale":[2,2,2]},
                 {"mesh":0,"rotation":[0,0,1,0]}],
        "meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1},{"mode":1,
                   "attributes":{"POSITION":0}}]}],
        "accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"},
                     {"bufferView":1,"componentType":5123,"count":3,"type":"SCALAR"}],
        "bufferViews":[{"buffer":0,"byteLength":36},{"buffer":0,"byteOffset":36,"byteLength":6}],
        "buffers":[{"byteLength":42,"uri":"data:application/octet-stream;base64,)" +
      base64 + "\"}]}";
}

}  // namespace hairline::testing
