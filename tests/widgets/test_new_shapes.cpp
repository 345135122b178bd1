#include <QTest>
#include <cmath>

#include "core/scene/new_shapes.h"
#include "core/scene/transform.h"
#include "core/shapes/every_number.h"
#include "core/shapes/validate.h"
#include "tests/support/test_class.h"

using namespace hairline;
using Eigen::Vector3d;

class TestNewShapes : public QObject {
  Q_OBJECT

 private slots:
  void areLegalAtEveryScale_data();
  void areLegalAtEveryScale();
  void haveShortNumbers();
  void standBesideEachOther();
  void moveWhereAllIsTaken();
};

void TestNewShapes::areLegalAtEveryScale_data() {
  QTest::addColumn<QString>("type");
  for (const std::string_view type : shapeTypeNames) {
    const QString name = QString::fromStdString(std::string(type));
    QTest::newRow(qPrintable(name)) << name;
  }
}

void TestNewShapes::areLegalAtEveryScale() {
  QFETCH(QString, type);
  const std::string name = type.toStdString();
  struct Place {
    Vector3d center;
    double size;
  };
  for (const Place& place :
       {Place{{0, 0, 0}, 1}, Place{{0.3, -0.7, 0.1}, 0.2}, Place{{1e6, -1e6, 1e6}, 1e-3},
        Place{{0, 0, 0}, 1e-9}, Place{{3e9, 1, 2}, 5e8}, Place{{1, 1, 1}, 1e-13}}) {
    const Shape shape = newShape(name, place.center, place.size);
    QCOMPARE(typeName(shape), std::string_view(name));
    const auto fault = validate(shape);
    QVERIFY2(!fault, qPrintable(type + QStringLiteral(" of size %1: ").arg(place.size) +
                                QString::fromStdString(fault ? fault->message.text() : "")));
    const auto box = bounds(shape);
    if (!box || name == "point" || name == "point2") continue;
    Vector3d target = place.center;
    if (name.ends_with('2')) target.z() = 0;
    const double slack = 1e-9 * place.center.norm();
    QVERIFY((box->min / 2 + box->max / 2 - target).norm() <= 0.75 * place.size + slack);
    const double extent = (box->max - box->min).norm();
    QVERIFY2(extent <= 2.5 * place.size + slack && extent + slack >= 0.7 * place.size,
             qPrintable(QStringLiteral("%1 %2").arg(extent).arg(place.size)));
  }
}

void TestNewShapes::haveShortNumbers() {
  for (const std::string_view type : shapeTypeNames) {
    if (type == "mesh" || type == "grid") continue;  // no numbers by the names of fields
    const Shape shape = newShape(type, {0.1, 0.7, -0.3}, 0.2);
    const bool isShort = std::visit(
        [](const auto& known) {
          return everyNumber(known, [](double number) {
            return QString::number(number, 'g', QLocale::FloatingPointShortest).size() <= 8;
          });
        },
        shape);
    QVERIFY2(isShort, qPrintable(QString::fromStdString(std::string(type))));
  }
}

void TestNewShapes::standBesideEachOther() {
  Scene scene;
  for (const std::string_view type : shapeTypeNames) {
    if (type.ends_with('2') || !bounds(newShape(type, {0.1, 0.7, -0.3}, 0.2))) continue;
    SceneObject object;
    object.shape = newShapeBeside(scene, type, {0.1, 0.7, -0.3}, 0.2, 0.1, {0.2, -0.9, 0.4});
    const auto box = bounds(object.shape);
    if (scene.objects.empty()) {
      QVERIFY(identical(object.shape, newShape(type, {0.1, 0.7, -0.3}, 0.2)));
    }
    for (const SceneObject& other : scene.objects) {
      const auto taken = bounds(other.shape);
      QVERIFY2((box->min.array() > taken->max.array()).any() ||
                   (box->max.array() < taken->min.array()).any(),
               qPrintable(QString::fromStdString(std::string(type))));
    }
    // All in the plane that faces the view.
    QVERIFY(box->min.y() <= 0.7 && box->max.y() >= 0.7);
    scene.objects.push_back(object);
  }
  QVERIFY(scene.objects.size() > 10);
}

void TestNewShapes::moveWhereAllIsTaken() {
  Scene scene;
  scene.objects.emplace_back().shape = newShape("aabb", {0, 0, 0}, 1000);
  const Shape first = newShapeBeside(scene, "sphere", {0, 0, 0}, 1, 0.5, {0, 0, 1});
  QVERIFY(identical(first, newShape("sphere", {0, 0, 0}, 1)));
  scene.objects.emplace_back().shape = first;
  QVERIFY(identical(newShapeBeside(scene, "sphere", {0, 0, 0}, 1, 0.5, {0, 0, 1}),
                    newShape("sphere", {0.5, 0.5, 0}, 1)));
}

HAIRLINE_TEST(TestNewShapes, nothing);
#include "test_new_shapes.moc"
