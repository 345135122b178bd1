#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {
namespace {

const char* const square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n";
const char* const wall = "v 0.5 -1 -1\nv 0.5 2 -1\nv 0.5 2 1\nv 0.5 -1 1\nf 1 2 3 4\n";

}  // namespace

/// `hairline bvh`, by its output.
class TestBvhCommand : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QVERIFY(m_folder.isValid());
    write("square.obj", square);
    write("wall.obj", wall);
  }

  void reportsFigures() {
    const ProgramRun run = runProgram({"bvh", path("square.obj"), "--json"});
    QVERIFY2(run.status == 0 && run.errors.isEmpty(), run.errors);
    const QJsonObject line = run.lines().first();
    const QJsonObject mesh = line["meshes"].toArray()[0].toObject();
    QCOMPARE(mesh["triangles"], QJsonValue(2));
    QCOMPARE(mesh["nodes"], QJsonValue(1));
    QCOMPARE(line["build"], QJsonValue("topdown-sah"));
    QVERIFY(!line.contains("answer"));
    const ProgramRun text = runProgram({"bvh", path("square.obj")});
    QVERIFY2(text.output.contains("bytes per triangle"), text.output);
  }

  void writesAPictureByRays() {
    const QString picture = path("square.png");
    const ProgramRun run = runProgram({"bvh", path("square.obj"), "--picture", picture, "--size",
                                       "200x100", "--view", "top", "--offset", "5", "0", "0"});
    QVERIFY2(run.status == 0 && run.errors.isEmpty(), run.errors);
    const QImage image(picture);
    QCOMPARE(image.size(), QSize(200, 100));
    // The square faces the eye in the middle; beside it rays hit nothing.
    QCOMPARE(qAlpha(image.pixel(100, 50)), 255);
    QVERIFY(qBlue(image.pixel(100, 50)) > qRed(image.pixel(100, 50)));
    QCOMPARE(qAlpha(image.pixel(5, 50)), 0);
    const ProgramRun ending = runProgram({"bvh", path("square.obj"), "--picture", "a.gif"});
    QCOMPARE(ending.status, 2);
    QVERIFY2(ending.errors.contains(".png"), ending.errors);
    const ProgramRun size =
        runProgram({"bvh", path("square.obj"), "--picture", picture, "--size", "1x1"});
    QVERIFY2(size.status == 2 && size.errors.contains("--size"), size.errors);
  }

  void answersAlikeWhateverTheTree() {
    for (const char* build : {"topdown-sah", "topdown-midpoint", "topdown-mean", "topdown-median",
                              "bottom-up", "insertion"}) {
      for (const char* volume : {"aabb", "sphere", "obb", "kdop14", "kdop18", "kdop26"}) {
        const auto ask = [&](const QStringList& more) {
          const ProgramRun run =
              runProgram(QStringList{"bvh", path("square.obj"), path("wall.obj"), "--build", build,
                                     "--volume", volume, "--leaf", "1", "--json"} +
                         more);
          return run.status == 0 ? run.lines().first()["answer"].toObject() : QJsonObject();
        };
        const QJsonObject overlap = ask({"--scalar", "exact"});
        QCOMPARE(overlap["count"], QJsonValue(4));
        QCOMPARE(overlap["pairs"].toArray(), (QJsonArray{QJsonArray{0, 0}, QJsonArray{0, 1},
                                                         QJsonArray{1, 0}, QJsonArray{1, 1}}));
        QCOMPARE(ask({"--offset", "2", "0", "0"})["hit"], QJsonValue(false));
        const QJsonObject sweep = ask({"--query", "sweep", "--offset", "-1.5", "0", "0", "--motion",
                                       "2", "0", "0", "--scalar", "exact"});
        QCOMPARE(sweep["time"], QJsonValue(0.5));
      }
    }
  }

  void answersOneMesh() {
    const auto ask = [&](const QStringList& more) {
      const ProgramRun run = runProgram(QStringList{"bvh", path("square.obj"), "--json"} + more);
      return run.status == 0 ? run.lines().first()["answer"].toObject() : QJsonObject();
    };
    const QJsonObject ray = ask({"--query", "ray", "--origin", "0.75", "0.25", "-3", "--direction",
                                 "0", "0", "2", "--scalar", "exact"});
    QCOMPARE(ray["t"], QJsonValue(1.5));
    QCOMPARE(ray["triangle"], QJsonValue(0));
    const QJsonObject nearest = ask({"--query", "nearest", "--point", "2", "0.5", "0"});
    QCOMPARE(nearest["sqdist"], QJsonValue(1));
    QCOMPARE(nearest["point"].toArray(), (QJsonArray{1, 0.5, 0}));
    QCOMPARE(ask({"--query", "self"})["hit"], QJsonValue(false));
  }

  void refusesWrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const QString mesh = path("square.obj");
    QTest::newRow("none") << QStringList{} << QByteArray("mesh");
    QTest::newRow("build") << QStringList{mesh, "--build", "magic"} << QByteArray("magic");
    QTest::newRow("two") << QStringList{mesh, "--query", "overlap"} << QByteArray("two meshes");
    QTest::newRow("ray") << QStringList{mesh, "--query", "ray"} << QByteArray("--origin");
    QTest::newRow("direction") << QStringList{mesh, "--query",     "ray", "--origin", "0", "0",
                                              "0",  "--direction", "0",   "0",        "0"}
                               << QByteArray("zero");
    QTest::newRow("nan") << QStringList{mesh, "--query", "nearest", "--point", "nan", "0", "0"}
                         << QByteArray("finite");
    QTest::newRow("file") << QStringList{path("no.obj")} << QByteArray("no.obj");
  }
  void refusesWrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const ProgramRun run = runProgram(QStringList{"bvh"} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.errors.contains(message), run.errors);
    QVERIFY(run.output.isEmpty());
  }

 private:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  void write(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
  }

  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestBvhCommand, eventLoop);
#include "test_bvh.moc"
