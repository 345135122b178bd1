#include <sys/stat.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/mesh/byte_reader.h"
#include "core/mesh/mesh_file.h"
#include "core/mesh/mesh_report.h"
#include "core/mesh/shape_mesh.h"
#include "tests/support/failures.h"
#include "tests/support/mesh_files.h"
#include "tests/support/mesh_samples.h"
#include "tests/support/message_arguments.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::argumentsOf;
using testing::BadFile;
using testing::badFiles;
using testing::binaryStl;
using testing::caseCount;
using testing::Failures;
using testing::plyHeader;
using testing::Random;

namespace {

// The triangles as points, so that meshes with different indices can be compared.
std::vector<Vector3<double>> corners(const Mesh& mesh) {
  std::vector<Vector3<double>> points;
  for (const auto& triangle : mesh.triangles) {
    for (const int i : triangle) points.push_back(mesh.vertices[static_cast<std::size_t>(i)]);
  }
  return points;
}

const char* const tetrahedronOff =
    "OFF # with colours\n4 4 6\n0.1 0 0\n0.333333333333333314829616256247 0 0 # one\n0 1e-17 0\n"
    "0 0 1000000000.1\n\n3 0 2 1 255 0 0\n3 0 1 3\n3 1 2 3\n3 2 0 3\n";

/// A GLB of one accessor of positions with a byte stride, over a buffer of a size.
std::string glbOf(std::uint64_t count, std::uint64_t stride, std::uint64_t bytes) {
  std::string json =
      "{\"asset\":{\"version\":\"2.0\"},\"buffers\":[{\"byteLength\":" + std::to_string(bytes) +
      "}],\"bufferViews\":[{\"buffer\":0,\"byteLength\":" + std::to_string(bytes) +
      ",\"byteStride\":" + std::to_string(stride) +
      "}],\"accessors\":[{\"bufferView\":0,\"componentType\":5126,\"count\":" +
      std::to_string(count) +
      ",\"type\":\"VEC3\"}],\"meshes\":[{\"primitives\":[{\"attributes\":"
      "{\"POSITION\":0}}]}],\"nodes\":[{\"mesh\":0}],\"scenes\":[{\"nodes\":[0]}]}";
  json.resize((json.size() + 3) / 4 * 4, ' ');
  const auto word = [](std::uint64_t value) {
    std::string text(4, '\0');
    for (std::size_t i = 0; i < 4; ++i) text[i] = static_cast<char>(value >> (8 * i));
    return text;
  };
  return "glTF" + word(2) + word(12 + 8 + json.size() + 8 + bytes) + word(json.size()) + "JSON" +
         json + word(bytes) + std::string("BIN\0", 4) + std::string(bytes, '\0');
}

/// A glTF whose nodes all place one mesh of points without indices, stored in a buffer.
std::string gltfWithBuffer(const std::string& uri, std::size_t points = 3, std::size_t nodes = 1) {
  const std::string bytes = std::to_string(12 * points);
  std::string places;
  std::string numbers;
  for (std::size_t i = 0; i < nodes; ++i) {
    places += i == 0 ? "{'mesh':0}" : ",{'mesh':0}";
    numbers += (i == 0 ? "" : ",") + std::to_string(i);
  }
  std::string text =
      "{'asset':{'version':'2.0'},'buffers':[{'uri':'" + uri + "','byteLength':" + bytes +
      "}],'bufferViews':[{'buffer':0,'byteLength':" + bytes +
      "}],'accessors':[{'bufferView':0,'componentType':5126,'count':" + std::to_string(points) +
      ",'type':'VEC3'}],'meshes':[{'primitives':[{'attributes':{'POSITION':0}}]}],"
      "'nodes':[" +
      places + "],'scenes':[{'nodes':[" + numbers + "]}]}";
  std::ranges::replace(text, '\'', '"');
  return text;
}

}  // namespace

class TestMeshFile : public QObject {
  Q_OBJECT

