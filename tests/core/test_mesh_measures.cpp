#include <QTest>
#include <cmath>
#include <numbers>

#include "core/mesh/coarse_mesh.h"
#include "core/mesh/mesh_file.h"
#include "core/mesh/mesh_measures.h"
#include "core/mesh/shape_mesh.h"
#include "tests/support/mesh_files.h"
#include "tests/support/test_class.h"

using namespace hairline;

class TestMeshMeasures : public QObject {
  Q_OBJECT

 private slots:
  void measuresABox() {
    const Mesh box = *meshOf(Shape(Aabb<double>{{1, 2, 3}, {2, 4, 6}}));
    const MeshMeasures measures = measure(box);
    QCOMPARE(measures.area, 2.0 * (2 + 3 + 6));
    QCOMPARE(measures.volume, 6.0);
    QVERIFY(measures.bounds.min == Vector3<double>(1, 2, 3));
    QVERIFY(measures.bounds.max == Vector3<double>(2, 4, 6));
  }

  void comesNearASphere() {
    const MeshMeasures measures = measure(testing::icosphere(4, 2));
    constexpr double pi = std::numbers::pi;
    QVERIFY(std::abs(measures.area / (16 * pi) - 1) < 0.01);
    QVERIFY(std::abs(measures.volume / (32 * pi / 3) - 1) < 0.01);
  }

  void keepsItsDigitsFarFromTheOrigin() {
    Mesh sphere = testing::icosphere(2);
    const double volume = measure(sphere).volume;
    for (auto& vertex : sphere.vertices.edit()) vertex += Vector3<double>(1e6, -1e6, 1e6);
    QVERIFY(std::abs(measure(sphere).volume - volume) < 1e-8);
  }

  void takesTheSignFromTheWinding() {
    Mesh sphere = testing::icosphere(1);
    const double volume = measure(sphere).volume;
    for (auto& triangle : sphere.triangles.edit()) std::swap(triangle[0], triangle[1]);
    QCOMPARE(measure(sphere).volume, -volume);
    // A vertex of no triangle is no part of the surface.
    sphere.vertices.edit().emplace_back(9, 9, 9);
    QVERIFY(measure(sphere).bounds.max.x() < 2);
  }

  void coarseMeshesLookAlike() {
    const Mesh sphere = testing::icosphere(5, 2);
    QVERIFY(coarsened(sphere, sphere.triangles.size()) == sphere);
    for (const std::size_t most : {std::size_t{112}, std::size_t{2'000}, std::size_t{20'000}}) {
      const Mesh coarse = coarsened(sphere, most);
      QVERIFY(!coarse.triangles.empty());
      QVERIFY(coarse.triangles.size() <= most);
      for (const auto& vertex : coarse.vertices) QVERIFY(vertex.norm() < 2 + 1e-12);
      if (most == 112) continue;
      QVERIFY(std::abs(measure(coarse).volume / measure(sphere).volume - 1) < 0.05);
    }
  }

  void coarseMeshesOfAnySize() {
    Mesh sphere = testing::icosphere(4);
    const Mesh unit = coarsened(sphere, 1'000);
    for (auto& vertex : sphere.vertices.edit()) vertex *= 0x1p1022;
    const Mesh huge = coarsened(sphere, 1'000);
    QVERIFY(huge.triangles == unit.triangles);
    for (const auto& vertex : huge.vertices) QVERIFY(vertex.allFinite());
    for (auto& vertex : sphere.vertices.edit()) vertex = {1e-300, -0.0, 5};
    QVERIFY(coarsened(sphere, 1'000).triangles.empty());
  }

  // The kind of STL can be chosen; text keeps every bit, and rounded coordinates are counted.
  void writesTheStlAskedFor() {
    Mesh mesh;
    mesh.vertices = {{0.1, 0, 0}, {0.5, 0, 0}, {0, 0.25, 0}};
    mesh.triangles = {{0, 1, 2}};
    QCOMPARE(countRounded(mesh), std::size_t{1});
    const auto binary = writeMesh(mesh, MeshFormat::stl, StlStyle::binary);
    QCOMPARE(binary->content.size(), std::size_t{134});
    QCOMPARE(binary->rounded, std::size_t{1});
    QCOMPARE(readMesh(binary->content, MeshFormat::stl)->vertices[0].x(), double(0.1F));
    mesh.vertices.edit()[0].x() = 0.125;
    const auto text = writeMesh(mesh, MeshFormat::stl, StlStyle::text);
    QVERIFY(text->content.starts_with("solid"));
    QCOMPARE(text->rounded, std::size_t{0});
    mesh.vertices.edit()[0].x() = 1e300;
    QCOMPARE(writeMesh(mesh, MeshFormat::stl, StlStyle::binary).error().code,
             std::string("number"));
    QVERIFY(writeMesh(mesh, MeshFormat::stl));
  }
};

HAIRLINE_TEST(TestMeshMeasures, eventLoop);
#include "test_mesh_measures.moc"