 private slots:
  // Written meshes are read back, to the last bit if the format holds doubles.
  void writesAndReads() {
    const Mesh mesh = testing::tetrahedronMesh();
    for (const MeshFormat format :
         {MeshFormat::obj, MeshFormat::stl, MeshFormat::ply, MeshFormat::off}) {
      const Result<MeshText> text = writeMesh(mesh, format);
      QVERIFY(text);
      QCOMPARE(text->rounded, std::size_t{0});
      const Result<Mesh> back = readMesh(text->content, format);
      QVERIFY2(back, back ? "" : back.error().message.text().c_str());
      QVERIFY(corners(*back) == corners(mesh));
      QCOMPARE(back->vertices.size(), std::size_t{4});
    }
    for (const MeshFormat format : {MeshFormat::glb, MeshFormat::gltf}) {
      const Result<MeshText> text = writeMesh(mesh, format);
      QCOMPARE(text->rounded, std::size_t{4});
      const Result<Mesh> back = readMesh(text->content, format);
      QVERIFY2(back, back ? "" : back.error().message.text().c_str());
      for (std::size_t i = 0; i < 4; ++i) {
        for (int k = 0; k < 3; ++k) {
          QCOMPARE(back->vertices[i][k],
                   static_cast<double>(static_cast<float>(mesh.vertices[i][k])));
        }
      }
      QVERIFY(back->triangles == mesh.triangles);
    }
    // The buffer as decoded by another program.
    const QJsonObject root =
        QJsonDocument::fromJson(
            QByteArray::fromStdString(writeMesh(mesh, MeshFormat::gltf)->content))
            .object();
    const QJsonObject buffer = root["buffers"].toArray()[0].toObject();
    const QByteArray bytes =
        QByteArray::fromBase64(buffer["uri"].toString().section(',', 1).toLatin1());
    QCOMPARE(bytes.size(), buffer["byteLength"].toInt());
    QVERIFY(writeMesh(mesh, MeshFormat::glb)->content.ends_with(bytes.toStdString()));
  }

  // Binary STL holds binary32: it is written if that is enough.
  void writesBinaryStlWhereItHolds() {
    Mesh mesh;
    mesh.vertices = {{0, 0, 0}, {0.5, 0, 0}, {0, 0.25, 0}};
    mesh.triangles = {{0, 1, 2}};
    const Result<MeshText> text = writeMesh(mesh, MeshFormat::stl);
    QCOMPARE(text->content.size(), std::size_t{134});
    QVERIFY(corners(*readMesh(text->content, MeshFormat::stl)) == corners(mesh));
    // A header that begins as text does must not mislead.
    std::string solid = text->content;
    solid.replace(0, 5, "solid");
    QVERIFY(corners(*readMesh(solid, MeshFormat::stl)) == corners(mesh));
  }

  void readsOff() {
    const Result<Mesh> mesh = readMesh(tetrahedronOff, MeshFormat::off);
    QVERIFY2(mesh, mesh ? "" : mesh.error().message.text().c_str());
    QVERIFY(corners(*mesh) == corners(testing::tetrahedronMesh()));
  }

  // Halfway cases and many digits: only correct rounding gets them right.
  void readsTextToTheNearestDouble() {
    const Result<Mesh> mesh = readMesh(
        "v 9007199254740993 0.1000000000000000055511151231257827 +1e-320\n"
        "v 9007199254740995 1.00000000000000011102230246251565404236316680908203125 1e-400\n"
        "v 1.7976931348623157e308 -0 0\nf 1/1/1 2//2 -1/7\n",
        MeshFormat::obj);
    QVERIFY2(mesh, mesh ? "" : mesh.error().message.text().c_str());
    QCOMPARE(mesh->vertices[0][0], 9007199254740992.0);
    QCOMPARE(mesh->vertices[0][1], 0.1);
    QCOMPARE(mesh->vertices[0][2], 1e-320);
    QCOMPARE(mesh->vertices[1][0], 9007199254740996.0);
    QCOMPARE(mesh->vertices[1][1], 1.0);
    QCOMPARE(mesh->vertices[1][2], 0.0);
    QVERIFY(std::signbit(mesh->vertices[2][1]));
    QVERIFY((mesh->triangles == std::vector<std::array<int, 3>>{{0, 1, 2}}));
  }

  void readsPlyOfEitherByteOrder() {
    const std::string head =
        " 1.0\ncomment made by hand\nelement extra 2\nproperty list uchar ushort some\nelement "
        "vertex 4\nproperty uchar red\nproperty double x\nproperty short y\nproperty float "
        "z\nelement face 2\nproperty float area\nproperty list uint8 uint32 vertex_index\nproperty "
        "list uchar float more\nend_header\n";
    for (const bool big : {false, true}) {
      std::string text =
          std::string("ply\nformat binary_") + (big ? "big" : "little") + "_endian" + head;
      const auto put = [&](auto value) {
        std::string bytes;
        appendBytes(bytes, value);
        if (big) std::reverse(bytes.begin(), bytes.end());
        text += bytes;
      };
      put(std::uint8_t{1});
      put(std::uint16_t{7});
      put(std::uint8_t{0});
      const double x[] = {0.1, 1, 1, 0};
      const std::int16_t y[] = {-300, 0, 1, 1};
      for (int i = 0; i < 4; ++i) {
        put(std::uint8_t{200});
        put(x[i]);
        put(y[i]);
        put(0.5f);
      }
      put(1.0f);
      put(std::uint8_t{3});
      for (const std::uint32_t i : {0u, 1u, 2u}) put(i);
      put(std::uint8_t{1});
      put(2.0f);
      put(1.0f);
      put(std::uint8_t{4});
      for (const std::uint32_t i : {0u, 1u, 2u, 3u}) put(i);
      put(std::uint8_t{0});
      const Result<Mesh> mesh = readMesh(text, MeshFormat::ply);
      QVERIFY2(mesh, mesh ? "" : mesh.error().message.text().c_str());
      QVERIFY(mesh->vertices[0] == Vector3<double>(0.1, -300, 0.5));
      QCOMPARE(mesh->triangles.size(), std::size_t{3});
    }
  }

  // Concave faces are triangulated inside, whatever their number of corners.
  void cutsFaces() {
    const Result<Mesh> quad =
        readMesh("v 0 0 0\nv 2 0 0\nv 0.5 0.5 0\nv 0 2 0\nf 2 3 4 1\n", MeshFormat::obj);
    QVERIFY(quad);
    double area = 0;
    for (const auto& [a, b, c] : quad->triangles) {
      const auto at = [&](int i) { return quad->vertices[static_cast<std::size_t>(i)]; };
      area += cross(Vector3<double>(at(b) - at(a)), Vector3<double>(at(c) - at(a)))[2];
    }
    QCOMPARE(area, 2.0);
    const Result<Mesh> comb = readMesh(
        "v 0 0 0\nv 4 0 0\nv 4 2 0\nv 3 2 0\nv 3 1 0\nv 1 1 0\nv 1 2 0\nv 0 2 0\n"
        "f 1 2 3 4 5 6 7 8\n",
        MeshFormat::obj);
    QVERIFY(comb);
    QCOMPARE(comb->triangles.size(), std::size_t{6});
  }

  void placesNodesOfGltf() {
    const std::string text = testing::nodesGltf();
    const Result<Mesh> mesh = readMesh(text, MeshFormat::gltf);
    QVERIFY2(mesh, mesh ? "" : mesh.error().message.text().c_str());
    const std::vector<Vector3<double>> expected{{10, 0, 0}, {11, 0, 0}, {10, 1, 0},
                                                {0, 0, 0},  {-2, 0, 0}, {0, -2, 0}};
    QVERIFY(corners(*mesh) == expected);
  }

  void refusesBadFiles_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < badFiles.size(); ++i) {
      QTest::newRow(badFiles[i].name) << static_cast<int>(i);
    }
  }
  void refusesBadFiles() {
    QFETCH(int, index);
    const BadFile& bad = badFiles[static_cast<std::size_t>(index)];
    const Result<Mesh> mesh = readMesh(bad.content, bad.format);
    QVERIFY(!mesh);
    QCOMPARE(QString::fromStdString(mesh.error().code), QString(bad.code));
    QCOMPARE(QString::fromStdString(argumentsOf(mesh.error().message)), QString(bad.arguments));
  }

  // Mutated files give a mesh with legal indices or an error, nothing else.
  void survivesMutatedFiles() {
    Random random(2024);
    const Mesh mesh = testing::tetrahedronMesh();
    std::vector<std::pair<MeshFormat, std::string>> seeds;
    for (const MeshFormat format :
         {MeshFormat::obj, MeshFormat::stl, MeshFormat::ply, MeshFormat::glb}) {
      seeds.emplace_back(format, writeMesh(mesh, format)->content);
    }
    seeds.emplace_back(MeshFormat::stl, binaryStl(1, 2));
    seeds.emplace_back(MeshFormat::off, tetrahedronOff);
    seeds.emplace_back(MeshFormat::ply, std::string(plyHeader) + "0 0 0\n0 1 0\n1 1 1\n3 0 1 2\n");
    for (const BadFile& bad : badFiles) seeds.emplace_back(bad.format, bad.content);
    Failures failures;
    int read = 0;
    const int count = caseCount(20000);
    for (int i = 0; i < count; ++i) {
      const auto& [format, seed] = seeds[static_cast<std::size_t>(i) % seeds.size()];
      const std::string content = testing::mutated(seed, random);
      const Result<Mesh> result = readMesh(content, format);
      read += result ? 1 : 0;
      bool legal = true;
      if (result) {
        for (const auto& triangle : result->triangles) {
          for (const int corner : triangle) {
            legal =
                legal && corner >= 0 && static_cast<std::size_t>(corner) < result->vertices.size();
          }
        }
        for (const auto& vertex : result->vertices) legal = legal && vertex.allFinite();
      }
      failures.check(legal, [&] { return content; });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(read > 0 && read < count);
  }

  void reportsWhatIsWrongWithAMesh() {
    Mesh mesh = testing::tetrahedronMesh();
    QVERIFY(inspect(mesh).isClosed());
    QVERIFY(findings(inspect(mesh)).empty());
    mesh.triangles.edit().pop_back();
    mesh.triangles.edit().push_back(mesh.triangles[0]);
    mesh.vertices.edit().push_back(mesh.vertices[1]);
    mesh.vertices.edit().emplace_back(5, 5, 5);
    mesh.triangles.edit().push_back({1, 1, 4});
    const MeshReport report = inspect(mesh);
    QCOMPARE(report.degenerate, std::size_t{1});
    QCOMPARE(report.duplicate, std::size_t{1});
    QCOMPARE(report.unusedVertices, std::size_t{1});
    QCOMPARE(report.nonManifoldEdges, std::size_t{2});
    QCOMPARE(report.boundaryEdges, std::size_t{2});
    QCOMPARE(report.holes, std::size_t{1});
    QVERIFY(!report.isClosed());
    QVERIFY(inspect(testing::icosphere(3)).isClosed());
  }

  void makesMeshesOfShapes() {
    const Shape box = Aabb<double>{{0, 0, 0}, {1, 2, 3}};
    const std::optional<Mesh> mesh = meshOf(box);
    QVERIFY(mesh);
    QCOMPARE(mesh->triangles.size(), std::size_t{12});
    QVERIFY(inspect(*mesh).isClosed());
    QVERIFY(!meshOf(Shape(Sphere<double>{{0, 0, 0}, 1})));
    const Shape flat = Aabb<double>{{0, 0, 0}, {1, 2, 0}};
    QCOMPARE(meshOf(flat)->triangles.size(), std::size_t{2});
    const Shape point = Aabb<double>{{1, 1, 1}, {1, 1, 1}};
    QCOMPARE(meshOf(point)->triangles.size(), std::size_t{1});
  }

  void loadsFilesOfAScene() {
    QTemporaryDir folder;
    const std::filesystem::path root = folder.path().toStdString();
    const Mesh mesh = testing::tetrahedronMesh();
    QVERIFY(!writeFileAtomically(root / "t.OBJ", writeMesh(mesh, MeshFormat::obj)->content));
    Scene scene;
    Mesh named;
    named.file = "t.OBJ";
    insert(scene, makeObject(named));
    QVERIFY(!loadMeshFiles(scene, root));
    QCOMPARE(std::get<Mesh>(scene.objects[0].shape).triangles.size(), std::size_t{4});
    named.file = "missing.ply";
    insert(scene, makeObject(named));
    const auto error = loadMeshFiles(scene, root);
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->at), QString("objects[1].file"));
  }

  /// Products of a file's numbers may overflow: nothing is read beyond the buffer nevertheless.
  void refusesAccessorsBeyondTheirBuffer_data() {
    QTest::addColumn<quint64>("count");
    QTest::addColumn<quint64>("stride");
    QTest::addColumn<quint64>("bytes");
    QTest::addColumn<bool>("isRead");
    const auto row = [](const char* name, quint64 count, quint64 stride, quint64 bytes, bool read) {
      QTest::newRow(name) << count << stride << bytes << read;
    };
    row("fits", 3, 252, 2 * 252 + 12, true);
    row("one byte short", 3, 252, 2 * 252 + 11, false);
    row("stride above the format's limit", 3, 256, 4096, false);
    row("product wraps around", 32769, quint64{1} << 49, 32769 * 12, false);
    row("product wraps around to within", 18449, 999931920734473, 221388, false);
  }
  void refusesAccessorsBeyondTheirBuffer() {
    QFETCH(quint64, count);
    QFETCH(quint64, stride);
    QFETCH(quint64, bytes);
    QFETCH(bool, isRead);
    const Result<Mesh> mesh = readMesh(glbOf(count, stride, bytes), MeshFormat::glb);
    QCOMPARE(static_cast<bool>(mesh), isRead);
    if (!isRead) QCOMPARE(QString::fromStdString(mesh.error().code), QString("syntax"));
  }

  /// Devices are endless and a FIFO blocks its reader.
  void readsRegularFilesOnly() {
    const QTemporaryDir folder;
    const std::filesystem::path base = folder.path().toStdString();
    QCOMPARE(::mkfifo((base / "waits.obj").c_str(), 0600), 0);
    std::filesystem::create_symlink("/dev/zero", base / "endless.stl");
    for (const char* name : {"waits.obj", "endless.stl"}) {
      const Result<Mesh> mesh = readMeshFile(base / name);
      QVERIFY2(!mesh, name);
      QCOMPARE(QString::fromStdString(mesh.error().code), QString("file"));
    }
    std::filesystem::create_directories(base / "models");
    std::filesystem::create_directories(base / "textures of it");
    std::filesystem::create_symlink("/dev/zero", base / "models/zero.bin");
    QVERIFY(!writeFileAtomically(base / "textures of it/a.bin", std::string(36, '\0')));
    const std::string absolute = (base / "textures of it/a.bin").string();
    for (const std::string& uri :
         {std::string("/dev/zero"), std::string("../../../../../../../dev/zero"),
          std::string("../waits.obj"), std::string("zero.bin"), std::string(".."),
          std::string("file:///etc/hostname"), std::string("https://localhost/a.bin"), absolute,
          std::string("../textures of it/a.bin%00"),
          std::string("../textures of it/a.bin\\u0000")}) {
      const Result<Mesh> mesh = readMesh(gltfWithBuffer(uri), MeshFormat::gltf, base / "models");
      QVERIFY2(!mesh, uri.c_str());
      QCOMPARE(QString::fromStdString(mesh.error().code), QString("file"));
    }
    for (const char* uri : {"../textures of it/a.bin", "../textures%20of%20it/a.bin"}) {
      const Result<Mesh> mesh = readMesh(gltfWithBuffer(uri), MeshFormat::gltf, base / "models");
      QVERIFY2(mesh, mesh ? "" : mesh.error().message.text().c_str());
      QCOMPARE(mesh->triangles.size(), std::size_t{1});
    }
  }

  /// A small file that repeats a part produces at most the stated limit, and is refused before any
  /// of it is produced.
  void limitsRepeatedMeshes() {
    // 1.1 MB that would expand to 1.2 billion vertices.
    constexpr std::size_t vertices = 60000;
    constexpr std::size_t nodes = 20000;
    std::string text =
        gltfWithBuffer("data:;base64," + std::string(vertices * 12 / 3 * 4, 'A'), vertices, nodes);
    const Result<Mesh> mesh = readMesh(text, MeshFormat::gltf);
    QVERIFY(!mesh);
    QCOMPARE(QString::fromStdString(mesh.error().code), QString("limit"));
    QVERIFY(mesh.error().message.form().starts_with("nodes[%1]"));
    // The same holds for other slow inputs: many fields to search, many times.
    text = gltfWithBuffer("data:;base64," + std::string(48, 'A'));
    std::string fields;
    for (int i = 0; i < 30000; ++i) fields += ",\"k" + std::to_string(i) + "\":0";
    text.insert(text.find(",\"buffers\""), fields);
    const std::string primitive = R"({"attributes":{"POSITION":0}},)";
    std::string primitives;
    for (int i = 0; i < 20000; ++i) primitives += primitive;
    text.insert(text.find(R"({"attributes")"), primitives);
    const Result<Mesh> wide = readMesh(text, MeshFormat::gltf);
    QVERIFY(!wide);
    QCOMPARE(QString::fromStdString(wide.error().code), QString("limit"));
    // This many repetitions of a small one are fine.
    text = gltfWithBuffer("data:;base64," + std::string(48, 'A'), 3, nodes);
    QCOMPARE(readMesh(text, MeshFormat::gltf)->triangles.size(), nodes);
  }

  /// The same for the objects of a scene that name one file, by whatever path.
  void limitsRepeatedFiles() {
    const QTemporaryDir folder;
    const std::filesystem::path base = folder.path().toStdString();
    std::string text = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    for (int i = 0; i < 30000; ++i) text += "f 1 2 3\n";
    QVERIFY(!writeFileAtomically(base / "a.obj", text));
    const auto sceneOf = [](int objects) {
      Scene scene;
      for (int i = 0; i < objects; ++i) {
        Mesh named;
        named.file = i % 2 == 0 ? "a.obj" : "./a.obj";
        scene.objects.push_back(makeObject(named));
        scene.objects.back().id = "m" + std::to_string(i);
      }
      return scene;
    };
    Scene few = sceneOf(3);
    QVERIFY(!loadMeshFiles(few, base));
    QCOMPARE(std::get<Mesh>(few.objects[2].shape).triangles.size(), std::size_t{30000});
    Scene many = sceneOf(700);
    const auto error = loadMeshFiles(many, base);
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->code), QString("limit"));
    QVERIFY2(error->at.starts_with("objects["), error->at.c_str());
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    Work work;
    work.stop = stop.get_token();
    work.progress = [&](double) { stop.request_stop(); };
    const std::string text = writeMesh(testing::icosphere(7), MeshFormat::ply)->content;
    const Result<Mesh> mesh = readMesh(text, MeshFormat::ply, {}, work);
    QVERIFY(!mesh);
    QCOMPARE(QString::fromStdString(mesh.error().code), QString("cancelled"));
  }
};

HAIRLINE_TEST(TestMeshFile, eventLoop);
#include "test_mesh_file.moc"
